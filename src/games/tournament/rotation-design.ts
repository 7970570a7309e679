import type { Game, Rounds } from './rotation-meetings.ts';

/** Numbers that are added and multiplied as in a field, from 0. */
interface Field {
  readonly order: number;
  readonly add: (one: number, other: number) => number;
  readonly times: (one: number, other: number) => number;
}

const prime = (order: number): Field => ({
  order,
  add: (one, other) => (one + other) % order,
  times: (one, other) => (one * other) % order,
});

/** GF(2ⁿ): bits are added without carrying, and products brought down by a polynomial that has no factor. */
const binary = (order: number, polynomial: number): Field => ({
  order,
  add: (one, other) => one ^ other,
  times: (one, other) => {
    let product = 0;
    for (let bit = order / 2; bit >= 1; bit /= 2) {
      product *= 2;
      if (product >= order) product ^= polynomial;
      if ((other & bit) !== 0) product ^= one;
    }
    return product;
  },
});

/** x² + x + 1 and x³ + x + 1. Sixteen needs none: 48 players in threes are found by search. */
const FIELDS: readonly Field[] = [
  prime(3),
  binary(4, 0b111),
  prime(5),
  prime(7),
  binary(8, 0b1011),
  prime(11),
  prime(13),
];

/**
 * A table with as few repeats as can be from the lines of an affine plane over a field of q: `size` rows of q players. In each of q
 * rounds a game has one player of each row, along a line of a slope of its own; two lines of a plane meet in a point at
 * most, so no pair meets twice. Where there are q rows, the rows are a round of games too, and then everybody has met.
 * Undefined where the players are no such rows, or there are more rounds and not everybody has met, or a round is
 * not full.
 */
export function designFor(players: number, size: number, shape: readonly number[]): Rounds | undefined {
  const field = FIELDS.find(({ order }) => order * size === players && order >= size);
  if (field === undefined || shape.some((games) => games * size !== players)) return undefined;
  const { order, add, times } = field;
  const all = Array.from({ length: order }, (_, number) => number);
  const rows = all.slice(0, size);
  const sloped = all.map((slope) =>
    all.map((start): Game => rows.map((row) => row * order + add(start, times(slope, row)))),
  );
  const level = size === order ? [rows.map((row): Game => all.map((column) => row * order + column))] : [];
  const rounds = [...sloped, ...level];
  // Once everybody has met, it is as good to begin again.
  if (shape.length > rounds.length && size < order) return undefined;
  return shape.map((_, round) => rounds[round % rounds.length]!);
}
