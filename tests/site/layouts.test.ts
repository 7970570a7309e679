import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedGame } from '../../src/storage/saved-game.ts';
import { BEGUN } from '../browser/begun.ts';
import { savedRound } from '../browser/gabong-round.ts';
import { savedEvening } from '../browser/gools-evening.ts';
import { mapReady, PHONE, placeOf, query, verdictOf, wholeMap } from '../browser/gug.ts';
import { NO_LOG } from '../browser/log.ts';
import { onTable } from '../browser/states/state.ts';
import { useBrowser } from '../browser/visit.ts';
import { savedTournament } from '../storage/tournaments.ts';

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

/** Taps a place where a finger would; nothing but the page itself asks for a layout meanwhile. @returns how many there were. */
async function layoutsOfTap(page: Page, { x, y }: Place): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const before = await stillAt(page, devtools, 0);
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
  for (const key of keys) {
    await page.locator(key).first().waitFor();
    counted.push(`${key}: ${await layoutsOfTap(page, await middleOf(page, key))}`);
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
const UNDO = '.bar .undo';

const TAPS: readonly Taps[] = [
  {
    name: 'dice: thrown by the phone, kept, taken back, brought back, and given by hand',
    game: savedEvening([]),
    address: '/#gools',
    keys: [
      ...[act('roll'), '.dice-pick', act('keep'), UNDO, act('redo'), UNDO, UNDO],
      ...[3, 3, 1, 2, 4].map((eyes) => `.dice-face[data-eyes="${eyes}"]`),
      act('keep'),
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
      await page.locator('#gabong .view-keys').first().getByRole('button').last().tap();
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

test.each(TAPS)('one layout a tap: $name', ({ game, address, prepare, keys }) =>
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

test('dice that the phone rolls are laid out as they begin to roll and as they lie, and not with each face', () =>
  visit(
    NO_LOG,
    async ({ page }) => {
      await put(page, savedEvening([]), '/#gools');
      await page.locator(act('roll')).waitFor();
      expect(await layoutsOfTap(page, await middleOf(page, act('roll')))).toBe(2);
      expect(await page.locator(act('keep')).count()).toBe(1);
    },
    { ...PHONE, reducedMotion: 'no-preference' },
  ));

test('one layout a tap: a station, for its answer and the map, while the ticket keeps its height; and so is undo', () =>
  visit(
    '/?at=victoria&die=4#gug',
    async ({ page }) => {
      await mapReady(page);
      await wholeMap(page, 'Whole map');
      expect(await layoutsOfTap(page, await placeOf(page, 'warren-street'))).toBe(1);
      await verdictOf(page, 'incomplete');
      expect(query(page)).toContain('warren-street');
      expect(await layoutsOfTap(page, await middleOf(page, '#gug .undo'))).toBe(1);
      expect(query(page)).not.toContain('warren-street');
    },
    PHONE,
  ));

test('a key that goes with what it says takes no layout of its own: how one came takes one, and the die that brings up the ticket two', () =>
  visit(
    '/#gug',
    async ({ page }) => {
      await mapReady(page);
      await page.locator('#gug-stand').fill('victoria');
      await page.locator('#gug [role="option"]').first().tap();
      const [came, die] = ['[data-question="came"] .chip', '[data-question="die"] .die-key:nth-child(4)'];
      expect(await layoutsOfTaps(page, [came, die])).toEqual([`${came}: 1`, `${die}: 2`]);
    },
    PHONE,
  ));

// How much of the map a new ticket leaves free is known once it is laid out; then the drawing is, in its new scale.
test('an answer that needs a larger ticket takes a layout for itself and one for the map, which it leaves uncovered', () =>
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
  ));

/** Where stations come to rest over the ticket of an answer. CSS pixels above its edge. */
async function restingOver(page: Page): Promise<readonly number[]> {
  await mapReady(page);
  const { x, y } = await placeOf(page, 'green-park');
  await page.touchscreen.tap(x, y);
  await page.locator('#gug [role="status"]:not([data-verdict="incomplete"])').waitFor();
  const ticket = (await page.locator('#gug .ticket').boundingBox())!;
  await page.waitForTimeout(1_000);
  const places = [await placeOf(page, 'victoria'), await placeOf(page, 'green-park')];
  return places.map((place) => Math.round(ticket.y - place.y));
}

test('a map that glides comes to rest where one that does not stands at once', async () => {
  const still = await visit('/?at=victoria&die=1#gug', ({ page }) => restingOver(page), PHONE);
  const gliding = { ...PHONE, reducedMotion: 'no-preference' } as const;
  expect(await visit('/?at=victoria&die=1#gug', ({ page }) => restingOver(page), gliding)).toEqual(still);
});
