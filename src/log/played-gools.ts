import type { GoolsEvent } from '../games/gools/events.ts';
import type { GoolsFinding } from '../games/gools/play-decision.ts';
import type { GoolsState } from '../games/gools/play-state.ts';
import { GOOLS } from '../games/gools/play.ts';
import { type End, endOf, type Fold, fold } from '../games/shared/fold.ts';
import { playedOf } from '../games/shared/played.ts';
import type { SavedGoolsGame } from './saved-game.ts';

export type FoldedGoolsGame = Fold<GoolsEvent, GoolsState, GoolsFinding>;

/** The last fold with what it started from, so that one more event costs one more step. One evening lies on the table. */
let last: { readonly start: string; readonly fold: FoldedGoolsGame } | undefined;

/** What an evening's events have made of it. */
export function foldGools({ id, setup, events }: SavedGoolsGame): FoldedGoolsGame {
  const start = JSON.stringify([id, setup]);
  last = { start, fold: fold(GOOLS, setup, playedOf(events), last?.start === start ? last.fold : undefined) };
  return last.fold;
}

/** Where an evening's events have led, for those that do not lie on the table. */
export const endOfGools = ({ setup, events }: SavedGoolsGame): End<GoolsState> => endOf(GOOLS, setup, playedOf(events));
