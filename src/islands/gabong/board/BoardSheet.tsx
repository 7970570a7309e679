export function BoardSheet(_: { close: () => void }) {
  return null;
}
