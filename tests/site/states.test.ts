import { describe, expect, test } from 'vitest';
import { pathIn } from '../../src/i18n/lang.ts';
import { brokenWordsOf } from '../browser/broken-words.ts';
import { faultsOfFocus } from '../browser/focus-shown.ts';
import { foreignTextOf } from '../browser/foreign-text.ts';
import { liveHtmlFaultsOf } from '../browser/html-faults.ts';
import { faultsOfNames } from '../browser/label-in-name.ts';
import { faultsOfLargeLetters, faultsOfLooks } from '../browser/looks.ts';
import { movesOf } from '../browser/moves.ts';
import { faultsOfSpacedText } from '../browser/spaced-text.ts';
import { openState } from '../browser/states/state.ts';
import { STATES, statesInTurns } from '../browser/states/states.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

test('every panel is looked at empty, filled, and with something refused', () => {
  const seen = new Set(STATES.map(({ kind, address }) => `${/#\w+|^rules\/\w+/.exec(address)?.[0] ?? ''} ${kind}`));
  for (const place of ['#gug', '#gools', '#gabong', '#log', 'rules/search'])
    for (const kind of ['empty', 'filled', 'error']) expect(seen).toContain(`${place} ${kind}`);
});

// The pages' own test opens every page and panel in both languages; these take turns.
describe.each(statesInTurns(0))('$kind: $name ($lang)', ({ lang, ...state }) => {
  test('is whole, and can be read and pressed in every theme and at every width', () =>
    visit(
      '/favicon.svg',
      async ({ page, problems }) => {
        const address = pathIn(lang, state.address);
        await openState(page, state, address);
        const faults = [
          ...(await liveHtmlFaultsOf(page, address)),
          ...(await foreignTextOf(page, lang)),
          ...(await faultsOfNames(page)),
          ...(await movesOf(page)),
          ...(await brokenWordsOf(page)),
          // The drawing of the map is looked at once for all, by the pages' own test: 270 names take axe their time.
          ...(await faultsOfLooks(page, { exclude: 'svg.board' })),
          ...(await faultsOfLargeLetters(page)),
          ...(await faultsOfSpacedText(page)),
          ...(await faultsOfFocus(page)),
        ];
        expect(faults).toEqual([]);
        expect(problems).toEqual([]);
      },
      { viewport: { width: 412, height: 740 } },
    ));
});
