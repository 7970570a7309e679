/** What could not be read, or did not fit, as it was found. */
export interface Quarantined {
  /** Where it is kept now. */
  readonly key: string;
  /** Where it stood. */
  readonly from: string;
  /** When it was found, in milliseconds. */
  readonly at: number;
  readonly text: string;
}

export const QUARANTINE_KEY = 'aside:';

/** Something to set aside. Its key follows from what it is, so that every tab and both copies keep it once. */
export function quarantinedFrom(from: string, text: string, at: number): Quarantined {
  return { key: `${QUARANTINE_KEY}${hashOf(`${from}\n${text}`)}`, from, at, text };
}

/** Reads what was set aside as a text. Whatever stands there, it can be downloaded. */
export function parseQuarantined(key: string, value: string): Quarantined {
  try {
    const { from, at, text } = JSON.parse(value) as { readonly [Key in keyof Quarantined]?: unknown };
    if (typeof from === 'string' && typeof at === 'number' && typeof text === 'string') return { key, from, at, text };
  } catch {
    // Shown as it is.
  }
  return { key, from: key, at: 0, text: value };
}

/** Short, and different for different texts but by a chance of one in 2⁵³ (two multiplying hashes side by side). */
export function hashOf(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return ((other & 0x1fffff) * 2 ** 32 + (one >>> 0)).toString(36);
}
