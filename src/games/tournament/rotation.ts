import { drawSome, seeded } from '../shared/seeded.ts';
import { leastRepeats } from './rotation-bound.ts';
import { designFor } from './rotation-design.ts';
import { countMeetings, type Game, type Pair, type Rounds } from './rotation-meetings.ts';
import { searchAll } from './rotation-exact.ts';
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
 * A table for a rotated layer (18.1 `@X`, R24) in which as many pairs as can be meet: everybody plays equally many games,
 * and nobody two in a round. A plane over a field where there is one; else the best of a seeded search, and for
 * few players a look at all tables.
 *
 * @throws RangeError where the seats cannot be shared equally, or the players do not fill a game: a fault that
 *   `checkFormat` finds.
 */
export function rotationTable(wish: RotationWish): RotationTable {
  const { players, size, games } = wish;
  if (players < size || (games * size) % players !== 0) throw new RangeError('seats that cannot be shared equally');
  const draw = seeded(wish.seed);
  const shape = roundsOf(wish);
  const bound = leastRepeats(players, size, shape);
  const design = designFor(players, size, shape);
  const searched = design ?? improve(players, size, shape, bound, draw);
  const found = countMeetings(players, searched);
  // What has reached the bound is the best there is.
  const exact = found.repeats === bound ? undefined : searchAll(players, size, shape, found.repeats);
  const order =
    design === undefined
      ? []
      : drawSome(
          draw,
          Array.from({ length: players }, (_, player) => player),
          players,
        );
  const rounds = named(exact?.better ?? searched, order);
  const counted = countMeetings(players, rounds);
  const atLeast = exact?.isWhole === true ? counted.repeats : bound;
  return { rounds, ...counted, atLeast, isProved: counted.repeats === atLeast };
}

/** How many games each round has: as few rounds as can be, and equally many games but for one. */
function roundsOf({ players, size, games, sideBySide }: RotationWish): readonly number[] {
  const count = Math.ceil(games / Math.min(sideBySide, Math.floor(players / size)));
  return Array.from({ length: count }, (_, round) => Math.floor(games / count) + (round < games % count ? 1 : 0));
}

/** Puts the players of an order in the places of a table; with none, those of the table. */
const named = (rounds: Rounds, order: readonly number[]): Rounds =>
  rounds.map((games) =>
    games.map((game): Game => game.map((player) => order[player] ?? player).toSorted((one, other) => one - other)),
  );
