export function Checker() {
  return null;
}
