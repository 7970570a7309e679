import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { drawBoard } from '../../src/map/draw.ts';
import { astro } from '../../src/tools/astro.ts';
import { findBrowser, launchBrowser } from '../../src/tools/browser.ts';
import { hasValgrind, instructionsOf } from './instructions.ts';
import { bruteWork, freshNetwork, judgeWork, perft, readBoard, STARTS } from './judge-work.ts';
import { addBytes, type Bytes, bytesOfPage, KINDS } from './page-bytes.ts';

const BOARDS = ['london-2025', 'london-2003'] as const;
const RUNS = 5;
/** A throw small enough for the brute force under an instruction counter. */
const COUNTED_DIE = 2;

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
  for (const id of BOARDS) {
    const network = freshNetwork(readBoard(id));
    const counts = [1, 2, 3, 4, 5, 6].map((die) => `die ${die}: ${perft(network, die)}`);
    console.log(`${id}  ${counts.join('  ')}`);
  }
}

function benchJudge(): void {
  const data = readBoard('london-2025');
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
  // What starting Node and reading the board costs both is taken off.
  const base = instructionsOf('neither');
  const [judged, forced] = ['judge', 'brute'].map((who) => instructionsOf(who, String(COUNTED_DIE)) - base) as [
    number,
    number,
  ];
  console.log(
    `instructions for a ${COUNTED_DIE} (four points), without the compiler: judge ${judged.toExponential(2)}  ` +
      `brute force ${forced.toExponential(2)}  ratio ${ratio(judged, forced)}`,
  );
}

async function benchPages(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  await build({ root: here('plain-leaflet'), logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  if ((await astro(['build', '--silent'])) !== 0) throw new Error('The site does not build.');
  const browser = await launchBrowser(await findBrowser());
  const plain = await bytesOfPage(browser, folder, '/', '.leaflet-interactive');
  const ours = await bytesOfPage(browser, here('../../dist'), '/?at=victoria&die=4#gug', '.leaflet-container');
  await browser.close();
  rmSync(folder, { recursive: true });

  console.log(
    '\n## Bytes of the companion page with the GUG panel open, against a plain Leaflet page with the same board',
  );
  const show = ({ raw, gzip, brotli }: Bytes) => `${raw} raw ${gzip} gzip ${brotli} brotli`;
  for (const kind of KINDS) {
    const share = plain[kind].brotli > 0 ? `  ratio ${ratio(ours[kind].brotli, plain[kind].brotli)}` : '';
    console.log(`${kind}: ours ${show(ours[kind])} | plain ${show(plain[kind])}${share}`);
  }
  const [all, plainAll] = [ours, plain].map((page) => KINDS.map((kind) => page[kind]).reduce(addBytes)) as [
    Bytes,
    Bytes,
  ];
  console.log(`all: ours ${show(all)} | plain ${show(plainAll)}  ratio ${ratio(all.brotli, plainAll.brotli)}`);
  console.log('goal: script at most 1.2 times the plain page');
}

function benchBoards(): void {
  console.log('\n## Board data and drawing, brotli (goal: at most 30 KB together)');
  for (const id of BOARDS) {
    const data = brotliCompressSync(JSON.stringify(readBoard(id))).length;
    const drawing = brotliCompressSync(drawBoard(freshNetwork(readBoard(id)).board, { title: id })).length;
    console.log(`${id}  data ${data}  drawing ${drawing}  together ${data + drawing}`);
  }
}

console.log(
  `Node ${process.versions.node}; board file ${readFileSync(here('../../content/boards/london-2025.json')).length} bytes`,
);
benchPerft();
benchBoards();
benchJudge();
await benchPages();
