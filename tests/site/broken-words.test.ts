import { describe, expect, test } from 'vitest';
import { LANGS, pathIn } from '../../src/i18n/lang.ts';
import { BOOKS, pageOf } from '../../src/rulebooks/books.ts';
import { brokenWordsOf } from '../browser/broken-words.ts';
import { openState } from '../browser/states/state.ts';
import { STATES } from '../browser/states/states.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();
const PAGES = ['rules/', 'rules/readings/', 'rules/drinking/', ...BOOKS.map((book) => pageOf(book))];

describe.each(LANGS)('no word is broken on a phone, letters as they are and twice as large: %s', (lang) => {
  test.each(STATES)('$kind: $name', (state) =>
    visit('/favicon.svg', async ({ page }) => {
      await openState(page, state, pathIn(lang, state.address));
      expect(await brokenWordsOf(page)).toEqual([]);
    }),
  );

  test.each(PAGES)('%s', (address) =>
    visit(pathIn(lang, address), async ({ page }) => {
      expect(await brokenWordsOf(page)).toEqual([]);
    }),
  );
});

test('a word that goes on in the next line is found', () =>
  visit('/rules/', async ({ page }) => {
    await page.locator('h1').evaluate((head: HTMLElement) => {
      head.style.width = '2ch';
      head.style.overflowWrap = 'anywhere';
    });
    expect((await brokenWordsOf(page)).some((fault) => fault.includes('> h1.'))).toBe(true);
  }));
