import { inOrder } from '../games/shared/played.ts';
import type { LogEntry, SavedGame } from './saved-game.ts';

/** All events of two copies of a game, each once, in the log's order. */
export function mergeEvents(one: readonly LogEntry[], other: readonly LogEntry[]): readonly LogEntry[] {
  const known = new Set(one.map(({ id }) => id));
  const added = other.filter(({ id }) => !known.has(id));
  return added.length === 0 ? one : inOrder([...one, ...added]);
}

/** Two copies of one game as one. @returns undefined when they are not the same game, whatever their ids say. */
export function mergeGames(one: SavedGame, other: SavedGame): SavedGame | undefined {
  if (headerText(one) !== headerText(other)) return undefined;
  const events = mergeEvents(one.events, other.events);
  return events === one.events ? one : { ...one, events };
}

/** All of a game but its events, as text that two equal headers share. */
function headerText(game: SavedGame): string {
  return JSON.stringify(sorted({ ...game, events: [] }));
}

/** The same value with the keys of every object in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
