import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { findBrowser, launchBrowser, type BrowserProgram } from '../../src/tools/browser.ts';
import type { StaticServer } from '../../src/tools/static-server.ts';
import { startMortal, withProfile } from '../browser/mortal-browser.ts';
import { FAULTS } from './faults.ts';
import { missing, named, openTab, serveStores, type Store } from './tabs.ts';

/** How long after "saved" the browser is killed, in milliseconds. */
const DELAYS = [0, 50, 500, 5_000, 30_000] as const;
/** `npm run test:durability` kills it more often. */
const KILLS = Number(process.env['KILLS'] ?? DELAYS.length);

let program: BrowserProgram;
let stores: StaticServer;
let browser: Browser;
beforeAll(async () => {
  program = await findBrowser();
  [stores, browser] = await Promise.all([serveStores(), launchBrowser(program)]);
});
afterAll(async () => {
  await Promise.all([stores.close(), browser.close()]);
});

/** Runs a fault on a fresh profile. */
async function wrongsOf(fault: (typeof FAULTS)[number], store: Store): Promise<readonly string[]> {
  const context = await browser.newContext();
  try {
    return await fault.wrongs({ context, origin: stores.origin, store });
  } finally {
    await context.close();
  }
}

/** Adds events, waits for "saved" and the delay, kills the browser, and looks again on the same profile. */
async function lostByKill(store: Store, delay: number): Promise<readonly string[]> {
  return withProfile(async (profile) => {
    const first = await startMortal(program, profile);
    const tab = await openTab(first.context, stores.origin, store);
    const labels = named('event', 12);
    await tab.add(labels);
    const said = await tab.said();
    await new Promise((resolve) => setTimeout(resolve, delay));
    await first.kill();
    const second = await startMortal(program, profile);
    const again = await openTab(second.context, stores.origin, store);
    const lost = said === 'saved' ? missing(labels, await again.labels()) : ['nothing was saved'];
    await second.kill();
    return lost;
  });
}

describe('F05: the browser is killed after “saved”, and nothing is lost', () => {
  // Side by side: most of the time they wait to be killed.
  const kills = Array.from({ length: KILLS }, (_, index) => ({
    kill: index + 1,
    delay: DELAYS[index % DELAYS.length]!,
  }));
  test.concurrent.for(kills)('kill $kill, after $delay ms', async ({ delay }, { expect }) => {
    expect(await lostByKill('log', delay)).toEqual([]);
  });
});

describe('the log holds', () => {
  test.each(FAULTS)('$id: $what', async (fault) => {
    expect(await wrongsOf(fault, 'log')).toEqual([]);
  });
});

// If a store that takes no care passed as well, the faults above would show nothing.
describe('a bare persistent store does not', () => {
  test('F05: killed at once, it has lost what it called saved', async () => {
    expect(await lostByKill('bare', 0)).not.toEqual([]);
  });

  test.each(FAULTS)('$id: $what', async (fault) => {
    expect(await wrongsOf(fault, 'bare')).not.toEqual([]);
  });
});
