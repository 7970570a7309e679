import { describe, expect, test } from 'vitest';
import { colourAxe, faultsOf, wholeAxe } from '../browser/axe.ts';
import { movesOf } from '../browser/moves.ts';
import { places } from '../browser/places.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

/** In CSS pixels; 320 is also 1280 at 400 %. */
const WIDTHS = [320, 412, 1280] as const;

describe.each(places())('%s', (address) => {
  test('is whole and within reach in light and dark at every width, never scrolls sideways, and nothing moves', () =>
    visit(
      address,
      async ({ page, problems }) => {
        expect(await movesOf(page)).toEqual([]);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: width < 1000 ? 740 : 800 });
          await page.emulateMedia({ colorScheme: 'light' });
          expect(await faultsOf(page, wholeAxe)).toEqual([]);
          await page.emulateMedia({ colorScheme: 'dark' });
          expect(await faultsOf(page, colourAxe)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
        expect(problems).toEqual([]);
      },
      { viewport: { width: 412, height: 740 }, colorScheme: 'light' },
    ));
});
