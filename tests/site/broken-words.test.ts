import { describe, expect, test } from 'vitest';
import { pathIn } from '../../src/i18n/lang.ts';
import { brokenNow, brokenWordsOf } from '../browser/broken-words.ts';
import { mapReady } from '../browser/gug.ts';
import { faultsOfNames } from '../browser/label-in-name.ts';
import { openState } from '../browser/states/state.ts';
import { statesInTurns } from '../browser/states/states.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

// The states' own test looks at each in the one language, and the pages' own at the pages.
describe('keys are called what is seen on them, and no word is broken on a phone, letters as they are and twice as large', () => {
  test.each(statesInTurns(1))('$kind: $name ($lang)', ({ lang, ...state }) =>
    visit('/favicon.svg', async ({ page }) => {
      await openState(page, state, pathIn(lang, state.address));
      expect(await faultsOfNames(page)).toEqual([]);
      expect(await brokenWordsOf(page)).toEqual([]);
    }),
  );
});

describe('the names of a question with all its facts, and of what undo takes back, keep their words', () => {
  const asked = [
    '?at=east-finchley&from=highgate&by=northern&die=5&route=northern:finchley-central&drops=northern:edgware#gug',
    '?at=hammersmith-district-piccadilly&from=ravenscourt-park&by=district&die=5&route=district:barons-court&drops=northern:edgware#gug',
    '?at=victoria&die=4&route=victoria:green-park,victoria:oxford-circus,victoria:warren-street,northern:goodge-street#gug',
    '?at=heathrow&from=hatton-cross&by=piccadilly&die=6&route=piccadilly:hatton-cross,piccadilly:hounslow-west#gug',
  ];

  test.each(asked)('upright: %s', (address) =>
    visit(`/nb/${address}`, async ({ page }) => {
      await mapReady(page);
      expect(await brokenWordsOf(page)).toEqual([]);
    }),
  );

  test.each(asked)('on its side: %s', (address) =>
    visit(
      `/nb/${address}`,
      async ({ page }) => {
        await mapReady(page);
        expect(await brokenNow(page)).toEqual([]);
        const wide = page.locator('.facts, .dock .bar');
        expect(await wide.evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth))).toEqual([0, 0]);
      },
      { viewport: { width: 740, height: 360 } },
    ),
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
