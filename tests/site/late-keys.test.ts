import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LOG_EN } from '../../src/i18n/log/en.ts';
import { LOG_NB } from '../../src/i18n/log/nb.ts';
import { keptAs, NO_LOG, openLogWith, savedGame } from '../browser/log.ts';
import { openOnTable } from '../browser/on-table.ts';
import { useBrowser } from '../browser/visit.ts';
import { goldenGame } from '../storage/golden.ts';

const visit = useBrowser();
const OVER = savedGame({ id: 'over', name: 'Friday', isOver: true });
const GOOLS = goldenGame('v1-gools-six.json.txt');
const SCRIPTS = '**/_astro/*.js';
/** What the log says of its games, by their rules. */
const LATE = '**/_astro/late-parts.*.js';
const NAMES = 'dialog .names-part';

/** Opens something, presses a key while no script can be had any more. @returns the file that is saved all the same. */
async function savedAlone(page: Page, open: () => Promise<void>, press: () => Promise<void>): Promise<string> {
  await open();
  await page.waitForLoadState('networkidle');
  await page.route(SCRIPTS, (route) => route.abort());
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await download.path(), 'utf8');
}

describe('F63: no key waits for a part of the page: what it needs came with its panel', () => {
  test.each([
    { say: 'all games as a file', address: '/#log', name: LOG_EN.list.exportAll },
    { say: 'all results as a table', address: '/nb/#log', name: LOG_NB.list.csv },
  ])('the log: $say', ({ address, name }) =>
    visit(NO_LOG, async ({ page }) => {
      await openLogWith(page, keptAs(OVER), address);
      const open = () => page.locator('[data-game="over"]').waitFor();
      const press = () => page.getByRole('button', { name, exact: true }).click();
      expect(await savedAlone(page, open, press)).toContain('Kari');
    }),
  );

  test.each(['file', 'csv'] as const)('the sheet of a game: %s', (key) =>
    visit(NO_LOG, async ({ page }) => {
      await openLogWith(page, keptAs(OVER));
      const open = async () => {
        await page.locator('[data-game="over"] [aria-haspopup]').click();
        await page.locator(NAMES).waitFor();
      };
      const press = () => page.getByRole('button', { name: LOG_EN.share[key], exact: true }).click();
      expect(await savedAlone(page, open, press)).toContain('Kari');
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
      expect(await savedAlone(page, open, press)).toContain(GOOLS.id);
    }));

  test('a link with news that was pasted into the log', () =>
    visit(NO_LOG, async ({ page }) => {
      await openLogWith(page, keptAs(OVER));
      await page.getByRole('button', { name: LOG_EN.bring.open, exact: true }).click();
      await page.waitForLoadState('networkidle');
      await page.route(SCRIPTS, (route) => route.abort());
      await page.locator('.log-bring textarea').fill(`${new URL(page.url()).origin}/#news=1xxxx`);
      await page.getByRole('button', { name: LOG_EN.bring.look, exact: true }).click();
      await page.locator('.log-refused').waitFor();
    }));
});

test('F63: results that need what cannot be fetched say so, and come once it can be', () =>
  visit(NO_LOG, async ({ page }) => {
    await page.route(LATE, (route) => route.abort());
    await openLogWith(page, keptAs(OVER));
    const press = () => page.getByRole('button', { name: LOG_EN.list.csv, exact: true }).click();
    await press();
    const told = page.locator('.log-take [role="alert"]', { hasText: LOG_EN.trouble.part });
    await told.waitFor();
    await page.unrouteAll();
    const again = told.getByRole('button', { name: LOG_EN.trouble.again, exact: true });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      // A browser may remember what failed: then the page is loaded anew. Newer ones ask again, and the file comes at once.
      Promise.race([page.waitForEvent('load').then(press), page.waitForEvent('download')]),
      again.click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain('Kari');
  }));

test('F63: a fault of the work itself is not told as a part that did not load, and the key tries again in its place', () =>
  visit(NO_LOG, async ({ page }) => {
    await openLogWith(page, keptAs(OVER));
    await page.evaluate(() => {
      const make = URL.createObjectURL.bind(URL);
      URL.createObjectURL = () => {
        URL.createObjectURL = make;
        throw new Error('a fault of ours');
      };
    });
    await page.getByRole('button', { name: LOG_EN.list.csv, exact: true }).click();
    const told = page.locator('.log-take [role="alert"]', { hasText: LOG_EN.trouble.fault });
    const again = told.getByRole('button', { name: LOG_EN.trouble.again, exact: true });
    const [download] = await Promise.all([page.waitForEvent('download'), again.click()]);
    expect(await readFile(await download.path(), 'utf8')).toContain('Kari');
    expect(await told.count()).toBe(0);
  }));
