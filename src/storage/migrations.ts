import { SAVED_VERSION } from './saved-game.ts';

/** Takes the value of a saved game one version on; may throw at data it did not expect, and changes nothing in place. */
export type Migration = (value: unknown) => unknown;

/** `STEPS[n]` takes version n + 1 to n + 2. There has been one version so far. */
const STEPS: readonly Migration[] = [];

export type Migrated = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

/** Brings a saved game of any earlier version to this one. @returns not ok for a version there never was. */
export function migrate(value: object, steps = STEPS, newest: number = SAVED_VERSION): Migrated {
  const { v: version } = value as { readonly v?: unknown };
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > newest)
    return { ok: false };
  try {
    return { ok: true, value: steps.slice(version - 1).reduce<unknown>((old, step) => step(old), value) };
  } catch {
    return { ok: false };
  }
}
