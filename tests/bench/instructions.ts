import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WORK = fileURLToPath(new URL('judge-work.ts', import.meta.url));

export function hasValgrind(): boolean {
  return spawnSync('valgrind', ['--version']).status === 0;
}

/** Instructions of one run of `judge-work.ts`; times on shared machines are noise, these repeat. */
export function instructionsOf(...args: readonly string[]): number {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const { stderr } = spawnSync(
    'valgrind',
    [
      '--tool=cachegrind',
      '--cache-sim=no',
      `--cachegrind-out-file=${join(folder, 'out')}`,
      process.execPath,
      ...['--jitless', '--predictable', '--single-threaded', '--no-warnings', WORK],
      ...args,
    ],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  const [, count] = /I\s+refs:\s+([\d,]+)/.exec(stderr) ?? [];
  if (count === undefined) throw new Error(`valgrind counted nothing:\n${stderr}`);
  return Number(count.replaceAll(',', ''));
}
