import type { BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { aimTaps } from './aimed.ts';
import { atRest, watchRequests } from './at-rest.ts';
import { theBrowser } from './the-browser.ts';

export const SIZES = [
  { name: 'phone', viewport: { width: 360, height: 740 } },
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
] as const;

/** Milliseconds for what comes by itself: a busy machine is no fault of the page's. */
export const PATIENCE = 60_000;

interface Visit {
  readonly page: Page;
  /** What no page may do, as it happens: errors in the console, files that fail, calls to other hosts. */
  readonly problems: readonly string[];
}

interface VisitOptions extends BrowserContextOptions {
  /** With the guide through a first round: without it a visit is that of a phone which has had them all. */
  readonly isGuided?: boolean;
}

type Work<Result> = (visit: Visit) => Promise<Result>;

/** Runs in the page: its storage may be one that throws. */
function guidedThrough(): void {
  try {
    localStorage.setItem('guided', '["gug","gools","three-man","gabong"]');
  } catch {
    // Then the test is about something else, and the guide stands where it stands.
  }
}

/** @returns a function that opens a page of the built site, in a context of its own, for as long as `work` takes. */
export function useBrowser(): <Result>(address: string, work: Work<Result>, options?: VisitOptions) => Promise<Result> {
  const origin = inject('origin');
  return async (address, work, options) => {
    const browser = await theBrowser();
    const { isGuided = false, ...asked } = options ?? {};
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...asked });
    context.setDefaultTimeout(PATIENCE);
    try {
      if (!isGuided) await context.addInitScript(guidedThrough);
      const page = await context.newPage();
      // Without a script nothing on a page tells taps apart, and no timer of it ever comes.
      if (options?.javaScriptEnabled !== false) await aimTaps(page);
      const problems: string[] = [];
      page.on('console', (message) => {
        // The site is put by in tests/offline alone: here it would be fetched whole at every visit.
        if (message.text() === 'Service Worker registration blocked by Playwright') return;
        if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      page.on('request', (request) => {
        if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(`${origin}/`))
          problems.push(`another host: ${request.url()}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
      });
      watchRequests(page);
      await page.goto(origin + address);
      if (options?.javaScriptEnabled !== false) await atRest(page);
      return await work({ page, problems });
    } finally {
      await context.close();
    }
  };
}
