import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TABLE_EN } from '../../src/i18n/table/en.ts';
import { mapReady, PHONE } from '../browser/gug.ts';
import { due } from '../browser/gug-game.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

async function startGame(page: Page): Promise<void> {
  await mapReady(page);
  await page.locator('.mode-keys .key').tap();
  await page.locator('.setup').waitFor();
  for (const [at, name] of ['Anna', 'Bo', 'C'].entries()) await page.locator(`#setup-name-${at}-0`).fill(name);
  await page.locator('#setup-start').tap();
  await due(page);
  await page.locator('.game-dock .die-key[data-eyes="4"]').tap();
  await expect.poll(() => page.locator('.game-name').textContent()).toBe('Bo');
}

/** What the browser asks on leaving; the answer is to stay. */
async function askedOn(page: Page, leave: () => Promise<unknown>): Promise<string> {
  const coming = page.waitForEvent('dialog');
  const left = leave().catch(() => undefined);
  const dialog = await coming;
  await dialog.dismiss();
  await left;
  return dialog.type();
}

test('a game that is not saved is not lost by a link or a reload: the browser asks first', () =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'indexedDB']) {
          Object.defineProperty(globalThis, name, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        }
      });
      await page.goto(new URL('/#gug', page.url()).href);
      await startGame(page);
      // A file that cannot be made is said to be just that, and the page with the game is not loaded anew for it.
      await page.route('**/_astro/*.js', (route) => route.abort());
      const notice = page.locator('.notes[role="alert"]');
      await notice.locator('[data-do="export"]').tap();
      await notice.getByText(TABLE_EN.saving.noFile).waitFor();
      expect(await notice.getByRole('button').allInnerTexts()).toEqual([
        TABLE_EN.saving.export,
        TABLE_EN.saving.again,
        TABLE_EN.saving.dismiss,
      ]);
      await page.unrouteAll();
      const norsk = page.getByRole('link', { name: 'Norsk' });
      expect(await askedOn(page, () => norsk.tap({ noWaitAfter: true }))).toBe('beforeunload');
      expect(await askedOn(page, () => page.evaluate(() => location.reload()))).toBe('beforeunload');
      expect(await page.locator('.game-name').textContent()).toBe('Bo');
    },
    PHONE,
  ));

test('a saved game is left unasked, and goes on in the other language', () =>
  visit(
    '/#gug',
    async ({ page }) => {
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.type());
        void dialog.accept();
      });
      await startGame(page);
      await page.locator('.save-sign[data-saving="saved"]').waitFor();
      await page.getByRole('link', { name: 'Norsk' }).tap();
      await page.getByText('Bordet', { exact: true }).waitFor();
      expect(await page.locator('.game-name').textContent()).toBe('Bo');
      expect(asked).toEqual([]);
    },
    PHONE,
  ));

test('F06: the page crashes in the middle of a game, which goes on at the last thing it called saved', () =>
  visit(
    '/#gug',
    async ({ page }) => {
      await startGame(page);
      await page.locator('.save-sign[data-saving="saved"]').waitFor();
      const kept = (from: Page) =>
        from.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('game:')));
      const before = await kept(page);
      expect(before).toHaveLength(1);
      const { origin } = new URL(page.url());
      const crashed = page.waitForEvent('crash');
      void page.goto('chrome://crash').catch(() => undefined);
      await crashed;
      const again = await page.context().newPage();
      await again.goto(`${origin}/#gug`);
      await due(again);
      expect(await again.locator('.game-name').textContent()).toBe('Bo');
      expect(await kept(again)).toEqual(before);
    },
    PHONE,
  ));
