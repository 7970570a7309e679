import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mapReady, PHONE, placeOf, query, verdictOf, wholeMap } from '../browser/gug.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

/** In the window, CSS pixels. */
interface Place {
  readonly x: number;
  readonly y: number;
}

async function layouts(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'LayoutCount')!.value;
}

/** Waits until there have been so many layouts, and then none for a while. @returns how many there have been. */
async function stillAt(page: Page, devtools: CDPSession, least: number): Promise<number> {
  let count = await layouts(devtools);
  for (let still = 0; still < 3;) {
    await page.waitForTimeout(200);
    const now = await layouts(devtools);
    still = now === count && now >= least ? still + 1 : 0;
    count = now;
  }
  return count;
}

/** Taps a place where a finger would; nothing but the page itself asks for a layout meanwhile. @returns how many there were. */
async function layoutsOfTap(page: Page, { x, y }: Place): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const before = await stillAt(page, devtools, 0);
  await page.touchscreen.tap(x, y);
  const after = await stillAt(page, devtools, before + 1);
  await devtools.detach();
  return after - before;
}

async function middleOf(page: Page, selector: string): Promise<Place> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

// The map is fitted into the room that the ticket leaves, which is known once the ticket is laid out; then the drawing is.
test('a station that is tapped takes a layout for its answer and one for the map, and so does undo', () =>
  visit(
    '/?at=victoria&die=4#gug',
    async ({ page }) => {
      await mapReady(page);
      await wholeMap(page, 'Whole map');
      expect(await layoutsOfTap(page, await placeOf(page, 'warren-street'))).toBeLessThanOrEqual(2);
      await verdictOf(page, 'incomplete');
      expect(query(page)).toContain('warren-street');
      expect(await layoutsOfTap(page, await middleOf(page, '#gug .undo'))).toBeLessThanOrEqual(2);
      expect(query(page)).not.toContain('warren-street');
    },
    PHONE,
  ));
