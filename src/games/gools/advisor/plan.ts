import { HAND } from '../hand.ts';
import { countOf, type DiceSet, diceOf, keepsOf, SETS, waysOf } from './dice-set.ts';

/** A number that a finished hand has; `isSix` when the last throw held a 6 (6.3). Whole numbers make exact figures. */
export type Worth = (hand: DiceSet, isSix: boolean) => number;

/** How much of each figure a player wants (more than nothing) or shuns (less). */
export type Goal<Figure extends string> = Readonly<Partial<Record<Figure, number>>>;

export type Figures<Figure extends string> = Readonly<Record<Figure, number>>;

/** What one may leave of a throw, with what is to be expected of playing on after it. */
export interface Keep<Figure extends string> {
  readonly kept: DiceSet;
  readonly figures: Figures<Figure>;
}

/** How to play a turn to its end for a goal. */
export interface Plan<Figure extends string> {
  /** The expected figures before the next throw, with `lying` on the table. */
  readonly ahead: (lying: DiceSet) => Figures<Figure>;
  /** All keeps of a throw, the best first. */
  readonly keeps: (lying: DiceSet, thrown: DiceSet) => readonly Keep<Figure>[];
}

interface Throw {
  readonly set: DiceSet;
  readonly ways: number;
  readonly isSix: boolean;
  readonly keeps: readonly DiceSet[];
  readonly sizes: readonly number[];
}

function throwOf(set: DiceSet): Throw {
  const keeps = keepsOf(set);
  const sizes = keeps.map((keep) => diceOf(keep).length);
  return { set, ways: waysOf(set), isSix: countOf(set, 6) > 0, keeps, sizes };
}

/** Every throw of one to five dice. */
const THROWS = SETS.map((sets) => sets.map(throwOf));

/** Where a set's figures are kept; a finished hand has two places, the second for a last throw with a 6. */
const PLACES = new Int32Array(6 ** 6);
SETS.flat().forEach((set, at) => {
  PLACES[set] = at;
});
const HANDS_FROM = SETS.flat().length - SETS[HAND]!.length;
const COUNT = SETS.flat().length + SETS[HAND]!.length;
const placeAfter = (together: DiceSet, isHand: boolean, isSix: boolean): number =>
  isHand ? 2 * PLACES[together]! - HANDS_FROM + (isSix ? 1 : 0) : PLACES[together]!;

/** In so many turns with `left` dice, told apart and each thrown as often as can be, a mean is a whole number. */
const turnsOf = (left: number): number => 6 ** ((left * (left + 1)) / 2);
/** `TIMES[left][size]`: by what the sums after a keep of so many are multiplied to be told in one number of turns. */
const TIMES = Array.from({ length: HAND + 1 }, (_, left) =>
  Array.from({ length: left + 1 }, (_, size) => turnsOf(left - 1) / turnsOf(left - size)),
);

/**
 * The best play from every state of a turn: dynamic programming over what lies, the fullest tables first. Sums are
 * counted in whole turns (`turnsOf`), so that figures of whole-numbered worths are exact up to the last division.
 *
 * @param goals - what to play for; a later one decides between keeps that are equal by those before.
 * @param mayKeep - a narrower rule of how many of the dice left may be kept of a throw.
 */
export function makePlan<Figure extends string>(
  worths: Readonly<Record<Figure, Worth>>,
  goals: readonly Goal<Figure>[],
  mayKeep: (size: number, left: number) => boolean = () => true,
): Plan<Figure> {
  const names = Object.keys(worths) as Figure[];
  const weights = goals.map((goal) => names.map((name) => goal[name] ?? 0));
  const width = goals.length + names.length;
  /** In a row for every place: how far each goal is reached, then the figures. */
  const sums = new Float64Array(COUNT * width);

  for (const hand of SETS[HAND]!) {
    for (const isSix of [false, true]) {
      const figures = names.map((name) => worths[name](hand, isSix));
      const wanted = weights.map((weight) => figures.reduce((sum, figure, at) => sum + figure * weight[at]!, 0));
      sums.set([...wanted, ...figures], placeAfter(hand, true, isSix) * width);
    }
  }

  /** Less than nothing when the first place is the better. */
  const compare = (one: number, oneTimes: number, other: number, otherTimes: number): number => {
    for (let goal = 0; goal < goals.length; goal += 1) {
      const more = sums[other * width + goal]! * otherTimes - sums[one * width + goal]! * oneTimes;
      if (more !== 0) return more;
    }
    return 0;
  };

  for (let left = 1; left <= HAND; left += 1) {
    const times = TIMES[left]!;
    for (const lying of SETS[HAND - left]!) {
      const row = PLACES[lying]! * width;
      for (const { ways, isSix, keeps, sizes } of THROWS[left]!) {
        let best = -1;
        let bestTimes = 0;
        for (let at = 0; at < keeps.length; at += 1) {
          const size = sizes[at]!;
          if (!mayKeep(size, left)) continue;
          const place = placeAfter(lying + keeps[at]!, size === left, isSix);
          if (best !== -1 && compare(place, times[size]!, best, bestTimes) >= 0) continue;
          best = place;
          bestTimes = times[size]!;
        }
        for (let at = 0; at < width; at += 1) sums[row + at]! += ways * bestTimes * sums[best * width + at]!;
      }
    }
  }

  const figuresAt = (place: number, left: number): Figures<Figure> =>
    Object.fromEntries(
      names.map((name, at) => [name, sums[place * width + goals.length + at]! / turnsOf(left)]),
    ) as Figures<Figure>;

  return {
    ahead: (lying) => figuresAt(PLACES[lying]!, HAND - diceOf(lying).length),
    keeps(lying, thrown) {
      const { isSix, keeps, sizes } = throwOf(thrown);
      const left = diceOf(thrown).length;
      return keeps
        .map((kept, at) => ({ kept, size: sizes[at]!, place: placeAfter(lying + kept, sizes[at] === left, isSix) }))
        .filter(({ size }) => mayKeep(size, left))
        .sort((one, other) => compare(one.place, TIMES[left]![one.size]!, other.place, TIMES[left]![other.size]!))
        .map(({ kept, size, place }) => ({ kept, figures: figuresAt(place, left - size) }));
    },
  };
}
