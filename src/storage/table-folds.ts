import { type End, endOf, type Fold, fold } from '../games/shared/fold.ts';
import type { Game } from '../games/shared/game.ts';
import type { Entry } from '../games/shared/history.ts';
import { playedOf } from '../games/shared/played.ts';

interface Kept<Setup, Event> {
  readonly id: string;
  readonly setup: Setup;
  readonly events: readonly Entry<Event>[];
}

/** What a game's events have made of it, of a kind that is played from its setup alone. */
export interface TableFolds<Setup, Event, State, Finding> {
  /** Step by step; the last such fold is kept, so that one more event costs one more step. One game lies on the table. */
  readonly fold: (saved: Kept<Setup, Event>) => Fold<Event, State, Finding>;
  /** Where it has led, for games that do not lie on the table. */
  readonly end: (saved: Omit<Kept<Setup, Event>, 'id'>) => End<State>;
}

export function tableFolds<Setup, Event, State, Finding>(
  game: Game<Setup, Event, State, Finding>,
): TableFolds<Setup, Event, State, Finding> {
  let last: { readonly start: string; readonly fold: Fold<Event, State, Finding> } | undefined;
  return {
    fold({ id, setup, events }) {
      const start = JSON.stringify([id, setup]);
      last = { start, fold: fold(game, setup, playedOf(events), last?.start === start ? last.fold : undefined) };
      return last.fold;
    },
    end: ({ setup, events }) => endOf(game, setup, playedOf(events)),
  };
}
