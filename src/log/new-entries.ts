import type { EntryBody } from '../games/shared/history.ts';
import { countedId } from './entry-ids.ts';
import { parseSavedGame } from './saved-game-schema.ts';
import { type GameEvent, type LogEntry, type SavedGame, SAVED_VERSION, withEvents } from './saved-game.ts';

/** What a game needs at its start. */
export type NewGame = StartOf<SavedGame>;
/** The same of each kind of game. */
type StartOf<Game> = Game extends SavedGame ? Omit<Game, 'v' | 'id' | 'createdAt' | 'events'> : never;

/** @throws RangeError for a game that could not be read again. */
export function newGame(id: string, fields: NewGame, at: number): SavedGame {
  return readable({ v: SAVED_VERSION, id, createdAt: timeOf(at), ...fields, events: [] });
}

/**
 * The next lines of a game's log, numbered on from the greatest number there is; the clock may run as it likes.
 *
 * @throws RangeError for lines that could not be read again: kept as they are, they would be lost.
 */
export function newEntries(game: SavedGame, bodies: readonly EntryBody<GameEvent>[], at: number): readonly LogEntry[] {
  const known = new Set(game.events.map(({ id }) => id));
  const last = game.events.reduce((most, { seq }) => Math.max(most, seq), 0);
  const entries = bodies.map((body, index): LogEntry => {
    const id = countedId((taken) => known.has(taken));
    known.add(id);
    return { id, seq: last + 1 + index, at: timeOf(at), ...body };
  });
  return readable(withEvents(game, entries)).events;
}

/** Whole milliseconds since 1970, for clocks that show an earlier year too. */
function timeOf(at: number): number {
  return Math.max(0, Math.trunc(at));
}

/** In the documented form, so that what is equal is an equal text. */
function readable(game: SavedGame): SavedGame {
  const parsed = parseSavedGame(game);
  if (parsed.kind === 'game') return parsed.game;
  const problems = parsed.kind === 'unreadable' ? parsed.problems : [];
  throw new RangeError(`Not to be logged: ${problems.map(({ path, why }) => `${path} ${why}`).join(', ')}`);
}
