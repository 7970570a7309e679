import { afterAll } from 'vitest';

/**
 * Stryker turns a mutant on before a file's tests; it is turned off after them, so that the next file that shares their
 * modules is loaded without it, as if it were alone.
 */
afterAll(() => {
  const { __stryker__: stryker } = globalThis as { __stryker__?: { activeMutant?: string } };
  if (stryker) delete stryker.activeMutant;
});
