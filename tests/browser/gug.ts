import type { Locator, Page } from 'playwright-core';
import type { Point } from '../../src/games/gug/board-data.ts';
import { UNITS } from '../../src/map/path.ts';
import { CHOOSING_SCALE } from '../../src/map/snap.ts';
import { aimAnew, clicked } from './aimed.ts';
import { atRest } from './at-rest.ts';

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

/** What the verdict element says of itself; undefined for what it does not bear. */
export interface Answered {
  readonly text: string;
  readonly verdict: string | undefined;
  readonly clauses: readonly string[];
  readonly sips: number;
  readonly drop: string | undefined;
}

export async function answered(page: Page): Promise<Answered> {
  return page.locator('#gug [role="status"]').evaluate((element: HTMLElement) => ({
    text: element.textContent.trim().replace(/\s+/g, ' '),
    verdict: element.dataset['verdict'],
    clauses: (element.dataset['clauses'] ?? '').split(' ').filter((clause) => clause !== ''),
    sips: Number(element.dataset['sips']),
    drop: element.dataset['drop'],
  }));
}

/** Waits until the verdict is so, and returns all of it. */
export async function verdictOf(page: Page, outcome: string): Promise<Answered> {
  await page.locator(`#gug [role="status"][data-verdict="${outcome}"]`).waitFor();
  return answered(page);
}

/** Waits until the map can be panned. */
export const mapReady = (page: Page): Promise<void> => page.locator('#gug .map-keys').waitFor();

/** Where a station lies in the window, in CSS pixels. @param off - grid units from the first of its dots. */
export function placeOf(page: Page, station: string, [right, down]: Point = [0, 0]): Promise<{ x: number; y: number }> {
  const off = [right * UNITS, down * UNITS] as const;
  return page.locator(`#gug svg [data-station="${station}"]`).evaluate((element: SVGGElement, [x, y]) => {
    const matrix = element.getScreenCTM();
    if (!matrix) throw new Error('not drawn');
    return { x: matrix.e + matrix.a * x, y: matrix.f + matrix.d * y };
  }, off);
}

/** Where a station lies in the window once the map stands still, frame after frame. */
export async function restingPlace(
  page: Page,
  station: string,
  off: Point = [0, 0],
): Promise<{ readonly x: number; readonly y: number }> {
  let at = await placeOf(page, station, off);
  for (let still = 0; still < 3;) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const next = await placeOf(page, station, off);
    still = Math.hypot(next.x - at.x, next.y - at.y) < 0.5 ? still + 1 : 0;
    at = next;
  }
  return at;
}

/** Taps a station where it is drawn, a few pixels off, as a finger does, once the map stands still. */
export async function tapStation(page: Page, station: string, off: Point = [0, 0]): Promise<void> {
  await atRest(page);
  const { x, y } = await restingPlace(page, station, off);
  const map = (await page.locator('#gug [data-map]').boundingBox())!;
  const over = page.locator('#gug .ticket[data-up="true"]');
  const bottom = (await over.count()) > 0 ? (await over.boundingBox())!.y : map.y + map.height;
  if (x < map.x || x > map.x + map.width || y < map.y || y > bottom)
    throw new Error(`${station} is out of view: ${x}, ${y}`);
  const before = await scaleOf(page);
  // Otherwise it would be the second half of a double tap (`map/snap.ts`).
  await aimAnew(page);
  await page.touchscreen.tap(x + 3, y - 3);
  await clicked(page);
  if (before >= CHOOSING_SCALE) return;
  // In a crowd seen from afar the first tap only goes closer.
  await atRest(page);
  if ((await scaleOf(page)) > before * 1.1) await tapStation(page, station, off);
}

/** How many CSS pixels a grid unit has on the screen. */
const scaleOf = (page: Page): Promise<number> =>
  page
    .locator('#gug svg.board')
    .evaluate((svg, units) => (svg as unknown as SVGSVGElement).getScreenCTM()!.a * units, UNITS);

export const wholeMap = (page: Page, words: string): Promise<void> =>
  page.getByRole('button', { name: words, exact: true }).click();

/** The query of the address, decoded, as the page itself has it: Playwright hears of a change some time after. */
export const query = (page: Page): Promise<string> => page.evaluate(() => decodeURIComponent(location.search));

/** Opens a ruling among the house rules below the map, in the group of its moment. @returns the ruling, unfolded. */
export async function openRuling(page: Page, ruling: string): Promise<Locator> {
  await page.locator('#gug-house-rules .fold-key').click();
  const own = { has: page.locator(`input[name="panel-${ruling}"]`) };
  await page.locator('#gug-house-rules .rulings-of', own).locator('> summary').click();
  const found = page.locator('#gug-house-rules .ruling', own);
  await found.locator('summary').click();
  return found;
}
