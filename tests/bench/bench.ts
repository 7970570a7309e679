import { cpus } from 'node:os';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { GUG_EN } from '../../src/i18n/gug/en.ts';
import { drawBoard } from '../../src/map/draw.ts';
import { astro } from '../../src/tools/run-astro.ts';
import { findBrowser, launchBrowser } from '../../src/tools/browser.ts';
import { benchAdvisor } from './advisor.ts';
import { benchBoardPages, DRAWING_ARGUMENTS } from './board-pages.ts';
import { benchBooks } from './books.ts';
import { benchGugAdvisor } from './gug-advisor.ts';
import { COUNTED_DIE, countInstructions, hasValgrind } from './instructions.ts';
import { BOARDS, bruteWork, freshNetwork, judgeWork, perft, STARTS } from './judge-work.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLong } from './long.ts';
import { benchMapSteps } from './map-steps.ts';
import { benchOpenings } from './openings.ts';
import { benchPack } from './pack.ts';
import { benchTaps } from './taps.ts';

const RUNS = 5;

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

async function withBrowser(work: (browser: Browser) => Promise<void>, more: readonly string[] = []): Promise<void> {
  const browser = await launchBrowser(await findBrowser(), more);
  await work(browser);
  await browser.close();
}

/** What can be named: `npm run bench -- judge books`, `npm run bench -- lighthouse /rules/gug/`. */
const PARTS = {
  perft: benchPerft,
  boards: benchBoards,
  judge: benchJudge,
  advisor: benchAdvisor,
  gugAdvisor: benchGugAdvisor,
  pages: () => withBrowser(benchBoardPages, DRAWING_ARGUMENTS),
  openings: () => withBrowser(benchOpenings),
  taps: () => withBrowser(benchTaps),
  moves: () => withBrowser(benchMapSteps),
  long: () => withBrowser(benchLong),
  books: () => withBrowser(benchBooks),
  pack: benchPack,
  lighthouse: async () => benchLighthouse(await findBrowser(), address),
} satisfies Readonly<Record<string, () => void | Promise<void>>>;
type Part = keyof typeof PARTS;

/** Those that look at the site as it is built. */
const OF_THE_SITE: readonly Part[] = ['pages', 'openings', 'taps', 'moves', 'long', 'books', 'pack', 'lighthouse'];

const named = process.argv.slice(2);
const address = named.find((each) => each.startsWith('/'));
const all = Object.keys(PARTS) as Part[];
const unknown = named.filter((each) => each !== address && !(each in PARTS));
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(' or ')}. There are: ${all.join(', ')}.`);
  process.exit(1);
}
const wanted = all.filter((part) => named.includes(part) || named.every((each) => each === address));

const [processor] = cpus();
console.log(`Node ${process.versions.node}, ${cpus().length} x ${processor?.model ?? 'unknown'}`);
if (wanted.some((part) => OF_THE_SITE.includes(part)) && (await astro(['build', '--silent'])) !== 0)
  throw new Error('The site does not build.');
for (const part of wanted) await PARTS[part]();
