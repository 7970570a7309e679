import type { Board } from '../games/gug/board.ts';
import type { GugEvent } from '../games/gug/events.ts';
import { gameOfSaved, type GugFinding, type GugGame } from '../games/gug/play.ts';
import type { GugState } from '../games/gug/play-state.ts';
import { type Fold, fold } from '../games/shared/fold.ts';
import { playedOf } from '../games/shared/played.ts';
import type { GugTypes } from '../games/kits/gug.ts';

export type FoldedGugGame = Fold<GugEvent, GugState, GugFinding>;

interface Last {
  readonly board: Board;
  /** All that a game starts from, as text. */
  readonly start: string;
  readonly game: GugGame;
  fold: FoldedGugGame | undefined;
}

/** The last fold of each game, so that one more event costs one more step. */
const folds = new Map<string, Last>();

/** What a saved game's events have made of it. */
export function foldSaved(saved: GugTypes['saved'], board: Board): FoldedGugGame {
  const start = JSON.stringify([saved.setup, saved.rulings, saved.sides, saved.board]);
  const known = folds.get(saved.id);
  const last: Last =
    known?.board === board && known.start === start
      ? known
      : { board, start, game: gameOfSaved(saved, board), fold: undefined };
  last.fold = fold(last.game, saved.setup, playedOf(saved.events), last.fold);
  folds.set(saved.id, last);
  return last.fold;
}
