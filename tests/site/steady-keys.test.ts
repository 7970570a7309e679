import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { StationId } from '../../src/games/gug/board-data.ts';
import type { GugEvent } from '../../src/games/gug/events.ts';
import { aimAnew, clicked } from '../browser/aimed.ts';
import { atRest } from '../browser/at-rest.ts';
import { BEGUN, openRound } from '../browser/begun.ts';
import { savedRound } from '../browser/gabong-round.ts';
import { openEvening, savedEvening } from '../browser/gools-evening.ts';
import { mapReady, PHONE, tapStation } from '../browser/gug.ts';
import { openGame, savedGame } from '../browser/gug-game.ts';
import { openOnTable } from '../browser/on-table.ts';
import { pressInMore } from '../browser/stage.ts';
import { useBrowser } from '../browser/visit.ts';
import { round } from '../games/gools/table.ts';
import { savedTournament } from '../storage/tournaments.ts';

const visit = useBrowser();

/** Keys that take something away, or cost somebody something. */
const DESTROYS = [
  ...['.undo', '.stop', '.delete', '[data-do="sloppy"]', '[data-do="penalty"]', '[data-do="skip"]'],
  ...['[data-do="turn-start"]', '[data-do="undo-others"]', '[data-do="call-off"]', '[data-do="take-out"]'],
].join();

/** Keys that stay from one state to the next, by what they do. */
const STAY =
  '.stage-undo .undo, .stage-bar [data-do="table"], .rank-key[data-rank], .dice-face, [data-suit], [data-do="again"]';

/** Where the keys that stay are on the screen. */
const placesOf = (page: Page) =>
  page.evaluate(
    (stay) =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLElement>(stay)]
          .filter((key) => key.getClientRects().length > 0)
          .map((key) => {
            const { left, top } = key.getBoundingClientRect();
            const { do: does = '', rank = '', eyes = '', suit = '' } = key.dataset;
            const what = `${does}${rank}${eyes}${suit}`;
            return [`${key.closest('[id]')?.id ?? ''} ${key.classList[1] ?? ''} ${what}`, [left, top]];
          }),
      ) as Record<string, readonly [number, number]>,
    STAY,
  );

/**
 * Presses keys one after the other, and says which moved, which the thumb had to scroll to, and what that destroys came
 * under it.
 */
async function faultsOf(
  page: Page,
  presses: readonly (string | (() => Promise<unknown>))[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const press of presses) {
    const before = await placesOf(page);
    if (typeof press !== 'string') {
      await press();
    } else {
      const key = page.locator(`${press} >> visible=true`).first();
      await key.waitFor();
      const isInReach = await key.evaluate((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
      if (!isInReach) faults.push(`${press}: beyond the edge of the screen`);
      await key.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await key.boundingBox())!;
      const at = { x: x + width / 2, y: y + height / 2 };
      await aimAnew(page);
      await page.touchscreen.tap(at.x, at.y);
      await clicked(page);
      await atRest(page);
      const under = await page.evaluate(
        ([left, top, destroys]) =>
          document.elementFromPoint(left, top)?.closest('button')?.matches(destroys) === true &&
          document.elementFromPoint(left, top)?.closest('button')?.outerHTML,
        [at.x, at.y, DESTROYS] as const,
      );
      if (under !== false) faults.push(`${press}: under the thumb is ${under}`);
    }
    await atRest(page);
    const after = await placesOf(page);
    for (const [key, [left, top]] of Object.entries(after)) {
      const was = before[key];
      if (was && Math.hypot(left - was[0], top - was[1]) > 2)
        faults.push(`${String(press)}: ${key} moved by ${left - was[0]}, ${top - was[1]}`);
    }
  }
  return faults;
}

test.each([
  { address: '/#gug', game: BEGUN },
  { address: '/#gools', game: savedEvening([]) },
  { address: '/#gabong', game: savedRound([]) },
  { address: '/#log', game: { ...savedTournament('eight'), events: [] } },
])('$address: the way out, undo and what else there is stand where they stand in every game', (one) =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      await openOnTable(page, one.game, one.address);
      if (one.address === '/#log') await page.locator('#log .view-keys button').nth(2).tap();
      const keys = page.locator('.panel:visible :is(.stage-bar > .key, .stage-undo > .key:not([data-do="redo"]))');
      await keys.and(page.locator('[data-do="table"]')).waitFor();
      const places = await keys.evaluateAll((all) =>
        all
          .map((key) => ({ is: key.dataset.do ?? key.classList[1], left: key.getBoundingClientRect().left }))
          .toSorted((a, b) => a.left - b.left)
          .map(({ is }) => is),
      );
      expect(places).toEqual(['menu', 'undo', 'table']);
    },
    PHONE,
  ),
);

const eyes = (...dice: readonly number[]) => dice.map((one) => `#gools .dice-face[data-eyes="${one}"]`);

test('Gools', () =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      await openEvening(page, savedEvening([], ['Anna', 'Bo', 'Cecilie']));
      await page.locator('.dice-face').first().waitFor();
      const whole = [() => pressInMore(page, '[data-do="quick"]')];
      expect(
        await faultsOf(page, [
          ...eyes(1, 1, 2, 4, 5),
          '.dice-pick',
          '#gools [data-do="keep"]',
          ...eyes(1, 2, 4, 5),
          ...[
            '.dice-pick:nth-child(1)',
            '.dice-pick:nth-child(2)',
            '.dice-pick:nth-child(3)',
            '.dice-pick:nth-child(4)',
          ],
          '#gools [data-do="keep"]',
          ...whole,
          ...eyes(1, 2, 4, 4, 6),
          '.dice-pick:last-child',
          '#gools [data-do="enter"]',
          ...eyes(2, 2, 4, 4, 5),
        ]),
      ).toEqual([]);
    },
    PHONE,
  ));

test('Three Man: the dice lie above their keys, and who drinks is seen without a swipe', () =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      const begun = round('331|26 221|14 221|55 441|44', 0, 4);
      await openEvening(page, savedEvening(begun, ['Anna', 'Bo', 'Cecilie', 'Dag']));
      await page.locator('.mini-head').waitFor();
      const seen = async () => {
        const [keys, strip, ...dice] = await page.evaluate(() =>
          ['#gools [data-acts]', '.gools-drink', '.table-top .gools-die'].flatMap((each) =>
            [...document.querySelectorAll(each)].map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
          ),
        );
        expect(await page.evaluate(() => scrollY)).toBe(0);
        expect(strip!.bottom).toBeLessThanOrEqual(keys!.top);
        expect(dice.length).toBeGreaterThan(0);
        for (const die of dice) expect(die.bottom).toBeLessThanOrEqual(keys!.top);
      };
      expect(await faultsOf(page, eyes(1, 2))).toEqual([]);
      await seen();
      expect(await faultsOf(page, ['[data-do="drunk"]', ...eyes(1, 5), ...eyes(4, 4)])).toEqual([]);
      await seen();
      expect(
        await faultsOf(page, ['.table-key', '[data-do="rest"]', '[data-do="hand-out"]', ...eyes(2, 5), ...eyes(3, 1)]),
      ).toEqual([]);
      await seen();
    },
    PHONE,
  ));

test('Gabong', () =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      await openRound(page);
      await page.locator('.rank-key').first().waitFor();
      const rank = (one: number) => `.rank-key[data-rank="${one}"]`;
      expect(
        await faultsOf(page, [
          ...['[data-do="theta"]', rank(7), rank(7), '[data-do="next"]', rank(9), '[data-do="next"]', rank(13)],
          '[data-do="write"]',
          ...[rank(4), '[data-do="next"]', rank(9), '[data-do="next"]', rank(13), '[data-do="last-out"]', rank(2)],
        ]),
      ).toEqual([]);
    },
    PHONE,
  ));

/** A card by its rank and its suit, as in `8S`. */
const card = (text: string) => [`[data-rank="${text.slice(0, -1)}"]`, `[data-suit="${text.at(-1)}"]`];

test.each([
  {
    part: 'one card',
    at: 0,
    taps: [...card('7S'), ...card('9H'), '[data-slot="top"]', ...card('8H'), '[data-slot="mine"]', ...card('4C')],
  },
  {
    part: 'a disputed sequence',
    at: 1,
    taps: [
      ...['[data-do="from-deal"]', ...card('9S'), '[data-do="first"]', ...card('9H'), '[data-do="lay"]'],
      ...[...card('5H'), '[data-do="lay"]', ...card('5C'), '[data-do="slap"]', '[data-do="draw"]', ...card('12H')],
    ],
  },
  {
    part: 'a gabong',
    at: 2,
    taps: ['[data-rank="8"]', '[data-rank="4"]', '[data-rank="4"]', '[data-do="more"]', '[data-rank="2"]'],
  },
])('the judge of cards: $part', ({ at, taps }) =>
  visit(
    '/nb/#gabong',
    async ({ page }) => {
      await page.locator('#gabong .view-keys').first().getByRole('button').last().tap();
      await page.locator('.checker .view-keys button').nth(at).tap();
      await atRest(page);
      expect(await faultsOf(page, taps)).toEqual([]);
    },
    PHONE,
  ),
);

test('Gaa Under Gunnar', () =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      const placed = (seat: number, id: string): GugEvent => ({
        kind: 'place',
        seat,
        icon: 0,
        station: id as StationId,
      });
      const thrown = (seat: number, one: number): GugEvent => ({ kind: 'throw', seat, eyes: one, by: 'hand' });
      const begun = [thrown(0, 6), thrown(1, 1), placed(0, 'victoria'), placed(1, 'embankment')];
      await openGame(page, savedGame([...begun, thrown(0, 5), thrown(1, 2)]));
      await mapReady(page);
      expect(
        await faultsOf(page, [
          '.die-key[data-eyes="1"]',
          () => tapStation(page, 'green-park'),
          '[data-do="leave"]',
          '[data-do="drink"]',
          '.die-key[data-eyes="1"]',
        ]),
      ).toEqual([]);
    },
    PHONE,
  ));
