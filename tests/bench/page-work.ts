import type { Browser } from 'playwright-core';
import { serveFolder } from '../../src/tools/static-server.ts';
import { openFresh, type BenchPage } from './bench-page.ts';

/** Milliseconds of a page's main thread until it is drawn, on a machine a quarter as fast. */
export interface PageWork {
  readonly script: number;
  /** Script, style, layout, paint and all else. */
  readonly main: number;
  /** The longest task, in which nothing else is answered. */
  readonly longest: number;
  /** What tasks take beyond 50 ms each, added up: blocking time, without Lighthouse's bounds. */
  readonly blocking: number;
}

/** Median, lowest and highest of some runs. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

const RUNS = Number(process.env['ROUNDS'] ?? 5);
/** As slow as Lighthouse makes a phone. */
export const SLOWER = 4;

/** One stretch of work in a trace of the browser. Times in microseconds; `tdur` is what the thread itself has worked. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** All that script is run by; the performance domain's own count leaves out what runs after `await` and `import()`. */
export const SCRIPT =
  /^(?:EvaluateScript|v8\.(?:compile|evaluate|callFunction|run)\w*|FunctionCall|RunMicrotasks|BlinkScheduler_PerformMicrotaskCheckpoint)$/;
export const TASK = /RunTask$/;
export const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'];

/**
 * The outermost stretches of a kind on the pages' main threads, each in milliseconds. Of the thread's own work, so that
 * another program that has the processor meanwhile is not counted.
 */
function stretchesIn(events: readonly TraceEvent[], kind: RegExp): readonly number[] {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const ends = new Map<string, number>();
  const stretches: number[] = [];
  for (const { pid, tid, ts, dur = 0, tdur = 0 } of events
    .filter(({ name, ph }) => ph === 'X' && kind.test(name))
    .toSorted((one, other) => one.ts - other.ts)) {
    const thread = `${pid} ${tid}`;
    if (!threads.has(thread) || ts < (ends.get(thread) ?? 0)) continue;
    ends.set(thread, ts + dur);
    stretches.push(tdur / 1000);
  }
  return stretches;
}

const total = (times: readonly number[]): number => times.reduce((sum, time) => sum + time, 0);

/** Milliseconds in all of them. */
export const workIn = (events: readonly TraceEvent[], kind: RegExp): number => total(stretchesIn(events, kind));

/** Beyond so many milliseconds a task holds up what somebody does. */
export const LONG = 50;

/** What the tasks of a trace come to. */
export function tasksIn(events: readonly TraceEvent[]): Pick<PageWork, 'main' | 'longest' | 'blocking'> {
  const tasks = stretchesIn(events, TASK);
  return {
    main: total(tasks),
    longest: Math.max(0, ...tasks),
    blocking: total(tasks.map((time) => Math.max(0, time - LONG))),
  };
}

async function workOfPage(browser: Browser, page: BenchPage): Promise<PageWork> {
  const server = await serveFolder(page.folder, 0);
  const { close } = await openFresh(browser, server.origin, page, async (empty) => {
    // A trace that is begun before there is a page never ends.
    await browser.startTracing(empty, { categories: CATEGORIES });
    const session = await empty.context().newCDPSession(empty);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  });
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  await close();
  await server.close();
  return { script: workIn(trace.traceEvents, SCRIPT), ...tasksIn(trace.traceEvents) };
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  return { low: sorted[0]!, median: sorted[Math.floor(sorted.length / 2)]!, high: sorted.at(-1)! };
}

/** Measures the pages in turn, several times round, so that a slow minute of the machine falls on all alike. */
export async function workOfPages(
  browser: Browser,
  pages: readonly BenchPage[],
): Promise<readonly Readonly<Record<keyof PageWork, Spread>>[]> {
  const rounds: PageWork[][] = [];
  for (let round = 0; round < RUNS; round += 1) {
    console.log(`  round ${round + 1} of ${RUNS}`);
    const works: PageWork[] = [];
    for (const page of pages) works.push(await workOfPage(browser, page));
    rounds.push(works);
  }
  return pages.map((_, at) => {
    const spread = (of: keyof PageWork) => spreadOf(rounds.map((works) => works[at]![of]));
    return { script: spread('script'), main: spread('main'), longest: spread('longest'), blocking: spread('blocking') };
  });
}

export const showSpread = ({ median, low, high }: Spread): string =>
  `${median.toFixed(0)} ms (${low.toFixed(0)}-${high.toFixed(0)})`;
