import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Installs what the lock file of a folder names, unless that has been done since the file last changed. What only one command
 * needs stands in a package of its own beside it, so that nobody else has to fetch it: `node tests/own-packages.ts tests/mutants`.
 */
export function installOwnPackages(folder: string): void {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  const changedAt = (file: string): number => statSync(file).mtimeMs;
  if (existsSync(installed) && changedAt(installed) >= changedAt(join(folder, 'package-lock.json'))) return;
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
}

if (import.meta.main) for (const folder of process.argv.slice(2)) installOwnPackages(resolve(folder));
