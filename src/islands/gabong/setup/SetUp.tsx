export function SetUp(_: { back: (() => void) | undefined }) {
  return null;
}
