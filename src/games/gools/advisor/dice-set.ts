/**
 * At most five dice, in no order, as one number: how many show each face, base six, the ones first. Two sets lie
 * together as the sum of their numbers.
 */
export type DiceSet = number;

export const FACES = [1, 2, 3, 4, 5, 6] as const;
const DICE_MOST = 5;

const unit = (face: number): number => 6 ** (face - 1);

/** @throws RangeError for what is no set of at most five dice: the judge lets none of those through. */
export function setOf(dice: readonly number[]): DiceSet {
  const isDice = dice.length <= DICE_MOST && dice.every((die) => FACES.some((face) => face === die));
  if (!isDice) throw new RangeError(`No set of dice: ${dice.join(', ')}`);
  return dice.reduce((set, die) => set + unit(die), 0);
}

export const countOf = (set: DiceSet, face: number): number => Math.floor(set / unit(face)) % 6;

/** Its dice, the lowest face first. */
export const diceOf = (set: DiceSet): readonly number[] =>
  FACES.flatMap((face) => Array<number>(countOf(set, face)).fill(face));

/** All sets of so many dice. */
export const SETS: readonly (readonly DiceSet[])[] = setsUpTo(DICE_MOST);

function setsUpTo(most: number): readonly (readonly DiceSet[])[] {
  const sets: DiceSet[][] = [[0]];
  for (let size = 1; size <= most; size += 1) {
    // Each set once: a die is added that is no lower than its highest.
    sets.push(
      sets[size - 1]!.flatMap((set) => FACES.filter((face) => set < 6 ** face).map((face) => set + unit(face))),
    );
  }
  return sets;
}

const FACTORIAL: readonly number[] = [1, 1, 2, 6, 24, 120];

/** In how many ways the dice, told apart, fall as this set. */
export function waysOf(set: DiceSet): number {
  const dice = diceOf(set);
  return FACES.reduce((ways, face) => ways / FACTORIAL[countOf(set, face)]!, FACTORIAL[dice.length]!);
}

/** All that can be left on the table of a throw: each set of at least one of its dice (2.1). */
export function keepsOf(thrown: DiceSet): readonly DiceSet[] {
  let keeps: readonly DiceSet[] = [0];
  for (const face of FACES) {
    const counts = Array.from({ length: countOf(thrown, face) + 1 }, (_, count) => count * unit(face));
    keeps = keeps.flatMap((keep) => counts.map((more) => keep + more));
  }
  return keeps.filter((keep) => keep > 0);
}
