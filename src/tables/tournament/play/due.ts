import type { LayerView, Tie } from '../../../games/tournament/tournament-state.ts';

/** A game that is to be played, by its place in the tournament. */
export interface GameAt {
  readonly layer: number;
  readonly game: number;
}

/** What a tournament waits for: layers to draw, ties to settle, games to play, in this order of haste. */
export interface Due {
  /** By the index of the layer. */
  readonly draws: readonly number[];
  readonly ties: readonly Tie[];
  readonly games: readonly GameAt[];
}

/** What the tournament waits for; nothing once it is over. */
export const dueOf = (layers: readonly LayerView[], isOver: boolean): Due =>
  isOver
    ? { draws: [], ties: [], games: [] }
    : {
        draws: layers.flatMap(({ status }, layer) => (status === 'to-draw' ? [layer] : [])),
        ties: layers.flatMap(({ ties }) => ties),
        games: layers.flatMap(({ games }, layer) =>
          games.flatMap(({ is }, game) => (is === 'to-play' ? [{ layer, game }] : [])),
        ),
      };
