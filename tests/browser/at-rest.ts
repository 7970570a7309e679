import type { Page, Request } from 'playwright-core';

/** What a page waits for from its host. */
const waiting = new WeakMap<Page, Set<Request>>();
/** Milliseconds after which a page that never rests is a fault. */
const PATIENCE = 20_000;

/** From now on, knows what a page has asked for and not got yet. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>();
  waiting.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** Waits until the browser has drawn what it knows of, and has nothing to do: what draws itself after that frame has come, too. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
  });

/**
 * Waits until a page that has loaded has done what it does by itself: nothing is asked for, the browser has drawn and
 * has nothing to do; twice in a row, as what has come may ask for more. Playwright's `networkidle` waits half a second
 * for the same.
 */
export async function atRest(page: Page): Promise<void> {
  const open = waiting.get(page);
  if (!open) throw new Error('Nobody has watched what this page asks for.');
  const since = performance.now();
  for (let times = 0; times < 2;) {
    await drawn(page);
    times = open.size === 0 ? times + 1 : 0;
    if (performance.now() - since > PATIENCE)
      throw new Error(`The page waits for ${[...open].map((request) => request.url()).join(', ')}`);
  }
}

/** Waits until the page has said whether it is kept for offline use: some seconds after it has come, and laid out by itself. */
export const saidKept = (page: Page): Promise<void> =>
  page.locator('[data-offline]:not([data-offline="none"])').waitFor({ state: 'attached' });

/** Goes to an address of the site, and waits until the page has come to rest there. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(new URL(address, page.url()).href);
  await atRest(page);
}
