import type { GameView, LayerView, StandingRow } from '../../../games/tournament/tournament-state.ts';
import type { Box } from './bracket-layout.ts';

/** Who stands in the rows of a box. */
export interface BoxRows {
  /** From the top, as many as are known: in the order of their places, or as they were drawn before there are any. */
  readonly players: readonly number[];
  /** Whether they stand by their places, final or as they are so far; else a row is a seat and no place. */
  readonly isPlaced: boolean;
  /** The standings that the box shows; empty until its players are known. */
  readonly standing: readonly StandingRow[];
}

/** Returns who stands in which row of a box. */
export function rowsIn({ layer, game }: Pick<Box, 'layer' | 'game'>, layers: readonly LayerView[]): BoxRows {
  const view = layers[layer]!;
  const standing = view.tables.find((table) => table.game === game)?.rows ?? [];
  const arrived = view.arrivals.map(({ player }) => player);
  if (game === null) {
    const isPlaced = standing.some(({ sum }) => sum !== null);
    return { players: isPlaced ? standing.map(({ player }) => player) : arrived, isPlaced, standing };
  }
  const one = view.games[game]!;
  if (one.places.length > 0) return { players: finishersOf(one, standing), isPlaced: true, standing };
  // Where nothing is drawn, who is sure to come is in every game.
  const seated = one.players.length > 0 || view.isDrawn ? one.players : arrived;
  return { players: seated, isPlaced: false, standing };
}

/** As they came in; who came in together stands as the toss has it. */
function finishersOf({ places }: GameView, standing: readonly StandingRow[]): readonly number[] {
  const placeOf = (player: number) => standing.find((row) => row.player === player)?.place ?? 0;
  return places.map(({ player }) => player).sort((one, other) => placeOf(one) - placeOf(other));
}
