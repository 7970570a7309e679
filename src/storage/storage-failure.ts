/** Why a browser did not keep something: no room, no permission, it only pretended to, or a newer build has its data. */
export type Failure = 'full' | 'blocked' | 'not-kept' | 'closed-by-newer';

/** The names and codes that browsers have given to a full storage. */
const FULL_NAMES = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];
const FULL_CODES = [22, 1014];

export function failureOf(error: unknown): Failure {
  if (typeof error !== 'object' || error === null) return 'blocked';
  const { name, code } = error as { readonly name?: unknown; readonly code?: unknown };
  if (FULL_NAMES.some((known) => known === name) || FULL_CODES.some((known) => known === code)) return 'full';
  // A newer build has given the database another form.
  return name === 'VersionError' ? 'closed-by-newer' : 'blocked';
}
