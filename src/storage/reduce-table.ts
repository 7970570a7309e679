import { type Reduction, reduceEvents } from '../games/shared/reduction.ts';
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
  readonly reduction: unknown;
}

/** The last reduction of each kind of game: one of a kind lies on the table. */
const known = new WeakMap<object, Last>();

/**
 * What a saved game's events have made of it, of a kind that is played from its set-up alone. The last such reduction is kept,
 * so that one more event costs one more step.
 */
export function reduceTable<Setup, Event, State, Finding>(
  game: Game<Setup, Event, State, Finding>,
  { id, setup, events }: Kept<Setup, Event>,
): Reduction<Event, State, Finding> {
  const start = JSON.stringify([id, setup]);
  const last = known.get(game);
  // It was made of the same game, just below.
  const earlier = last?.start === start ? (last.reduction as Reduction<Event, State, Finding>) : undefined;
  const now = reduceEvents(game, setup, playedOf(events), earlier);
  known.set(game, { start, reduction: now });
  return now;
}
