/** The newest version whose news this phone was told, or which it began with. */
const KEY = 'release-seen';

const isBefore = (one: string, other: string): boolean => one.localeCompare(other, 'en', { numeric: true }) < 0;

/**
 * Whether to tell what a version brought: once, to those who had an earlier one. From now on they know it. A browser that
 * refuses to keep that is told nothing: it would be told at every visit.
 *
 * @param wasHere - whether an earlier visit is known otherwise: the first versions did not note themselves.
 */
export function tellsRelease(version: string, wasHere: boolean): boolean {
  try {
    const seen = localStorage.getItem(KEY);
    if (seen !== null && !isBefore(seen, version)) return false;
    localStorage.setItem(KEY, version);
    return seen !== null || wasHere;
  } catch {
    return false;
  }
}
