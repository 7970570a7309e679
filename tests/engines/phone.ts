import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DIST } from '../browser/dist.ts';
import { type Host, startHost } from '../browser/host.ts';
import type { Driver, Size } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const ENGINE = { webkit: startWebKit, firefox: startFirefox };
export type Engine = keyof typeof ENGINE;
export const ENGINES = Object.keys(ENGINE) as readonly Engine[];

export const PHONE: Size = { width: 390, height: 740, scale: 1 };

/** What a finger is after: a selector, and what it says (its label, or else its text; whole, unless a pattern). */
export interface Target {
  readonly css?: string;
  readonly name?: string | RegExp;
  /** Which of those that are shown, from 0; the first. */
  readonly nth?: number;
}

/** A browser with a page of the built site, as a person has it in the hand. */
export interface Phone extends Pick<Driver, 'screen' | 'giveFiles' | 'problems'> {
  readonly host: Host;
  /** Where its downloads are. */
  readonly downloads: string;
  /** Opens an address of the site, `/nb/#log`, and waits until it stands still. */
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Runs a function in the page, which knows only its arguments; these and what it returns are JSON. */
  readonly run: <Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Taps at a place of the window, in CSS pixels. */
  readonly tapAt: (x: number, y: number) => Promise<void>;
  /** Waits for it, scrolls it into view, and taps the middle of it. @throws Error when it does not come or is covered. */
  readonly tap: (target: Target) => Promise<void>;
  /** Waits until it is there to see. @returns its text */
  readonly see: (target: Target) => Promise<string>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Kills the browser with all its processes, and starts it again with what it kept, on no page yet. */
  readonly crash: () => Promise<void>;
}

/** Milliseconds for what comes by itself: a busy machine is no fault of the page's. */
const PATIENCE = 45_000;
/** Milliseconds that a finger stays, and between two taps (`src/ui/press-once.ts`). */
const PRESSED = 60;
const AIMED_ANEW = 750;

/** Keys as WebDriver writes them. */
export const KEY = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Backspace: '\uE003' } as const;

/** Starts the browser for as long as `work` takes, with a host of its own and nothing kept. */
export async function withPhone<Result>(
  engine: Engine,
  work: (phone: Phone) => Promise<Result>,
  size: Size = PHONE,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), `companion-${engine}-`));
  const host = await startHost(DIST);
  let driver = await ENGINE[engine](folder, size);
  const before: string[] = [];

  const run: Phone['run'] = async (work, ...args) => {
    const made = `(${String(work)})(...${JSON.stringify(args)})`;
    const text = await driver.evaluate(`(async () => JSON.stringify({ value: await ${made} }))()`);
    return (JSON.parse(text) as { readonly value: Awaited<ReturnType<typeof work>> }).value;
  };
  const drawn = () => run(stoodStill);
  const tapAt = async (x: number, y: number): Promise<void> => {
    await driver.perform([
      {
        type: 'pointer',
        id: 'finger',
        // A Firefox without a window now and then never lets a finger go: it is told of no touchend, and clicks nothing.
        parameters: { pointerType: engine === 'firefox' ? 'mouse' : 'touch' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pause', duration: PRESSED },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
    await sleep(AIMED_ANEW);
  };
  const find = async ({ css = '*', name, nth = 0 }: Target, isTapped: boolean): Promise<Found> => {
    const named = name instanceof RegExp ? [name.source, name.flags] : (name ?? null);
    const until = performance.now() + PATIENCE;
    for (;;) {
      const found = await run(findIt, css, named, nth, isTapped);
      if (typeof found !== 'string') return found;
      if (performance.now() > until) throw new Error(`${css} ${String(name)}: ${found}`);
      await sleep(100);
    }
  };

  const phone: Phone = {
    host,
    downloads: join(folder, 'downloads'),
    run,
    tapAt,
    screen: () => driver.screen(),
    giveFiles: (...given) => driver.giveFiles(...given),
    get problems() {
      return [...before, ...driver.problems];
    },
    async open(address) {
      await driver.goTo(host.origin + address);
      await drawn();
    },
    async reload() {
      await driver.reload();
      await drawn();
    },
    async tap(target) {
      const { x, y } = await find(target, true);
      await tapAt(x, y);
    },
    see: async (target) => (await find(target, false)).text,
    async type(text) {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await driver.perform([{ type: 'key', id: 'keys', actions }]);
    },
    async crash() {
      before.push(...driver.problems);
      await driver.kill();
      driver = await ENGINE[engine](folder, size);
    },
  };
  try {
    return await work(phone);
  } finally {
    await driver.kill();
    await host.close();
    // The last of the killed processes may still be letting go of a file.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

interface Found {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** Runs in the page. Two frames have been drawn, and the browser has nothing to do. */
async function stoodStill(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Runs in the page. @returns the middle of what is looked for, or why there is none to tap. */
async function findIt(
  css: string,
  name: string | readonly string[] | null,
  nth: number,
  isTapped: boolean,
): Promise<Found | string> {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => plain(element.getAttribute('aria-label') ?? element.textContent);
  const isNamed = (element: Element) =>
    name === null ||
    (typeof name === 'string' ? nameOf(element) === name : new RegExp(name[0]!, name[1]).test(nameOf(element)));
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && boxOf(element).width > 0 && boxOf(element).height > 0;
  const found = [...document.querySelectorAll(css)].filter((element) => isNamed(element) && isShown(element));
  // Of what is inside one another, the innermost.
  const element = found.filter((one) => !found.some((other) => other !== one && one.contains(other)))[nth];
  if (!element) return 'not there';
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const middle = () => {
    const { left, top, width, height } = boxOf(element);
    return { x: left + width / 2, y: top + height / 2, text: plain(element.textContent) };
  };
  if (!isTapped) return middle();
  if (element.closest('astro-island[ssr]')) return 'not awake yet';
  if ((element as HTMLButtonElement).disabled) return 'disabled';
  const isHit = ({ x, y }: Found) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element));
  };
  if (!isHit(middle())) element.scrollIntoView({ block: 'center' });
  const at = middle();
  await frame();
  await frame();
  const now = middle();
  if (Math.hypot(at.x - now.x, at.y - now.y) > 0.5) return 'moving';
  return isHit(now) ? now : 'covered';
}
