export function ScoreBoard() {
  return null;
}
