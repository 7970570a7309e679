import { newId } from './entry-ids.ts';
import { parseSavedGame } from './saved-game-schema.ts';
import type { LogEntry, SavedGame } from './saved-game.ts';
import { NAME_MOST } from './text-schema.ts';

/**
 * The same game under an id of its own, named anew by an entry at its end.
 *
 * @param at - milliseconds since 1970.
 * @returns undefined where the copy could not be read again: the game is full.
 */
export function copyOf(game: SavedGame, name: string, at: number): SavedGame | undefined {
  const seq = game.events.reduce((greatest, entry) => Math.max(greatest, entry.seq), 0) + 1;
  const ids = new Set(game.events.map((entry) => entry.id));
  const id = newId((other) => ids.has(other));
  const short = [...name].slice(0, NAME_MOST).join('').trim();
  const events: readonly LogEntry[] = [...game.events, { id, seq, at, kind: 'rename', name: short }];
  const copy = parseSavedGame({ ...game, id: newId(), events });
  return copy.kind === 'game' ? copy.game : undefined;
}
