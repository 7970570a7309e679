export function HappenedSheet(_: { close: () => void }) {
  return null;
}
