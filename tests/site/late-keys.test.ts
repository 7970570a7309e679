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
const GOOLS = goldenGame('v1-gools-six.json.txt');
const SCRIPTS = '**/_astro/*.js';
/** What packs a game and draws its code. */
const CODES = '**/_astro/{qr,game-link,news-link,link-parts}.*.js';
/** What a sheet fetches by itself, and last: were it still on its way when nothing can be had, it would say so, too. */
const NAMES = 'dialog .names-part';

/** Presses the key that tries again, once all can be had: the browser remembers what failed, so the page is loaded anew. */
async function tryAgain(
  page: Page,
  { said, again, at = '' }: { said: string; again: string; at?: string },
): Promise<void> {
  const told = page.locator(`${at} [role="alert"]`, { hasText: said });
  await told.waitFor();
  await page.unrouteAll();
  await Promise.all([page.waitForEvent('load'), told.getByRole('button', { name: again, exact: true }).click()]);
  expect(await told.count()).toBe(0);
}

/** Presses a key while no script can be had, tries again, and presses it anew. @returns the file that is saved then. */
async function savedAtLast(
  page: Page,
  open: () => Promise<void>,
  press: () => Promise<void>,
  words: { said: string; again: string },
): Promise<string> {
  await open();
  await page.waitForLoadState('networkidle');
  await page.route(SCRIPTS, (route) => route.abort());
  await press();
  await tryAgain(page, words);
  await open();
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await download.path(), 'utf8');
}

const wordsOf = ({ trouble }: { trouble: { part: string; again: string } }) => ({
  said: trouble.part,
  again: trouble.again,
});

describe('F63: a key whose part cannot be fetched says so, and works once it can be', () => {
  test.each([
    { say: 'all games as a file', words: LOG_EN, address: '/#log', name: LOG_EN.list.exportAll },
    { say: 'all results as a table', words: LOG_NB, address: '/nb/#log', name: LOG_NB.list.csv },
  ])('the log: $say', ({ words, address, name }) =>
    visit(NO_LOG, async ({ page }) => {
      await openLogWith(page, keptAs(OVER), address);
      const open = () => page.locator('[data-game="over"]').waitFor();
      const press = () => page.getByRole('button', { name, exact: true }).click();
      expect(await savedAtLast(page, open, press, wordsOf(words))).toContain('Kari');
    }),
  );

  test.each(['file', 'csv'] as const)('the sheet of a game: %s', (key) =>
    visit(NO_LOG, async ({ page }) => {
      await openLogWith(page, keptAs(OVER));
      const open = async () => {
        await page.locator('[data-game="over"] button', { hasText: 'More' }).click();
        await page.locator('[data-do="picture"]').waitFor();
        await page.locator(NAMES).waitFor();
      };
      const press = () => page.getByRole('button', { name: LOG_EN.share[key], exact: true }).click();
      expect(await savedAtLast(page, open, press, wordsOf(LOG_EN))).toContain('Kari');
    }),
  );

  test('the sheet of a table', () =>
    visit(NO_LOG, async ({ page }) => {
      await openOnTable(page, GOOLS);
      const open = async () => {
        await page.locator('#gools [data-do="table"]').click();
        await page.locator(NAMES).waitFor();
      };
      const press = () => page.locator('dialog [data-do="file"]').click();
      const words = { said: 'Part of this page did not load', again: 'Try again' };
      expect(await savedAtLast(page, open, press, words)).toContain(GOOLS.id);
    }));

  test('a link with news that was pasted into the log', () =>
    visit(NO_LOG, async ({ page }) => {
      await openLogWith(page, keptAs(OVER));
      const look = async () => {
        await page.locator('.log-bring textarea').fill(`${new URL(page.url()).origin}/#news=1xxxx`);
        await page.getByRole('button', { name: LOG_EN.bring.look, exact: true }).click();
      };
      const open = () => page.getByRole('button', { name: LOG_EN.bring.open, exact: true }).click();
      await open();
      await page.waitForLoadState('networkidle');
      await page.route(SCRIPTS, (route) => route.abort());
      await look();
      await tryAgain(page, wordsOf(LOG_EN));
      // The link stood in the address, and is read at last.
      await page.locator('.log-refused').waitFor();
      expect(new URL(page.url()).hash).toBe('#log');
    }));

  test('the code of the big screen, which shows all else meanwhile', () =>
    visit(NO_LOG, async ({ page }) => {
      await keep(page, keptAs(GOOLS));
      await page.route(CODES, (route) => route.abort());
      await page.goto(`${new URL(page.url()).origin}/#tv`);
      await page.locator('.tv-name').nth(1).waitFor();
      await page.locator('.tv-join [role="alert"]').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
      await tryAgain(page, { said: TV_EN.trouble, again: TV_EN.again, at: '.tv-join' });
      await page.locator('.tv-join svg').waitFor();
    }));
});
