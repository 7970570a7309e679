import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LOG_EN } from '../../src/i18n/log/en.ts';
import { LOG_NB } from '../../src/i18n/log/nb.ts';
import { TV_EN } from '../../src/i18n/tv/en.ts';
import { keptAs, NO_LOG, openLogWith, savedGame } from '../browser/log.ts';
import { keep, openOnTable } from '../browser/on-table.ts';
import { useBrowser } from '../browser/visit.ts';
import { goldenGame } from '../storage/golden.ts';

const visit = useBrowser();
const OVER = savedGame({ id: 'over', name: 'Friday', isOver: true });
const SCRIPTS = '**/_astro/*.js';

/** From now on no other script of the site can be had. */
async function takeScriptsAway(page: Page, scripts = SCRIPTS): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.route(scripts, (route) => route.abort());
}

/** Presses a key that needs one, reads what is said, and tries again once it can be had. */
async function pressAndTryAgain(
  page: Page,
  name: string,
  { part, again }: { part: string; again: string },
): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  const told = page.locator('[role="alert"]', { hasText: part });
  await told.waitFor();
  await page.unroute(SCRIPTS);
  await told.getByRole('button', { name: again }).click();
  await told.waitFor({ state: 'detached' });
}

describe('F63: a key whose part cannot be fetched says so, and does it once it can be', () => {
  test.each([
    { say: 'all games as a file', words: LOG_EN, address: '/#log', name: LOG_EN.list.exportAll, holds: 'Friday' },
    { say: 'all results as a table', words: LOG_NB, address: '/nb/#log', name: LOG_NB.list.csv, holds: 'Kari' },
  ])('the log: $say', ({ words, address, name, holds }) =>
    visit(NO_LOG, async ({ page }) => {
      await openLogWith(page, keptAs(OVER), address);
      await page.locator('[data-game="over"]').waitFor();
      await takeScriptsAway(page);
      const coming = page.waitForEvent('download');
      await pressAndTryAgain(page, name, words.trouble);
      expect(await readFile(await (await coming).path(), 'utf8')).toContain(holds);
    }),
  );

  test.each(['file', 'csv'] as const)('the sheet of a game: %s', (key) =>
    visit(NO_LOG, async ({ page }) => {
      await openLogWith(page, keptAs(OVER));
      await page.locator('[data-game="over"] button', { hasText: 'More' }).click();
      await page.locator('[data-do="picture"]').waitFor();
      await takeScriptsAway(page);
      const coming = page.waitForEvent('download');
      await pressAndTryAgain(page, LOG_EN.share[key], LOG_EN.trouble);
      expect(await readFile(await (await coming).path(), 'utf8')).toContain('Kari');
    }),
  );

  test('the sheet of a table', () =>
    visit(NO_LOG, async ({ page }) => {
      await openOnTable(page, goldenGame('v1-gools-six.json.txt'));
      await page.locator('#gools [data-do="table"]').click();
      await page.locator('[data-do="file"]').waitFor();
      await takeScriptsAway(page);
      await page.locator('[data-do="file"]').click();
      const told = page.locator('dialog [role="alert"]', { hasText: 'did not load' });
      await told.waitFor();
      await page.unroute(SCRIPTS);
      const coming = page.waitForEvent('download');
      await told.getByRole('button', { name: 'Try again' }).click();
      expect((await coming).suggestedFilename()).toMatch(/^gunnar-game-/);
    }));

  test('a link that was pasted into the log', () =>
    visit(NO_LOG, async ({ page }) => {
      await openLogWith(page, keptAs(OVER));
      await page.getByRole('button', { name: LOG_EN.bring.open }).first().click();
      await page.locator('.log-bring textarea').waitFor();
      await takeScriptsAway(page);
      await page.locator('.log-bring textarea').fill(`${new URL(page.url()).origin}/#game=1xxxx`);
      await pressAndTryAgain(page, LOG_EN.bring.look, LOG_EN.trouble);
      await page.locator('.log-refused').waitFor();
    }));

  test('the code of the big screen, which shows all else meanwhile', () =>
    visit(NO_LOG, async ({ page }) => {
      const game = goldenGame('v1-gools-six.json.txt');
      await keep(page, keptAs(game));
      const codes = '**/_astro/*{qr,link,news}*.js';
      await page.route(codes, (route) => route.abort());
      await page.goto(`${new URL(page.url()).origin}/#tv`);
      await page.locator('.tv-name').nth(1).waitFor();
      const told = page.locator('.tv-join [role="alert"]', { hasText: TV_EN.trouble });
      await told.waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
      await page.unroute(codes);
      await told.getByRole('button', { name: TV_EN.again }).click();
      await page.locator('.tv-join svg').waitFor();
    }));
});
