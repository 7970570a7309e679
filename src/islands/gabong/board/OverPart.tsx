export function OverPart() {
  return null;
}
