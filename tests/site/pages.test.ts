import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faultsOfThemes } from '../browser/looks.ts';
import { movesOf } from '../browser/moves.ts';
import { places } from '../browser/places.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : [];
  });

describe.each(places())('%s', (address) => {
  test('is whole and within reach in light and dark at every width, never scrolls sideways, and nothing moves', () =>
    visit(
      address,
      async ({ page, problems }) => {
        expect(await movesOf(page)).toEqual([]);
        expect(
          await faultsOfThemes(
            page,
            (axe) => axe,
            () => tooWide(page),
          ),
        ).toEqual([]);
        expect(problems).toEqual([]);
      },
      { viewport: { width: 412, height: 740 }, colorScheme: 'light' },
    ));
});
