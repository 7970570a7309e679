import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Browser, BrowserContext } from 'playwright-core';
import { launchBrowser } from '../../src/tools/browser.ts';
import { builtPages, DIST } from '../browser/dist.ts';
import { cut, type Host, startHost } from '../browser/host.ts';
import { keptOffline } from '../browser/offline.ts';

let browser: Browser;
let host: Host;
let context: BrowserContext;
beforeAll(async () => {
  browser = await launchBrowser(inject('browser'));
  host = await startHost(DIST);
  context = await browser.newContext({ reducedMotion: 'reduce' });
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

test('says when the site works without a net', async () => {
  const page = await keptOffline(context, `${host.origin}/`);
  expect(await page.locator('[data-offline]').innerText()).toContain('Saved for offline use');
  await page.close();
});

test('a second visit asks the host for nothing but whether there is another build', async () => {
  host.asked();
  const page = await context.newPage();
  let bytes = 0;
  const net = await context.newCDPSession(page);
  await net.send('Network.enable');
  net.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(`${host.origin}/nb/#log`, { waitUntil: 'networkidle' });
  await page.locator('#log .view-keys').waitFor();
  expect(host.asked().filter((path) => path !== '/worker.js')).toEqual([]);
  expect(bytes).toBe(0);
  // The question after another build is the browser's own, and one line, which names the worker by a policy of its own.
  expect(readFileSync(join(DIST, 'worker.js')).length).toBeLessThan(200);
  await page.close();
});

describe('F39: with no net from the start', () => {
  beforeAll(async () => {
    const page = await keptOffline(context, `${host.origin}/`);
    await page.close();
    host.fail(cut);
  });
  afterAll(() => host.fail(undefined));

  test.each(builtPages().map(({ address }) => address))('%s opens', async (address) => {
    const page = await context.newPage();
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    page.on('pageerror', (error) => failed.push(error.message));
    const response = await page.goto(host.origin + address, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    expect(response?.fromServiceWorker()).toBe(true);
    expect(await page.locator('main').innerText()).not.toBe('');
    expect(failed.filter((url) => !url.endsWith('/worker.js'))).toEqual([]);
    await page.close();
  });
});
