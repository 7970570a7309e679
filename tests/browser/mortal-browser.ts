import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { BROWSER_ARGUMENTS, type BrowserProgram } from '../../src/tools/browser.ts';

/** A browser that can be killed as a phone kills one: at once, and without a word to it. */
export interface MortalBrowser {
  readonly context: BrowserContext;
  /** SIGKILL to the browser and all its processes; resolves when it is gone. */
  readonly kill: () => Promise<void>;
}

/** A folder for a browser's data, removed after `work`. */
export async function withProfile<Result>(work: (profile: string) => Promise<Result>): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), 'companion-profile-'));
  try {
    return await work(profile);
  } finally {
    // The last of the killed processes may still be letting go of a file.
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** Starts a browser on a profile that outlives it. */
export async function startMortal({ executablePath, env }: BrowserProgram, profile: string): Promise<MortalBrowser> {
  const child = spawn(
    executablePath,
    ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...BROWSER_ARGUMENTS, 'about:blank'],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const died = once(child, 'exit');
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no context.');
  return {
    context,
    async kill() {
      // The whole group: renderers and helpers go with it.
      process.kill(-child.pid!, 'SIGKILL');
      await died;
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The browser did not start: ${said.slice(-500)}`)));
  });
}
