import type { Browser, Page } from 'playwright-core';

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
  await page.waitForSelector(ready, { state: 'attached' });
  await page.waitForLoadState('networkidle');
  return { close: () => context.close() };
}
