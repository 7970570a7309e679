import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { LANGS, pathIn } from '../../src/i18n/lang.ts';
import { findBrowser, launchBrowser } from '../../src/tools/browser.ts';
import { serveFolder } from '../../src/tools/static-server.ts';
import { watchRequests } from '../browser/at-rest.ts';
import { NO_LOG } from '../browser/log.ts';
import { openState } from '../browser/states/state.ts';
import { GAME_SHOTS } from './game-shots.ts';
import { LOG_SHOTS } from './log-shots.ts';
import { MORE_SHOTS } from './more-shots.ts';
import { openTicket } from '../browser/stage.ts';

/** One state of the site worth a look. */
interface ShotState {
  /** In the file's name. */
  readonly name: string;
  /** Without the language: page, query and hash. */
  readonly address: string;
  /** The whole length of the page, not only the window. */
  readonly wholePage?: true;
  /** What a hand would do before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What the phone keeps under its keys. */
  readonly kept?: Readonly<Record<string, string>>;
  /** What is waited for; without it, only until nothing is fetched. */
  readonly shows?: string;
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
  ...GAME_SHOTS,
  ...LOG_SHOTS,
  ...MORE_SHOTS,
  { name: 'gug', address: '' },
  panel('search', '', (page) => page.getByRole('combobox').first().fill('st')),
  panel('came', 'at=kings-cross-st-pancras'),
  panel('die', 'at=kings-cross-st-pancras&from=caledonian-road&by=piccadilly'),
  panel('incomplete', 'at=victoria&die=4&route=victoria:green-park'),
  panel('legal', MILL_HILL_EAST),
  panel(
    'many-sips',
    'at=hounslow-west&from=hounslow-central&by=piccadilly&die=6&route=piccadilly:hatton-cross,piccadilly:heathrow',
  ),
  panel('no-drop', `${MILL_HILL_EAST}&drops=northern:edgware`),
  panel('illegal', `at=victoria&die=4&route=${WARREN_STREET}`),
  panel('ticket', `at=victoria&die=4&route=${WARREN_STREET}`, openTicket),
  panel('penalty', 'at=bank&die=4&route=dlr:limehouse'),
  panel('ends', 'at=kings-cross-st-pancras&die=3', (page) => page.locator('.bar [data-do="ends"]').click()),
  panel(
    'long-names',
    'at=heathrow&from=hatton-cross&by=piccadilly&die=6&route=piccadilly:hatton-cross,piccadilly:hounslow-west,piccadilly:hounslow-central',
  ),
  panel('clause', `at=victoria&die=4&route=${WARREN_STREET}`, (page) =>
    openTicket(page).then(() => page.locator('.findings .clause').nth(1).click()),
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
  ...['board', 'gug', 'gug-tokens', 'gug-cards', 'gabong', 'gabong-cards', 'three-man', 'three-man-cards'].map(
    (sheet) => ({
      name: `sheet-${sheet}`,
      address: `rules/sheets/${sheet}/`,
      wholePage: true as const,
    }),
  ),
  { name: 'not-found', address: 'oslo-t-bane/' },
];

const SIZES = {
  phone: { width: 360, height: 740 },
  'large-phone': { width: 412, height: 915 },
  landscape: { width: 740, height: 360 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
} as const;
const SCHEMES = ['light', 'dark'] as const;

const folder = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** Of all there is, what was asked for by name; all, if nothing was. */
const asked = <Name extends string>(names: readonly Name[]): readonly Name[] => {
  const named = names.filter((name) => process.argv.includes(name));
  return named.length === 0 ? names : named;
};
const sizes = asked(Object.keys(SIZES) as (keyof typeof SIZES)[]);
const schemes = asked(SCHEMES);
const langs = asked(LANGS);
// Only those whose name holds a word given: `npm run shots -- gools phone dark nb`.
const words = process.argv.slice(2).filter((word) => ![...Object.keys(SIZES), ...SCHEMES, ...LANGS].includes(word));
const wanted = STATES.filter(({ name }) => words.every((word) => name.includes(word)));
const server = await serveFolder(folder('dist'), 0);
const browser = await launchBrowser(await findBrowser());
await mkdir(folder('shots'), { recursive: true });

/** Opens a state on a phone that knows nothing else, and has been through the guide. */
async function open(page: Page, { shows, kept, prepare, address }: ShotState): Promise<void> {
  await page.goto(server.origin + NO_LOG);
  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem('guided', '["gug","gools","three-man","gabong"]');
  });
  const there = server.origin + address;
  if (shows !== undefined) {
    await openState(
      page,
      { name: '', kind: 'filled', address, shows, ...(kept && { kept }), ...(prepare && { prepare }) },
      there,
    );
    return;
  }
  await page.goto(there, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await prepare?.(page);
}

const failed: string[] = [];
for (const colorScheme of schemes) {
  for (const size of sizes) {
    for (const lang of langs) {
      for (const state of wanted) {
        // A database that one state has filled is not found by the next.
        const context = await browser.newContext({
          viewport: SIZES[size],
          colorScheme,
          reducedMotion: 'reduce',
          deviceScaleFactor: 2,
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        page.setDefaultTimeout(10_000);
        watchRequests(page);
        const called = `${state.name.replaceAll(' ', '-')}-${size}-${colorScheme}-${lang}`;
        try {
          await open(page, { ...state, address: pathIn(lang, state.address) });
          await page.screenshot({ path: `${folder('shots')}/${called}.png`, fullPage: state.wholePage ?? false });
        } catch (error) {
          failed.push(`${called}: ${String(error).split('\n')[0]}`);
        }
        await context.close();
      }
    }
  }
}

await browser.close();
await server.close();
const taken = wanted.length * sizes.length * schemes.length * langs.length;
console.log(`${taken - failed.length} pictures of ${wanted.length} states are in shots/.`);
if (failed.length > 0) throw new Error(`Not taken:\n${failed.join('\n')}`);
