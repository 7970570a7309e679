import { encode } from 'uqr';

/** Rows of modules, the dark ones true, without the quiet zone around them. */
export type Code = readonly (readonly boolean[])[];

/** A larger code does not come off a phone's screen: its modules are smaller than a camera sees across a table. */
const VERSION_MOST = 30;

/**
 * A bad camera reads a code up to this version from the screen of a phone: with its quiet zone it has 81 modules a side, of 4
 * CSS pixels each on a screen of 360.
 */
export const VERSION_FINE = 14;
/** Characters that such a code holds, with a seventh of it unreadable. */
export const FINE_MOST = 362;

/** A code that a camera reads, of at most some version; undefined when the text is too long for one. */
export function qrOf(text: string, version = VERSION_MOST): Code | undefined {
  for (const ecc of ['M', 'L'] as const) {
    try {
      return encode(text, { ecc, border: 0, maxVersion: version }).data;
    } catch {
      // Too long at this level of correction.
    }
  }
  return undefined;
}
