import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fill } from '../../src/i18n/fill.ts';
import { LANGS, pathIn } from '../../src/i18n/lang.ts';
import { READINGS } from '../../src/i18n/readings.ts';
import { BOOK_NAMES, BOOKS } from '../../src/rulebooks/books.ts';
import { RULINGS_OF } from '../../src/rulebooks/rulings.ts';
import { faultsInBothLights } from '../browser/axe.ts';
import { builtPages } from '../browser/dist.ts';
import { mapReady, openRuling, PHONE } from '../browser/gug.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

const option = (page: Page, ruling: string, key: string) => page.locator(`input[name="${ruling}"][value="${key}"]`);
const saved = (page: Page, game: string) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, `${game}:house-rules`);

describe.each(LANGS)('disputed readings: %s', (lang) => {
  const address = pathIn(lang, 'rules/readings/');
  const words = READINGS[lang];

  test('every ruling of every game stands there, with each option, its default chosen', () => {
    const html = builtPages().find((page) => page.address === address)?.html ?? '';
    const rulings = BOOKS.flatMap((book) =>
      Object.entries(RULINGS_OF[book]).map(([id, { options }]) => ({ name: `${book}-${id}`, options })),
    );
    expect(rulings.length).toBeGreaterThan(40);
    for (const { name, options } of rulings) {
      const inputs = html.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`, 'g')) ?? [];
      // A single reading is stated, and nothing is to be chosen.
      const choices = options.length > 1 ? options : [];
      expect(html).toContain(`id="${name}"`);
      expect(inputs.map((input) => /value="([^"]+)"/.exec(input)?.[1])).toEqual(choices);
      expect(inputs.map((input) => input.includes('checked'))).toEqual(choices.map((_, index) => index === 0));
    }
  });

  test('a reading of Gaa Under Gunnar that is chosen here holds in its panel', () =>
    visit(`${address}#gug-R1`, async ({ page, problems }) => {
      await option(page, 'gug-R1', 'forgotten').check();
      await page.goto(new URL(`${pathIn(lang, '')}?at=victoria&die=4#gug`, page.url()).href);
      await mapReady(page);
      const panel = await openRuling(page, 'R1');
      expect(await panel.locator('input[value="forgotten"]').isChecked()).toBe(true);
      expect(problems).toEqual([]);
    }));

  test('what is chosen here in another tab holds at once in a panel that is open', () =>
    visit(`${pathIn(lang, '')}?at=victoria&die=4#gug`, async ({ page }) => {
      await mapReady(page);
      const panel = await openRuling(page, 'R1');
      const other = await page.context().newPage();
      await other.goto(new URL(`${address}#gug-R1`, page.url()).href);
      await option(other, 'gug-R1', 'forgotten').check();
      await expect.poll(() => panel.locator('input[value="forgotten"]').isChecked()).toBe(true);
    }));

  test('the rule book leads to its ruling; what is chosen for Gabba Gools stays after a reload', () =>
    visit(pathIn(lang, 'rules/gools/'), async ({ page }) => {
      await page.locator('#gools-G2 > summary').click();
      await page.locator('#gools-G2 .ask a').click();
      await option(page, 'gools-G2', 'any-throw').check();
      expect(await saved(page, 'gools')).toEqual({ v: 1, rulings: { G2: 'any-throw' } });
      await page.reload();
      await expect.poll(() => option(page, 'gools-G2', 'any-throw').isChecked()).toBe(true);
      expect(await page.locator('#gools .soft').first().textContent()).toBe(
        fill(words.changed, { count: 1, of: Object.keys(RULINGS_OF.gools).length }),
      );
    }));

  test('undo takes back the last change, and the way back to the standard too', () =>
    visit(`${address}#gabong-B1`, async ({ page }) => {
      const undo = page.locator('.gap-bar .key');
      await option(page, 'gabong-B1', 'once').check();
      await page.getByRole('button', { name: fill(words.reset, { book: BOOK_NAMES.gabong }), exact: true }).click();
      expect(await option(page, 'gabong-B1', 'every-two').isChecked()).toBe(true);
      expect(await saved(page, 'gabong')).toEqual({ v: 1, rulings: {} });
      await undo.click();
      expect(await option(page, 'gabong-B1', 'once').isChecked()).toBe(true);
      expect(await saved(page, 'gabong')).toEqual({ v: 1, rulings: { B1: 'once' } });
      await undo.click();
      expect(await option(page, 'gabong-B1', 'every-two').isChecked()).toBe(true);
      expect(await undo.getAttribute('aria-disabled')).toBe('true');
    }));

  test('a browser that saves nothing is said to, and the choice holds until then', () =>
    visit('/favicon.svg', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      });
      await page.goto(new URL(`${address}#gools-G1`, page.url()).href);
      await option(page, 'gools-G1', 'full-ranking').check();
      await page.locator('.gap-bar [role="alert"]', { hasText: words.notSaved }).waitFor();
      expect(await option(page, 'gools-G1', 'full-ranking').isChecked()).toBe(true);
    }));

  test('readings that cannot be read are said to be, and can be had', () =>
    visit(address, async ({ page }) => {
      await page.evaluate(() => localStorage.setItem('three-man:house-rules', 'rubbish'));
      await page.reload();
      const notice = page.locator('#three-man [role="alert"]');
      await notice.getByText(fill(words.unreadable, { book: BOOK_NAMES['three-man'] })).waitFor();
      const download = page.waitForEvent('download');
      await notice.getByRole('button', { name: words.download }).click();
      expect((await download).suggestedFilename()).toBe('three-man-house-rules.txt');
      await option(page, 'three-man-T3', 'ends').evaluate((input: HTMLInputElement) => input.click());
      expect(await page.evaluate(() => localStorage.getItem('three-man:house-rules:unreadable-1'))).toBe('rubbish');
    }));

  test('the smoking rules are off, and folded away twice', () =>
    visit(address, async ({ page }) => {
      expect(await option(page, 'gools-G7', 'off').isChecked()).toBe(true);
      expect(await page.locator('summary', { hasText: 'G7' }).isVisible()).toBe(false);
      await page.locator('#gools > details').last().locator('> summary').click();
      await page.locator('summary', { hasText: 'G7' }).click();
      expect(await option(page, 'gools-G7', 'on').isVisible()).toBe(true);
    }));

  test('without a script it can be read, and nothing looks as if it could be chosen', () =>
    visit(
      address,
      async ({ page }) => {
        await page.locator('#gug .gap summary').first().click();
        expect(await page.locator('#gug .gap .choice').first().isVisible()).toBe(true);
        expect(await page.locator('input[type="radio"]:enabled').count()).toBe(0);
        expect(await page.locator('noscript p', { hasText: words.noScript }).isVisible()).toBe(true);
      },
      { javaScriptEnabled: false },
    ));

  test('open, changed and undone it is within reach in light and dark, and fits 320 px', () =>
    visit(
      `${address}#gug-R22`,
      async ({ page }) => {
        await page.locator('#gug-R22 .choice').last().tap();
        expect(await faultsInBothLights(page)).toEqual([]);
      },
      PHONE,
    ));
});
