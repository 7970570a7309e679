import { describe, expect, test } from 'vitest';
import { pathIn } from '../../src/i18n/lang.ts';
import { brokenWordsOf } from '../browser/broken-words.ts';
import { openState } from '../browser/states/state.ts';
import { statesInTurns } from '../browser/states/states.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

// The states' own test looks at each in the one language, and the pages' own at the pages.
describe('no word is broken on a phone, letters as they are and twice as large', () => {
  test.each(statesInTurns(1))('$kind: $name ($lang)', ({ lang, ...state }) =>
    visit('/favicon.svg', async ({ page }) => {
      await openState(page, state, pathIn(lang, state.address));
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
