import { chmod, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BrowserProgram, findBrowser, launchBrowser } from '../../src/tools/browser.ts';

// Node stands for a browser: it is a program that says its version, and with an option that it does not know, one that does not run.
const RUNS: BrowserProgram = { executablePath: process.execPath, env: {} };
const BREAKS: BrowserProgram = { executablePath: process.execPath, env: { NODE_OPTIONS: '--no-such-option' } };

let folder: string;
let installed: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'browser-'));
  installed = join(folder, 'chromium');
  await writeFile(installed, `#!${process.execPath}\n`);
  await chmod(installed, 0o755);
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', '');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const foundWith = (packed: BrowserProgram | undefined) => findBrowser(() => Promise.resolve(packed));

test('the packed browser is taken before an installed one', async () => {
  expect(await foundWith(RUNS)).toEqual(RUNS);
});

test.each([
  { name: 'does not run', packed: BREAKS },
  { name: 'is not for this machine', packed: undefined },
])('an installed browser is taken where the packed one $name', async ({ packed }) => {
  expect(await foundWith(packed)).toEqual({ executablePath: installed, env: {} });
});

test('an installed browser can be asked for without knowing where it is', async () => {
  vi.stubEnv('CHROMIUM_PATH', 'installed');
  expect(await foundWith(RUNS)).toEqual({ executablePath: installed, env: {} });
});

test('a browser that is named is taken before all others', async () => {
  vi.stubEnv('CHROMIUM_PATH', installed);
  expect(await foundWith(RUNS)).toEqual({ executablePath: installed, env: {} });
});

test('a browser that is named and does not run is said', async () => {
  await writeFile(installed, `#!${process.execPath}\nprocess.exit(1);\n`);
  vi.stubEnv('CHROMIUM_PATH', installed);
  await expect(foundWith(RUNS)).rejects.toThrow(`CHROMIUM_PATH names ${installed}`);
});

test('an installed browser that only says what to install is passed over', async () => {
  await writeFile(join(folder, 'chromium'), `#!${process.execPath}\nprocess.exit(1);\n`);
  const works = join(folder, 'google-chrome');
  await symlink(process.execPath, works);
  expect(await foundWith(undefined)).toEqual({ executablePath: works, env: {} });
});

test('an installed browser is taken where the packed one cannot be unpacked', async () => {
  expect(await findBrowser(() => Promise.reject(new Error('no room')))).toEqual({ executablePath: installed, env: {} });
});

test('what Playwright turns off stays off beside what is turned off here', async () => {
  const written = join(folder, 'arguments.json');
  await writeFile(
    installed,
    `#!${process.execPath}\nrequire('node:fs').writeFileSync(${JSON.stringify(written)}, JSON.stringify(process.argv));\n`,
  );
  await expect(launchBrowser({ executablePath: installed, env: {} })).rejects.toThrow();
  const lists = (JSON.parse(await readFile(written, 'utf8')) as readonly string[])
    .filter((argument) => argument.startsWith('--disable-features='))
    .map((argument) => argument.slice(argument.indexOf('=') + 1).split(','));
  expect(lists).toHaveLength(2);
  expect(lists[1]).toEqual([...lists[0]!, 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']);
});
