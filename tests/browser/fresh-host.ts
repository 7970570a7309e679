import type { Browser, BrowserContext } from 'playwright-core';
import { DIST } from './dist.ts';
import { type Host, startHost } from './host.ts';
import { theBrowser } from './the-browser.ts';
import { PATIENCE } from './visit.ts';

export interface Fresh {
  readonly browser: Browser;
  readonly host: Host;
  readonly context: BrowserContext;
}

/**
 * Has a host of its own, and a context that knows nothing, for as long as `work` takes. Most of that a page waits before
 * it keeps the site, so that tests which have nothing in common but the browser do so side by side (`concurrent`).
 */
export async function withFreshHost(work: (fresh: Fresh) => Promise<void>): Promise<void> {
  const [browser, host] = await Promise.all([theBrowser(), startHost(DIST)]);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE);
  try {
    await work({ browser, host, context });
  } finally {
    await context.close();
    await host.close();
  }
}
