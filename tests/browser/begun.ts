import type { Page } from 'playwright-core';
import type { StationId } from '../../src/games/gug/board-data.ts';
import { savedRound } from './gabong-round.ts';
import { savedGame } from './gug-game.ts';
import { openOnTable } from './on-table.ts';

/** A game on the table: Anna is at Victoria, Bo at Bank, and the order is thrown. */
export const BEGUN = savedGame([
  { kind: 'throw', seat: 0, eyes: 6, by: 'hand' },
  { kind: 'throw', seat: 1, eyes: 5, by: 'hand' },
  { kind: 'place', seat: 0, icon: 0, station: 'victoria' as StationId },
  { kind: 'place', seat: 1, icon: 0, station: 'bank' as StationId },
]);

/** Puts a new round on the table of this browser, and opens it. */
export async function openRound(page: Page): Promise<void> {
  await openOnTable(page, savedRound([]));
}
