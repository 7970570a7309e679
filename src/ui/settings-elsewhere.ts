/**
 * Calls `open` when another page may have chosen other settings on this phone: a tab beside this one, or one that was
 * left to go back to this. @returns what ends it.
 */
export function onSettingsElsewhere(open: () => void): () => void {
  const stored = ({ key }: StorageEvent) => {
    if (key === null || key.endsWith(':house-rules')) open();
  };
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) open();
  };
  addEventListener('storage', stored);
  addEventListener('pageshow', shown);
  return () => {
    removeEventListener('storage', stored);
    removeEventListener('pageshow', shown);
  };
}
