import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedGame } from '../../src/storage/saved-game.ts';
import { atRest, saidKept } from '../browser/at-rest.ts';
import { BEGUN } from '../browser/begun.ts';
import { savedRound } from '../browser/gabong-round.ts';
import { savedEvening } from '../browser/gools-evening.ts';
import { mapReady, PHONE, placeOf, query, tapStation, verdictOf } from '../browser/gug.ts';
import { NO_LOG } from '../browser/log.ts';
import { onTable } from '../browser/on-table.ts';
import { most, workOf } from '../browser/style-work.ts';
import { useBrowser } from '../browser/visit.ts';
import { savedTournament } from '../storage/tournaments.ts';
import { pressInMore } from '../browser/stage.ts';

const visit = useBrowser();

/** In the window, CSS pixels. */
interface Place {
  readonly x: number;
  readonly y: number;
}

async function layouts(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'LayoutCount')!.value;
}

/** Waits until there have been so many layouts, and then none for a while. @returns how many there have been. */
async function stillAt(page: Page, devtools: CDPSession, least: number): Promise<number> {
  let count = await layouts(devtools);
  for (let still = 0; still < 3;) {
    await page.waitForTimeout(200);
    const now = await layouts(devtools);
    still = now === count && now >= least ? still + 1 : 0;
    count = now;
  }
  return count;
}

/**
 * Taps a place where a finger would; nothing but the page itself asks for a layout meanwhile.
 *
 * @param isNext - the page came to rest after such a tap just now, and nothing was done to it since.
 * @returns how many layouts there were.
 */
async function layoutsOfTap(page: Page, { x, y }: Place, isNext = false): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await (isNext ? atRest(page) : saidKept(page));
  const before = isNext ? await layouts(devtools) : await stillAt(page, devtools, 0);
  await page.touchscreen.tap(x, y);
  const after = await stillAt(page, devtools, before + 1);
  await devtools.detach();
  return after - before;
}

async function middleOf(page: Page, selector: string): Promise<Place> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Puts a game on the table of this browser, and opens it. */
async function put(page: Page, game: SavedGame, address: string): Promise<void> {
  await page.evaluate((kept) => {
    for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text);
  }, onTable(game));
  await page.goto(new URL(address, page.url()).href);
}

/** Taps keys one after the other. @returns how many layouts each of them took. */
async function layoutsOfTaps(page: Page, keys: readonly string[]): Promise<readonly string[]> {
  const counted: string[] = [];
  for (const [at, key] of keys.entries()) {
    await page.locator(key).first().waitFor();
    counted.push(`${key}: ${await layoutsOfTap(page, await middleOf(page, key), at > 0)}`);
  }
  return counted;
}

interface Taps {
  readonly name: string;
  readonly game: SavedGame;
  readonly address: string;
  readonly prepare?: (page: Page) => Promise<void>;
  readonly keys: readonly string[];
}

const act = (what: string) => `.game-table [data-do="${what}"]`;
const UNDO = ':is(.stage-undo, .bar) .undo';

const TAPS: readonly Taps[] = [
  {
    name: 'dice: thrown by the phone, kept, taken back, brought back, and given by hand',
    game: savedEvening([]),
    address: '/#gools',
    keys: [
      ...[act('roll'), '.dice-pick', act('keep'), UNDO, act('redo'), UNDO, UNDO],
      ...[3, 3, 1, 2, 4].map((eyes) => `.dice-face[data-eyes="${eyes}"]`),
      ...['.dice-pick', act('keep')],
    ],
  },
  {
    name: 'cards that are counted, one player after the other, and taken back',
    game: savedRound([]),
    address: '/#gabong',
    keys: [
      ...['.rank-key', '.rank-key', UNDO, act('next'), act('theta'), '.rank-key', act('next')],
      ...['.rank-key', act('write'), UNDO],
    ],
  },
  {
    name: 'cards that are put to the judge',
    game: savedRound([]),
    address: '/#gabong',
    prepare: async (page) => {
      await pressInMore(page, '[data-view="cards"]');
      await page.locator('.checker-part [data-slot="top"]').tap();
    },
    keys: ['.card-ranks [data-rank="7"]', '.card-suits [data-suit="H"]', UNDO],
  },
  {
    name: 'a tournament that is drawn, taken back, and drawn again',
    game: { ...savedTournament('eight'), events: [] },
    address: '/#log',
    prepare: (page) => page.locator('#log .view-keys button').nth(2).tap(),
    keys: [act('draw'), UNDO, act('redo')],
  },
  {
    name: 'a throw and a die of a game on the map',
    game: BEGUN,
    address: '/#gug',
    prepare: mapReady,
    keys: ['.game-dock .die-key[data-eyes="5"]', '.game-dock .die-key[data-eyes="2"]'],
  },
];

// Most of the time they wait for layouts that do not come: they do so side by side.
test.concurrent.each(TAPS)('one layout a tap: $name', ({ game, address, prepare, keys }) =>
  visit(
    NO_LOG,
    async ({ page }) => {
      await put(page, game, address);
      await prepare?.(page);
      expect(await layoutsOfTaps(page, keys)).toEqual(keys.map((key) => `${key}: 1`));
    },
    PHONE,
  ),
);

test.concurrent(
  'dice that the phone rolls are laid out as they begin to roll and as they lie, and not with each face',
  () =>
    visit(
      NO_LOG,
      async ({ page }) => {
        await put(page, savedEvening([]), '/#gools');
        await page.locator(act('roll')).waitFor();
        expect(await layoutsOfTap(page, await middleOf(page, act('roll')))).toBe(2);
        expect(await page.locator('.dice-pick').count()).toBe(5);
      },
      { ...PHONE, reducedMotion: 'no-preference' },
    ),
);

test.concurrent(
  'one layout a tap: a station, for its answer and the map, while the ticket keeps its height; and so is undo',
  () =>
    visit(
      '/?at=victoria&die=4#gug',
      async ({ page }) => {
        await mapReady(page);
        // Close enough that a tap chooses; the first station brings the ticket up.
        await tapStation(page, 'green-park');
        await verdictOf(page, 'incomplete');
        expect(await layoutsOfTap(page, await placeOf(page, 'oxford-circus'))).toBe(1);
        await verdictOf(page, 'incomplete');
        expect(await query(page)).toContain('oxford-circus');
        expect(await layoutsOfTap(page, await middleOf(page, '#gug .undo'))).toBe(1);
        expect(await query(page)).not.toContain('oxford-circus');
      },
      PHONE,
    ),
);

test.concurrent(
  'a key that goes with what it says takes no layout of its own: how one came takes one, and so does the die that brings up the ticket',
  () =>
    visit(
      '/#gug',
      async ({ page }) => {
        await mapReady(page);
        await page.locator('#gug-stand').fill('victoria');
        await page.locator('#gug [role="option"]').first().tap();
        const [came, die] = ['[data-question="came"] .chip', '[data-question="die"] .die-key:nth-child(4)'];
        expect(await layoutsOfTaps(page, [came, die])).toEqual([`${came}: 1`, `${die}: 1`]);
      },
      PHONE,
    ),
);

// How much of the map a new ticket leaves free is known once it is laid out; then the drawing is, in its new scale.
test.concurrent(
  'an answer that needs a larger ticket takes a layout for itself and one for the map, which it leaves uncovered',
  () =>
    visit(
      '/?at=victoria&die=1#gug',
      async ({ page }) => {
        await mapReady(page);
        expect(await layoutsOfTap(page, await placeOf(page, 'green-park'))).toBeLessThanOrEqual(2);
        await page.locator('#gug [role="status"]:not([data-verdict="incomplete"])').waitFor();
        const ticket = (await page.locator('#gug .ticket').boundingBox())!;
        for (const station of ['victoria', 'green-park']) {
          expect((await placeOf(page, station)).y).toBeLessThan(ticket.y);
        }
      },
      PHONE,
    ),
);

test.concurrent('what is folded up is laid out for no tap: not for its neighbour, and not for the ticket over it', () =>
  visit(
    '/?at=victoria&die=1&route=victoria:green-park#gug',
    async ({ page }) => {
      await verdictOf(page, 'legal');
      await page.locator('#gug-house-rules .fold-key').tap();
      await page.locator('#gug-house-rules .rulings-of').nth(4).waitFor();
      const [reduction, toggle] = ['#gug-house-rules summary', '#gug .ticket-toggle'];
      expect(await layoutsOfTap(page, await middleOf(page, reduction))).toBeLessThanOrEqual(2);
      expect(await layoutsOfTap(page, await middleOf(page, toggle))).toBeLessThanOrEqual(3);
    },
    PHONE,
  ),
);

test('a part that has been fetched once is drawn with the tap that shows it again, with no empty place before it', () =>
  visit(
    NO_LOG,
    async ({ page }) => {
      await put(page, BEGUN, '/#gug');
      await mapReady(page);
      await page.locator('.game-dock .die-key').first().waitFor();
      await pressInMore(page, '[data-to="ask"]');
      await page.locator('#gug-stand').waitFor();
      await page.evaluate(() => {
        const seen = { places: 0 };
        Object.assign(globalThis, { seen });
        new MutationObserver((records) => {
          for (const { addedNodes } of records)
            for (const node of addedNodes)
              if (node instanceof Element && node.matches('.fetching, :has(.fetching)')) seen.places += 1;
        }).observe(document.body, { childList: true, subtree: true });
      });
      await page.locator('.mode-keys [data-to="game"]').tap();
      await page.locator('.game-dock .die-key').first().waitFor();
      expect(await page.evaluate(() => (globalThis as unknown as { seen: { places: number } }).seen.places)).toBe(0);
    },
    PHONE,
  ));

/** Has the map make room for the ticket of an answer. */
async function answerOver(page: Page): Promise<void> {
  await mapReady(page);
  const { x, y } = await placeOf(page, 'green-park');
  await page.touchscreen.tap(x, y);
  await page.locator('#gug [role="status"]:not([data-verdict="incomplete"])').waitFor();
}

/** How far two stations lie above the edge of the ticket now, in CSS pixels. */
async function placesOver(page: Page): Promise<readonly number[]> {
  const ticket = (await page.locator('#gug .ticket').boundingBox())!;
  const places = [await placeOf(page, 'victoria'), await placeOf(page, 'green-park')];
  return places.map((place) => Math.round(ticket.y - place.y));
}

test('a map that glides comes to rest where one that does not stands at once', async () => {
  const address = '/?at=victoria&die=1#gug';
  const still = await visit(
    address,
    async ({ page }) => {
      await answerOver(page);
      await atRest(page);
      return placesOver(page);
    },
    PHONE,
  );
  await visit(
    address,
    async ({ page }) => {
      await answerOver(page);
      await expect.poll(() => placesOver(page)).toEqual(still);
      // There it stays.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
      expect(await placesOver(page)).toEqual(still);
    },
    { ...PHONE, reducedMotion: 'no-preference' },
  );
});

/** How many functions of the site are called while something is done, and what follows from it. */
async function callsOf(page: Page, act: () => Promise<void>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.startPreciseCoverage', { callCount: true });
  await act();
  const { result } = await devtools.send('Profiler.takePreciseCoverage');
  await devtools.detach();
  return result
    .filter(({ url }) => url.startsWith(new URL('/', page.url()).href))
    .flatMap(({ functions }) => functions)
    .reduce((sum, { ranges: [whole] }) => sum + (whole?.count ?? 0), 0);
}

test('a sheet that comes over the panel and goes draws nothing of the panel anew', () =>
  visit(
    '/?at=victoria&die=1&route=victoria:green-park#gug',
    async ({ page }) => {
      await verdictOf(page, 'legal');
      await page.locator('#gug-more').waitFor();
      const clause = page.locator('#gug .ticket-head .clause').first();
      const openAndClose = async () => {
        await clause.tap();
        await page.locator('dialog[open] header .key').tap();
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
        await atRest(page);
      };
      // What is fetched for the first of them is there from then on.
      await openAndClose();
      expect(await callsOf(page, openAndClose)).toBeLessThan(8_000);
    },
    PHONE,
  ));

// A rule with `:has` is asked of all that a panel holds, and has styled anew what it may be about, with each change in there.
test('a card has styled anew what it changes, but neither the tabs nor all of the panel', () =>
  visit(
    NO_LOG,
    async ({ page }) => {
      await put(page, savedRound([]), '/#gabong');
      const key = '.rank-key:nth-child(2)';
      await page.locator(key).waitFor();
      await atRest(page);
      const { x, y } = await middleOf(page, key);
      const { styled } = await workOf(page, async () => {
        await page.touchscreen.tap(x, y);
        await atRest(page);
      });
      expect(most(styled)).toBeGreaterThan(0);
      expect(most(styled)).toBeLessThanOrEqual(110);
    },
    PHONE,
  ));
