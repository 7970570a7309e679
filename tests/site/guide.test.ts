import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsIn } from '../browser/axe.ts';
import { savedRound } from '../browser/gabong-round.ts';
import { NAMES, openEvening, savedEvening } from '../browser/gools-evening.ts';
import { PHONE } from '../browser/gug.ts';
import { openGame, savedGame } from '../browser/gug-game.ts';
import { openOnTable } from '../browser/on-table.ts';
import { useBrowser } from '../browser/visit.ts';
import { mini, round } from '../games/gools/table.ts';

const visit = useBrowser();
const GUIDED = { ...PHONE, isGuided: true };

/** What the guide on the shown panel speaks of; null when it is gone. */
const told = async (page: Page) => {
  const guide = page.locator('.panel:visible .guide');
  return (await guide.count()) === 0 ? null : guide.getAttribute('data-guide');
};
const tells = (page: Page, hint: string | null) => expect.poll(() => told(page)).toBe(hint);
const give = async (page: Page, ...dice: readonly number[]) => {
  for (const eyes of dice) await page.locator(`.dice-face[data-eyes="${eyes}"]`).tap();
};

async function openRound(page: Page): Promise<void> {
  await openOnTable(page, savedRound([], NAMES.slice(0, 2)));
}

test('GUG: from the throws for the order through a turn of each, then no more, and not in the next game', () =>
  visit(
    '/favicon.svg',
    async ({ page, problems }) => {
      await openGame(page, savedGame([]));
      const die = (eyes: number) => page.locator(`.game-dock .die-key[data-eyes="${eyes}"]`).tap();
      const place = async (name: string) => {
        await page.getByRole('combobox').fill(name);
        await page.getByRole('option', { name }).first().tap();
      };
      await tells(page, 'order');
      const guide = page.locator('.guide');
      await guide.locator('.clause').tap();
      expect(await page.locator('.sheet').innerText()).toContain('7.1');
      await page.keyboard.press('Escape');
      await die(6);
      await die(1);
      await tells(page, 'place');
      await place('Victoria');
      await place('Embankment');
      await tells(page, 'begin');
      await die(6);
      await die(1);
      for (const end of ['Green Park', 'Waterloo']) {
        await tells(page, 'roll');
        await die(1);
        await tells(page, null);
        await place(end);
        await page.locator('[data-do="leave"]').tap();
      }
      await tells(page, null);
      await page.reload();
      await page.locator('.game-dock').waitFor();
      expect(await told(page)).toBeNull();
      await openGame(page, { ...savedGame([]), id: 'table-2' });
      expect(await told(page)).toBeNull();
      expect(problems).toEqual([]);
    },
    GUIDED,
  ));

test('Gools: each step of a turn, with nothing that axe finds', () =>
  visit(
    '/favicon.svg',
    async ({ page, problems }) => {
      await openEvening(page, savedEvening([], NAMES.slice(0, 3)));
      await tells(page, 'first');
      await give(page, 3, 3, 5, 5, 6);
      await tells(page, 'keep');
      const violations = await violationsIn(page, { include: '.guide' });
      expect(violations).toEqual([]);
      await page.locator('.dice-pick').first().tap();
      await page.locator('#gools [data-do="keep"]').tap();
      await tells(page, 'again');
      expect(problems).toEqual([]);
    },
    GUIDED,
  ));

test.each([
  { what: 'a 6 at the end of a turn', events: round('331|66', 0, 3), says: /^A 6 in the last throw/ },
  { what: 'a tie', events: round('331|44 441|33 221|55', 0, 3), says: /^Maya and Ola tie/ },
  { what: 'what is to be beaten', events: round('331|44', 0, 3), says: /^To beat: Sum 9, Maya/ },
  { what: 'who begins Three Man', events: round('331|26 221|14 221|55', 0, 3), says: /^Maya wins round 1/ },
  {
    what: 'a double of 6s',
    events: [
      ...round('331|26 221|14 221|55', 0, 3),
      mini({ kind: 'throw', seat: 1, dice: [6, 6], by: 'hand' } as const),
      { kind: 'drunk' } as const,
    ],
    says: /^6 drinks to give/,
  },
])('Gools: what comes of the dice stands where a tip would: $what', ({ events, says }) =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      await openEvening(page, savedEvening(events, NAMES.slice(0, 3)));
      await page.locator('.game-table').waitFor();
      await expect.poll(() => page.locator('.game-table [data-line]').innerText()).toMatch(says);
      expect(await told(page)).toBeNull();
    },
    GUIDED,
  ),
);

test('Gabong: whoever went out, the other hands, and the key that saves; over with the first deal', () =>
  visit(
    '/favicon.svg',
    async ({ page, problems }) => {
      await openRound(page);
      await tells(page, 'out');
      await page.locator('.deal-entry [data-do="out"]').tap();
      await tells(page, 'hand');
      await page.locator('.rank-key[data-rank="5"]').tap();
      await tells(page, 'save');
      await page.locator('.deal-entry [data-do="write"]').tap();
      await page.locator('.deal-entry[data-deal="2"]').waitFor();
      expect(await told(page)).toBeNull();
      expect(problems).toEqual([]);
    },
    GUIDED,
  ));

describe('is left at once', () => {
  test('with one tap, for good, and the focus stays with the keys it spoke of', () =>
    visit(
      '/favicon.svg',
      async ({ page }) => {
        await openEvening(page, savedEvening([]));
        await tells(page, 'first');
        await page.locator('[data-do="skip-guide"]').tap();
        await tells(page, null);
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('gools-now');
        await page.reload();
        await page.locator('.game-table').waitFor();
        expect(await told(page)).toBeNull();
        expect(await page.evaluate(() => localStorage.getItem('guided'))).toBe('["gools"]');
      },
      GUIDED,
    ));

  test('where the phone has another game of the kind it does not come at all', () =>
    visit(
      '/favicon.svg',
      async ({ page }) => {
        const known = {
          ...savedEvening([{ kind: 'throw', seat: 0, dice: [1, 2, 4, 5, 6], by: 'hand' }]),
          id: 'earlier',
        };
        await page.evaluate((game) => localStorage.setItem(`game:${game.id}`, JSON.stringify(game)), known);
        await openEvening(page, savedEvening([]));
        await page.locator('.game-table').waitFor();
        expect(await told(page)).toBeNull();
      },
      GUIDED,
    ));
});

test.each([
  { address: '/', heading: 'What can this site do?', close: 'Close' },
  { address: '/nb/', heading: 'Hva kan jeg bruke dette til?', close: 'Lukk' },
])(
  '$address: the header tells in three pictures what the site can do, also without a script',
  ({ address, ...words }) =>
    visit(
      address,
      async ({ page }) => {
        const sheet = page.locator('#what-it-does');
        expect(await sheet.isVisible()).toBe(false);
        await page.getByRole('button', { name: words.heading }).tap();
        await sheet.waitFor();
        expect(await sheet.locator('li svg').count()).toBe(3);
        const inside = await sheet.evaluate((each) => [
          each.scrollWidth <= each.clientWidth,
          each.clientWidth <= innerWidth,
        ]);
        expect(inside).toEqual([true, true]);
        await sheet.getByRole('button', { name: words.close }).tap();
        await sheet.waitFor({ state: 'hidden' });
      },
      { ...PHONE, javaScriptEnabled: false },
    ),
);
