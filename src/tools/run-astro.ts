import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ASTRO = fileURLToPath(new URL('../../node_modules/astro/bin/astro.mjs', import.meta.url));

/** Runs one Astro command to its end, without telemetry. @returns its exit code. */
export function astro(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [ASTRO, ...args], {
    stdio: 'inherit',
    // The command itself knows what it builds for; under a test runner the site would be built for the runner.
    env: { ...process.env, NODE_ENV: undefined, BASE_URL: undefined, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  // Ctrl-C reaches the whole group; the command then ends by itself and its code is passed on.
  process.on('SIGINT', () => undefined);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
}

// Those that import the function run commands of their own.
if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await astro(process.argv.slice(2));
