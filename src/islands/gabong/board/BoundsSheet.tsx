export function BoundsSheet(_: { close: () => void }) {
  return null;
}
