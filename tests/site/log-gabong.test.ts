import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { GabongEvent, SeatHand } from '../../src/games/gabong/match-events.ts';
import { violationsIn } from '../browser/axe.ts';
import { savedRound } from '../browser/gabong-round.ts';
import { keptAs, NO_LOG, openLogWith } from '../browser/log.ts';
import { findAndPlayOn } from '../browser/play-on.ts';
import { SIZES, useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

/** The first of them makes a gabong, the others are left with so many points. */
const deal = (theta: number, ...points: readonly number[]): GabongEvent => ({
  kind: 'deal',
  hands: points.map((left, seat): SeatHand => {
    if (seat === theta) return { seat, by: 'theta' };
    return { seat, by: 'points', points: left, isGabonged: false };
  }),
});
const DEALS = [
  deal(0, 0, 25, 40, 15),
  deal(1, 10, 0, 20, 30),
  { kind: 'penalty', seat: 2, clause: 'gabong-9.3' },
] as const;
const RUNNING = savedRound(DEALS);
const OVER = {
  ...savedRound([...DEALS, { kind: 'end' }], ['Maya', 'W'.repeat(40), 'Siri', 'Åse']),
  id: 'over',
};

test.each([
  { lang: 'en', leads: 'Maya leads with 10 points', won: 'Maya won with 10 points', resume: 'Resume' },
  { lang: 'nb', leads: 'Maya leder med 10 poeng', won: 'Maya vant med 10 poeng', resume: 'Spill videre' },
])('rounds of Gabong are in the list and can be played on ($lang)', (inWords) =>
  visit(
    NO_LOG,
    async ({ page, problems }) => {
      await findAndPlayOn(page, [RUNNING, OVER], inWords);
      expect(problems).toEqual([]);
    },
    { viewport: SIZES[0].viewport },
  ),
);

test('what everybody did stands under the players, and in the table of results', () =>
  visit(NO_LOG, async ({ page }) => {
    await page.setViewportSize(SIZES[0].viewport);
    await openLogWith(page, keptAs(RUNNING, OVER));
    await page.getByRole('button', { name: 'Players' }).click();
    await page.locator('[data-person="siri"]').click();
    const siri = page.locator('.log-player');
    const figure = (name: string) =>
      siri.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd[1]');
    // The running round is no result yet.
    expect(await figure('Rounds').textContent()).toBe('1');
    expect(await figure('Average hand').textContent()).toBe('30');
    expect(await figure('Worst hand').textContent()).toBe('40');
    expect(await figure('Penalty cards').textContent()).toBe('1');
    // One game is no chart: its figures are in the row.
    expect(await siri.locator('svg').count()).toBe(0);
    expect(await siri.locator('tbody td').nth(2).textContent()).toBe('60');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      SIZES[0].viewport.width,
    );
    expect(await violationsIn(page, { include: '#log' })).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('#log .view-keys button').first().click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Results as a table (CSV)' }).click();
    const rows = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
    expect(rows).toHaveLength(5);
    expect(rows[1]).toContain('"Gabong"');
    expect(rows[1]).toContain('"Maya"');
  }));
