import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchBrowser } from '../../src/tools/browser.ts';
import { aimTaps } from './aimed.ts';

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

/** Starts one browser for the test file. @returns a function that opens a page of the built site, for as long as `work` takes. */
export function useBrowser(): <Result>(
  address: string,
  work: Work<Result>,
  options?: BrowserContextOptions,
) => Promise<Result> {
  const origin = inject('origin');
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser(inject('browser'));
  });
  afterAll(() => browser.close());

  return async (address, work, options) => {
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
      // With scripts, the page may go on asking for files after it has loaded.
      await page.goto(origin + address, { waitUntil: options?.javaScriptEnabled === false ? 'load' : 'networkidle' });
      return await work({ page, problems });
    } finally {
      await context.close();
    }
  };
}
