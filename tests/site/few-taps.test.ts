import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { StationId } from '../../src/games/gug/board-data.ts';
import type { GugEvent } from '../../src/games/gug/events.ts';
import { legalEnds } from '../../src/games/gug/moves.ts';
import { positionOf } from '../../src/games/gug/play-table.ts';
import type { GoolsEvent } from '../../src/games/gools/events.ts';
import { reduceEvents } from '../../src/games/shared/reduction.ts';
import { playedOf } from '../../src/games/shared/played.ts';
import { openEvening, playedIn as playedOfEvening, savedEvening } from '../browser/gools-evening.ts';
import { answered, mapReady, PHONE, placeOf, query, tapStation, verdictOf } from '../browser/gug.ts';
import { due, openGame, playedIn, savedGame } from '../browser/gug-game.ts';
import { pressInMore } from '../browser/stage.ts';
import { useBrowser } from '../browser/visit.ts';
import { entering, round } from '../games/gools/table.ts';
import { GAME } from '../games/gug/table.ts';
import { boardOf } from '../map/boards.ts';

const visit = useBrowser();

const thrown = (seat: number, eyes: number): GugEvent => ({ kind: 'throw', seat, eyes, by: 'hand' });
const placed = (seat: number, id: string): GugEvent => ({ kind: 'place', seat, icon: 0, station: id as StationId });

interface Hand {
  taps: number;
}

/** From now on counts what a finger does on the page: also the taps that only bring the map closer. */
async function watchHand(page: Page): Promise<() => Promise<{ readonly taps: number; readonly swiped: boolean }>> {
  await page.evaluate(() => {
    Object.assign(globalThis, { taps: 0 });
    addEventListener('pointerdown', () => ((globalThis as unknown as Hand).taps += 1), true);
  });
  return () =>
    page.evaluate(() => ({
      taps: (globalThis as unknown as Hand).taps,
      // What is not in view is brought there by whoever presses it here: a person would have to swipe.
      swiped: scrollY > 0,
    }));
}

const die = (page: Page, eyes: number) =>
  page.locator(`#gug .dice:visible .die-key:nth-child(${eyes})`).tap({ timeout: 20_000 });
const question = (page: Page, which: string) => page.locator(`#gug [data-question="${which}"]`).waitFor();

/** Asks from the cold page, on the map and by the keys in view. @returns the words that stood over each tap. */
async function askCold(page: Page, taps: { at: string; came?: string; die: number; end: string }) {
  const read: string[] = [];
  const look = async (also = '') => {
    read.push((await answered(page)).text, also);
  };
  await mapReady(page);
  await look();
  await tapStation(page, taps.at);
  await question(page, 'came');
  if (taps.came === undefined) {
    const start = page.locator('[data-question="came"] .chip').first();
    await look((await start.textContent()) ?? '');
    await start.tap();
  } else {
    await look();
    await tapStation(page, taps.came);
  }
  await question(page, 'die');
  await look();
  await die(page, taps.die);
  await question(page, 'route');
  await look();
  await tapStation(page, taps.end);
  await verdictOf(page, 'legal');
  await look();
  return read
    .join(' ')
    .split(/\s+/)
    .filter((word) => word !== '');
}

test("a question about King's Cross takes seven taps at most from the cold page, and no swipe", () =>
  visit(
    '/',
    async ({ page }) => {
      const hand = await watchHand(page);
      await askCold(page, { at: 'kings-cross-st-pancras', came: 'euston', die: 5, end: 'aldgate' });
      const { taps, swiped } = await hand();
      expect(taps).toBeLessThanOrEqual(7);
      expect(swiped).toBe(false);
    },
    PHONE,
  ));

test.each(['/', '/nb/'])('%s: from the cold page to a first legal move in six taps and forty words', (address) =>
  visit(
    address,
    async ({ page }) => {
      const hand = await watchHand(page);
      const words = await askCold(page, { at: 'victoria', die: 1, end: 'green-park' });
      const { taps, swiped } = await hand();
      expect(taps).toBeLessThanOrEqual(6);
      expect(swiped).toBe(false);
      expect(words.length, words.join(' ')).toBeLessThanOrEqual(40);
    },
    PHONE,
  ),
);

/** A station that whoever is on turn may end at with this die, in the one game of this browser. */
async function endWith(page: Page, eyes: number): Promise<StationId> {
  const saved = await page.evaluate(
    () => localStorage.getItem(Object.keys(localStorage).find((key) => key.startsWith('game:'))!) ?? '',
  );
  const { setup, events } = JSON.parse(saved) as ReturnType<typeof savedGame>;
  const { state } = reduceEvents(GAME, setup, playedOf(events));
  const network = GAME.turnNetwork(state);
  return legalEnds(network, positionOf(network, state, state.turn!.seat, 0), [eyes])[0]!.at;
}

/** What tells a newcomer what to do: the guide, or what is due where it is silent, and the answer; not the numbers of rules. */
const toldIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#gug :is(.guide p, .game-what, .ticket #gug-answer)')]
      .filter((one) => one.getClientRects().length > 0)
      .map((one) => {
        const told = one.cloneNode(true) as HTMLElement;
        for (const clause of told.querySelectorAll('.clause')) clause.remove();
        return told.textContent;
      }),
  );

test.each(['/', '/nb/'])(
  '%s: from the cold page to the first legal move of a real game in six taps and forty words',
  (address) =>
    visit(
      address,
      async ({ page }) => {
        await mapReady(page);
        const hand = await watchHand(page);
        const read: string[] = [];
        /** The key is read before it is pressed. */
        const press = async (key: string) => {
          read.push(await page.locator(key).innerText());
          await page.locator(key).tap();
        };
        await press('.mode-keys .key');
        await press('#setup-start');
        // The phone draws the same each time.
        await page.evaluate(() => {
          let byte = 0;
          crypto.getRandomValues = (into) => {
            (into as unknown as Uint8Array).fill(byte);
            byte += 1;
            return into;
          };
        });
        await page.locator('.guide').waitFor();
        read.push(...(await toldIn(page)));
        await press('[data-do="draw-opening"]');
        await expect.poll(() => due(page)).toBe('roll');
        read.push(...(await toldIn(page)));
        await die(page, 1);
        await expect.poll(() => due(page)).toBe('move');
        read.push(...(await toldIn(page)));
        await tapStation(page, await endWith(page, 1));
        await verdictOf(page, 'legal');
        read.push((await answered(page)).text);
        const { taps, swiped } = await hand();
        expect(taps).toBeLessThanOrEqual(6);
        expect(swiped).toBe(false);
        const words = read
          .join(' ')
          .split(/\s+/)
          .filter((word) => /\p{L}|\d/u.test(word));
        expect(words.length, words.join(' ')).toBeLessThanOrEqual(40);
        // The route, the roll, and with one tap the whole opening.
        for (const before of ['move', 'roll', 'throw']) {
          await page.locator('#gug .undo').tap();
          await expect.poll(() => due(page)).toBe(before);
        }
      },
      { ...PHONE, isGuided: true },
    ),
);

// Anna at Victoria is on turn, Bo at Embankment.
const BEGUN = [thrown(0, 6), thrown(1, 1), placed(0, 'victoria'), placed(1, 'embankment'), thrown(0, 5), thrown(1, 2)];

test.each([
  { what: 'by one far tap', eyes: 2, to: ['oxford-circus'], most: 4 },
  {
    what: 'of four stations, each tapped',
    eyes: 4,
    to: ['green-park', 'oxford-circus', 'warren-street', 'euston'],
    most: 7,
  },
])('a turn $what, with its drink, takes $most taps at most', ({ eyes, to, most }) =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      await openGame(page, savedGame(BEGUN));
      await mapReady(page);
      const hand = await watchHand(page);
      await die(page, eyes);
      await expect.poll(() => due(page)).toBe('move');
      for (const station of to) await tapStation(page, station);
      await verdictOf(page, 'legal');
      await page.locator('.acts .go').first().tap();
      await page.locator('[data-do="drink"]:visible').first().tap();
      await expect.poll(async () => (await playedIn(page)).at(-1)?.kind).toBe('drink');
      expect((await playedIn(page)).slice(BEGUN.length).map(({ kind }) => kind)).toEqual([
        ...['roll', 'move', 'pass', 'drink'],
      ]);
      expect((await hand()).taps).toBeLessThanOrEqual(most);
    },
    PHONE,
  ),
);

/** A finger that comes down so many CSS pixels beside what it aims at. */
const OFF = 6;

test('thirty taps beside a station of zone 1, at the first zoom, never choose another one', () =>
  visit(
    '/',
    async ({ page }) => {
      const { loop, inside } = boardOf('london-2025');
      const zone1 = [...loop, ...inside].toSorted();
      const aimed = Array.from({ length: 30 }, (_, at) => zone1[Math.floor((at * zone1.length) / 30)]!);
      const map = (await page.locator('#gug [data-map]').boundingBox())!;
      for (const [at, station] of aimed.entries()) {
        await page.reload();
        await mapReady(page);
        const { x, y } = await placeOf(page, station);
        const [right, down] = [OFF * Math.cos(at), OFF * Math.sin(at)];
        expect(x > map.x && x < map.x + map.width && y > map.y && y < map.y + map.height, station).toBe(true);
        const before = (await page.locator('#gug svg.board').boundingBox())!.width;
        await page.touchscreen.tap(x + right, y + down);
        // Either it was the station, or the map has gone closer and asks again.
        await expect
          .poll(async () => {
            const closer = (await page.locator('#gug svg.board').boundingBox())!.width > before * 1.1;
            const asked = await query(page);
            return closer && asked === '' ? station : new URLSearchParams(asked).get('at');
          })
          .toBe(station);
      }
    },
    PHONE,
  ));

const THREE_MAN = round('331|26 221|14 221|55 441|44', 0, 4);

test.each([
  { what: 'a throw of Three Man', before: THREE_MAN, dice: [1, 5], most: 2, kinds: ['three-man'] },
  {
    what: 'a whole turn without a 6',
    before: [entering(0, '331|24')],
    dice: [1, 1, 2, 4, 5],
    most: 5,
    kinds: ['enter'],
  },
] satisfies readonly { what: string; before: readonly GoolsEvent[]; dice: number[]; most: number; kinds: string[] }[])(
  '$what takes $most taps at most',
  ({ before, dice, most, kinds }) =>
    visit(
      '/favicon.svg',
      async ({ page }) => {
        await openEvening(page, savedEvening(before));
        await page.locator('.dice-face').first().waitFor();
        // Once for the evening, by a table that only tells results.
        await pressInMore(page, '[data-do="quick"]');
        const hand = await watchHand(page);
        for (const eyes of dice) await page.locator(`.dice-face[data-eyes="${eyes}"]`).tap();
        await expect
          .poll(async () => (await playedOfEvening(page)).slice(before.length).map(({ kind }) => kind))
          .toEqual(kinds);
        const { taps, swiped } = await hand();
        expect(taps).toBeLessThanOrEqual(most);
        expect(swiped).toBe(false);
      },
      PHONE,
    ),
);
