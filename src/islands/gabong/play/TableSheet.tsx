export function TableSheet(_: { close: () => void }) {
  return null;
}
