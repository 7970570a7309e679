import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { repeatsOf } from './repeats.ts';
import { SLICES } from './slices.ts';
import { type Mutant, scoreOf } from './survivors.ts';

/**
 * Would the tests notice? `npm run mutants` goes through all slices, `npm run mutants -- gools copies` through those, and
 * `npm run mutants -- gools src/games/gools/hand.ts tests/games/gools/hand.test.ts` through some sources of one, with some of
 * its tests. What was found is kept: a run that was stopped goes on where it was, and only what has changed is tried again.
 * `--branches` stops before the mutants. `--repeats` goes on with the tests of a mutant after one has noticed it, and lists the tests
 * that are nearly repeated by another (`repeats.ts`).
 */
const BRANCHES = '--branches';
const REPEATS = '--repeats';
const withRepeats = process.argv.includes(REPEATS);
const args = process.argv.slice(2).filter((arg) => arg !== BRANCHES && arg !== REPEATS);
const files = args.filter((arg) => arg.startsWith('src/'));
const tests = args.filter((arg) => arg.startsWith('tests/'));
const asked = args.filter((arg) => !files.includes(arg) && !tests.includes(arg));
const unknown = asked.filter((name) => !(name in SLICES));
if (unknown.length > 0)
  throw new Error(`No such slice: ${unknown.join(', ')}. There are ${Object.keys(SLICES).join(', ')}.`);
if (files.length + tests.length > 0 && asked.length !== 1) throw new Error('Which slice are these files of?');
const KEPT = 'node_modules/.cache/mutants';
// By a name that the compiler does not look up: types are checked where this package of the folder is not installed.
const STRYKER = '@stryker-mutator/core';
const { Stryker } = (await import(STRYKER)) as {
  readonly Stryker: new (options: object) => { readonly runMutationTest: () => Promise<readonly Mutant[]> };
};

interface Kept {
  readonly files: Readonly<Record<string, { mutants: readonly { readonly status: string }[] }>>;
}

/**
 * Forgets the mutants that were not noticed, so that each is tried again: Stryker does not know which tests reach what is
 * worked out as a file is loaded, and would say of a constant what it said before, whatever tests have come since.
 */
function forgetSurvivors(file: string): void {
  if (!existsSync(file)) return;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
  for (const each of Object.values(kept.files))
    each.mutants = each.mutants.filter(({ status }) => status !== 'Survived' && status !== 'NoCoverage');
  writeFileSync(file, JSON.stringify(kept));
}

/** The branches that the tests reach at all. */
function showBranches(): void {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/mutants/vitest.config.ts'];
  const covered = spawnSync(process.execPath, [...vitest, '--coverage', '--reporter', 'dot'], { stdio: 'inherit' });
  if (covered.status !== 0) process.exit(covered.status ?? 1);
}

for (const name of asked.length > 0 ? asked : Object.keys(SLICES)) {
  const { sources } = SLICES[name]!;
  process.env['SLICE'] = name;
  if (tests.length > 0) process.env['TESTS'] = tests.join(' ');
  // Few tries of each property: what only chance would find is no row of a table.
  process.env['PROPERTY_RUNS'] ??= '10';
  const isBranchesOnly = process.argv.includes(BRANCHES);
  if (isBranchesOnly || (files.length === 0 && !withRepeats)) showBranches();
  if (isBranchesOnly) continue;
  const incrementalFile = `${KEPT}/${name}${withRepeats ? REPEATS : ''}.json`;
  forgetSurvivors(incrementalFile);
  const mutants = await new Stryker({
    mutate: files.length > 0 ? files : [...sources],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', './tests/mutants/survivors.ts'],
    vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile,
    disableBail: withRepeats,
    ignorePatterns: ['dist', 'shots', '.astro', '.ci', 'public'],
    concurrency: Number(process.env['CONCURRENCY'] ?? 1),
    reporters: ['progress-append-only', 'survivors'],
    // On a busy machine more, or what is only slow counts as noticed.
    timeoutMS: Number(process.env['PATIENCE'] ?? 5_000),
    dryRunTimeoutMinutes: 30,
  }).runMutationTest();
  console.log(scoreOf(name, mutants));
  if (!withRepeats) continue;
  for (const { test, by, share } of repeatsOf(mutants))
    console.log(
      `${test}\n  notices ${(share * 100).toFixed(0)} % of what the next one does, and nothing else:\n  ${by}`,
    );
}
