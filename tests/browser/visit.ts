import type { BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { aimTaps } from './aimed.ts';
import { atRest, watchRequests } from './at-rest.ts';
import { theBrowser } from './the-browser.ts';

export const SIZES = [
  { name: 'phone', viewport: { width: 360, height: 740 } },
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
] as const;

interface Visit {
  readonly page: Page;
  /** What no page may do, as it happens: errors in the console, files that fail, calls to other hosts. */
  readonly problems: readonly string[];
}

type Work<Result> = (visit: Visit) => Promise<Result>;

/** @returns a function that opens a page of the built site, in a context of its own, for as long as `work` takes. */
export function useBrowser(): <Result>(
  address: string,
  work: Work<Result>,
  options?: BrowserContextOptions,
) => Promise<Result> {
  const origin = inject('origin');
  return async (address, work, options) => {
    const browser = await theBrowser();
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
    try {
      const page = await context.newPage();
      await aimTaps(page);
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
