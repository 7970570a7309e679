import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { GoolsEvent } from '../../src/games/gools/events.ts';
import { savedEvening } from '../browser/gools-evening.ts';
import { keptAs, NO_LOG, openLogWith } from '../browser/log.ts';
import { findAndPlayOn } from '../browser/play-on.ts';
import { SIZES, useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

const turn = (seat: number, dice: readonly number[]): GoolsEvent => ({ kind: 'enter', seat, dice, last: [dice[4]!] });
/** Maya wins the only round with a 4; three others drink (6.1). */
const ROUND: readonly GoolsEvent[] = [
  turn(0, [3, 3, 2, 1, 1]),
  turn(1, [1, 2, 4, 5, 5]),
  turn(2, [2, 2, 4, 5, 1]),
  turn(3, [4, 4, 5, 2, 1]),
  { kind: 'drunk' },
];
const RUNNING = savedEvening(ROUND);
const OVER = { ...savedEvening([...ROUND, { kind: 'end' }], ['Maya', 'W'.repeat(40), 'Siri', 'Åse']), id: 'over' };

test.each([
  { lang: 'en', leads: 'Maya leads with one round won', won: 'Maya won the most: one round', resume: 'Resume' },
  { lang: 'nb', leads: 'Maya leder med én runde vunnet', won: 'Maya vant flest runder: én', resume: 'Spill videre' },
])('evenings of Gabba Gools are in the list and can be played on ($lang)', (inWords) =>
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
    await openLogWith(page, keptAs(RUNNING, OVER));
    await page.getByRole('button', { name: 'Players' }).click();
    await page.locator('[data-person="maya"]').click();
    const maya = page.locator('.log-player');
    const figure = (name: string) => maya.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]');
    expect(await figure('Rounds won').textContent()).toBe('2');
    // What never happened is not told.
    expect(await figure('Drinks taken').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('[data-person="ola"]').click();
    expect(await page.locator('.log-player dd').allTextContents()).toContain('1');
    await page.keyboard.press('Escape');
    await page.locator('#log .view-keys button').first().click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Results as a table (CSV)' }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    const rows = text.trim().split('\r\n');
    // The running evening is no result yet.
    expect(rows).toHaveLength(5);
    expect(rows[1]).toContain('"Gabba Gools"');
    expect(rows[1]).toContain('"Maya"');
  }));
