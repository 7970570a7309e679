import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ARGUMENTS, type BrowserProgram } from '../../src/tools/browser.ts';
import { serveFolder } from '../../src/tools/static-server.ts';
import { DIST } from '../browser/dist.ts';
import { places } from '../browser/places.ts';

/*
 * Not among the packages of the project: with what it brings it would be 176 MB of every install, for one script. npx keeps
 * it in npm's own cache.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** Only the speed differs from run to run. */
const RUNS = 3;

/** The part of Lighthouse's report that is read here. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Partial<
      Record<Category, { score: number | null; auditRefs: readonly { readonly id: string; readonly weight: number }[] }>
    >
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly displayValue?: string }>>;
  readonly environment: { readonly benchmarkIndex: number };
}

/** Lighthouse on every address of the built site, or on those that contain `only`: mobile preset. */
export async function benchLighthouse(program: BrowserProgram, only = ''): Promise<void> {
  console.log(`\n## ${LIGHTHOUSE}, mobile preset: speed (median of ${RUNS}), access, practices, search engines`);
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const server = await serveFolder(DIST, 0);
  for (const address of places().filter((place) => place.includes(only))) {
    const first = await report(program, server.origin + address, CATEGORIES, join(folder, 'report.json'));
    if (first.runtimeError) {
      console.log(`${address}  no report: ${first.runtimeError.message}`);
      continue;
    }
    const runs = [first];
    while (runs.length < RUNS)
      runs.push(await report(program, server.origin + address, ['performance'], join(folder, 'report.json')));
    const speeds = runs.toSorted((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'));
    const median = speeds[Math.floor(RUNS / 2)]!;
    const scores = CATEGORIES.map((category) => scoreOf(category === 'performance' ? median : first, category));
    console.log(`${address}  ${scores.join('  ')}  (machine ${median.environment.benchmarkIndex.toFixed(0)})`);
    for (const [at, category] of CATEGORIES.entries())
      if (scores[at]! < 100)
        for (const cost of costs(category === 'performance' ? median : first, category))
          console.log(`    ${category}: ${cost}`);
  }
  await server.close();
  rmSync(folder, { recursive: true });
}

const scoreOf = ({ categories }: Report, category: Category): number =>
  Math.round((categories[category]?.score ?? 0) * 100);

/** The audits that a score below 100 comes from. */
const costs = ({ categories, audits }: Report, category: Category): readonly string[] =>
  (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score, displayValue = '' } = audits[id]!;
    return weight > 0 && score !== null && score < 1 ? [`${id} ${score} ${displayValue}`.trim()] : [];
  });

async function report(
  { executablePath, env }: BrowserProgram,
  url: string,
  categories: readonly Category[],
  file: string,
): Promise<Report> {
  const child = spawn(
    'npx',
    [
      '--yes',
      '--ignore-scripts',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join(',')}`,
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${['--headless=new', ...BROWSER_ARGUMENTS].join(' ')}`,
    ],
    { env: { ...process.env, ...env, CHROME_PATH: executablePath }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let told = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => (told += part));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${LIGHTHOUSE} could not be run on ${url}:\n${told}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
