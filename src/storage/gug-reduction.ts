import type { Board } from '../games/gug/board.ts';
import type { GugEvent } from '../games/gug/events.ts';
import { gameOfSaved, type GugFinding, type GugGame } from '../games/gug/play.ts';
import type { GugState } from '../games/gug/play-state.ts';
import { type End, endOf, type Reduction, reduceEvents } from '../games/shared/reduction.ts';
import { playedOf } from '../games/shared/played.ts';
import type { GugTypes } from '../games/log-adapters/gug.ts';

export type GugReduction = Reduction<GugEvent, GugState, GugFinding>;

interface Kept {
  readonly board: Board;
  /** All that a game starts from, as text. */
  readonly start: string;
  readonly game: GugGame;
  reduction: GugReduction | undefined;
}

/** So many games are kept: the table's own, and those that somebody may look at next. A reduction has every state of its game. */
const KEPT_MOST = 16;

/** Each game with its judge and its last reduction, so that one more event costs one more step; the one used last at the end. */
const kept = new Map<string, Kept>();

/** The judge of a saved game: its rulings, its sides, and the board as it was drawn when the game began. One for all who ask. */
export function judgeOfSaved(saved: GugTypes['saved'], board: Board): GugGame {
  return keptOf(saved, board).game;
}

/** What a saved game's events have made of it. */
export function reduceSaved(saved: GugTypes['saved'], board: Board): GugReduction {
  const last = keptOf(saved, board);
  last.reduction = reduceEvents(last.game, saved.setup, playedOf(saved.events), last.reduction);
  return last.reduction;
}

/**
 * Where a saved game's events have led. Of a game that nobody has asked for, in a log of many, nothing is kept: a phone has
 * not the room for every state of every game.
 */
export function endOfSaved(saved: GugTypes['saved'], board: Board): End<GugState> {
  if (!kept.has(saved.id) && kept.size >= KEPT_MOST)
    return endOf(gameOfSaved(saved, board), saved.setup, playedOf(saved.events));
  const { state, steps, rejectedEvents } = reduceSaved(saved, board);
  return { state, at: steps.at(-1)?.play.at ?? 0, rejectedEvents: rejectedEvents.length };
}

function keptOf(saved: GugTypes['saved'], board: Board): Kept {
  const { id, setup, rulings, sides } = saved;
  const start = JSON.stringify([setup, rulings, sides, saved.board]);
  const known = kept.get(id);
  const isSame = known?.board === board && known.start === start;
  const now: Kept = isSame ? known : { board, start, game: gameOfSaved(saved, board), reduction: undefined };
  kept.delete(id);
  kept.set(id, now);
  if (kept.size > KEPT_MOST) kept.delete([...kept.keys()][0]!);
  return now;
}
