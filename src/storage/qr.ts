import { encode } from 'uqr';

/** Rows of modules, the dark ones true, without the quiet zone around them. */
export type Code = readonly (readonly boolean[])[];

/** A larger code does not come off a phone's screen: its modules are smaller than a camera sees across a table. */
const VERSION_MOST = 30;

/** A code that a camera reads; undefined when the text is too long for one. */
export function qrOf(text: string): Code | undefined {
  for (const ecc of ['M', 'L'] as const) {
    try {
      return encode(text, { ecc, border: 0, maxVersion: VERSION_MOST }).data;
    } catch {
      // Too long at this level of correction.
    }
  }
  return undefined;
}
