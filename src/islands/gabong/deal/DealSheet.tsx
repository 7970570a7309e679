export function DealSheet(_: { entry: string; close: () => void }) {
  return null;
}
