import type { Browser, CDPSession, Page } from 'playwright-core';
import { serveFolder } from '../../src/tools/static-server.ts';
import { DIST } from '../browser/dist.ts';
import { tasksIn } from './page-work.ts';
import { atRest, openAt, phoneWith, row, TRACED, type Traced } from './taps.ts';

const STEPS = 6;
const FRAMES = 20;
/** Milliseconds in which the map glides, and names come. */
const GLIDE = 900;

/** What the page does while the map is moved. */
interface Moved {
  readonly name: string;
  readonly move: (page: Page, devtools: CDPSession) => Promise<void>;
}

const key =
  (place: number): Moved['move'] =>
  async (page) => {
    await page.locator(`.map-keys button:nth-child(${place})`).tap();
    await page.waitForTimeout(GLIDE);
  };

/** Fingers at these places, each going so far with every frame: the first to the left, the others to the right. */
const fingers =
  (places: readonly number[], step: number): Moved['move'] =>
  async (page, devtools) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : places.map((x, id) => ({ x: x + moved * (id === 0 ? -1 : 1), y: 300 - moved / 2, id })),
      });
    await touch('touchStart', 0);
    for (let frame = 1; frame <= FRAMES; frame += 1) {
      await touch('touchMove', frame * step);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    await touch('touchEnd', FRAMES * step);
    await page.waitForTimeout(GLIDE);
  };

const MOVES: readonly Moved[] = [
  ...Array.from({ length: STEPS }, (_, at) => ({ name: `closer, step ${at + 1}`, move: key(1) })),
  { name: `${FRAMES} frames of a pan`, move: fingers([200], 6) },
  { name: 'further away', move: key(2) },
  { name: 'the whole map', move: key(3) },
  { name: `${FRAMES} frames of a pinch`, move: fingers([160, 200], 5) },
];

/** The map moved by its keys and by fingers, on a phone a quarter as fast: work, longest task, and what is styled and laid out at once. */
export async function benchMapSteps(browser: Browser): Promise<void> {
  console.log(
    '\n## The map in the hand, a quarter as fast, 360x740 at 2x (goal: a step of zoom at most 100 ms a task)',
  );
  const server = await serveFolder(DIST, 0);
  const { page, slow } = await phoneWith(browser, server.origin, {});
  const devtools = await page.context().newCDPSession(page);
  await openAt(page, server.origin, { address: '/#gug', ready: '.map-keys' });
  await slow();
  console.log(row(['', 'work', 'longest', 'layouts', 'most laid', 'styled']));
  for (const { name, move } of MOVES) {
    await atRest(page);
    await browser.startTracing(page, { categories: TRACED });
    await move(page, devtools);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      readonly traceEvents: readonly Traced[];
    };
    const named = (wanted: string) => traceEvents.filter((event) => event.name === wanted && event.ph === 'X');
    const laid = named('Layout').map(({ args }) => args.beginData?.dirtyObjects ?? 0);
    const styled = named('UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0);
    const { main, longest } = tasksIn(traceEvents);
    console.log(row([`  ${name}`, main, longest, laid.length, Math.max(0, ...laid), Math.max(0, ...styled)]));
  }
  await page.context().close();
  await server.close();
}
