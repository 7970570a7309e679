import type { Arrival, GameView, LayerView, TournamentState } from './tournament-state.ts';
import type { Begun, Going, OrderedTable } from './tournament-ways.ts';

/** Who went from a layer to one that has begun. @param games - of the layer, where its standings are theirs; else null. */
export function begunAfter({ layers }: TournamentState, index: number, games: readonly GameView[] | null): Begun {
  const going = new Map<number, Going>();
  const begun = layers.flatMap(({ groups }, later) => (later > index && groups !== null ? [later] : []));
  for (const to of begun) {
    for (const player of new Set(layers[to]!.groups!.flat())) {
      // Who is in several came to the nearest from here.
      if (going.has(player)) continue;
      const game = games?.findIndex(({ players }) => players.includes(player)) ?? null;
      going.set(player, { to, game });
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
