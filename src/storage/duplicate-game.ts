import type { EntryId } from '../games/shared/history.ts';
import { newId } from './entry-ids.ts';
import { parseSavedGame } from './saved-game-schema.ts';
import type { LogEntry, SavedGame } from './saved-game.ts';
import { NAME_MOST, shortened } from './text-schema.ts';

/**
 * The same game under an id of its own, named anew by an entry at its end.
 *
 * @param without - plays that are taken back in the copy, so that it goes on from before them; redo brings them back.
 * @param at - milliseconds since 1970.
 * @returns undefined where the copy could not be read again: the game is full.
 */
export function copyOf(
  game: SavedGame,
  name: string,
  at: number,
  without: readonly EntryId[] = [],
): SavedGame | undefined {
  const seq = game.events.reduce((greatest, entry) => Math.max(greatest, entry.seq), 0) + 1;
  const ids = new Set(game.events.map((entry) => entry.id));
  const nextId = () => newId((other) => ids.has(other));
  const short = shortened(name, NAME_MOST).trim();
  const back = { id: nextId(), seq, at, kind: 'undo', entries: without } as const;
  const renamed = { id: nextId(), seq: seq + Number(without.length > 0), at, kind: 'rename', name: short } as const;
  const events: readonly LogEntry[] = [...game.events, ...(without.length > 0 ? [back] : []), renamed];
  const copy = parseSavedGame({ ...game, id: newId(), events });
  return copy.kind === 'game' ? copy.game : undefined;
}
