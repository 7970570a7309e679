import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { LANGS, pathIn } from '../i18n/lang.ts';
import { findBrowser, launchBrowser } from './browser.ts';
import { serveFolder } from './static-server.ts';

/** One state of the site worth a look. */
interface ShotState {
  /** In the file's name, kebab-case. */
  readonly name: string;
  /** Without the language: page, query and hash. */
  readonly address: string;
  /** The whole length of the page, not only the window. */
  readonly wholePage?: true;
  /** What a hand would do before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const WARREN_STREET = 'victoria:green-park,victoria:oxford-circus,victoria:warren-street,northern:goodge-street';
const MILL_HILL_EAST =
  'at=east-finchley&from=highgate&by=northern&die=5&route=northern:finchley-central,northern:mill-hill-east';
const EVENING =
  'northern:morden,victoria:brixton,district:upminster,central:epping,jubilee:stanmore,metropolitan:uxbridge';

/** The GUG panel after the map has woken up; `part` is brought to the top of the window. */
const panel = (name: string, query: string, prepare?: (page: Page) => Promise<void>, part?: string): ShotState => ({
  name: `gug-${name}`,
  address: `?${query}#gug`,
  async prepare(page) {
    await page.locator('.map-keys').waitFor();
    await prepare?.(page);
    if (part) await page.locator(part).evaluate((element) => element.scrollIntoView());
    await page.waitForTimeout(400);
  },
});

const STATES: readonly ShotState[] = [
  { name: 'gug', address: '' },
  panel('search', '', (page) => page.getByRole('combobox').first().fill('st')),
  panel('came', 'at=kings-cross-st-pancras'),
  panel('die', 'at=kings-cross-st-pancras&from=caledonian-road&by=piccadilly', (page) =>
    page.locator('.fact-die').click(),
  ),
  panel('incomplete', 'at=victoria&die=4&route=victoria:green-park'),
  panel('legal', MILL_HILL_EAST),
  panel(
    'many-sips',
    'at=hounslow-west&from=hounslow-central&by=piccadilly&die=6&route=piccadilly:hatton-cross,piccadilly:heathrow',
  ),
  panel('no-drop', `${MILL_HILL_EAST}&drops=northern:edgware`),
  panel('illegal', `at=victoria&die=4&route=${WARREN_STREET}`),
  panel('one-line', `at=victoria&die=4&route=${WARREN_STREET}`, (page) => page.locator('.ticket-toggle').click()),
  panel('penalty', 'at=bank&die=4&route=dlr:limehouse'),
  panel('ends', 'at=kings-cross-st-pancras&die=3', (page) => page.locator('.bar .key[aria-pressed]').click()),
  panel(
    'long-names',
    'at=heathrow&from=hatton-cross&by=piccadilly&die=6&route=piccadilly:hatton-cross,piccadilly:hounslow-west,piccadilly:hounslow-central',
  ),
  panel('clause', `at=victoria&die=4&route=${WARREN_STREET}`, (page) =>
    page.locator('.findings .clause').nth(1).click(),
  ),
  panel('step', `at=victoria&die=4&route=district:st-jamess-park`, (page) => page.locator('.chip').first().click()),
  panel('ledger', `at=victoria&die=4&drops=${EVENING}`, undefined, '#gug-ledger'),
  panel('add-drop', `at=victoria&die=4&drops=${EVENING}`, (page) =>
    page.locator('.part > .key[aria-haspopup]').click(),
  ),
  panel('rulings', 'at=victoria', (page) => page.locator('#gug-house-rules .fold-key').click(), '#gug-house-rules'),
  panel('list', 'at=victoria&die=4', undefined, '#gug-list'),
  panel('broken-link', 'board=oslo&at=victoria&die=9&route=victoria:green-park,nonsense'),
  panel('2003', 'board=london-2003&at=whitechapel&die=3&route=east-london:shadwell'),
  { name: 'gools', address: '#gools' },
  { name: 'gabong', address: '#gabong' },
  { name: 'log', address: '#log' },
  { name: 'rules', address: 'rules/gug/', wholePage: true },
  { name: 'rules-clause', address: 'rules/gug/#gug-10.2' },
  {
    name: 'rules-contents',
    address: 'rules/gug/#gug-10.2',
    async prepare(page) {
      const summary = page.locator('.contents summary');
      if (await summary.isVisible()) await summary.click();
    },
  },
  { name: 'rules-index', address: 'rules/', wholePage: true },
  { name: 'rules-table', address: 'rules/three-man/#three-man-7.2' },
  { name: 'rules-cards', address: 'rules/gabong/', wholePage: true },
  { name: 'rules-smoking', address: 'rules/gools/#gools-8' },
  { name: 'rules-side-by-side', address: 'rules/side-by-side/gug/#gug-10.2' },
  { name: 'rules-drinking', address: 'rules/drinking/', wholePage: true },
  { name: 'sheet-gug', address: 'rules/sheets/gug/', wholePage: true },
  { name: 'sheet-gabong', address: 'rules/sheets/gabong/', wholePage: true },
  { name: 'sheet-three-man', address: 'rules/sheets/three-man/', wholePage: true },
  { name: 'not-found', address: 'oslo-t-bane/' },
];

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const SCHEMES = ['light', 'dark'] as const;

const folder = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

// Only those whose name holds the word given: `npm run shots -- rules`.
const wanted = STATES.filter(({ name }) => name.includes(process.argv[2] ?? ''));
const server = await serveFolder(folder('dist'), 0);
const browser = await launchBrowser(await findBrowser());
await mkdir(folder('shots'), { recursive: true });

for (const colorScheme of SCHEMES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce', deviceScaleFactor: 2 });
    const page = await context.newPage();
    for (const { name, address, wholePage, prepare } of wanted) {
      for (const lang of LANGS) {
        await page.goto('about:blank');
        await page.goto(server.origin + pathIn(lang, address), { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        await prepare?.(page);
        await page.screenshot({
          path: `${folder('shots')}/${name}-${size}-${colorScheme}-${lang}.png`,
          fullPage: wholePage ?? false,
        });
      }
    }
    await context.close();
  }
}

await browser.close();
await server.close();
console.log(`${wanted.length * 8} pictures of ${wanted.length} states are in shots/.`);
