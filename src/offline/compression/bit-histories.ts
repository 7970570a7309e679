import { stretch } from './logistic.ts';

/** Places of a table for one kind of context: 8 MB. */
const PLACES = 1 << 22;
/** A history holds the last twelve bits, with a one before the first of them; none is 0. */
const FULL = 1 << 12;
/** After so many bits a chance moves by the same part each time. */
const SETTLED = 255;
/** What is known of a history before it was ever met counts as much as so many bits. */
const TAKEN_FOR_GRANTED = 6;

/** By which part of what it missed a chance moves after so many bits, of 65,536. With fewer than are taken for granted it would not fit 32 bits. */
const PART = Int32Array.from({ length: SETTLED + 1 }, (_, count) =>
  Math.floor(65_536 / (Math.max(TAKEN_FOR_GRANTED, count) + 1.5)),
);

/** What followed in several kinds of contexts: the bits that came in each, and what came after such bits. */
export interface BitHistories {
  /** Goes to the next half of a byte. @param half - the bits of the byte before it. */
  readonly enter: (half: number) => void;
  /** Writes for each kind how likely a one is, stretched. @param node - which bit of the half: 1, then the bits so far after it. */
  readonly guess: (node: number) => void;
  /** Takes the bit that came where it was last guessed. */
  readonly learn: (bit: number) => void;
}

/** @param contexts - for each kind a hash of all that is known before a byte. @param guesses - are written at its start. */
export function makeBitHistories(contexts: Int32Array, guesses: Int32Array): BitHistories {
  const kinds = contexts.length;
  const table = new Uint16Array(kinds * PLACES);
  const chances = Int32Array.from({ length: kinds * 2 * FULL }, (_, at) => firstGuess(at % (2 * FULL)));
  const counts = new Uint8Array(chances.length).fill(TAKEN_FOR_GRANTED);
  const halves = new Int32Array(kinds);
  const places = new Int32Array(kinds);
  return {
    enter(half) {
      for (let kind = 0; kind < kinds; kind++) {
        const context = contexts[kind]! + Math.imul(half, 0x3d4d51cb);
        let mixed = context ^ (context >>> 15);
        mixed = Math.imul(mixed, 0x2c1b3c6d);
        mixed ^= mixed >>> 13;
        const first = kind * PLACES + (mixed & (PLACES - 1) & ~15);
        // The first place of a half holds whose it is: who comes later to the same place begins anew.
        const owner = (mixed >>> 22) ^ ((context >>> 7) & 0xffff);
        if (table[first] !== owner) {
          table.fill(0, first, first + 16);
          table[first] = owner;
        }
        halves[kind] = first;
      }
    },
    guess(node) {
      for (let kind = 0; kind < kinds; kind++) {
        const place = halves[kind]! | node;
        places[kind] = place;
        guesses[kind] = stretch(chances[kind * 2 * FULL + table[place]!]!);
      }
    },
    learn(bit) {
      for (let kind = 0; kind < kinds; kind++) {
        const place = places[kind]!;
        const history = table[place]!;
        const at = kind * 2 * FULL + history;
        const count = counts[at]!;
        const chance = chances[at]!;
        chances[at] = chance + (((bit * 65_535 - chance) * PART[count]!) >> 16);
        if (count < SETTLED) counts[at] = count + 1;
        table[place] = after(history, bit);
      }
    },
  };
}

/** A history with one bit more; what is full loses its first. */
const after = (history: number, bit: number): number =>
  history === 0 ? 2 | bit : history < FULL ? (history << 1) | bit : FULL | ((history << 1) & (FULL - 1)) | bit;

/** Of a history, before anything is known: each earlier bit counts seven tenths of the next. Of 65,536. */
function firstGuess(history: number): number {
  // As if there had been nearly one bit before, half a one.
  let ones = 0.4;
  let all = 0.8;
  for (let bit = 30 - Math.clz32(history); bit >= 0; bit--) {
    ones = ones * 0.7 + ((history >> bit) & 1);
    all = all * 0.7 + 1;
  }
  // Nothing is held for certain.
  return Math.min(65_000, Math.max(500, Math.floor((65_536 * ones) / all)));
}
