import type { Board } from '../games/gug/board.ts';
import type { GugEvent } from '../games/gug/events.ts';
import { gameOfSaved, type GugFinding, type GugGame } from '../games/gug/play.ts';
import type { GugState } from '../games/gug/play-state.ts';
import { type Fold, fold } from '../games/shared/fold.ts';
import { playedOf } from '../games/shared/played.ts';
import type { GugTypes } from '../games/kits/gug.ts';

export type FoldedGugGame = Fold<GugEvent, GugState, GugFinding>;

interface Kept {
  readonly board: Board;
  /** All that a game starts from, as text. */
  readonly start: string;
  readonly game: GugGame;
  fold: FoldedGugGame | undefined;
}

/** Each game with its judge and its last fold, so that one more event costs one more step. */
const kept = new Map<string, Kept>();

/** The judge of a saved game: its rulings, its sides, and the board as it was drawn when the game began. One for all who ask. */
export function judgeOfSaved(saved: GugTypes['saved'], board: Board): GugGame {
  return keptOf(saved, board).game;
}

/** What a saved game's events have made of it. */
export function foldSaved(saved: GugTypes['saved'], board: Board): FoldedGugGame {
  const last = keptOf(saved, board);
  last.fold = fold(last.game, saved.setup, playedOf(saved.events), last.fold);
  return last.fold;
}

function keptOf(saved: GugTypes['saved'], board: Board): Kept {
  const { id, setup, rulings, sides } = saved;
  const start = JSON.stringify([setup, rulings, sides, saved.board]);
  const known = kept.get(id);
  if (known?.board === board && known.start === start) return known;
  const made = { board, start, game: gameOfSaved(saved, board), fold: undefined };
  kept.set(id, made);
  return made;
}
