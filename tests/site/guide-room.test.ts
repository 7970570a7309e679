import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { StationId } from '../../src/games/gug/board-data.ts';
import type { GugEvent } from '../../src/games/gug/events.ts';
import { savedRound } from '../browser/gabong-round.ts';
import { openEvening, savedEvening } from '../browser/gools-evening.ts';
import { mapReady, PHONE } from '../browser/gug.ts';
import { openGame, savedGame, seatsOf } from '../browser/gug-game.ts';
import { openOnTable } from '../browser/on-table.ts';
import { useBrowser } from '../browser/visit.ts';
import { mini, round } from '../games/gools/table.ts';

const visit = useBrowser();
const GUIDED = { ...PHONE, isGuided: true };

const NAMES = [
  ...['Anne-Marie Christophersen', 'Bjørn-Håkon Ødegård', 'Wilhelmine Anneliese von Hohenzollern-Be'],
  ...['Kristoffer Aleksander Nordahl', 'Eva', 'Siri Margrethe'],
];

/** Those whose middle a finger does not hit where the page stands. */
const coveredOf = (page: Page, all: string) =>
  page.locator(all).evaluateAll((each) =>
    each.flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (one === hit || one.contains(hit)) ? [] : [one.textContent];
    }),
  );

test.each(['/', '/nb/'])('%s: Gabong: six long names are seen above the keys, beside the guide', (companion) =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      await openOnTable(page, savedRound([], NAMES), `${companion}#gabong`);
      await page.locator('.guide').waitFor();
      const sums = '.deal-seat .deal-sum';
      expect(await page.locator(sums).count()).toBe(NAMES.length);
      expect(await coveredOf(page, sums)).toEqual([]);
      await page.locator('.deal-entry [data-do="theta"]').tap();
      await page.locator('.deal-seat[data-seat="1"][aria-pressed="true"]').waitFor();
      await page.locator('.rank-key[data-rank="7"]').tap();
      await page.locator('.deal-seat[data-seat="1"][data-counted="true"]').waitFor();
      expect(await page.locator('.guide').getAttribute('data-guide')).toBe('hand');
      expect(await coveredOf(page, sums)).toEqual([]);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
    GUIDED,
  ),
);

test.each(['/', '/nb/'])('%s: Three Man: six long names are all in view while drinks are handed out', (companion) =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      const begun = round('331|26 221|14 221|55 441|44 221|14 221|55', 0, 6);
      const double = mini({ kind: 'throw', seat: 1, dice: [2, 2], by: 'hand' });
      await openEvening(page, savedEvening([...begun, { kind: 'drunk' }, double], NAMES), `${companion}#gools`);
      await page.locator('.table-key').first().waitFor();
      expect(await page.locator('.round-table .table-key').count()).toBe(NAMES.length - 1);
      expect(await coveredOf(page, '.round-table .plate-name')).toEqual([]);
      await page.locator('.round-table .table-key').first().tap();
      await page.locator('.seat-sign.given').waitFor();
      expect(await coveredOf(page, '.round-table .plate-name')).toEqual([]);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
    GUIDED,
  ),
);

/** CSS pixels of height in which a route can still be tapped. */
const MAP_LEAST = 340;

test('the map keeps its room where somebody with a long name drinks in the first round', () =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      const thrown = (seat: number, eyes: number): GugEvent => ({ kind: 'throw', seat, eyes, by: 'hand' });
      const placed = (seat: number, id: string): GugEvent => ({
        kind: 'place',
        seat,
        icon: 0,
        station: id as StationId,
      });
      const route = ['green-park', 'oxford-circus'].map((to) => ({ line: 'victoria', to }));
      const move = { kind: 'move', seat: 0, icon: 0, die: 0, route, drop: false } as unknown as GugEvent;
      const played: readonly GugEvent[] = [
        ...[thrown(0, 6), thrown(1, 5), placed(0, 'victoria'), placed(1, 'embankment'), thrown(0, 6), thrown(1, 5)],
        ...[{ kind: 'roll', seat: 0, dice: [2], by: 'hand' } as const, move, { kind: 'pass', seat: 0 } as const],
      ];
      await openGame(page, savedGame(played, { seats: seatsOf('W'.repeat(40), NAMES[2]!) }));
      await mapReady(page);
      await page.locator('.queue').waitFor();
      const height = async () => (await page.locator('#gug [data-map]').boundingBox())!.height;
      expect(await height()).toBeGreaterThanOrEqual(MAP_LEAST);
      await page.locator('.guide').waitFor();
      await page.locator('[data-do="drink"]').tap();
      expect(await height()).toBeGreaterThanOrEqual(MAP_LEAST);
    },
    GUIDED,
  ));

test.each(['/', '/nb/'])('%s: GUG: a tip with its rule takes two rows', (companion) =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      const thrown = (eyes: readonly number[]) =>
        eyes.map((each, seat): GugEvent => ({ kind: 'throw', seat, eyes: each, by: 'hand' }));
      const placed = ['victoria', 'embankment', 'bayswater', 'moorgate'].map((id, seat): GugEvent => ({
        kind: 'place',
        seat,
        icon: 0,
        station: id as StationId,
      }));
      const events: readonly GugEvent[] = [
        ...[...thrown([6, 4, 3, 1]), ...placed, ...thrown([5, 3, 2, 1])],
        { kind: 'roll', seat: 0, dice: [3], by: 'hand' },
      ];
      for (const played of [0, 4, 8, 12, 13]) {
        await openGame(
          page,
          savedGame(events.slice(0, played), { seats: seatsOf('Kari', 'Ola', 'Siri', 'Odd') }),
          `${companion}#gug`,
        );
        await page.reload();
        const tip = page.locator('.guide p');
        await tip.waitFor();
        const rows = await tip.evaluate((element) => {
          const height = Number.parseFloat(getComputedStyle(element).lineHeight);
          return Math.floor(element.getBoundingClientRect().height / height);
        });
        expect(rows, await tip.innerText()).toBeLessThanOrEqual(2);
        const [inner, outer] = [
          await tip.locator('.clause').boundingBox(),
          await page.locator('.stage-line').boundingBox(),
        ];
        expect(inner!.y + inner!.height).toBeLessThanOrEqual(outer!.y + outer!.height);
      }
    },
    GUIDED,
  ),
);
