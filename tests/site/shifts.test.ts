import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import { places } from '../browser/places.ts';
import { shiftsOn, watchShifts } from '../browser/shifts.ts';
import { SIZES, useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

/** What moves by itself on a page, as it loads and as its parts wake. */
async function movedOn(page: Page, address: string): Promise<readonly string[]> {
  await watchShifts(page);
  await page.goto(new URL(address, page.url()).href);
  return shiftsOn(page);
}

// Most of the time they wait for what may still come: they do so side by side. A phone is watched by the pages' own test.
describe.concurrent.each(places())('%s', (address) => {
  test('on a desktop nothing moves by itself, as the page loads and as its parts wake', ({ expect }) =>
    visit('/favicon.svg', async ({ page }) => expect(await movedOn(page, address)).toEqual([]), {
      viewport: SIZES[1].viewport,
    }));

  test('nothing moves when the font comes late', ({ expect }) =>
    visit('/favicon.svg', async ({ page }) => {
      const late: string[] = [];
      await page.route(/\.woff2$/, async (route) => {
        late.push(route.request().url());
        // Long after a busy machine has drawn the page.
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.continue();
      });
      expect(await movedOn(page, address)).toEqual([]);
      expect(late.length).toBeGreaterThan(0);
    }));
});
