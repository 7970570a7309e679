import type { Browser, CDPSession } from 'playwright-core';
import { serveFolder } from '../../src/tools/static-server.ts';
import { openFresh, type BenchPage } from './bench-page.ts';

/** Milliseconds of a page's main thread until it is drawn, on a machine a quarter as fast. */
export interface PageWork {
  readonly script: number;
  /** Script, style, layout, paint and all else. */
  readonly main: number;
}

/** Median, lowest and highest of some runs. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

const RUNS = 5;
/** As slow as Lighthouse makes a phone. */
const SLOWER = 4;

async function prepare(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // What the thread itself has worked, so that another program that has the processor meanwhile is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
}

async function workOfPage(browser: Browser, page: BenchPage): Promise<PageWork> {
  const server = await serveFolder(page.folder, 0);
  const { session, close } = await openFresh(browser, server.origin, page, prepare);
  const { metrics } = await session.send('Performance.getMetrics');
  await close();
  await server.close();
  const milliseconds = (name: string) => metrics.find((metric) => metric.name === name)!.value * 1000;
  return { script: milliseconds('ScriptDuration'), main: milliseconds('TaskDuration') };
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
    const works: PageWork[] = [];
    for (const page of pages) works.push(await workOfPage(browser, page));
    rounds.push(works);
  }
  return pages.map((_, at) => ({
    script: spreadOf(rounds.map((works) => works[at]!.script)),
    main: spreadOf(rounds.map((works) => works[at]!.main)),
  }));
}

export const showSpread = ({ median, low, high }: Spread): string =>
  `${median.toFixed(0)} ms (${low.toFixed(0)}-${high.toFixed(0)})`;
