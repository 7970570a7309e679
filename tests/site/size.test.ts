import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { QUICK_BROTLI } from '../../src/tools/static-server.ts';
import { DIST } from '../browser/dist.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

/**
 * What a page may send, in bytes, scripts and style sheets as brotli makes them. Each number stands some 10 % above what the
 * page needs: a change that goes over one is looked at by a person, and nothing is written differently to save bytes.
 */
const BUDGETS = [
  { address: '/rules/gug/', script: 2_000, style: 8_000, font: 16_000 },
  { address: '/nb/rules/gug/', script: 2_000, style: 8_000, font: 16_000 },
  { address: '/nowhere/', script: 0, style: 8_000, font: 16_000 },
] as const;

/** The pages of the rules that have a script, with the index or the board that it fetches. */
const WITH_SCRIPT = [
  { address: '/rules/search/?q=sip', ready: '.found', script: 130_000, index: 26_000 },
  { address: '/nb/rules/search/?q=sip', ready: '.found', script: 130_000, index: 26_000 },
  { address: '/rules/quiz/?n=123', ready: '.quiz-asked[data-quiz]', script: 45_000, index: 46_000 },
  { address: '/rules/readings/', ready: '.gaps > .key', script: 20_000, index: 0 },
  { address: '/nb/rules/readings/', ready: '.gaps > .key', script: 20_000, index: 0 },
] as const;

/** The judge with its map: 110 kB, and a tenth. */
const GUG = { script: 121_000, style: 20_000 };

/** Each of the other panels by itself, with the style that the page has for all. */
const PANELS = [
  { address: '/#gools', ready: '#gools .key', script: 120_000, style: 24_000 },
  { address: '/nb/#gools', ready: '#gools .key', script: 120_000, style: 24_000 },
  { address: '/#gabong', ready: '#gabong .key', script: 120_000, style: 24_000 },
  { address: '/#log', ready: '#log .view-keys', script: 120_000, style: 20_000 },
] as const;

/** The whole site as a host sends it to be kept for offline use: packed on the way, by brotli and by gzip. */
const PACK = { quick: 800_000, gzip: 920_000 };
/** What comes with it: the worker that unpacks it, by gzip, and the font. */
const BESIDE = 23_000;

interface Sent {
  readonly script: number;
  readonly stylesheet: number;
  readonly font: number;
  /** What the page asks for by itself. */
  readonly fetch: number;
  readonly sheets: readonly string[];
}

/** Opens an address and adds up what is sent until nothing more comes. @param ready - what stands there when its script has run. */
async function sentFor(page: Page, address: string, ready = 'body'): Promise<Sent> {
  const sent = { script: 0, stylesheet: 0, font: 0, fetch: 0 };
  const sheets: string[] = [];
  const bodies: Promise<void>[] = [];
  const count = (response: Response): void => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font' && kind !== 'fetch') return;
    bodies.push(
      response.body().then((body) => {
        sent[kind] += kind === 'font' ? body.length : brotliCompressSync(body).length;
        if (kind === 'stylesheet') sheets.push(body.toString());
      }),
    );
  };
  page.on('response', count);
  await page.goto(new URL(address, page.url()).href, { waitUntil: 'networkidle' });
  await page.waitForSelector(ready);
  for (let known = -1; known < bodies.length;) {
    known = bodies.length;
    await page.waitForTimeout(500);
  }
  // What came later would be read from a page that has been closed.
  page.off('response', count);
  await Promise.all(bodies);
  return { ...sent, sheets };
}

describe.each(BUDGETS)('$address', ({ address, script, style, font }) => {
  test('stays within its bytes, and carries no map', () =>
    visit('/favicon.svg', async ({ page }) => {
      const sent = await sentFor(page, address);
      const inline = await page.locator('script:not([src])').allTextContents();
      const written = inline.length === 0 ? 0 : brotliCompressSync(inline.join('')).length;
      expect(sent.script + written).toBeLessThanOrEqual(script);
      expect(sent.stylesheet).toBeLessThanOrEqual(style);
      expect(sent.font).toBeLessThanOrEqual(font);
      expect(sent.sheets.join('')).not.toContain('.leaflet-');
    }));
});

test.each(WITH_SCRIPT)('$address fetches little, and no map', ({ address, ready, script, index }) =>
  visit('/favicon.svg', async ({ page }) => {
    const sent = await sentFor(page, address, ready);
    expect(sent.script).toBeGreaterThan(0);
    expect(sent.script).toBeLessThanOrEqual(script);
    expect(sent.fetch).toBeLessThanOrEqual(index);
    // With the tabs and the contents bar of every rule page.
    expect(sent.stylesheet).toBeLessThanOrEqual(8_000);
    expect(sent.sheets.join('')).not.toContain('.leaflet-');
  }),
);

test.each(['/', '/nb/'])('%s with a question asked stays within the script and style of its panel', (address) =>
  visit('/favicon.svg', async ({ page }) => {
    // A route is begun: with a place alone a link would be answered by a plan some seconds later.
    const sent = await sentFor(
      page,
      `${address}?at=victoria&die=4&route=victoria:green-park#gug`,
      '.leaflet-container',
    );
    expect(sent.script).toBeGreaterThan(30_000);
    expect(sent.script).toBeLessThanOrEqual(GUG.script);
    expect(sent.stylesheet).toBeLessThanOrEqual(GUG.style);
  }),
);

test.each(PANELS)(
  '$address stays within its script and style, and wakes no other',
  ({ address, ready, script, style }) =>
    visit('/favicon.svg', async ({ page }) => {
      const sent = await sentFor(page, address, ready);
      expect(sent.script).toBeGreaterThan(30_000);
      expect(sent.script).toBeLessThanOrEqual(script);
      expect(sent.stylesheet).toBeLessThanOrEqual(style);
      expect(await page.locator('astro-island[ssr]').count()).toBe(3);
    }),
);

test.each(['/', '/nb/'])('%s asks for the script of its first panel alone, before it is opened', (address) =>
  visit('/favicon.svg', async ({ page }) => {
    // Panels wake when they are seen; nothing is, here.
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => undefined;
    });
    const sent = await sentFor(page, address);
    expect(await page.locator('astro-island[ssr]').count()).toBe(4);
    expect(sent.script).toBeGreaterThan(30_000);
    expect(sent.script).toBeLessThanOrEqual(GUG.script);
  }),
);

const builtFile = (pattern: string): Buffer => {
  const found = globSync(pattern, { cwd: DIST });
  expect(found).toHaveLength(1);
  return readFileSync(join(DIST, found[0]!));
};

test('what a phone keeps of the whole site stays within its bytes', () => {
  const pack = builtFile('pack-*');
  expect(brotliCompressSync(pack, QUICK_BROTLI).length).toBeLessThanOrEqual(PACK.quick);
  expect(gzipSync(pack).length).toBeLessThanOrEqual(PACK.gzip);
  const worker = gzipSync(builtFile('worker-????????????????.js')).length;
  expect(worker + builtFile('_astro/*.woff2').length).toBeLessThanOrEqual(BESIDE);
});

test('no file stands there twice under two names: what a page has fetched, its workers do not fetch again', () => {
  const names = globSync('_astro/*', { cwd: DIST });
  const alike = Map.groupBy(names, (name) =>
    createHash('sha256')
      .update(readFileSync(join(DIST, name)))
      .digest('hex'),
  );
  expect(names.length).toBeGreaterThan(50);
  expect([...alike.values()].filter(({ length }) => length > 1)).toEqual([]);
});

test('the pack comes as a text, and packed', async () => {
  const [name] = globSync('pack-*', { cwd: DIST });
  const { headers } = await fetch(`${inject('origin')}/${name}`, { headers: { 'accept-encoding': 'br' } });
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(headers.get('content-encoding')).toBe('br');
});
