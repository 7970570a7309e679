import type { LayerView, TournamentPlace, TournamentState } from './tournament-state.ts';

/** Whether the final is won, or the table has ended the tournament before. */
export const isTournamentOver = ({ isEnded }: TournamentState, layers: readonly LayerView[]): boolean =>
  isEnded || layers.at(-1)!.status === 'done';

/**
 * The tournament's places as they stand, the first first: who came to a later layer is before who did not, and in the
 * same layer the better position in its game, or in its standings, is before. In a layer that is not done all are equal.
 */
export function tournamentPlaces(state: TournamentState, layers: readonly LayerView[]): readonly TournamentPlace[] {
  const isOver = isTournamentOver(state, layers);
  const reached = state.setup.players.flatMap((_, player) => {
    const layer = layers.findLastIndex(({ arrivals }) => arrivals.some((arrival) => arrival.player === player));
    // Whose place somebody else has taken was never in it.
    return layer < 0 ? [] : [{ player, layer, position: positionIn(layers[layer]!, player) }];
  });
  type Reached = (typeof reached)[number];
  const order = (one: Reached, other: Reached) => other.layer - one.layer || one.position - other.position;
  return [...reached].sort(order).map((row) => ({
    player: row.player,
    place: 1 + reached.filter((other) => order(other, row) < 0).length,
    layer: row.layer,
    isWithdrawn: state.withdrawn.includes(row.player),
    // Once a layer is done, whoever goes on from it has come to a later one.
    isSettled: isOver || layers[row.layer]!.status === 'done',
  }));
}

/** Returns who has won; nobody before the final is over, and where everybody in it has gone home. */
export const winnersOf = (state: TournamentState, layers: readonly LayerView[]): readonly number[] =>
  state.isEnded || !isTournamentOver(state, layers)
    ? []
    : tournamentPlaces(state, layers).flatMap(({ player, place, isWithdrawn }) =>
        place === 1 && !isWithdrawn ? [player] : [],
      );

/** The layer's own standings come before those of its games. */
function positionIn({ status, tables }: LayerView, player: number): number {
  const rows = status === 'done' ? tables.flatMap((table) => table.rows) : [];
  return rows.find((row) => row.player === player)?.position ?? 0;
}
