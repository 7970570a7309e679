import { keptTwice } from './kept-value.ts';
import type { SavedGame } from './saved-game.ts';

const keyOf = (panel: SavedGame['game']): string => `${panel}:mode`;

/** Keeps what a panel is for, for a reload or a change of language; of this tab alone, as two can be at two things. */
export function keepMode(panel: SavedGame['game'], mode: 'ask' | 'setup' | 'game'): void {
  try {
    sessionStorage.setItem(keyOf(panel), mode);
  } catch {
    // The next page then begins with the game on the table.
  }
}

/** Whether a game was being set up: in this tab, or on this device when no game is on the table. */
export function wasSettingUp(panel: SavedGame['game'], hasGame: boolean): boolean {
  const hasDraft = keptTwice(`${panel}:setup`, (found) => found).text() !== null;
  try {
    if (sessionStorage.getItem(keyOf(panel)) === 'setup') return true;
  } catch {
    // The device alone can say.
  }
  return !hasGame && hasDraft;
}
