export function DealPart() {
  return null;
}
