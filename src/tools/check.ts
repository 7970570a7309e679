import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What reads the sources without running them: types, lint, form, and what nobody uses. As many at a time as there are
 * cores, the longest first; what each has to say is printed whole when it ends, and all of them end.
 *
 * With a command after it (`check.ts vitest run`) it runs that, and the checks in what the command leaves of the cores, one
 * at a time until it ends; what they have to say then comes last. It fails where any of them does.
 *
 * `--quick` reads types and lint alone; files that have not changed are not linted again, so that what a change of one
 * file's types means for another is told by the whole check.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const isQuick = process.argv[2] === '--quick';
const beside = process.argv.slice(isQuick ? 3 : 2);

const ASTRO = [process.execPath, join(ROOT, 'src/tools/run-astro.ts')];
const LINT = ['eslint', '.'];
const TYPES = [...ASTRO, 'check', '--noSync'];
const CHECKS = isQuick
  ? [TYPES, [...LINT, '--cache', '--cache-location', 'node_modules/.cache/eslint/']]
  : [LINT, TYPES, ['prettier', '--check', '--log-level', 'warn', '.'], ['knip']];

/** Starts one of the project's own tools. */
const start = ([command = '', ...args]: readonly string[], output: 'inherit' | 'pipe'): ChildProcess =>
  spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: { ...process.env, PATH: [join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter) },
    // On Windows the tools are scripts of its shell.
    shell: process.platform === 'win32',
  });

/** Waits for the end. @returns the exit code; null where it was killed. */
const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });

const print = (text: string): unknown => process.stdout.write(text);

/** Runs a check to its end. @returns whether it found nothing. */
async function run(words: readonly string[], say = print): Promise<boolean> {
  const began = performance.now();
  const said: Buffer[] = [];
  const child = start(words, 'pipe');
  if (beside.length > 0 && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => said.push(text));
  const code = await ended(child);
  const name = words.map((word) => word.replace(ROOT, '')).join(' ');
  const seconds = Math.round((performance.now() - began) / 1000);
  const verdict = code === 0 ? 'found nothing' : `failed (${code ?? 'killed'})`;
  say(`${Buffer.concat(said).toString()}${name}: ${verdict}, ${seconds} s\n\n`);
  return code === 0;
}

// Types and lint read what Astro writes; on a clean clone nothing else has written it yet, and it must not be written anew
// while they read.
const found: boolean[] = [await run([...ASTRO, 'sync'])];
const waiting = [...CHECKS];
async function takeTurns(say = print): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) found.push(await run(next, say));
}
if (beside.length === 0) await Promise.all(Array.from({ length: availableParallelism() }, () => takeTurns()));
else {
  // The tests build the site as they begin, which writes the same anew: by the time that types and lint read it, that is over.
  waiting.reverse();
  const said: string[] = [];
  const hold = (text: string) => said.push(text);
  const tests = ended(start(beside, 'inherit')).then((code) => {
    found.push(code === 0);
    return takeTurns(hold);
  });
  await Promise.all([tests, takeTurns(hold)]);
  print(`\n${said.join('')}`);
}
if (found.includes(false)) process.exitCode = 1;
