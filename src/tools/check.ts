import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What reads the sources without running them: types, lint, form, and what nobody uses. As many at a time as there are
 * cores, the longest first; what each has to say is printed whole when it ends, and all of them end.
 *
 * `--quick` reads types and lint alone; files that have not changed are not linted again, so that what a change of one
 * file's types means for another is told by the whole check.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const isQuick = process.argv.includes('--quick');

const ASTRO = [process.execPath, join(ROOT, 'src/tools/run-astro.ts')];
const LINT = ['eslint', '.'];
const TYPES = [...ASTRO, 'check', '--noSync'];
const CHECKS = isQuick
  ? [TYPES, [...LINT, '--cache', '--cache-location', 'node_modules/.cache/eslint/']]
  : [LINT, TYPES, ['prettier', '--check', '--log-level', 'warn', '.'], ['knip']];

/** Runs one to its end. @returns whether it found nothing. */
function run([command = '', ...args]: readonly string[]): Promise<boolean> {
  const began = performance.now();
  const said: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: [join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter) },
      // On Windows the tools are scripts of its shell.
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => said.push(text));
    child.on('error', reject);
    child.on('close', (code) => {
      const name = [command, ...args].map((word) => word.replace(ROOT, '')).join(' ');
      const seconds = Math.round((performance.now() - began) / 1000);
      const verdict = code === 0 ? 'found nothing' : `failed (${code ?? 'killed'})`;
      process.stdout.write(`${Buffer.concat(said).toString()}${name}: ${verdict}, ${seconds} s\n\n`);
      resolve(code === 0);
    });
  });
}

// Types and lint read what Astro writes; on a clean clone nothing else has written it yet, and it must not be written anew
// while they read.
const found: boolean[] = [await run([...ASTRO, 'sync'])];
const waiting = [...CHECKS];
async function takeTurns(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) found.push(await run(next));
}
await Promise.all(Array.from({ length: availableParallelism() }, takeTurns));
if (found.includes(false)) process.exitCode = 1;
