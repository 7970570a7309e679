import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { withEvents } from '../../src/storage/saved-game.ts';
import { mapReady, PHONE } from '../browser/gug.ts';
import { NO_LOG } from '../browser/log.ts';
import { openOnTable } from '../browser/on-table.ts';
import { useBrowser } from '../browser/visit.ts';
import { goldenGame } from '../storage/golden.ts';

const visit = useBrowser();

const NAMES = ['Anna', 'Bo', 'Cecilie'];

/** A panel's set-up: how it is opened, and its fields. */
const PANELS = [
  {
    panel: 'gug',
    table: '#gug .table-dock, #gug .game-dock',
    address: '/#gug',
    open: async (page: Page) => {
      await mapReady(page);
      await page.locator('.mode-keys .key').click();
    },
    field: (at: number) => `#setup-name-${at}-0`,
    start: '#setup-start',
    said: 'This game was just started in another tab.',
  },
  {
    panel: 'gools',
    table: '#gools .game-table',
    address: '/nb/#gools',
    open: () => Promise.resolve(),
    field: (at: number) => `#gools-name-${at}`,
    start: '#gools-start',
    said: 'Dette spillet ble nettopp startet i en annen fane.',
  },
  {
    panel: 'gabong',
    table: '#gabong .game-table',
    address: '/#gabong',
    open: () => Promise.resolve(),
    field: (at: number) => `#gabong-name-${at}`,
    start: '#gabong-start',
    said: 'This game was just started in another tab.',
  },
  {
    panel: 'tournament',
    table: '#log .game-table',
    address: '/nb/#log',
    open: (page: Page) => page.locator('#log .view-keys button').nth(2).tap(),
    field: (at: number) => `#tournament-name-${at}`,
    start: '#tournament-start',
    said: 'Dette spillet ble nettopp startet i en annen fane.',
  },
] as const;

/** How many games this browser has kept. */
const games = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('game:')).length);

describe.each(PANELS)(
  'two tabs stand at the set-up ($panel)',
  ({ panel, table, address, open, field, start, said }) => {
    test('the one follows when the other starts the game, and keeps what was typed in it', () =>
      visit(
        address,
        async ({ page, problems }) => {
          const other = await page.context().newPage();
          await other.goto(page.url(), { waitUntil: 'networkidle' });
          for (const tab of [other, page]) {
            await tab.bringToFront();
            await open(tab);
            await tab.locator(field(0)).waitFor();
          }
          await other.locator(field(0)).fill('Zacharias');
          // A field may be drawn, or filled by what another tab has kept, in any number.
          for (let at = 0; at < 8 && (await page.locator(field(at)).count()) > 0; at += 1)
            await page.locator(field(at)).fill(NAMES[at] ?? `Gjest ${at}`);
          await page.locator(start).tap();
          await page.locator('.setup').waitFor({ state: 'detached' });

          const notice = other.locator('.started-elsewhere');
          await expect.poll(() => notice.innerText()).toContain(said);
          expect(await other.locator('.setup').count()).toBe(0);
          expect(await page.locator('.started-elsewhere').count()).toBe(0);
          // Whoever started the game finds it after a reload, whatever was typed in the other tab.
          await page.reload({ waitUntil: 'networkidle' });
          if (panel === 'tournament') await open(page);
          await page.locator(table).first().waitFor();
          expect(await page.locator('.setup').count()).toBe(0);

          await other.bringToFront();
          await notice.locator('[data-do="typed"]').click();
          await expect.poll(() => other.locator(field(0)).inputValue()).toBe('Zacharias');
          expect(await games(page)).toBe(1);
          expect(problems).toEqual([]);
        },
        PHONE,
      ));
  },
);

test('a tab that has heard nothing yet starts no second game', () =>
  visit(
    '/#gools',
    async ({ page }) => {
      for (const [at, name] of NAMES.entries()) await page.locator(`#gools-name-${at}`).fill(name);
      await page.locator('#gools-seat-3').tap();
      await page.locator('.seat-more .key').last().tap();
      const other = await page.context().newPage();
      await other.goto(page.url(), { waitUntil: 'networkidle' });
      await other.locator('#gools-start').waitFor();
      await Promise.all([page.locator('#gools-start').tap(), other.locator('.game-table').waitFor()]);
      await page.locator('.game-table').waitFor();
      expect(await games(page)).toBe(1);
    },
    PHONE,
  ));

/** A game of each kind, two of them in Norwegian. */
const ON_TABLE = [
  { file: 'v1-classic.json.txt', lang: '/' },
  { file: 'v1-gools-six.json.txt', lang: '/nb/' },
  { file: 'v1-gabong-ten-deals.json.txt', lang: '/' },
  { file: 'v1-tournament-eight.json.txt', lang: '/nb/' },
] as const;

describe('F66: a game is deleted while it lies on the table', () => {
  test.each(ON_TABLE)('$file: in another tab; nobody plays on, and it is back once it is restored', ({ file, lang }) =>
    visit(
      NO_LOG,
      async ({ page, problems }) => {
        const game = goldenGame(file);
        const panel = game.game === 'tournament' ? 'log' : game.game;
        const half = withEvents(game, game.events.slice(0, game.events.length / 2));
        await openOnTable(page, half, `${lang}#${panel}`);
        if (panel === 'log') await page.locator('#log .view-keys button').nth(2).tap();
        const table = page.locator(`#${game.game}-now:not(.setup)`);
        await table.waitFor();

        const other = await page.context().newPage();
        await other.goto(new URL(`${lang}#log`, page.url()).href);
        const card = other.locator(`[data-game="${game.id}"]`);
        await card.getByRole('button').last().click();
        await other.locator('.log-sheet .delete').click();
        await card.waitFor({ state: 'detached' });

        await page.bringToFront();
        await table.waitFor({ state: 'detached' });
        // What became of the game is said where it lay, with the key that brings it back.
        await page.locator('[role="alert"] [data-do="restore"]').tap();
        await table.waitFor();
        await other.bringToFront();
        await card.waitFor();
        // Everything of it is there.
        const kept = await page.evaluate((id) => localStorage.getItem(`game:${id}`), game.id);
        const { events } = JSON.parse(kept!) as typeof half;
        expect(events.slice(0, half.events.length)).toEqual(half.events);
        expect(events.slice(half.events.length).map(({ kind }) => kind)).toEqual(['delete', 'restore']);
        expect(problems).toEqual([]);
      },
      PHONE,
    ),
  );

  test('in the log of this tab: nobody plays on in what is not in the log', () =>
    visit(
      NO_LOG,
      async ({ page, problems }) => {
        const game = goldenGame('v1-classic.json.txt');
        await openOnTable(page, withEvents(game, game.events.slice(0, 20)));
        await page.locator('#gug-now').waitFor();
        await page.locator('a[data-panel="log"]').tap();
        await page.locator(`[data-game="${game.id}"]`).getByRole('button').last().tap();
        await page.locator('.log-sheet .delete').tap();
        await page.locator('.log-undo').waitFor();
        await page.locator('a[data-panel="gug"]').tap();
        await page.getByText('This game was deleted.').waitFor();
        expect(await page.locator('#gug-now').count()).toBe(0);
        expect(problems).toEqual([]);
      },
      PHONE,
    ));
});
