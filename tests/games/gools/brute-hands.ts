/** The ranking of hands once more, slowly and from the words of the rule book; it shares no code with the engine. */

/** Gools and the ten points, the best first, each with its dice in order. */
const SPECIAL = [
  '33333',
  '11111',
  '22222',
  '44444',
  '55555',
  '66666',
  '11113',
  '22223',
  '34444',
  '35555',
  '36666',
] as const;

const written = (dice: readonly number[]) => dice.toSorted().join('');

/** Below 0 where the one goes first, above 0 where the other does, 0 where they tie. */
export function bruteOrder(one: readonly number[], other: readonly number[]): number {
  const [place, otherPlace] = [one, other].map((dice) => SPECIAL.findIndex((special) => special === written(dice)));
  if (place! >= 0 && otherPlace! >= 0) return place! - otherPlace!;
  if (place! >= 0) return -1;
  if (otherPlace! >= 0) return 1;
  return bruteSum(one) - bruteSum(other);
}

export function bruteSum(dice: readonly number[]): number {
  const worth = written(dice).replaceAll('3', '0');
  return Array.from(worth).reduce((sum, digit) => sum + Number(digit), 0);
}

/** All 7776 ways in which five dice fall. */
export function bruteFalls(): readonly (readonly number[])[] {
  return Array.from({ length: 6 ** 5 }, (_, fall) =>
    Array.from(fall.toString(6).padStart(5, '0'), (digit) => Number(digit) + 1),
  );
}

/** The 252 hands: the dice of each in order. */
export const BRUTE_HANDS = [...new Set(bruteFalls().map(written))].map((dice) => Array.from(dice, Number));
