import type { Ranked } from './tournament-ranks.ts';
import type { StandingRow } from './tournament-state.ts';
import type { OrderedTable } from './tournament-ways.ts';

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
