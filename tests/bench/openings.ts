import type { Browser } from 'playwright-core';
import { DIST } from '../browser/dist.ts';
import type { BenchPage } from './bench-page.ts';
import { LONG, showSpread, workOfPages } from './page-work.ts';

const opening = (name: string, address: string, ready: string): BenchPage => ({ name, folder: DIST, address, ready });

const OPENINGS: readonly BenchPage[] = [
  opening('GUG', '/#gug', '.map-keys'),
  opening('Gools', '/#gools', '#gools .setup'),
  opening('Gabong', '/#gabong', '#gabong .setup'),
  opening('the log', '/#log', '#log .log-empty'),
  opening('the search', '/rules/search/', '#find'),
  opening('the readings', '/rules/readings/', '.gaps > .key'),
];

/** The work of a first visit to each panel, and the longest task in it: what a tap may have to wait for meanwhile. */
export async function benchOpenings(browser: Browser): Promise<void> {
  console.log('\n## Opening each panel for the first time, a quarter as fast: median (lowest-highest)');
  const works = await workOfPages(browser, OPENINGS);
  for (const [at, { name }] of OPENINGS.entries()) {
    const { main, longest, blocking } = works[at]!;
    console.log(
      `${name}  all ${showSpread(main)}  longest task ${showSpread(longest)} (goal: at most 150 ms)  ` +
        `beyond ${LONG} ms each ${showSpread(blocking)}`,
    );
  }
}
