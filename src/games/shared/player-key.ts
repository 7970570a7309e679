/** Signs by which two names may differ and look alike: what joins signs, and what chooses between two forms of one. */
const UNSEEN = /[\u200C\u200D\uFE0E\uFE0F]/gu;

/**
 * Names are one player's when they differ in nothing but case, in how their letters are put together, in how wide their
 * blanks are and in what cannot be seen. Every panel asks.
 */
export const playerKey = (name: string): string =>
  name.replace(UNSEEN, '').replace(/\s+/gu, ' ').normalize('NFC').trim().toLowerCase();

/** Whether two names are one player's. */
export const isSamePlayer = (one: string, other: string): boolean => playerKey(one) === playerKey(other);
