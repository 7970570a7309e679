import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BOOKS, pageOf } from '../../src/rulebooks/books.ts';
import { goTo } from '../browser/at-rest.ts';
import { brokenWordsOf } from '../browser/broken-words.ts';
import { foreignTextOf } from '../browser/foreign-text.ts';
import { faultsOfThemes } from '../browser/looks.ts';
import { movesOf } from '../browser/moves.ts';
import { places } from '../browser/places.ts';
import { shiftsOn, watchShifts } from '../browser/shifts.ts';
import { SIZES, useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

/** Without the language: pages of words, whose states no other test goes through. */
const OF_WORDS = ['rules/', 'rules/readings/', 'rules/drinking/', ...BOOKS.map((book) => pageOf(book))];

const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : [];
  });

/** Texts in the other language that are not marked so, and ways to it that are not. */
async function faultsOfLanguage(page: Page, address: string): Promise<readonly string[]> {
  const [lang, other] = address.startsWith('/nb/') ? (['nb', 'en'] as const) : (['en', 'nb'] as const);
  const ways = await page
    .locator('a[data-language-switch], a.other[hreflang]')
    .evaluateAll((links) =>
      links.map((link) => `${link.getAttribute('hreflang') ?? ''} ${link.getAttribute('lang') ?? ''}`),
    );
  const isMarked = ways.length > 0 && ways.every((way) => way === `${other} ${other}`);
  return [
    ...(await foreignTextOf(page, lang)),
    ...(isMarked ? [] : [`ways to the other language: ${ways.join(', ')}`]),
  ];
}

// One visit serves all that is asked of a page alone: opening it takes longer than most of the questions.
describe.each(places())('%s', (address) => {
  test('is whole and within reach in light and dark at every width, never scrolls sideways, and nothing moves', () =>
    visit(
      '/favicon.svg',
      async ({ page, problems }) => {
        await watchShifts(page);
        await goTo(page, address);
        expect(await shiftsOn(page)).toEqual([]);
        expect(await movesOf(page)).toEqual([]);
        if (address !== '/404.html') expect(await faultsOfLanguage(page, address)).toEqual([]);
        expect(await faultsOfThemes(page, {}, () => tooWide(page))).toEqual([]);
        if (OF_WORDS.includes(address.replace(/^\/(?:nb\/)?/, ''))) expect(await brokenWordsOf(page)).toEqual([]);
        expect(problems).toEqual([]);
      },
      { viewport: SIZES[0].viewport, colorScheme: 'light' },
    ));
});
