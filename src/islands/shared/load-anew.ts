/** A host that says nothing for so long is as good as none. Milliseconds. */
const PATIENCE = 20_000;

/**
 * Loads the page anew, where it is to be had: browsers may remember for as long as a page lives that a script could not be
 * fetched, and never ask for it again. Where it cannot be had, the page stays what it is.
 */
export async function loadAnew(): Promise<void> {
  const isThere = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) location.reload();
}
