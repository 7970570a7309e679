import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { launchBrowser } from '../../src/tools/browser.ts';

let launched: Promise<Browser> | undefined;

/**
 * The browser of this worker, for all its test files: to start one takes longer than most of them. Each test has a
 * context of its own in it, which is a browser that knows nothing. It goes with the worker. One that did not start is
 * forgotten: the next test tries again.
 */
export function theBrowser(): Promise<Browser> {
  launched ??= launchBrowser(inject('browser')).catch((error: unknown) => {
    launched = undefined;
    throw error;
  });
  return launched;
}
