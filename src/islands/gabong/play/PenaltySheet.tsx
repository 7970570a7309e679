export function PenaltySheet(_: { close: () => void }) {
  return null;
}
