import { execFile } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright-core';

/** A Chromium to drive: plain data, so that it can be handed to test workers. */
export interface BrowserProgram {
  readonly executablePath: string;
  /** Added to the environment it runs in. */
  readonly env: Readonly<Record<string, string>>;
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const PACKED = fileURLToPath(new URL('../../node_modules/@sparticuz/chromium/bin', import.meta.url));

/** Where that package's browser is unpacked to, once for every later run. */
const UNPACKED = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url));

const inXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Its list of folders with fonts, among its own files. */
const FONTS = 'fonts.conf';

/**
 * Finds a browser: that of CHROMIUM_PATH, which is a path, or `installed` for an installed one; the one that npm brings
 * (Linux on x64) where it runs; an installed Chromium or Chrome. The one that npm brings is the same everywhere, and its
 * tests take half the time.
 *
 * @param packed - gives the one that npm brings.
 * @throws Error that names what to install when there is none.
 */
export async function findBrowser(packed = unpack): Promise<BrowserProgram> {
  const named = process.env['CHROMIUM_PATH'];
  if (named === 'installed') {
    const program = await findInstalled();
    if (!program) throw new Error('No Chromium or Chrome is installed. On Debian: apt-get install chromium.');
    return program;
  }
  if (named !== undefined && named !== '') {
    const program = { executablePath: named, env: {} };
    if (!(await starts(program)))
      throw new Error(`CHROMIUM_PATH names ${named}, which is not a program that can be run.`);
    return program;
  }
  let cause: unknown;
  const brought = await packed().catch((error: unknown) => {
    cause = error;
  });
  if (brought && (await starts(brought))) return brought;
  const installed = await findInstalled();
  if (installed) return installed;
  throw new Error('No browser found. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.', { cause });
}

/** The installed Chromium or Chrome, the first on the path; undefined where there is none. */
async function findInstalled(): Promise<BrowserProgram | undefined> {
  for (const executablePath of [...onPath(), ...USUAL_PLACES]) {
    const program = { executablePath, env: {} };
    if (await starts(program)) return program;
  }
  return undefined;
}

/** No calls home, and what containers need. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
  // Chromium refuses to run as root with its sandbox, and containers rarely let it have one.
  ...(process.platform === 'linux' ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
];

/**
 * A whole Chromium opens a window for each context, headless too, and loads two pages into it for what its address bar
 * drops down: more than half of what a context costs it, and nothing that a page could notice.
 */
const OF_THE_WINDOW = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright turns off itself. Of two lists Chromium reads the last alone. */
const OF_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Starts the browser without a window. @param more - arguments beside the usual. */
export const launchBrowser = (
  { executablePath, env }: BrowserProgram,
  more: readonly string[] = [],
): Promise<Browser> =>
  chromium.launch({
    executablePath,
    env: { ...ownEnvironment(), ...env },
    args: [...BROWSER_ARGUMENTS, `--disable-features=${[...OF_PLAYWRIGHT, ...OF_THE_WINDOW].join(',')}`, ...more],
  });

const ownEnvironment = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));

const onPath = (): readonly string[] =>
  (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));

/**
 * Whether a program runs here, found out by running it: libraries may be missing, and Ubuntu's `chromium-browser` may only
 * name what to install. Chrome for Windows knows no `--version` and would open a window.
 */
async function starts({ executablePath, env }: BrowserProgram): Promise<boolean> {
  try {
    await access(executablePath, constants.X_OK);
    if (process.platform !== 'win32')
      await promisify(execFile)(executablePath, ['--version'], { env: { ...process.env, ...env } });
    return true;
  } catch {
    return false;
  }
}

/** Unpacks the packaged browser, with the system libraries (NSS among them) that a bare machine lacks. */
async function unpack(): Promise<BrowserProgram | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  if (!existsSync(UNPACKED)) {
    // The package unpacks to the temporary folder and nowhere else; renamed when whole, so that a run cut short leaves
    // no half of a browser.
    const staging = `${UNPACKED}-${process.pid}`;
    await mkdir(staging, { recursive: true });
    const before = process.env['TMPDIR'];
    process.env['TMPDIR'] = staging;
    try {
      const { default: packaged, inflate } = await import('@sparticuz/chromium');
      await packaged.executablePath();
      await inflate(join(PACKED, 'al2023.tar.br'));
    } finally {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
    }
    await rename(staging, UNPACKED).catch(async (error: unknown) => {
      // Another run was quicker.
      if (!existsSync(UNPACKED)) throw error;
      await rm(staging, { recursive: true });
    });
  }
  await writeFile(join(UNPACKED, FONTS), FONTS_CONF);
  return {
    executablePath: join(UNPACKED, 'chromium'),
    env: { LD_LIBRARY_PATH: join(UNPACKED, 'al2023', 'lib'), FONTCONFIG_FILE: join(UNPACKED, FONTS) },
  };
}

/**
 * Where letters are to be had: those of the machine, and those of the package, whose own list names folders of other
 * machines. A browser that has no letters at all gives text no height, and breaks down over pictures among letters.
 */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>/usr/share/fonts</dir>
  <dir>${inXml(join(UNPACKED, 'fonts'))}</dir>
  <cachedir>${inXml(join(UNPACKED, 'fonts-cache'))}</cachedir>
</fontconfig>
`;
