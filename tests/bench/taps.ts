import type { Browser, Page } from 'playwright-core';
import { CHOOSING_SCALE, snapOn } from '../../src/map/snap.ts';
import { symbolsOfBoard } from '../../src/map/symbols.ts';
import { DESIGN_TIER, TIERS } from '../../src/map/tiers.ts';
import { serveFolder } from '../../src/tools/static-server.ts';
import { DIST } from '../browser/dist.ts';
import { NO_LOG } from '../browser/log.ts';
import { BOARDS } from '../map/boards.ts';
import { CATEGORIES, SCRIPT, SLOWER, TASK, type TraceEvent, workIn } from './page-work.ts';
import { APART, type Press, type Walk, WALKS } from './tap-walks.ts';

/** How a page answered one press. Milliseconds; all but `duration` are the main thread's own work until the paint. */
export interface Answer {
  readonly walk: string;
  readonly name: string;
  /**
   * From the finger to the next paint, as Event Timing has it, in steps of 8, 0 where it is under 16; or to the frame that
   * shows what somebody waits for, where that comes later.
   */
  readonly duration: number;
  readonly work: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  readonly paint: number;
  /** How many elements were styled anew. */
  readonly restyled: number;
  readonly layouts: number;
  /** The slowest scripts of the long frames, by who called them. */
  readonly scripts: readonly string[];
}

const ROUNDS = 3;

const STYLE = /^(?:UpdateLayoutTree|RecalculateStyles)$/;
const LAYOUT = /^Layout$/;
const PAINT = /^(?:PrePaint|Paint|Layerize|Commit|UpdateLayer\w*)$/;

/** What the page keeps of its own events and long frames. */
interface Kept {
  readonly events: readonly { readonly start: number; readonly duration: number }[];
  readonly frames: readonly {
    readonly start: number;
    readonly end: number;
    readonly scripts: readonly { readonly what: string; readonly duration: number }[];
  }[];
}

/** In the page, before anything else: keeps what Event Timing and Long Animation Frames tell. */
function keepTimes(): void {
  const kept = { events: [] as unknown[], frames: [] as unknown[] };
  Object.assign(globalThis, { kept });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (['pointerdown', 'pointerup', 'click', 'keydown', 'keypress', 'input', 'keyup'].includes(entry.name))
        kept.events.push({ start: entry.startTime, duration: entry.duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  if (!PerformanceObserver.supportedEntryTypes.includes('long-animation-frame')) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { scripts: Record<string, never>[] })[])
      kept.frames.push({
        start: entry.startTime,
        end: entry.startTime + entry.duration,
        scripts: entry.scripts.map((script) => ({
          what: `${script['invoker']} ${script['sourceFunctionName']} ${String(script['sourceURL']).replace(/^.*\//, '')}`,
          duration: script['duration'],
        })),
      });
  }).observe({ type: 'long-animation-frame', buffered: true });
}

const keptOf = (page: Page): Promise<Kept> => page.evaluate(() => (globalThis as unknown as { kept: Kept }).kept);

/** When something that was waited for was first shown, by the page's own clock. */
interface Shown {
  shownAt?: number;
}

/** Runs in the page. Marks the trace, and watches for what is waited for. @returns the time by the page's own clock. */
function markAndWatch([mark, content]: readonly [string, string]): number {
  performance.mark(mark);
  const shown = globalThis as unknown as Shown;
  delete shown.shownAt;
  const look = (): void => {
    if (document.querySelector(content)?.checkVisibility())
      requestAnimationFrame(() => (shown.shownAt = performance.now()));
    else requestAnimationFrame(look);
  };
  if (content) requestAnimationFrame(look);
  return performance.now();
}

/** What was pressed, and when by the page's own clock. */
interface Pressed {
  readonly name: string;
  readonly mark: string;
  readonly start: number;
  readonly duration: number;
  readonly scripts: readonly string[];
}

/** Presses once. @returns undefined where it could not be pressed. */
export async function pressOnce(
  page: Page,
  { name, press, before, content }: Press,
  mark: string,
): Promise<Pressed | undefined> {
  try {
    await before?.(page);
    await atRest(page);
    const since = await page.evaluate(markAndWatch, [mark, content ?? ''] as const);
    await press(page);
    await page.waitForTimeout(APART);
    if (content) await page.waitForFunction(() => 'shownAt' in globalThis);
    await atRest(page);
    const shownAt = content ? await page.evaluate(() => (globalThis as unknown as Shown).shownAt!) : 0;
    const { events, frames } = await keptOf(page);
    const own = events.filter(({ start }) => start >= since);
    const slowest = own.toSorted((one, other) => other.duration - one.duration)[0];
    const [start, painted] = slowest ? [slowest.start, slowest.duration] : [since, 0];
    const duration = Math.max(painted, shownAt - start);
    const scripts = frames
      .filter((frame) => frame.start < start + duration && frame.end > start)
      .flatMap((frame) => frame.scripts)
      .toSorted((one, other) => other.duration - one.duration)
      .slice(0, 2)
      .map((script) => `${script.what.trim()} ${script.duration.toFixed(0)}`);
    return { name, mark, start, duration, scripts };
  } catch (error) {
    console.log(`  not pressed: ${name} (${(error as Error).message.split('\n')[0]})`);
    return undefined;
  }
}

export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
  });

/** A page of a phone that keeps these texts under its keys, and tells what its presses took. */
export async function phoneWith(
  browser: Browser,
  origin: string,
  kept: Readonly<Record<string, string>>,
): Promise<{ readonly page: Page; readonly slow: () => Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(keepTimes);
  await page.goto(origin + NO_LOG);
  await page.evaluate((texts) => {
    for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text);
  }, kept);
  const session = await context.newCDPSession(page);
  return {
    page,
    async slow() {
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    },
  };
}

/** Opens a page there, and waits until it stands. */
export async function openAt(
  page: Page,
  origin: string,
  { address, ready }: Pick<Walk, 'address' | 'ready'>,
): Promise<void> {
  await page.goto(origin + address);
  await page.locator(ready).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

export const TRACED = [...CATEGORIES, 'blink.user_timing'];

/** Opens the page of a walk on a phone that is a quarter as fast, and presses it all. */
async function walked(browser: Browser, origin: string, walk: Walk): Promise<readonly Answer[]> {
  const { page, slow } = await phoneWith(browser, origin, walk.kept ?? {});
  await openAt(page, origin, walk);
  await slow();
  await browser.startTracing(page, { categories: TRACED });
  const pressed: Pressed[] = [];
  for (const [at, press] of walk.presses.entries()) {
    const done = await pressOnce(page, press, `press ${at}`);
    if (done) pressed.push(done);
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly Traced[];
  };
  await page.context().close();
  return pressed.map((each) => answerOf(walk.name, each, traceEvents));
}

export interface Traced extends TraceEvent {
  readonly args: TraceEvent['args'] & {
    readonly data?: { readonly startTime?: number };
    readonly elementCount?: number;
    readonly beginData?: { readonly dirtyObjects: number };
  };
}

/** What the main thread did from a press until its paint. */
export function answerOf(
  walk: string,
  { name, mark, start, duration, scripts }: Pressed,
  events: readonly Traced[],
): Answer {
  const sync = events.find((event) => event.name === mark)!;
  const from = sync.ts + (start - sync.args.data!.startTime!) * 1000;
  const until = from + Math.max(duration, 16) * 1000;
  const within = events.filter(
    ({ ts, ph, pid }) => ph === 'M' || (pid === sync.pid && ts >= from - 1000 && ts < until),
  );
  const of = (kind: RegExp) => workIn(within, kind);
  const count = (kind: RegExp) => within.filter((event) => kind.test(event.name));
  return {
    walk,
    name,
    duration,
    work: of(TASK),
    script: of(SCRIPT),
    style: of(STYLE),
    layout: of(LAYOUT),
    paint: of(PAINT),
    restyled: count(STYLE).reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0),
    layouts: count(LAYOUT).length,
    scripts,
  };
}

/** So many of a hundred are no higher. */
const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)] ?? 0;

export const row = (cells: readonly (string | number)[]) =>
  cells
    .map((cell, at) =>
      at === 0 ? `${cell}`.padEnd(36) : (typeof cell === 'number' ? cell.toFixed(0) : cell).padStart(9),
    )
    .join('');

/** CSS pixels by which a finger misses. */
const MISS = 6;
/** CSS pixels to a grid unit: the whole board on a phone, from where a finger chooses between neighbours, and close in. */
const SCALES = [TIERS[0], CHOOSING_SCALE, TIERS[DESIGN_TIER]];

/** Prints the share of stations that a finger hits whichever way it misses, and of those where it hits or comes closer. */
function showMisses(): void {
  console.log(`\n## Stations that a miss of ${MISS} px still hits, in all of eight directions`);
  for (const { id, board } of BOARDS) {
    const snap = snapOn(board);
    const stations = symbolsOfBoard(board);
    for (const scale of SCALES) {
      const taps = stations.map(({ station, places }) =>
        Array.from({ length: 8 }, (_, eighth) => {
          const [[x, y], turn] = [places[0]!, (eighth * Math.PI) / 4];
          const tap = snap([x + (MISS * Math.cos(turn)) / scale, y + (MISS * Math.sin(turn)) / scale], scale);
          return tap?.kind === 'station' && tap.station === station ? 'hit' : (tap?.kind ?? 'nothing');
        }),
      );
      const share = (...kinds: readonly string[]) =>
        `${((100 * taps.filter((each) => each.every((kind) => kinds.includes(kind))).length) / taps.length).toFixed(1)} %`;
      console.log(
        `${id} at ${scale.toFixed(1)} px a unit: ${share('hit')} hit, ${share('hit', 'closer')} hit or come closer`,
      );
    }
  }
}

/** Every kind of tap and key, from the finger to the next paint, of each the quietest of some rounds. */
export async function benchTaps(browser: Browser): Promise<void> {
  showMisses();
  const rounds = Number(process.env['ROUNDS'] ?? ROUNDS);
  const only = process.env['WALKS'];
  const walks = WALKS.filter(({ name }) => !only || name.includes(only));
  console.log(`\n## From the tap to the next paint, a quarter as fast, 360x740 at 2x, the quietest of ${rounds}`);
  const server = await serveFolder(DIST, 0);
  const best = new Map<string, Answer>();
  for (let round = 1; round <= rounds; round += 1)
    for (const walk of walks) {
      console.log(`  round ${round} of ${rounds}: ${walk.name}`);
      for (const answer of await walked(browser, server.origin, walk)) {
        const id = `${walk.name} ${answer.name}`;
        const before = best.get(id);
        if (
          !before ||
          answer.duration < before.duration ||
          (answer.duration === before.duration && answer.work < before.work)
        )
          best.set(id, answer);
      }
    }
  await server.close();
  showAnswers([...best.values()]);
}

function showAnswers(answers: readonly Answer[]): void {
  console.log(row(['', 'to paint', 'work', 'script', 'style', 'layout', 'paint', 'restyled', 'layouts']));
  let walk = '';
  for (const each of answers) {
    if (each.walk !== walk) console.log((walk = each.walk));
    const { name, duration, work, script, style, layout, paint, restyled, layouts } = each;
    console.log(
      row([`  ${name}`, duration === 0 ? '< 16' : duration, work, script, style, layout, paint, restyled, layouts]),
    );
    for (const what of duration > 120 ? each.scripts : []) console.log(`      ${what}`);
  }
  for (const [what, of] of [
    ['to paint', ({ duration }: Answer) => duration],
    ["the thread's own work", ({ work }: Answer) => work],
  ] as const) {
    const values = answers.map(of);
    console.log(
      `${what}, ${answers.length} kinds: p50 ${percentile(values, 0.5).toFixed(0)}  p95 ${percentile(values, 0.95).toFixed(0)}  ` +
        `worst ${Math.max(...values).toFixed(0)} ms (goal: p95 at most 120, worst at most 200)`,
    );
  }
}
