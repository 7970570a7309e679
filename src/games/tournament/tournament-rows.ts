import type { LayerPlan } from './format-plan.ts';
import type { TournamentReadings } from './rulings.ts';
import type { TableOf } from './tournament-events.ts';
import type { GamePlace, LayerState, StandingRow } from './tournament-state.ts';

/** Whoever has withdrawn stands after all others, one by one. */
export function withLast(
  order: readonly (readonly Ranked[])[],
  gone: readonly number[],
): readonly (readonly Ranked[])[] {
  const isGone = ({ player }: Ranked) => gone.includes(player);
  const present = order.map((group) => group.filter((row) => !isGone(row))).filter((group) => group.length > 0);
  return [
    ...present,
    ...order
      .flat()
      .filter(isGone)
      .map((row) => [row]),
  ];
}

/** The place of everybody in an order, from 1; equals share it. */
function placesIn(order: OrderedTable['order']): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const group of order) {
    const place = places.size + 1;
    for (const { player } of group) places.set(player, place);
  }
  return places;
}

/**
 * The standings of a table, the first first.
 *
 * @param ranked - the same players as if nobody had gone home. @param toOf - where a player goes, as far as it is certain.
 */
export function rowsOf(
  { order }: OrderedTable,
  ranked: OrderedTable['order'],
  withdrawn: readonly number[],
  toOf: (player: number) => StandingRow['to'],
): readonly StandingRow[] {
  const places = placesIn(ranked);
  let position = 1;
  return order.flatMap((group) => {
    const rows = group.map(({ player, sum, best }): StandingRow => {
      const place = places.get(player)!;
      return { player, position, place, sum, best, isWithdrawn: withdrawn.includes(player), to: toOf(player) };
    });
    position += group.length;
    return rows;
  });
}

/** Those with whom places are counted, in order: who is equal in all stands together, who has withdrawn alone and last. */
export interface OrderedTable extends TableOf {
  readonly order: readonly (readonly Ranked[])[];
}

/** Where a player goes, and by the standings of which game; null: of the layer. */
export interface Going {
  readonly to: number;
  readonly game: number | null;
}

/** What follows from the standings of a layer that is over. Who goes nowhere is out. */
export interface Ways {
  readonly going: ReadonlyMap<number, Going>;
  /** Equals between whom the moves part. While there is one, where they go is a mere guess. */
  readonly ties: readonly (TableOf & { readonly among: readonly number[] })[];
}

/** Players whose way is certain, for they are in a later layer that has begun. */
export interface Begun {
  readonly going: ReadonlyMap<number, Going>;
  /** The indexes of such layers. */
  readonly layers: readonly number[];
}

/**
 * Who goes on by the moves of a layer (18.1): the best of each table first, and nobody twice.
 *
 * @param tables - those that the moves count over (R24).
 * @param whole - the layer as a whole, where it is rotated: it fills the places that its games alone cannot.
 */
export function waysOf(
  { ways }: LayerPlan,
  tables: readonly OrderedTable[],
  whole: OrderedTable | undefined,
  begun: Begun,
): Ways {
  const going = new Map(begun.going);
  const tied = new Map<readonly Ranked[], Ways['ties'][number]>();
  /** @returns the places that nobody of the table is left for. */
  const fill = ({ layer, game, order }: OrderedTable, places: number, to: number): number => {
    let left = places;
    for (const group of order) {
      const free = group.filter(({ player }) => !going.has(player));
      if (free.length > left && left > 0) {
        const among = group.flatMap(({ player }) => (begun.going.has(player) ? [] : [player]));
        tied.set(group, { layer, game, among });
      }
      for (const { player } of free.slice(0, left)) going.set(player, { to, game });
      left -= Math.min(left, free.length);
    }
    return left;
  };
  for (const { to, places } of ways) {
    if (to === 'out' || begun.layers.includes(to)) continue;
    const each = places.last - places.first + 1;
    const left = tables.reduce((sum, table) => sum + fill(table, each, to), 0);
    if (whole) fill(whole, left, to);
  }
  return { going, ties: [...tied.values()] };
}

/** A player among those with whom places are counted. */
interface Ranked {
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
  return together([...ranked].sort((one, other) => compare(one.keys, other.keys) || one.player - other.player));
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
