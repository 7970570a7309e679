import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { astro } from '../../src/tools/run-astro.ts';
import { launchBrowser } from '../../src/tools/browser.ts';
import { DIST } from '../browser/dist.ts';
import { startHost } from '../browser/host.ts';

const PATH = '/gabong/';
const SITE = 'https://example.org';
/** Where packages can still be found from. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));

/** A second build, for a host that has the site under a path; and a third as the first. */
let under: string;
let again: string;
let browser: Browser;
beforeAll(async () => {
  mkdirSync(CACHE, { recursive: true });
  under = mkdtempSync(join(CACHE, 'companion-under-'));
  again = mkdtempSync(join(CACHE, 'companion-again-'));
  browser = await launchBrowser(inject('browser'));
  const build = (outDir: string) => astro(['build', '--silent', '--outDir', outDir]);
  process.env['BASE'] = PATH;
  process.env['SITE'] = SITE;
  expect(await build(join(under, 'gabong'))).toBe(0);
  delete process.env['BASE'];
  delete process.env['SITE'];
  expect(await build(again)).toBe(0);
}, 240_000);
afterAll(async () => {
  await browser.close();
  for (const folder of [under, again]) rmSync(folder, { recursive: true });
});

const filesIn = (root: string): readonly string[] =>
  globSync('**/*', { cwd: root })
    .filter((path) => statSync(join(root, path)).isFile())
    .sort();

test('two builds of the same text are equal to the byte', () => {
  expect(filesIn(again)).toEqual(filesIn(DIST));
  const differing = filesIn(DIST).filter(
    (path) => !readFileSync(join(DIST, path)).equals(readFileSync(join(again, path))),
  );
  expect(differing).toEqual([]);
});

const links = (html: string, rel: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]*href="([^"]+)"`, 'g'))].map(([, href]) => href!);

test('a build that knows its host tells search engines the whole address of each page in both languages', () => {
  const root = join(under, 'gabong');
  for (const path of filesIn(root).filter((path) => path.endsWith('.html') && path !== '404.html')) {
    const [en, nb] = ['', 'nb/'].map(
      (lang) => SITE + PATH + lang + path.replace(/^nb\//, '').replace('index.html', ''),
    );
    const html = readFileSync(join(root, path), 'utf8');
    expect(links(html, 'canonical')).toEqual([path.startsWith('nb/') ? nb : en]);
    expect(links(html, 'alternate')).toEqual([en, nb, en]);
  }
});

test('a browser that asks for the usual icon, as it does where a document names none, gets one', async () => {
  const answer = await fetch(`${inject('origin')}/favicon.ico`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/x-icon');
  const file = Buffer.from(await answer.arrayBuffer());
  // One picture, in the format of Windows icons: a PNG that is as long as is said, to the end of the file.
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(start + length).toBe(file.length);
  expect(file.toString('latin1', start + 1, start + 4)).toBe('PNG');
  expect(readFileSync(join(under, 'gabong', 'favicon.ico')).equals(file)).toBe(true);
});

test('under a path, no page and no part of one points outside of it', () => {
  const root = join(under, 'gabong');
  const strays = filesIn(root)
    .filter((path) => /\.(?:html|css|webmanifest)$/.test(path))
    .flatMap((path) =>
      [
        ...readFileSync(join(root, path), 'utf8').matchAll(
          /(?:href|src|action|url|component-url|start_url|id)"?\s*[=:(]\s*"?(\/[^"\s)>]*)/g,
        ),
      ]
        .map(([, address]) => address!)
        .filter((address) => !address.startsWith(PATH))
        .map((address) => `${path}: ${address}`),
    );
  expect(strays).toEqual([]);
});

test('under a path, panels, rules, language and the worker all work, and nothing is asked for outside of it', async () => {
  const host = await startHost(under);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(`${host.origin}${PATH}#gools`);
    await page.locator('#gools .seats').waitFor();
    await page.locator('[data-offline="ready"]').waitFor({ state: 'attached' });
    await page.locator('[data-language-switch]').click();
    await page.waitForURL(`${host.origin}${PATH}nb/*`);
    await page.goto(`${host.origin}${PATH}nb/rules/search/?q=smette`, { waitUntil: 'networkidle' });
    await page.locator('.found').first().waitFor();
    expect(host.asked().filter((path) => !path.startsWith(PATH))).toEqual([]);
  } finally {
    await context.close();
    await host.close();
  }
});
