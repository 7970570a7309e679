import { drawSome, seeded } from '../shared/seeded.ts';
import type { Game, Rounds } from './rotation-meetings.ts';
import { improve } from './rotation-search.ts';

export interface RotationRequest {
  /** From 3 to 48. */
  readonly players: number;
  /** Players in each game, 2 or more. */
  readonly size: number;
  /** Games in all; their seats are shared equally. */
  readonly games: number;
  /** Games that can be played side by side, 1 or more. */
  readonly sideBySide: number;
  /** A whole number from 0 to 2³² - 1. The same wish and seed give the same table. */
  readonly seed: number;
}

/**
 * The rounds of a rotated layer (18.1 `@X`, R24) in which as many pairs as can be meet: everybody plays equally many games,
 * and nobody two in a round. Along the lines of a plane over a field where there is one; else the best of a seeded search.
 *
 * @throws RangeError where the seats cannot be shared equally, or the players do not fill a game: a fault that
 *   `checkFormat` finds.
 */
export function rotationRounds(wish: RotationRequest): Rounds {
  const { players, size, games } = wish;
  if (players < size || (games * size) % players !== 0) throw new RangeError('seats that cannot be shared equally');
  const draw = seeded(wish.seed);
  const shape = shapeOf(wish);
  const design = designFor(players, size, shape);
  const everybody = Array.from({ length: players }, (_, player) => player);
  const order = design === undefined ? everybody : drawSome(draw, everybody, players);
  const rounds = design ?? improve(players, size, shape, leastRepeats(players, size, shape), draw);
  return rounds.map((round) =>
    round.map((game): Game => game.map((player) => order[player]!).sort((one, other) => one - other)),
  );
}

/**
 * Who sits out each round of a rotated layer, the first round first. Everybody sits out equally often: all play equally
 * many games, and nobody two in a round.
 *
 * @param groups - the players of every game, in the order in which the layer was drawn.
 */
export function sitOutsIn(groups: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const [first] = groups;
  if (first === undefined) return [];
  const everybody = [...new Set(groups.flat())].sort((one, other) => one - other);
  const count = groups.length;
  const shape = shapeOf({ players: everybody.length, size: first.length, games: count, sideBySide: count });
  let from = 0;
  return shape.map((games) => {
    const playing = new Set(groups.slice(from, (from += games)).flat());
    return everybody.filter((player) => !playing.has(player));
  });
}

/** How many games each round has: as few rounds as can be, and equally many games but for one. */
export function shapeOf({ players, size, games, sideBySide }: Omit<RotationRequest, 'seed'>): readonly number[] {
  const count = Math.ceil(games / Math.min(sideBySide, Math.floor(players / size)));
  return Array.from({ length: count }, (_, round) => Math.floor(games / count) + (round < games % count ? 1 : 0));
}

/**
 * Repeats that no table can do without; `shape`: the games of each round. The larger of two counts:
 *
 * - meetings that are more than there are pairs;
 * - after a round that had everybody in a game, every later game takes its players from as many games as there were,
 *   and where it is larger than that some of them have met there.
 */
export function leastRepeats(players: number, size: number, shape: readonly number[]): number {
  const games = shape.reduce((sum, count) => sum + count, 0);
  const tooMany = games * pairsIn(size) - pairsIn(players);
  const full = shape.find((count) => count * size === players);
  if (full === undefined) return Math.max(0, tooMany);
  const rest = size % full;
  const met = (full - rest) * pairsIn(Math.floor(size / full)) + rest * pairsIn(Math.ceil(size / full));
  // Of two rounds, the later repeats the full one or the full one repeats the earlier: either way it is so many a game.
  return Math.max(0, tooMany, met * (games - full));
}

const pairsIn = (count: number): number => (count * (count - 1)) / 2;

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
function designFor(players: number, size: number, shape: readonly number[]): Rounds | undefined {
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
