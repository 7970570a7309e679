import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';

/** A page of a built folder that is measured. */
export interface BenchPage {
  readonly name: string;
  readonly folder: string;
  readonly address: string;
  /** What stands there once it is drawn. */
  readonly ready: string;
}

/**
 * Opens a page as for the first time, and waits until it is drawn and asks for nothing more. Without the worker that keeps
 * the site for the next visit, for no other page here has one.
 *
 * @param prepare - what is to be done with the empty page before.
 */
export async function openFresh(
  browser: Browser,
  origin: string,
  { address, ready }: BenchPage,
  prepare?: (page: Page) => Promise<void>,
): Promise<{ readonly close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(origin + address);
  await untilThere(await context.newCDPSession(page), ready);
  await page.waitForLoadState('networkidle');
  return { close: () => context.close() };
}

/** Milliseconds between two looks at a page. */
const LOOK = 100;

/** Waits until something is there, and gives up after a minute. Playwright's own wait has the page read 330 KB of script, which a trace would count. */
async function untilThere(devtools: CDPSession, selector: string): Promise<void> {
  for (let looks = 0; looks < 60_000 / LOOK; looks += 1) {
    const expression = `document.querySelector(${JSON.stringify(selector)}) !== null`;
    const { result } = await devtools.send('Runtime.evaluate', { expression });
    if (result.value === true) return;
    await wait(LOOK);
  }
  throw new Error(`nothing is there: ${selector}`);
}
