import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { places } from '../browser/places.ts';
import { SIZES, useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Writes down on every page what moves by itself: how much, and what. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as readonly Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : 'a text',
        );
        shifts.push(`${value.toFixed(4)}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What moves by itself on any page, as it loads and as its parts wake. */
async function movedOn(page: Page): Promise<readonly string[]> {
  const origin = new URL(page.url()).origin;
  await watchShifts(page);
  const moved: string[] = [];
  for (const address of places()) {
    await page.goto('about:blank');
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    const shifts = await page.evaluate(() => (window as unknown as { readonly shifts: readonly string[] }).shifts);
    moved.push(...shifts.map((shift) => `${address} ${shift}`));
  }
  return moved;
}

test.each(SIZES)(
  'on a $name nothing moves by itself on any page, as it loads and as its parts wake',
  ({ viewport }) => visit('/favicon.svg', async ({ page }) => expect(await movedOn(page)).toEqual([]), { viewport }),
  240_000,
);

test(
  'nothing moves when the font comes late',
  () =>
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
