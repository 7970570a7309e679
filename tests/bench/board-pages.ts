import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { DIST } from '../browser/dist.ts';
import { installOwnPackages } from '../own-packages.ts';
import type { BenchPage } from './bench-page.ts';
import { addBytes, bytesOfPage, KINDS, type PageBytes } from './page-bytes.ts';
import { LONG, showSpread, workOfPages } from './page-work.ts';

const PEERS = [
  { name: 'plain Leaflet page', source: 'plain-leaflet', ready: '.leaflet-tooltip' },
  { name: 'react-leaflet page', source: 'peers/react-leaflet', ready: '.leaflet-tooltip' },
  { name: 'MapLibre page', source: 'peers/maplibre', ready: '[data-drawn]' },
] as const;

const PANEL: BenchPage = { name: 'GUG panel open', folder: DIST, address: '/#gug', ready: '.map-keys' };
const VERDICT: BenchPage = {
  name: 'GUG panel with a verdict',
  folder: DIST,
  address: '/?at=victoria&die=4#gug',
  ready: '[data-verdict]',
};

/** MapLibre draws by WebGL, which a machine without a graphics card has from these; all else is drawn more slowly with them. */
export const DRAWING_ARGUMENTS = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

const ratio = (one: number, other: number) => (one / other).toFixed(2);

/** The board in our panel, and on pages of nothing else that draw it with the usual libraries. */
export async function benchBoardPages(browser: Browser): Promise<void> {
  installOwnPackages(new URL('peers', import.meta.url).pathname);
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const peers: BenchPage[] = [];
  const canDraw = await hasWebGl(browser);
  for (const { source, ...page } of PEERS) {
    if (source === 'peers/maplibre' && !canDraw) {
      console.log(`\n${page.name}: not measured, this browser has no WebGL`);
      continue;
    }
    const outDir = join(folder, source);
    await build({
      root: new URL(source, import.meta.url).pathname,
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
    });
    peers.push({ ...page, folder: outDir, address: '/' });
  }
  await showBytes(browser, [...peers, PANEL, VERDICT]);
  await showWork(browser, [PANEL, ...peers]);
  rmSync(folder, { recursive: true });
}

async function hasWebGl(browser: Browser): Promise<boolean> {
  const page = await browser.newPage();
  const has = await page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);
  await page.close();
  return has;
}

async function showBytes(browser: Browser, pages: readonly BenchPage[]): Promise<void> {
  console.log(
    '\n## The same board on four pages: bytes, against a plain Leaflet page (goal for the panel: script at most 1.2)',
  );
  let base: PageBytes | undefined;
  for (const page of pages) {
    const bytes = await bytesOfPage(browser, page);
    base ??= bytes;
    console.log(page.name);
    for (const kind of [...KINDS, 'all'] as const) {
      const [own, plain] = [bytes, base].map((of) =>
        kind === 'all' ? KINDS.map((each) => of[each]).reduce(addBytes) : of[kind],
      ) as [PageBytes['script'], PageBytes['script']];
      const share = plain.brotli > 0 ? `  ratio ${ratio(own.brotli, plain.brotli)}` : '';
      console.log(`  ${kind}: ${own.raw} raw  ${own.gzip} gzip  ${own.brotli} brotli${share}`);
    }
  }
}

async function showWork(browser: Browser, pages: readonly BenchPage[]): Promise<void> {
  console.log('\n## The same board on four pages: work of the main thread, a quarter as fast, first visit, median');
  const works = await workOfPages(browser, pages);
  const [{ script: ownScript, main: ownMain }] = works as [(typeof works)[0]];
  pages.forEach(({ name }, at) => {
    const { script, main, longest, blocking } = works[at]!;
    console.log(
      `${name}  script ${showSpread(script)}  ratio to ours ${ratio(script.median, ownScript.median)}  ` +
        `all ${showSpread(main)}  ratio to ours ${ratio(main.median, ownMain.median)}  ` +
        `longest task ${showSpread(longest)}  beyond ${LONG} ms each ${showSpread(blocking)}`,
    );
  });
}
