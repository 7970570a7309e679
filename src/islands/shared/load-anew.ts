/**
 * Loads the page anew, where it is to be had: browsers may remember for as long as a page lives that a script could not be
 * fetched, and never ask for it again.
 *
 * @returns whether it is being loaded; where it cannot be had, the page stays what it is.
 */
export async function loadAnew(): Promise<boolean> {
  const isThere = await fetch(location.href).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) location.reload();
  return isThere;
}
