import type { BrowserContext, Page } from 'playwright-core';

/** Opens an address, and waits until the worker has put the whole site by. */
export async function keptOffline(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('[data-offline="ready"]').waitFor({ state: 'attached', timeout: 50_000 });
  return page;
}

/** The names of the builds that are kept in this browser. */
export const keptBuilds = (page: Page): Promise<readonly string[]> => page.evaluate(() => caches.keys());

/** Lets the browser look for another build, and waits until one waits to take over. */
export async function nextFound(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.locator('[data-offline="newer"]').waitFor({ state: 'attached', timeout: 50_000 });
}

export const isNext = async (page: Page): Promise<boolean> => (await page.title()).endsWith(' (next)');

/** Lets the browser look for another build. @returns how the page says that it stands. */
export async function lookForNext(page: Page): Promise<string | null> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => undefined));
  return page.locator('[data-offline]').getAttribute('data-offline');
}
