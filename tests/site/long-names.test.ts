import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { savedEvening } from '../browser/gools-evening.ts';
import { PHONE } from '../browser/gug.ts';
import { NO_LOG } from '../browser/log.ts';
import { openOnTable } from '../browser/on-table.ts';
import { useBrowser } from '../browser/visit.ts';
import { entering, round, throwing } from '../games/gools/table.ts';
import { savedTournament } from '../storage/tournaments.ts';

const visit = useBrowser();

/** Names as people have them, one as long as a name may be. */
const NAMES = [
  ...['Anne-Marie Christophersen', 'Bjørn-Håkon Ødegård', 'Cæcilie', 'Per', 'Eva', 'Siri'],
  ...['Wilhelmine Anneliese von Hohenzollern-Be', 'Tor'],
];

/** Those that do not show all of their letters in their place, or stand beyond it. */
const cutIn = (page: Page, names: string, place: string) =>
  page.locator(names).evaluateAll(
    (all, within) =>
      all
        .filter((one) => {
          const box = one.getBoundingClientRect();
          const room = one.closest(within)!.getBoundingClientRect();
          return (
            one.scrollWidth > one.clientWidth + 1 ||
            // Letters reach a little above and below a line that is as high as they are.
            one.scrollHeight > one.clientHeight + 0.2 * parseFloat(getComputedStyle(one).fontSize) ||
            box.bottom > room.bottom + 1
          );
        })
        .map((one) => one.textContent),
    place,
  );

test.each([2, 6, 8])('the big screen shows the names of %i players in full', (players) =>
  visit(
    NO_LOG,
    async ({ page }) => {
      const hands = Array.from({ length: players }, (_, at) => (at === 0 ? '331|24' : '221|14')).join(' ');
      const events = [...round(hands, 0, players), throwing(0, '33316')];
      await openOnTable(page, savedEvening(events, NAMES.slice(-players)), '/#tv');
      await page.locator('.tv-join svg').waitFor();
      expect(await page.locator('.tv-name').count()).toBe(players);
      expect(await cutIn(page, '.tv-name', '.tv-rows li')).toEqual([]);
      expect(await cutIn(page, '.tv-facts', '.tv-rows li')).toEqual([]);
      expect(await cutIn(page, '.tv-who', '.tv-game')).toEqual([]);
    },
    { viewport: { width: 1280, height: 720 } },
  ),
);

test('the hand on the table and what it comes to lie above the keys, however long the names are', () =>
  visit(
    NO_LOG,
    async ({ page }) => {
      await openOnTable(page, savedEvening([entering(0, '331|24')], NAMES), '/nb/#gools');
      const dice = page.locator('.gools-lying');
      await dice.locator('.gools-die').first().waitFor();
      const [lying, keys] = [await dice.boundingBox(), await page.locator('#gools [data-acts]').boundingBox()];
      expect(lying!.y + lying!.height).toBeLessThanOrEqual(keys!.y);
      expect(keys!.y + keys!.height).toBeLessThanOrEqual(740);
    },
    PHONE,
  ));

test('the bracket shows names in full', () =>
  visit(
    NO_LOG,
    async ({ page }) => {
      const whole = savedTournament('eight');
      const players = whole.setup.players.map((player, at) => ({ ...player, name: NAMES[at]! }));
      await openOnTable(page, { ...whole, setup: { ...whole.setup, players } }, '/#log');
      await page.locator('#log .view-keys button').nth(2).tap();
      await page.locator('.bracket').first().waitFor();
      expect(await page.locator('.bracket-name').count()).toBeGreaterThan(8);
      expect(await cutIn(page, '.bracket-name', '.bracket-box li')).toEqual([]);
    },
    PHONE,
  ));
