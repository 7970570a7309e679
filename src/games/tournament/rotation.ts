import { drawSome, seeded } from '../shared/seeded.ts';
import { leastRepeats } from './rotation-bound.ts';
import { designFor } from './rotation-design.ts';
import { countMeetings, type Game, type Pair, type Rounds } from './rotation-meetings.ts';
import { fewestOfAll } from './rotation-exact.ts';
import { improve } from './rotation-search.ts';

export interface RotationWish {
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

export interface RotationTable {
  /** Games of players, by their index from 0, in as few rounds as can be; those who are in no game of a round sit out. */
  readonly rounds: Rounds;
  /** Pairs that meet more than once, with how often. */
  readonly again: readonly { readonly pair: Pair; readonly times: number }[];
  /** Pairs that never meet. */
  readonly never: readonly Pair[];
  /** Meetings of pairs that had met before. As many more pairs never meet, so that fewest here is fewest there. */
  readonly repeats: number;
  /** No table for as many rounds has fewer repeats; proved. */
  readonly atLeast: number;
  /** Whether the table's repeats are the fewest that can be: as many as `atLeast`. */
  readonly isProved: boolean;
}

/**
 * The rounds of a rotated layer (18.1 `@X`, R24) in which as many pairs as can be meet: everybody plays equally many games,
 * and nobody two in a round. Along the lines of a plane over a field where there is one; else the best of a seeded search.
 *
 * @throws RangeError where the seats cannot be shared equally, or the players do not fill a game: a fault that
 *   `checkFormat` finds.
 */
export function rotationRounds(wish: RotationWish): Rounds {
  const { players, size, games } = wish;
  if (players < size || (games * size) % players !== 0) throw new RangeError('seats that cannot be shared equally');
  const draw = seeded(wish.seed);
  const shape = shapeOf(wish);
  const design = designFor(players, size, shape);
  const everybody = Array.from({ length: players }, (_, player) => player);
  const order = design === undefined ? everybody : drawSome(draw, everybody, players);
  const rounds = design ?? improve(players, size, shape, leastRepeats(players, size, shape), draw);
  return rounds.map((round) =>
    round.map((game): Game => game.map((player) => order[player]!).toSorted((one, other) => one - other)),
  );
}

/** The same rounds, with who meets again and who never does, and whether they could be fewer. */
export function rotationTable(wish: RotationWish): RotationTable {
  const { players, size } = wish;
  const rounds = rotationRounds(wish);
  const met = countMeetings(players, rounds);
  const bound = leastRepeats(players, size, shapeOf(wish));
  const atLeast = met.repeats === bound ? bound : (fewestOfAll(players, size, shapeOf(wish), met.repeats) ?? bound);
  return { rounds, ...met, atLeast, isProved: met.repeats === atLeast };
}

/** How many games each round has: as few rounds as can be, and equally many games but for one. */
function shapeOf({ players, size, games, sideBySide }: RotationWish): readonly number[] {
  const count = Math.ceil(games / Math.min(sideBySide, Math.floor(players / size)));
  return Array.from({ length: count }, (_, round) => Math.floor(games / count) + (round < games % count ? 1 : 0));
}
