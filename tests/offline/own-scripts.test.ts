import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { listen } from '../../src/tools/static-server.ts';
import { DIST } from '../browser/dist.ts';
import { withFreshHost } from '../browser/fresh-host.ts';
import { cut } from '../browser/host.ts';
import { keptOffline, takeNext } from '../browser/offline.ts';

/** What `_headers` has a host say with everything. */
function saidEverywhere(): Readonly<Record<string, string>> {
  const [everywhere] = readFileSync(join(DIST, '_headers'), 'utf8').split('\n\n');
  return Object.fromEntries(
    everywhere!.split('\n').flatMap((line) => {
      const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      // This host has no certificate.
      return name && value && name !== 'Strict-Transport-Security' ? [[name.toLowerCase(), value] as const] : [];
    }),
  );
}

/** Complaints of the browser about what a page's policy stopped. */
function stoppedOn(page: Page): readonly string[] {
  const stopped: string[] = [];
  page.on('console', (message) => {
    if (/Trusted|Content.Security/i.test(message.text()) && !message.text().includes("'webrtc'"))
      stopped.push(message.text());
  });
  return stopped;
}

test.concurrent(
  'on a host that goes by `_headers`, maps, clauses, workers and the site without a net all work',
  ({ expect }) =>
    withFreshHost(async ({ host, context }) => {
      const headers = saidEverywhere();
      expect(headers['content-security-policy']).toMatch(/require-trusted-types-for 'script'.*webrtc 'block'/);
      host.say(headers);
      const page = await keptOffline(context, `${host.origin}/?at=victoria&die=4#gug`);
      const stopped = stoppedOn(page);
      await page.reload();
      await page.locator('.leaflet-container [data-station="victoria"]').waitFor();
      await page.goto(`${host.origin}/?at=victoria&die=4&goal=brixton#gug`);
      await page.locator('[data-turns]').first().waitFor();
      await page.goto(`${host.origin}/rules/search/?q=can%20i%20turn%20around%20at%20warren%20street`);
      await page.locator('[data-answer]').waitFor();
      host.fail(cut);
      await page.goto(`${host.origin}/nb/rules/gug/`);
      expect(await page.locator('h1').innerText()).not.toBe('');
      expect(stopped).toEqual([]);
    }),
);

test.concurrent(
  'F48: another worker at our address is not taken for ours: the site is kept, and takes its place by a tap',
  ({ expect }) =>
    withFreshHost(async ({ host, context }) => {
      const folder = mkdtempSync(join(tmpdir(), 'companion-foreign-'));
      writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Another site</title>');
      // It lets the pages through and answers everything else itself.
      writeFileSync(
        join(folder, 'foreign.js'),
        `addEventListener('install', () => skipWaiting()); addEventListener('activate', (event) => event.waitUntil(clients.claim()));
     addEventListener('fetch', (event) => { if (/worker/.test(event.request.url)) event.respondWith(new Response('mine')); });`,
      );
      host.deploy(folder);
      const page = await context.newPage();
      await page.goto(`${host.origin}/`);
      await page.evaluate(async () => {
        await navigator.serviceWorker.register('/foreign.js', { scope: '/' });
        await navigator.serviceWorker.ready;
      });
      host.deploy(DIST);
      await page.goto(`${host.origin}/`);
      await page.locator('[data-offline="newer"]').waitFor({ state: 'attached', timeout: 50_000 });
      await takeNext(page);
      await page.locator('[data-offline="ready"]').waitFor({ state: 'attached' });
      host.fail(cut);
      expect((await page.goto(`${host.origin}/nb/rules/gug/`))?.status()).toBe(200);
      rmSync(folder, { recursive: true });
    }),
);

/** A page of another site that lays one of ours under its own. */
async function framing(address: string): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer((_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>Win a prize</title><iframe src="${address}" width="360" height="700"></iframe>`);
  });
  return { origin: `http://127.0.0.1:${await listen(server, 0)}`, close: () => server.close() };
}

test.concurrent.for(['', 'nb/', 'rules/gug/'])(
  'F49: in a frame of another site, /%s is words and a way out, also where the host sends no header against it',
  (address, { expect }) =>
    withFreshHost(async ({ host, context }) => {
      host.say({ 'Content-Security-Policy': '' });
      const other = await framing(`${host.origin}/${address}`);
      const page = await context.newPage();
      await page.goto(other.origin);
      const frame = page.frameLocator('iframe');
      await frame.locator('body > p a').waitFor();
      expect(await frame.locator('button:visible, a:visible, input:visible, .panel:visible').count()).toBe(1);
      expect(await frame.locator('astro-island:not([ssr])').count()).toBe(0);
      await frame.locator('body > p a').click();
      await page.waitForURL(`${host.origin}/${address}`);
      expect(await page.locator('h1').count()).toBe(1);
      other.close();
    }),
);

test.concurrent('F49: a host that sends its header shows nothing at all in a frame', ({ expect }) =>
  withFreshHost(async ({ host, context }) => {
    const other = await framing(`${host.origin}/`);
    const page = await context.newPage();
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(other.origin);
    await refused;
    expect(page.frames().some((frame) => frame.url().startsWith(host.origin))).toBe(false);
    other.close();
  }),
);
