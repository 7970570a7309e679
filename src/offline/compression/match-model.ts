import { stretch } from './logistic.ts';

/** Where six bytes were seen last, by the highest bits of their hash. */
const PLACES = 1 << 20;
const SHIFT = 12;
/** What is longer is as sure as this. */
const LONGEST = 31;
/** From so many bytes on a match is a long one. */
const LONG = 16;
/** Three of four, before any is known. Of 65,536. */
const FIRST_CHANCE = 49_152;

/** Follows the last place where the same six bytes stood, and takes what came there for what comes here. */
export interface MatchModel {
  /** Goes to the next byte. @param end - how many bytes there are so far. @param last - a hash of the last six. */
  readonly enter: (end: number, last: number) => void;
  /** How long it has been right, in three steps: not at all, a little, long. */
  readonly trust: () => number;
  /** @param shift - of the bit in its byte. @returns how likely a one is, stretched; 0 where nothing is followed. */
  readonly guess: (shift: number) => number;
  readonly learn: (bit: number) => void;
}

/** @param bytes - as far as they are known. */
export function makeMatchModel(bytes: Uint8Array): MatchModel {
  const places = new Int32Array(PLACES);
  const chances = new Int32Array(LONGEST + 1).fill(FIRST_CHANCE);
  let at = 0;
  let length = 0;
  let isRight = false;
  let capped = 0;
  let awaited = 0;
  return {
    enter(end, last) {
      if (length > 0 && isRight) {
        at++;
        length++;
      } else {
        at = places[last >>> SHIFT]!;
        length = 0;
        while (length < LONGEST && length < at && bytes[at - 1 - length] === bytes[end - 1 - length]) length++;
      }
      places[last >>> SHIFT] = end;
      isRight = length > 0;
      capped = Math.min(LONGEST, length);
    },
    trust: () => (isRight ? (length < LONG ? 1 : 2) : 0),
    guess(shift) {
      if (!isRight) return 0;
      awaited = (bytes[at]! >> shift) & 1;
      const certainty = stretch(chances[capped]!);
      return awaited === 1 ? certainty : -certainty;
    },
    learn(bit) {
      if (!isRight) return;
      isRight = awaited === bit;
      const chance = chances[capped]!;
      // A sixty-fourth of what it missed.
      chances[capped] = chance + ((Number(isRight) * 65_535 - chance) >> 6);
    },
  };
}
