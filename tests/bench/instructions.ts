import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const WORK = fileURLToPath(new URL('counted-work.ts', import.meta.url));
/** A throw small enough for the brute force under an instruction counter. */
export const COUNTED_DIE = '2';

export function hasValgrind(): boolean {
  return spawnSync('valgrind', ['--version']).status === 0;
}

/**
 * Instructions of the judge's work and of the brute force's; times on shared machines are noise, these repeat.
 * What starting Node and reading the boards costs is taken off.
 */
export async function countInstructions(): Promise<{ readonly judge: number; readonly brute: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  // Without its compiler Node cannot read TypeScript.
  await build({ logLevel: 'error', build: { ssr: WORK, outDir: folder, emptyOutDir: true } });
  const [nothing, judge, brute] = ['nothing', 'judge', 'brute'].map((who) => instructionsOf(folder, who)) as [
    number,
    number,
    number,
  ];
  rmSync(folder, { recursive: true });
  return { judge: judge - nothing, brute: brute - nothing };
}

function instructionsOf(folder: string, who: string): number {
  const { stderr } = spawnSync(
    'valgrind',
    [
      '--tool=cachegrind',
      '--cache-sim=no',
      `--cachegrind-out-file=${join(folder, 'out')}`,
      process.execPath,
      ...['--jitless', '--predictable', '--single-threaded', join(folder, 'counted-work.js')],
      ...[who, COUNTED_DIE],
    ],
    { encoding: 'utf8' },
  );
  const [, count] = /I\s+refs:\s+([\d,]+)/.exec(stderr) ?? [];
  if (count === undefined) throw new Error(`valgrind counted nothing:\n${stderr}`);
  return Number(count.replaceAll(',', ''));
}
