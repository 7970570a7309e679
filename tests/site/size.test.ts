import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { QUICK_BROTLI } from '../../src/tools/static-server.ts';
import { DIST } from '../browser/dist.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

/**
 * Bytes that a page may send, script and style sheets as brotli makes them, with half a per cent to spare: the same sources
 * differ by some hundred bytes from one machine to another. A rule book has the panels' tabs and a contents
 * bar: 0.9 KB of style, and a few lines of script that say which chapter is being read and where the panels were left.
 */
const BUDGETS = [
  { address: '/rules/gug/', script: 900, style: 6_500, font: 14_500 },
  { address: '/nb/rules/gug/', script: 900, style: 6_500, font: 14_500 },
  { address: '/nowhere/', script: 0, style: 4_000, font: 14_500 },
] as const;

/**
 * The pages of the rules that have a script, the search with the index that it fetches, and with what answers a
 * question: the word lists of both languages, the games' judges, and what they say; readings have a contents bar too.
 * The names and ways to ask of 420 questions typed at sight, nynorsk and dialect among them, took 2 KB of the lists,
 * and those of 1,240 more, some for every clause in each language, 4 KB; no way to ask is in them that none of 4,400 questions needs.
 * What rules say of themselves, by which twice as many plain questions have an answer, took 6 KB, and what counts a hand of cards 1 KB.
 */
const WITH_SCRIPT = [
  { address: '/rules/search/?q=sip', ready: '.found', script: 118_400, index: 23_400 },
  { address: '/nb/rules/search/?q=sip', ready: '.found', script: 118_400, index: 23_400 },
  { address: '/rules/quiz/?n=123', ready: '.quiz-asked[data-quiz]', script: 37_650, index: 42_000 },
  { address: '/rules/readings/', ready: '.gaps > .key', script: 16_300, index: 0 },
  { address: '/nb/rules/readings/', ready: '.gaps > .key', script: 16_300, index: 0 },
] as const;

/**
 * The same board on a plain Leaflet page takes 51 KB of script (`npm run bench`), and this panel at most 1.33 times that, the
 * few lines included by which the page can be kept for offline use, those that keep a tap from what it has just made, and the
 * 300 bytes of the key that asks over a game; 400 are for what networks share and for drawing only what a tap changes. Its
 * style prints the board on a sheet of its own, lets rows wrap where letters are large, keeps signs within their keys there, and
 * names the whole way to a part, so that a tap has half as much to style (100 bytes, of which the other panels have a part);
 * 20 bytes put the close key of a note at its corner.
 */
const GUG = { script: 68_650, style: 10_260 };

/**
 * Each of the other panels by itself, with the style that the page has for all. Among it is what keeps newcomers, house rules and
 * a deal under way apart when two phones come together: 800 bytes at a table, 500 in the log. The style of the dice lays
 * Three Man out for a low screen and who drinks for large letters, and all panels begin on one grid; beside the guide, on a
 * low screen, everybody is in view. Gools has the chart of a review, which GUG's late part shares. With all comes what lets a
 * tap in a long game go on from what was last found of its lines: 500 bytes; and what lets the games of a log that are read
 * alike be checked once, and keys say that what they need did not load: 200 bytes. On a high screen the table of Three Man takes the room there is: 11 bytes.
 */
const PANELS = [
  { address: '/#gools', ready: '#gools .key', script: 88_360, style: 21_090 },
  { address: '/nb/#gools', ready: '#gools .key', script: 88_360, style: 21_090 },
  { address: '/#gabong', ready: '#gabong .key', script: 90_260, style: 22_150 },
  { address: '/#log', ready: '#log .view-keys', script: 51_720, style: 12_220 },
] as const;

/**
 * What the companion itself takes, whatever its panels need when they are opened; it keeps where they were left for the rules,
 * and finds links with games and the big screen in its address.
 */
const COMPANION = 14_340;

/**
 * What the pack of the whole site takes: packed at its best, and as hosts pack on their way with either method. The quick one
 * finds fewer repeats or more as files change their order: 2 KB of text have made it 6 KB larger. The plan for the most
 * drops in time and the chart of Gools are in it.
 */
const PACK = { best: 637_100, quick: 731_500, gzip: 842_800 };
/** What comes with it to keep the site: the worker that unpacks it, by gzip, and the font. */
const BESIDE = 20_550;

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
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font' && kind !== 'fetch') return;
    bodies.push(
      response.body().then((body) => {
        sent[kind] += kind === 'font' ? body.length : brotliCompressSync(body).length;
        if (kind === 'stylesheet') sheets.push(body.toString());
      }),
    );
  });
  await page.goto(new URL(address, page.url()).href, { waitUntil: 'networkidle' });
  await page.waitForSelector(ready);
  for (let count = -1; count < bodies.length;) {
    count = bodies.length;
    await page.waitForTimeout(500);
  }
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
    expect(sent.stylesheet).toBeLessThanOrEqual(5_200);
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

test.each(['/', '/nb/'])('%s takes little script before a panel is opened', (address) =>
  visit('/favicon.svg', async ({ page }) => {
    // Panels wake when they are seen; nothing is, here.
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => undefined;
    });
    const sent = await sentFor(page, address);
    const inline = await page.locator('script:not([src])').allTextContents();
    expect(await page.locator('astro-island[ssr]').count()).toBe(4);
    expect(sent.script).toBeGreaterThan(0);
    expect(sent.script + brotliCompressSync(inline.join('')).length).toBeLessThanOrEqual(COMPANION);
  }),
);

const builtFile = (pattern: string): Buffer => {
  const found = globSync(pattern, { cwd: DIST });
  expect(found).toHaveLength(1);
  return readFileSync(join(DIST, found[0]!));
};

test('what a phone keeps of the whole site stays within its bytes', () => {
  const pack = builtFile('pack-*');
  expect(brotliCompressSync(pack).length).toBeLessThanOrEqual(PACK.best);
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
  expect(names.length).toBeGreaterThan(100);
  expect([...alike.values()].filter(({ length }) => length > 1)).toEqual([]);
});

test('the pack comes as a text, and packed', async () => {
  const [name] = globSync('pack-*', { cwd: DIST });
  const { headers } = await fetch(`${inject('origin')}/${name}`, { headers: { 'accept-encoding': 'br' } });
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(headers.get('content-encoding')).toBe('br');
});
