/**
 * Why a browser did not keep something: no room, no permission, it only pretended to, or a newer build has its data; `stuck`:
 * it has not answered yet, and may still keep it.
 */
export type Failure = 'full' | 'blocked' | 'not-kept' | 'closed-by-newer' | 'stuck';

const LATE = 'TimeoutError';

/** The names and codes that browsers have given to a full storage. */
const FULL_NAMES = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];
const FULL_CODES = [22, 1014];

export function failureOf(error: unknown): Failure {
  if (typeof error !== 'object' || error === null) return 'blocked';
  const { name, code } = error as { readonly name?: unknown; readonly code?: unknown };
  if (FULL_NAMES.some((known) => known === name) || FULL_CODES.some((known) => known === code)) return 'full';
  if (name === LATE) return 'stuck';
  // A newer build has given the database another form.
  return name === 'VersionError' ? 'closed-by-newer' : 'blocked';
}

/** So long the database may take to read or to write before that is said, in milliseconds. */
export const PATIENCE = 5_000;
/** A page that was asleep must not find all of its patience gone: it is counted in so many steps. */
const STEPS = 5;

/** Waits for the database, however long it takes. @param late - called once, when it takes longer than it may. */
export async function watched<Value>(promise: Promise<Value>, patience: number, late: () => void): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (steps: number): void => {
    if (steps === 0) late();
    else timer = setTimeout(() => wait(steps - 1), patience / STEPS);
  };
  wait(STEPS);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}

/** @throws a failure that is `stuck` when it takes longer than it may. */
export function inTime<Value>(promise: Promise<Value>, patience: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new DOMException('The database does not answer.', LATE));
    watched(promise, patience, late).then(resolve, reject);
  });
}
