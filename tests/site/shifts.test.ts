import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { places } from '../browser/places.ts';
import { shiftsOn, watchShifts } from '../browser/shifts.ts';
import { SIZES, useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

/** What moves by itself on any page, as it loads and as its parts wake. */
async function movedOn(page: Page): Promise<readonly string[]> {
  const origin = new URL(page.url()).origin;
  await watchShifts(page);
  const moved: string[] = [];
  for (const address of places()) {
    await page.goto('about:blank');
    await page.goto(origin + address);
    moved.push(...(await shiftsOn(page)).map((shift) => `${address} ${shift}`));
  }
  return moved;
}

// Most of the time the two wait for what may still come: they do so side by side. A phone is watched by the pages' own test.
test.concurrent(
  'on a desktop nothing moves by itself on any page, as it loads and as its parts wake',
  ({ expect }) =>
    visit('/favicon.svg', async ({ page }) => expect(await movedOn(page)).toEqual([]), { viewport: SIZES[1].viewport }),
  240_000,
);

test.concurrent(
  'nothing moves when the font comes late',
  ({ expect }) =>
    visit('/favicon.svg', async ({ page }) => {
      const late: string[] = [];
      await page.route(/\.woff2$/, async (route) => {
        late.push(route.request().url());
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      expect(await movedOn(page)).toEqual([]);
      expect(late.length).toBeGreaterThan(0);
    }),
  240_000,
);
