import type { Page } from 'playwright-core';
import type { GugEvent } from '../../src/games/gug/events.ts';
import { DEFAULT_RULINGS } from '../../src/games/gug/rulings.ts';
import type { GugSetup, Seat } from '../../src/games/gug/setup.ts';
import { SAVED_VERSION, type SavedGugGame } from '../../src/storage/saved-game.ts';
import { logged } from './logged.ts';
import { openOnTable } from './on-table.ts';

const MARKERS = ['circle', 'square', 'triangle', 'diamond', 'star', 'hexagon'] as const;

/** A seat for each name. */
export const seatsOf = (...names: readonly string[]): readonly Seat[] =>
  names.map((name, index) => ({ team: '', marker: MARKERS[index]!, players: [{ name, drink: 'beer' }] }));

/** A game in the log, its events a second apart, the last of them just now. */
export function savedGame(events: readonly GugEvent[], setup: Partial<GugSetup> = {}): SavedGugGame {
  return {
    v: SAVED_VERSION,
    id: 'table-1',
    game: 'gug',
    name: '',
    ...logged(events),
    setup: {
      variation: 'C',
      closedStations: null,
      isFriendly: true,
      bottle: 33,
      referee: null,
      works: { stations: [], stretches: [] },
      seats: seatsOf('Anna', 'Bo'),
      ...setup,
    },
    rulings: DEFAULT_RULINGS,
    sides: {},
    board: { id: 'london-2025', version: 1 },
  };
}

/** Puts a game on the table of this browser, and opens it. */
export async function openGame(page: Page, game: SavedGugGame, address = '/#gug'): Promise<void> {
  await openOnTable(page, game, address);
  await due(page);
}

/** What is due, once the game is on the screen. */
export async function due(page: Page): Promise<string | null> {
  const dock = page.locator('.game-dock');
  await dock.waitFor();
  return dock.getAttribute('data-due');
}

/** The lines of the log of this browser. */
export const logOf = (page: Page): Promise<SavedGugGame['events']> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('game:table-1') ?? '{}') as SavedGugGame).events);

/** The events that stand in the log of this browser, corrections and undone ones aside. */
export async function playedIn(page: Page): Promise<readonly GugEvent[]> {
  const undone = new Set<string>();
  const events = await logOf(page);
  for (const entry of events) {
    if (entry.kind === 'undo') for (const id of entry.entries) undone.add(id);
    if (entry.kind === 'redo') for (const id of entry.entries) undone.delete(id);
  }
  return events.flatMap((entry) => (entry.kind === 'play' && !undone.has(entry.id) ? [entry.event] : []));
}
