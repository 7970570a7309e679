import type { Page } from 'playwright-core';
import type { GabongEvent } from '../../../src/games/gabong/match-events.ts';
import { savedRound } from '../gabong-round.ts';
import { onTable } from '../on-table.ts';
import { LONG_NAMES, type State } from './state.ts';

const NAMES = [...LONG_NAMES, 'Siri', 'Per', 'Eva'];

const deal = (out: number): GabongEvent => ({
  kind: 'deal',
  hands: NAMES.map((_, seat) =>
    seat === out ? { seat, by: 'theta' } : { seat, by: 'points', points: 100 * (seat + 1), isGabonged: seat === 1 },
  ),
});

/** Opens the checker, and one of its three parts. */
async function checker(page: Page, part: number): Promise<void> {
  await page.locator('#gabong .view-keys').first().getByRole('button').last().click();
  await page.locator('.checker .view-keys button').nth(part).click();
  await page.locator('.checker-part').waitFor();
}

/** As in H7, S14. */
async function lay(page: Page, text: string): Promise<void> {
  await page.locator(`.card-ranks [data-rank="${text.slice(1)}"]`).click();
  await page.locator(`.card-suits [data-suit="${text.slice(0, 1)}"]`).click();
}

export const GABONG_STATES: readonly State[] = [
  {
    name: 'a round that is over',
    kind: 'filled',
    address: '#gabong',
    kept: onTable(savedRound([...[0, 1, 2, 3, 4, 5, 0, 1, 2, 3].map(deal)], NAMES)),
    shows: '.score-board',
  },
  { name: 'the checker', kind: 'empty', address: '#gabong', prepare: (page) => checker(page, 0), shows: '.checker' },
  {
    name: 'the checker with a card that may not be laid',
    kind: 'error',
    address: '#gabong',
    async prepare(page) {
      await checker(page, 0);
      await page.locator('[data-slot="top"]').click();
      await lay(page, 'H7');
      await page.locator('[data-slot="mine"]').click();
      await lay(page, 'C7');
    },
    shows: '.checker-ticket[data-outcome="illegal"]',
  },
];
