import type { Page } from 'playwright-core';
import type { Point } from '../../src/games/gug/board-data.ts';
import { UNITS } from '../../src/map/path.ts';
import type { Asked } from './gug-routes.ts';

/** Milliseconds after which what has not come does not come: a busy machine is no fault of the page's. */
const PATIENCE = 20_000;
/** More stops than the page has before its first question. */
const STOPS = 60;

/** Goes to the first question of a page that was just opened, by Tab alone. */
export async function tabToQuestion(page: Page): Promise<void> {
  const isThere = () => page.evaluate(() => document.activeElement?.id === 'gug-stand');
  for (let stop = 0; stop < STOPS && !(await isThere()); stop += 1) await page.keyboard.press('Tab');
  await reached(page, '#gug-stand');
}

/** From the head of the route on the map to the question where one stands, by the keyboard alone. */
export async function startAnew(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await tabTo(page, '.ticket-toggle');
  // The reasons are put away once, and stay away: from then on few stops lie before where one stands.
  if (await page.evaluate(() => document.activeElement?.matches('[aria-expanded="true"]'))) await roll(page, ['Enter']);
  await reached(page, '.ticket-toggle[aria-expanded="false"]');
  await tabTo(page, '.fact-at');
  await page.keyboard.press('Enter');
  await reached(page, '#gug-stand');
}

/** So many stops may lie before what is gone to: the answer, and the number of its rule. */
const NEAR = 3;

async function tabTo(page: Page, css: string): Promise<void> {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, css);
  for (let stop = 0; stop < NEAR && !(await isThere()); stop += 1) await page.keyboard.press('Tab');
  await reached(page, css);
}

/**
 * Asks by the keyboard alone, with the focus where one types where one stands.
 *
 * @param isThrown - whether the die lies as it shall from the question before.
 * @param isSaid - waits until the answer to so many of the question's states is said.
 * @returns the presses for each station that is chosen.
 */
export async function askByKeys(
  page: Page,
  { at, typed, came, die, rides }: Asked,
  isThrown: boolean,
  isSaid: (states: number) => Promise<void>,
): Promise<readonly number[]> {
  const stops = (count: number) => Array.from({ length: count }, () => 'Tab');
  await roll(page, [...typed, 'Enter']);
  await reached(page, '[data-question="came"]');
  await isSaid(1);
  await roll(page, [...stops(came + 1), 'Enter']);
  await reached(page, '[data-question="route"]');
  await isSaid(2);
  if (!isThrown) {
    // Back to the die, which stands before the question; over the drops, where there are any.
    await roll(page, ['Shift+Tab']);
    if (await page.evaluate(() => document.activeElement?.matches('.fact-drops'))) await roll(page, ['Shift+Tab']);
    await roll(page, ['Enter']);
    await reached(page, '[data-question="die"] .die-key');
    await roll(page, [...stops(die - 1), 'Enter']);
    await reached(page, '[data-question="route"]');
  }
  await isSaid(3);
  await roll(page, ['Tab', 'Enter']);
  await reached(page, `[data-station="${at}"]`);
  for (const [index, { keys }] of rides.entries()) {
    await roll(page, [...keys, 'Enter']);
    await isSaid(index + 4);
  }
  return [typed.length, ...rides.map(({ keys }) => keys.length)].map((keys) => keys + 1);
}

/** Presses keys in their order without waiting for the page in between, as quick fingers do. */
async function roll(page: Page, keys: readonly string[]): Promise<void> {
  let pressed: Promise<void>[] = [];
  for (const key of keys) {
    // Keys overlap; but Shift is for one of them alone.
    const isAlone = key.startsWith('Shift+');
    if (isAlone) await Promise.all(pressed);
    const press = page.keyboard.press(key);
    pressed = [...pressed, press];
    if (isAlone) await press;
  }
  await Promise.all(pressed);
}

/** Waits until what the next press is for has the focus. */
const reached = (page: Page, css: string): Promise<void> =>
  page.evaluate(
    ([wanted, patience]) =>
      new Promise<void>((resolve, reject) => {
        const since = performance.now();
        const look = () => {
          if (document.activeElement?.matches(wanted)) resolve();
          else if (performance.now() - since > patience) reject(new Error(`${wanted} never had the focus`));
          else requestAnimationFrame(look);
        };
        look();
      }),
    [css, PATIENCE] as const,
  );

/**
 * Asks the same by taps, on the map where the stations are drawn and on the keys of the questions: clicks that the
 * page is sent, so that a station beyond the edge of the window is tapped like any other.
 */
export async function askByTaps(
  page: Page,
  { at, came, die, rides }: Asked,
  isSaid: (states: number) => Promise<void>,
): Promise<void> {
  const push = (css: string, index = 0) => page.locator(css).nth(index).dispatchEvent('click');
  await push('.fact-at');
  await page.locator('#gug-stand').waitFor({ state: 'attached' });
  await tap(page, at);
  await isSaid(1);
  await push('[data-question="came"] .chip', came);
  await isSaid(2);
  await push('.fact-die');
  await push('[data-question="die"] .die-key', die - 1);
  await page.locator('[data-question="route"]').waitFor({ state: 'attached' });
  await isSaid(3);
  for (const [index, { to, aim }] of rides.entries()) {
    await tap(page, to, aim);
    await isSaid(index + 4);
  }
}

/** Taps a station at a place so many grid units from where it is drawn. */
const tap = (page: Page, station: string, [right, down]: Point = [0, 0]): Promise<void> =>
  page.evaluate(
    ([id, x, y]) => {
      const { a, d, e, f } = document.querySelector<SVGGElement>(`#gug svg [data-station="${id}"]`)!.getScreenCTM()!;
      const click = new MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        clientX: e + a * x,
        clientY: f + d * y,
      });
      // A hand aims between two taps, for longer than is waited here.
      const hand = globalThis as { tapped?: number };
      hand.tapped = (hand.tapped ?? 0) + 1000;
      Object.defineProperty(click, 'timeStamp', { value: hand.tapped });
      document.querySelector('#gug svg.board')!.dispatchEvent(click);
    },
    [station, right * UNITS, down * UNITS] as const,
  );
