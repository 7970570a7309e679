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

/** Milliseconds after which what hangs is given up, and what only takes its time on a busy machine. */
export const HANGING = 6_000;
const PATIENCE = 50_000;

/** Lets the browser look for a build that cannot be had. @returns how the worker of that build ended, or stands by then. */
export const lookInVain = (page: Page, patience = PATIENCE): Promise<ServiceWorkerState> =>
  page.evaluate(async (patience) => {
    const registration = await navigator.serviceWorker.ready;
    // One whose script is not there never comes to be.
    const isFound = await registration.update().then(
      () => true,
      () => false,
    );
    const worker = registration.installing;
    if (!isFound || !worker) return 'redundant';
    await new Promise((resolve) => {
      worker.addEventListener('statechange', resolve, { once: true });
      if (worker.state !== 'installing') resolve(undefined);
      setTimeout(resolve, patience);
    });
    return worker.state;
  }, patience);

/** Takes the build that waits: the page is loaded anew. @throws Error that says how the workers stand, when it is not. */
export async function takeNext(page: Page): Promise<void> {
  const key = page.getByRole('button', { name: 'Update now' });
  await key.waitFor();
  const loaded = page.waitForEvent('load', { timeout: 40_000 }).then(
    () => true,
    () => false,
  );
  await key.click();
  if (await loaded) return;
  throw new Error(`The next build was not taken: ${await Promise.race([workersOf(page), soon('no answer')])}`);
}

const workersOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    return `active ${found?.active?.state}, waiting ${found?.waiting?.state}, page ${document.readyState}`;
  });

const soon = (text: string): Promise<string> => new Promise((resolve) => setTimeout(() => resolve(text), 5_000));
