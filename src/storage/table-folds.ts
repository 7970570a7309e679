import { type Fold, fold } from '../games/shared/fold.ts';
import type { Game } from '../games/shared/game.ts';
import type { Entry } from '../games/shared/history.ts';
import { playedOf } from '../games/shared/played.ts';

interface Kept<Setup, Event> {
  readonly id: string;
  readonly setup: Setup;
  readonly events: readonly Entry<Event>[];
}

interface Last {
  /** All that the game starts from, as text. */
  readonly start: string;
  readonly fold: unknown;
}

/** The last fold of each kind of game: one of a kind lies on the table. */
const known = new WeakMap<object, Last>();

/**
 * What a saved game's events have made of it, of a kind that is played from its set-up alone. The last such fold is kept,
 * so that one more event costs one more step.
 */
export function foldTable<Setup, Event, State, Finding>(
  game: Game<Setup, Event, State, Finding>,
  { id, setup, events }: Kept<Setup, Event>,
): Fold<Event, State, Finding> {
  const start = JSON.stringify([id, setup]);
  const last = known.get(game);
  // It was made of the same game, just below.
  const earlier = last?.start === start ? (last.fold as Fold<Event, State, Finding>) : undefined;
  const now = fold(game, setup, playedOf(events), earlier);
  known.set(game, { start, fold: now });
  return now;
}
