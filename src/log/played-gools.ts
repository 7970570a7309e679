import type { GoolsEvent } from '../games/gools/events.ts';
import type { GoolsFinding } from '../games/gools/play-decision.ts';
import type { GoolsState } from '../games/gools/play-state.ts';
import { GOOLS } from '../games/gools/play.ts';
import { type Fold, fold } from '../games/shared/fold.ts';
import { playedOf } from '../games/shared/played.ts';
import type { SavedGoolsGame } from './saved-game.ts';

export type FoldedGoolsGame = Fold<GoolsEvent, GoolsState, GoolsFinding>;

/** The last fold of each evening with what it started from, so that one more event costs one more step. */
const folds = new Map<string, { readonly start: string; readonly fold: FoldedGoolsGame }>();

/** What an evening's events have made of it. */
export function foldGools({ id, setup, events }: SavedGoolsGame): FoldedGoolsGame {
  const start = JSON.stringify(setup);
  const known = folds.get(id);
  const next = fold(GOOLS, setup, playedOf(events), known?.start === start ? known.fold : undefined);
  folds.set(id, { start, fold: next });
  return next;
}
