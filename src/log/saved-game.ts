import type { RefereeSides } from '../games/gug/network.ts';
import type { Rulings } from '../games/gug/rulings.ts';
import type { GugEvent } from '../games/gug/events.ts';
import type { GugSetup } from '../games/gug/setup.ts';
import type { Entry } from '../games/shared/history.ts';

/** The version that this build writes. Every build reads it and all before it, and leaves later ones alone. */
export const SAVED_VERSION = 1;

/** A game as it is kept: all that was said at its start, and every event since. State is worked out from it. */
export interface SavedGugGame {
  readonly v: typeof SAVED_VERSION;
  /** Unique on all phones. */
  readonly id: string;
  readonly game: 'gug';
  /** What the table called it at the start; empty when nobody did. A `rename` event changes it. */
  readonly name: string;
  /** The clock's time at the start, in milliseconds. */
  readonly createdAt: number;
  readonly setup: GugSetup;
  readonly rulings: Rulings;
  /** Sides set by the referee (R22). */
  readonly sides: RefereeSides;
  /** The board's id, and its version when the game started. */
  readonly board: { readonly id: string; readonly version: number };
  readonly events: readonly Entry<GugEvent>[];
}

export type SavedGame = SavedGugGame;
export type LogEntry = SavedGame['events'][number];
