import type { GabongEvent } from '../games/gabong/match-events.ts';
import type { GabongSetup } from '../games/gabong/match-setup.ts';
import type { GoolsEvent } from '../games/gools/events.ts';
import type { GoolsSetup } from '../games/gools/setup.ts';
import type { GugEvent } from '../games/gug/events.ts';
import type { StartedOn } from '../games/gug/play.ts';
import type { GugSetup } from '../games/gug/setup.ts';
import type { Entry } from '../games/shared/history.ts';
import type { TournamentEvent } from '../games/tournament/tournament-events.ts';
import type { TournamentSetup } from '../games/tournament/tournament-setup.ts';

/** The version that this build writes. Every build reads it and all before it, and leaves later ones alone. */
export const SAVED_VERSION = 1;

/** A game as it is kept: all that was said at its start, and every event since. State is worked out from it. */
interface Saved<Game extends string, Setup, Event> {
  readonly v: typeof SAVED_VERSION;
  /** Unique on all phones. */
  readonly id: string;
  readonly game: Game;
  /** What the table called it at the start; empty when nobody did. A `rename` event changes it. */
  readonly name: string;
  /** The clock's time at the start, in milliseconds. */
  readonly createdAt: number;
  readonly setup: Setup;
  readonly events: readonly Entry<Event>[];
}

export interface SavedGugGame extends Saved<'gug', GugSetup, GugEvent>, StartedOn {}

/** An evening of Gabba Gools; its rulings are part of its setup. */
export type SavedGoolsGame = Saved<'gools', GoolsSetup, GoolsEvent>;

/** A round of Gabong on the scoreboard; all it counts by is part of its setup. */
export type SavedGabongGame = Saved<'gabong', GabongSetup, GabongEvent>;

/** A tournament; its games are results in it, and may be saved games beside it. */
export type SavedTournament = Saved<'tournament', TournamentSetup, TournamentEvent>;

export type SavedGame = SavedGugGame | SavedGoolsGame | SavedGabongGame | SavedTournament;
export type GameEvent = GugEvent | GoolsEvent | GabongEvent | TournamentEvent;
export type LogEntry = Entry<GameEvent>;

/** A game with other events. Those of a game are of its own kind wherever they come from: what is read is checked to be. */
export const withEvents = (game: SavedGame, events: readonly LogEntry[]): SavedGame =>
  ({ ...game, events }) as SavedGame;
