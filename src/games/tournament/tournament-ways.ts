import type { LayerPlan } from './format-plan.ts';
import type { Ranked } from './tournament-ranks.ts';
import type { TableOf } from './tournament-events.ts';

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
