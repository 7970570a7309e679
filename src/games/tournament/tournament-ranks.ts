import type { TournamentReadings } from './rulings.ts';
import type { GamePlace, LayerState } from './tournament-state.ts';
import type { TableOf } from './tournament-events.ts';

/** A player among those with whom places are counted. */
export interface Ranked {
  readonly player: number;
  /** The sum of places in the games that are over, and the best of them; null before the first. */
  readonly sum: number | null;
  readonly best: number | null;
  /** By which players are ordered, the least first: number by number. */
  readonly keys: readonly number[];
}

/**
 * The players by R25: the mean of places, which is their sum once all have played as many games; then the best place, by
 * the first reading; then what dice, or the referee, have said. Who is equal in all stands together.
 *
 * @param games - the places of the games that are over.
 * @returns the first first.
 */
export function rank(
  players: readonly number[],
  games: readonly (readonly GamePlace[])[],
  { tosses, decisions }: LayerState,
  { game }: Pick<TableOf, 'game'>,
  reading: TournamentReadings['R25'],
): readonly (readonly Ranked[])[] {
  const tossed = tosses.filter((toss) => toss.game === game);
  const decided = decisions.filter((decision) => decision.game === game);
  const ranked = players.map((player): Ranked => {
    const places = games.flatMap((rows) => rows.filter((row) => row.player === player).map(({ place }) => place));
    const sum = places.length === 0 ? null : places.reduce((total, place) => total + place, 0);
    const best = places.length === 0 ? null : Math.min(...places);
    const keys = [
      sum === null ? Infinity : sum / places.length,
      ...(reading === 'sum-of-places' ? [best ?? Infinity] : []),
      ...tossed.map(({ throws }) => -(throws.find((thrown) => thrown.player === player)?.eyes ?? 0)),
      // Who is not among those put in order comes after them.
      ...decided.map(({ order }) => (order.includes(player) ? order.indexOf(player) : order.length)),
    ];
    return { player, sum, best, keys };
  });
  return together(ranked.toSorted((one, other) => compare(one.keys, other.keys) || one.player - other.player));
}

/** Players in order, those who are equal in one list. */
function together(ranked: readonly Ranked[]): readonly (readonly Ranked[])[] {
  const groups: Ranked[][] = [];
  for (const row of ranked) {
    const group = groups.at(-1);
    if (group && compare(group[0]!.keys, row.keys) === 0) group.push(row);
    else groups.push([row]);
  }
  return groups;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((key, at) => key !== other[at]);
  return index < 0 ? 0 : one[index]! < other[index]! ? -1 : 1;
}
