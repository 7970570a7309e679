import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { GUG_EN } from '../../src/i18n/gug/en.ts';
import { drawBoard } from '../../src/map/draw.ts';
import { astro } from '../../src/tools/astro.ts';
import { findBrowser, launchBrowser } from '../../src/tools/browser.ts';
import { benchAdvisor } from './advisor.ts';
import { benchBooks } from './books.ts';
import { COUNTED_DIE, countInstructions, hasValgrind } from './instructions.ts';
import { BOARDS, bruteWork, freshNetwork, judgeWork, perft, STARTS } from './judge-work.ts';
import { addBytes, bytesOfPage, KINDS, type PageBytes } from './page-bytes.ts';

const RUNS = 5;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const ratio = (one: number, other: number) => (one / other).toFixed(3);
const spread = (times: readonly number[]) => {
  const [low, middle, high] = [0, Math.floor(times.length / 2), times.length - 1].map((at) =>
    times.toSorted((one, other) => one - other)[at]!.toFixed(0),
  );
  return `${middle} ms (${low}-${high})`;
};

function timed(runs: number, work: () => void): readonly number[] {
  return Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
}

function benchPerft(): void {
  console.log('\n## Legal routes from a fresh start at every place, default rulings ("perft")');
  for (const data of BOARDS) {
    const network = freshNetwork(data);
    const counts = [1, 2, 3, 4, 5, 6].map((die) => `die ${die}: ${perft(network, die)}`);
    console.log(`${data.id}  ${counts.join('  ')}`);
  }
}

async function benchJudge(): Promise<void> {
  const [data] = BOARDS;
  console.log(`\n## Legal ends of a twelve-point turn from ${STARTS.join(', ')}: judge against brute force`);
  judgeWork(data, 6);
  const judge = timed(RUNS, () => judgeWork(data, 6));
  const brute = timed(1, () => bruteWork(data, 6));
  const median = judge.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)]!;
  console.log(
    `judge ${spread(judge)}  brute force ${spread(brute)}  ratio ${ratio(median, brute[0]!)} (goal: at most 0.1)`,
  );
  if (!hasValgrind()) {
    console.log('instructions: not counted, valgrind is not installed');
    return;
  }
  const instructions = await countInstructions();
  console.log(
    `instructions for a ${COUNTED_DIE}, without the compiler: judge ${instructions.judge.toExponential(2)}  ` +
      `brute force ${instructions.brute.toExponential(2)}  ratio ${ratio(instructions.judge, instructions.brute)}`,
  );
}

async function benchPages(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  await build({ root: here('plain-leaflet'), logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  if ((await astro(['build', '--silent'])) !== 0) throw new Error('The site does not build.');
  const browser = await launchBrowser(await findBrowser());
  const plain = await bytesOfPage(browser, folder, '/', '.leaflet-interactive');
  const opened = await bytesOfPage(browser, here('../../dist'), '/#gug', '.leaflet-container');
  const asked = await bytesOfPage(browser, here('../../dist'), '/?at=victoria&die=4#gug', '[data-verdict]');
  await browser.close();
  rmSync(folder, { recursive: true });

  console.log(
    '\n## Bytes of the companion page, against a plain Leaflet page with the same board (goal: script at most 1.2)',
  );
  showPage('plain Leaflet page', plain, plain);
  showPage('GUG panel open', opened, plain);
  showPage('with a verdict', asked, plain);
}

function showPage(name: string, page: PageBytes, plain: PageBytes): void {
  const all = (of: PageBytes) => KINDS.map((kind) => of[kind]).reduce(addBytes);
  console.log(name);
  for (const [kind, bytes, base] of [
    ...KINDS.map((kind) => [kind, page[kind], plain[kind]] as const),
    ['all', all(page), all(plain)] as const,
  ]) {
    const share = base.brotli > 0 ? `  ratio ${ratio(bytes.brotli, base.brotli)}` : '';
    console.log(`  ${kind}: ${bytes.raw} raw  ${bytes.gzip} gzip  ${bytes.brotli} brotli${share}`);
  }
}

function benchBoards(): void {
  console.log('\n## Board data and drawing, brotli (goal: at most 30 KB together)');
  for (const board of BOARDS) {
    const data = brotliCompressSync(JSON.stringify(board)).length;
    const drawing = brotliCompressSync(
      drawBoard(freshNetwork(board).board, { title: board.name, railways: GUG_EN.panel.railways }),
    ).length;
    console.log(`${board.id}  data ${data}  drawing ${drawing}  together ${data + drawing}`);
  }
}

console.log(`Node ${process.versions.node}`);
benchPerft();
benchBoards();
await benchJudge();
await benchPages();
benchBooks();
benchAdvisor();
