import type { Arrival, LayerView, TournamentState } from './tournament-state.ts';
import type { Begun, Going, OrderedTable } from './tournament-ways.ts';

/** Who went from a layer to one that has begun, and from which of its games, as it was when that one began. */
export function begunAfter({ layers }: TournamentState, index: number): Begun {
  const going = new Map<number, Going>();
  const begun = layers.flatMap(({ groups }, later) => (later > index && groups !== null ? [later] : []));
  for (const to of begun) {
    for (const player of new Set(layers[to]!.groups!.flat())) {
      const from = layers[to]!.came?.find((arrival) => arrival.player === player)?.from;
      if (from?.layer === index) going.set(player, { to, game: from.game });
    }
  }
  return { going, layers: begun };
}

/** Who comes to which later layer, and how; in the order of the tables, the best first. */
export function onwardOf(
  { arrivals }: LayerView,
  tables: readonly OrderedTable[],
  going: ReadonlyMap<number, Going>,
  natural: ReadonlyMap<number, Going>,
  isRepechage: boolean,
): ReadonlyMap<number, readonly Arrival[]> {
  const onward = new Map<number, Arrival[]>();
  for (const { layer, game, order } of tables) {
    order.flat().forEach(({ player }, index) => {
      const way = going.get(player);
      if (way?.game !== game) return;
      const isBack = isRepechage || arrivals.some((arrival) => arrival.player === player && arrival.isBack);
      const isSubstitute = natural.get(player)?.to !== way.to;
      const from = { layer, game, position: index + 1 };
      onward.set(way.to, [...(onward.get(way.to) ?? []), { player, from, isBack, isSubstitute }]);
    });
  }
  return onward;
}
