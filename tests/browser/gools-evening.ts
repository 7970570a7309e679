import type { Page } from 'playwright-core';
import type { GoolsEvent } from '../../src/games/gools/events.ts';
import { DEFAULT_TABLE_RULINGS } from '../../src/games/gools/rulings.ts';
import { SAVED_VERSION, type SavedGoolsGame } from '../../src/storage/saved-game.ts';
import { logged } from './logged.ts';
import { openOnTable } from './on-table.ts';

export const NAMES = ['Maya', 'Ola', 'Siri', 'Per'] as const;

/** An evening in the log, its events a second apart, the last of them just now. */
export function savedEvening(events: readonly GoolsEvent[], names: readonly string[] = NAMES): SavedGoolsGame {
  return {
    v: SAVED_VERSION,
    id: 'evening-1',
    game: 'gools',
    name: '',
    ...logged(events),
    setup: { players: names.map((name) => ({ name })), rulings: DEFAULT_TABLE_RULINGS },
  };
}

/** Puts an evening on the table of this browser, and opens it. */
export async function openEvening(page: Page, game: SavedGoolsGame, address = '/#gools'): Promise<void> {
  await openOnTable(page, game, address);
}

/** All events that this browser has kept of the evening on the table. */
export async function playedIn(page: Page): Promise<readonly GoolsEvent[]> {
  const text = await page.evaluate(() => localStorage.getItem('game:evening-1'));
  const { events } = JSON.parse(text ?? '') as SavedGoolsGame;
  return events.flatMap((entry) => (entry.kind === 'play' ? [entry.event] : []));
}
