import { bounded, squash } from './logistic.ts';

/** About a sixth: a weight of 65,536 counts once. */
const FIRST_WEIGHT = 11_141;
/** How far weights move for what was missed: so many parts of 2^20 for each step of a guess. */
const PACE = 22;

/** Adds up what several guesses say, each by the weight it has earned where the same was known. */
export interface Mixer {
  /** @param set - which weights hold here. @returns how likely a one is, stretched. */
  readonly mix: (set: number) => number;
  readonly learn: (bit: number) => void;
}

/** @param guesses - stretched; read anew at each bit. */
export function makeMixer(guesses: Int32Array, sets: number): Mixer {
  const count = guesses.length;
  const weights = new Int32Array(count * sets).fill(FIRST_WEIGHT);
  let first = 0;
  let chance = 0;
  return {
    mix(set) {
      first = set * count;
      let sum = 0;
      for (let each = 0; each < count; each++) sum += Math.imul(guesses[each]!, weights[first + each]!) >> 8;
      const at = bounded(sum >> 8);
      chance = squash(at);
      return at;
    },
    learn(bit) {
      const missed = Math.imul(((bit << 16) - chance) >> 4, PACE);
      for (let each = 0; each < count; each++) {
        // Rounded to the nearest.
        weights[first + each]! += (Math.imul(guesses[each]!, missed) + 0x8000) >> 16;
      }
    },
  };
}
