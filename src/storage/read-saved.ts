import { localCopy } from './local-copy.ts';
import { parseSavedText } from './saved-game-schema.ts';
import type { SavedGame } from './saved-game.ts';

/**
 * Reads a game of the quick copy for a page that only wants to look at it: nothing is written, merged or set aside.
 *
 * @returns undefined without an id, and for what is not there or cannot be read: the log deals with that.
 */
export function readSaved(id: string | null): SavedGame | undefined {
  const text = id === null ? null : localCopy(() => localStorage).game(id);
  const parsed = typeof text === 'string' ? parseSavedText(text) : undefined;
  return parsed?.kind === 'game' ? parsed.game : undefined;
}
