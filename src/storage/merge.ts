import { inOrder } from '../games/shared/history.ts';
import { type LogEntry, type SavedGame, withEvents } from './saved-game.ts';

/** All events of two copies of a game, each once, in the log's order; `one` itself when it is so already. */
export function mergeEvents(one: readonly LogEntry[], other: readonly LogEntry[]): readonly LogEntry[] {
  const known = new Set(one.map(({ id }) => id));
  const added = other.filter(({ id }) => !known.has(id));
  return inOrder(added.length === 0 ? one : [...one, ...added]);
}

/**
 * Two copies of one game as one.
 *
 * @returns undefined when they are not copies of one game, whatever their ids say: they began differently, or an event
 * of both is not the same in both.
 */
export function mergeGames(one: SavedGame, other: SavedGame): SavedGame | undefined {
  if (headerText(one) !== headerText(other)) return undefined;
  const known = new Map(one.events.map((entry) => [entry.id, entry]));
  for (const entry of other.events) {
    const same = known.get(entry.id);
    if (same && same !== entry && !isSame(same, entry)) return undefined;
  }
  const events = mergeEvents(one.events, other.events);
  return events === one.events ? one : withEvents(one, events);
}

/**
 * An event of `one` that `other` has under another id: nobody logs the same twice at the same time, so an id was damaged.
 */
export function hasTwin(one: SavedGame, other: SavedGame): boolean {
  const [ours, theirs] = [one, other].map(({ events }) => new Set(events.map(({ id }) => id)));
  const alone = new Set(one.events.filter(({ id }) => !theirs!.has(id)).map(withoutId));
  return other.events.some((entry) => !ours!.has(entry.id) && alone.has(withoutId(entry)));
}

const withoutId = (entry: LogEntry): string => JSON.stringify(sorted({ ...entry, id: '' }));

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other) || JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** All of a game but its events, as text that two equal headers share. */
export function headerText(game: SavedGame): string {
  return JSON.stringify(sorted({ ...game, events: [] }));
}

/** The same value with the keys of every object in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
