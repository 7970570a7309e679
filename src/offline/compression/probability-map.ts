import { bounded, SURE, squash } from './logistic.ts';

/** Distance of two places at which a chance is kept. */
const STRIDE = 256;
const POINTS = 2 * ((SURE + 1) / STRIDE) + 1;

/** What became of guesses like this one, after the same byte: it corrects what is too sure, or not sure enough. */
export interface ProbabilityMap {
  /** @param at - the guess, stretched. @returns the chance of a one, of 65,536. */
  readonly correct: (context: number, at: number) => number;
  readonly learn: (bit: number) => void;
}

/** @param contexts - how many there are. */
export function makeProbabilityMap(contexts: number): ProbabilityMap {
  const chances = new Uint16Array(contexts * POINTS);
  for (let each = 0; each < chances.length; each++) {
    chances[each] = squash(bounded(((each % POINTS) - (POINTS - 1) / 2) * STRIDE));
  }
  let nearer = 0;
  return {
    correct(context, at) {
      const place = at + SURE + 1;
      const lower = context * POINTS + Math.floor(place / STRIDE);
      const past = place % STRIDE;
      nearer = past < STRIDE / 2 ? lower : lower + 1;
      return (chances[lower]! * (STRIDE - past) + chances[lower + 1]! * past) >> 8;
    },
    learn(bit) {
      chances[nearer]! += (bit * 65_535 - chances[nearer]!) >> 6;
    },
  };
}
