import { describe, test } from 'vitest';
import { places } from '../browser/places.ts';
import { shiftsOn, watchShifts } from '../browser/shifts.ts';
import { SIZES, useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

// Most of the time they wait for what may still come: they do so side by side. A phone is watched by the pages' own test.
describe.concurrent.each(places())('%s', (address) => {
  test('on a desktop nothing moves by itself, as the page loads, as its parts wake, and as the font comes late', ({
    expect,
  }) =>
    visit(
      '/favicon.svg',
      async ({ page }) => {
        const late: string[] = [];
        await page.route(/\.woff2$/, async (route) => {
          late.push(route.request().url());
          // Long after a busy machine has drawn the page.
          await new Promise((resolve) => setTimeout(resolve, 1500));
          await route.continue();
        });
        await watchShifts(page);
        await page.goto(new URL(address, page.url()).href);
        expect(await shiftsOn(page)).toEqual([]);
        expect(late.length).toBeGreaterThan(0);
      },
      { viewport: SIZES[1].viewport },
    ));
});
