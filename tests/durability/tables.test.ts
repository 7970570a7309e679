import type { Page } from 'playwright-core';
import { describe, type ExpectStatic, inject, test } from 'vitest';
import { PATIENCE } from '../browser/visit.ts';
import { PHONE } from '../browser/gug.ts';
import { type MortalBrowser, startMortal, withProfile } from '../browser/mortal-browser.ts';

/** How long after the page has called it saved the browser is killed, in milliseconds: what it writes by itself comes later. */
const DELAYS = [0, 50, 200, 500, 1_000] as const;
/** In each of them each kind is killed once, and a set-up; `npm run test:durability` has more. */
const EVENINGS = Number(process.env['KILLS'] ?? 1);
const NAMES = ['Åse', 'Bo', 'Cecilie'] as const;

/** A game's panel, as a person begins a game there and plays on. */
interface Kind {
  readonly address: string;
  /** Goes to the set-up, where that is not what the panel opens with. */
  readonly toSetUp?: (page: Page) => Promise<void>;
  readonly field: (at: number) => string;
  readonly start: (page: Page) => Promise<void>;
  readonly table: string;
  readonly taps: readonly string[];
}

const KINDS = {
  gools: {
    address: '/#gools',
    field: (at) => `#gools-name-${at}`,
    start: (page) => page.locator('#gools-start').click(),
    table: '#gools .game-table',
    taps: [...[3, 3, 5, 5, 6].map((eyes) => `.dice-face[data-eyes="${eyes}"]`), '.dice-pick', '[data-do="keep"]'],
  },
  gabong: {
    address: '/#gabong',
    field: (at) => `#gabong-name-${at}`,
    start: (page) => page.locator('#gabong-start').click(),
    table: '#gabong .game-table',
    // A deal is counted tap by tap, and is no event before its end.
    taps: ['[data-do="out"]', '[data-do="theta"]'],
  },
  gug: {
    address: '/#gug',
    toSetUp: (page) => page.locator('.mode-keys .key').click(),
    field: (at) => `#setup-name-${at}-0`,
    start: (page) => page.locator('#setup-start').click(),
    table: '.game-dock',
    taps: ['.die-key[data-eyes="4"]', '.die-key[data-eyes="2"]'],
  },
  tournament: {
    address: '/#log',
    toSetUp: (page) => page.locator('#log .view-keys button').nth(2).click(),
    field: (at) => `#tournament-name-${at}`,
    start: (page) => page.locator('#tournament-start').click(),
    table: '#log .game-table',
    taps: [],
  },
} as const satisfies Readonly<Record<string, Kind>>;
type KindId = keyof typeof KINDS;

/** What the page has called saved: lines of the game on the table, and the deal that is being counted. */
interface Acknowledged {
  readonly lines: readonly string[];
  readonly deal: string | null;
}

const keptIn = (page: Page): Promise<Acknowledged> =>
  page.evaluate(() => {
    const games = Object.keys(localStorage).filter((key) => key.startsWith('game:'));
    const lines = games.flatMap((key) => {
      const { id, events } = JSON.parse(localStorage.getItem(key) ?? '') as { id: string; events: { id: string }[] };
      return [id, ...events.map((event) => `${id} ${event.id}`)];
    });
    return { lines, deal: localStorage.getItem('gabong:deal') };
  });

/** Waits until the page, drawn anew after a tap, says that all is saved. */
async function saved(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await page.locator('.save-sign[data-saving="saved"]').first().waitFor();
}

async function openPanel({ context }: MortalBrowser, kind: Kind): Promise<Page> {
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.setViewportSize(PHONE.viewport);
  await page.goto(inject('origin') + kind.address);
  return page;
}

async function typeNames(page: Page, kind: Kind): Promise<void> {
  await kind.toSetUp?.(page);
  for (const [at, name] of NAMES.entries()) await page.locator(kind.field(at)).fill(name);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A page that has not shown the table by then shows something else. Milliseconds. */
const SHOWN_WITHIN = 30_000;

/** Whether the table comes; a wait that ran out would be tried again, and this is what is tested. */
const isShown = (page: Page, table: string): Promise<boolean> =>
  page
    .locator(table)
    .waitFor({ timeout: SHOWN_WITHIN })
    .then(
      () => true,
      () => false,
    );

/** Runs a browser on a profile, and kills it whatever comes of it. */
async function mortal<Result>(profile: string, work: (browser: MortalBrowser) => Promise<Result>): Promise<Result> {
  const browser = await startMortal(inject('browser'), profile);
  try {
    return await work(browser);
  } finally {
    await browser.kill();
  }
}

/** Of a tournament the draw alone is in its set-up; a deal of Gabong is no line before its end. */
const isPlayed = (id: KindId, before: Acknowledged, now: Acknowledged): boolean =>
  id === 'gabong' ? now.deal !== before.deal : now.lines.length > before.lines.length + (id === 'tournament' ? 0 : 1);

/** What is done before a kill: names are typed into a set-up, or a game is begun and played. */
interface Step {
  readonly id: KindId;
  readonly until: 'set-up' | 'table';
}

/** Looks at a panel after a kill. @returns what is wrong. */
async function wrongIn(browser: MortalBrowser, { id, until }: Step, before: Acknowledged): Promise<readonly string[]> {
  const kind: Kind = KINDS[id];
  const page = await openPanel(browser, kind);
  if (id === 'tournament') await kind.toSetUp?.(page);
  const wrong: string[] = [];
  if (until === 'table') {
    if (!(await isShown(page, kind.table))) wrong.push(`${id}: no table`);
  } else {
    await page.locator(kind.field(0)).waitFor();
    for (const [at, name] of NAMES.entries())
      if ((await page.locator(kind.field(at)).inputValue()) !== name) wrong.push(`${id}: ${name} is lost`);
  }
  const { lines, deal } = await keptIn(page);
  for (const line of before.lines) if (!lines.includes(line)) wrong.push(`${id}: lost ${line}`);
  if (deal !== before.deal) wrong.push(`${id}: lost taps of the deal`);
  await page.close();
  return wrong;
}

/** Does a step as a person does. @returns all that the page has called saved by its end. */
async function done(
  browser: MortalBrowser,
  { id, until }: Step,
  isTyped: boolean,
  expect: ExpectStatic,
): Promise<Acknowledged> {
  const kind: Kind = KINDS[id];
  const page = await openPanel(browser, kind);
  if (!isTyped) await typeNames(page, kind);
  else if (id === 'tournament') await kind.toSetUp?.(page);
  if (until === 'set-up') {
    await expect.poll(() => inDatabase(page, `value:${id}:setup`)).toContain(NAMES[2]);
    return keptIn(page);
  }
  const before = await keptIn(page);
  await kind.start(page);
  await page.locator(kind.table).waitFor();
  await saved(page);
  for (const tap of kind.taps) {
    await page.locator(tap).first().click();
    await saved(page);
  }
  const now = await keptIn(page);
  if (!isPlayed(id, before, now)) throw new Error(`nothing was played of ${id}`);
  return now;
}

/**
 * One evening on one phone: every kind of game, the browser killed after each, and once more in the set-up of the first of
 * them. What starts again looks at what was there before, and goes on. @returns what was wrong, by game.
 */
async function wrongsOfEvening(
  kinds: readonly KindId[],
  delay: number,
  // The test's own: they run beside one another, and the shared one knows of one alone.
  expect: ExpectStatic,
): Promise<readonly string[]> {
  const steps = kinds.flatMap((id, index): readonly Step[] => [
    ...(index === 0 ? [{ id, until: 'set-up' as const }] : []),
    { id, until: 'table' },
  ]);
  const wrong: string[] = [];
  let last: { readonly step: Step; readonly acknowledged: Acknowledged } | undefined;
  await withProfile(async (profile) => {
    for (const step of [...steps, undefined]) {
      await mortal(profile, async (browser) => {
        if (last) wrong.push(...(await wrongIn(browser, last.step, last.acknowledged)));
        if (!step) return;
        const isTyped = last?.step.until === 'set-up';
        last = { step, acknowledged: await done(browser, step, isTyped, expect) };
        await pause(delay);
      });
    }
  });
  return wrong;
}

/** The text of a kept value, as the database has it. */
const inDatabase = (page: Page, key: string): Promise<string> =>
  page.evaluate(
    (id) =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open('companion', 1);
        request.onerror = () => reject(new Error('The database does not open.'));
        request.onsuccess = () => {
          const got = request.result.transaction('gone').objectStore('gone').get(id);
          got.onsuccess = () => {
            request.result.close();
            resolve((got.result as { text?: string } | undefined)?.text ?? '');
          };
        };
      }),
    key,
  );

const IDS = ['gools', 'gabong', 'gug', 'tournament'] as const satisfies readonly KindId[];
/** Each begins with another kind. */
const evenings = Array.from({ length: EVENINGS }, (_, index) => {
  const first = index % IDS.length;
  return {
    evening: index + 1,
    delay: DELAYS[index % DELAYS.length]!,
    kinds: [...IDS.slice(first), ...IDS.slice(0, first)],
  };
});

describe('F05: killed after “saved”, every game is on its table again, and a set-up has its names', () => {
  test.concurrent.for(evenings)(
    'evening $evening, kills after $delay ms',
    { timeout: 600_000 },
    async ({ kinds, delay }, { expect }) => {
      expect(await wrongsOfEvening(kinds, delay, expect)).toEqual([]);
    },
  );
});
