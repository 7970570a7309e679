import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BEGUN, openRound } from '../browser/begun.ts';
import { openEvening, savedEvening } from '../browser/gools-evening.ts';
import { openGame, savedGame, seatsOf } from '../browser/gug-game.ts';
import { PHONE } from '../browser/gug.ts';
import { NO_LOG } from '../browser/log.ts';
import { useBrowser } from '../browser/visit.ts';
import { correctLine, historyLines, pressInMore } from '../browser/stage.ts';

const visit = useBrowser();

const TABLES = [
  { panel: '#gools', stays: 'Maya', goes: 'Ola', open: (page: Page) => openEvening(page, savedEvening([])) },
  { panel: '#gabong', stays: 'Maya', goes: 'Ola', open: (page: Page) => openRound(page) },
  { panel: '#gug', stays: 'Anna', goes: 'Bo', open: (page: Page) => openGame(page, BEGUN) },
] as const;

const APART = [
  {
    panel: '#gools',
    begun: savedEvening([]),
    open: openEvening,
    join: (name: string) => ({ kind: 'join', name, after: 0 }),
  },
  {
    panel: '#gug',
    begun: BEGUN,
    open: openGame,
    join: (name: string, marker: string) => ({
      kind: 'join',
      newcomer: { team: '', marker, players: [{ name, drink: 'beer' }] },
    }),
  },
] as const;

test.each(APART)(
  'a sheet that is open in $panel closes when two phones come together and numbers move, and not for anything else (F57)',
  ({ panel, begun, open, join }) =>
    visit(
      NO_LOG,
      async ({ page, problems }) => {
        const last = begun.events.at(-1)?.seq ?? 0;
        const line = (id: string, after: number, event: object) => {
          return { id, seq: last + after, at: begun.createdAt, kind: 'play', event };
        };
        const game = (...events: readonly object[]): never =>
          ({ ...begun, events: [...begun.events, ...events] }) as never;
        const here = line('b-1', 1, join('Bea', 'triangle'));
        await open(page, game(here));
        const sheet = page.locator('dialog[open]');
        await page.locator(`${panel} [data-do="table"]`).tap();
        await sheet.locator('[name="newcomer"]').fill('Åse');
        const other = await page.context().newPage();
        await other.goto(new URL(NO_LOG, page.url()).href);
        const bring = (...events: readonly object[]) =>
          other.evaluate(
            (saved: typeof begun) => localStorage.setItem(`game:${saved.id}`, JSON.stringify(saved)),
            game(...events),
          );
        const later = line('c-1', 2, join('Cato', 'diamond'));
        await bring(here, later);
        await page.locator(panel).getByText('Cato').first().waitFor();
        expect(await sheet.locator('[name="newcomer"]').inputValue()).toBe('Åse');
        await bring(line('a-1', 1, join('Dina', 'star')), here, later);
        await sheet.waitFor({ state: 'hidden' });
        await page.locator(`${panel} [data-do="table"]`).tap();
        await sheet.getByText('Dina').first().waitFor();
        expect(problems).toEqual([]);
      },
      PHONE,
    ),
);

describe.each(TABLES)('$panel', ({ panel, stays, goes, open }) => {
  test('somebody comes and somebody goes in three taps each, with the rule beside it, and undo', () =>
    visit(
      NO_LOG,
      async ({ page, problems }) => {
        await open(page);
        const stage = page.locator(panel);
        await stage.getByText(stays).first().waitFor();
        const table = stage.locator('[data-do="table"]');
        await table.tap();
        const sheet = page.locator('dialog[open]');
        const field = sheet.locator('[name="newcomer"]');
        await field.fill(stays.toLowerCase());
        await sheet.locator('[data-do="join"]').tap();
        await sheet.getByText(`Two players are called “${stays.toLowerCase()}”`).waitFor();
        await field.fill('Åse Øygard');
        const hint = sheet.locator('.join-form .line');
        expect(await hint.locator('a').count()).toBe(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        const small = await sheet
          .locator('.join-form :is(button, input)')
          .evaluateAll((keys) =>
            keys.filter((key) => key.getBoundingClientRect().height < 44).map((key) => key.outerHTML),
          );
        expect(small).toEqual([]);
        await sheet.locator('[data-do="join"]').tap();
        await sheet.waitFor({ state: 'hidden' });
        await stage.getByText('Åse Øygard').first().waitFor();
        await table.tap();
        await sheet.getByRole('button', { name: new RegExp(`^${goes} leaves`) }).tap();
        await sheet.getByRole('button', { name: new RegExp(`^Yes, ${goes} leaves`) }).tap();
        if (panel === '#gug') await page.keyboard.press('Escape');
        else {
          // Whoever came is counted on by what was played since.
          await pressInMore(page, '[data-do="happened"]');
          await correctLine(historyLines(page).filter({ hasText: 'Åse Øygard' }).last());
          await sheet.getByText('Later entries depend on this player').waitFor();
          expect(await sheet.getByRole('button', { name: /^Delete/ }).count()).toBe(0);
          await page.keyboard.press('Escape');
        }
        await stage.getByRole('button', { name: `Undo: ${goes} left` }).tap();
        await stage.getByRole('button', { name: 'Undo: Åse Øygard' }).tap();
        await stage.getByRole('button', { name: 'Redo: Åse Øygard' }).waitFor();
        expect(problems).toEqual([]);
      },
      PHONE,
    ));
});

const FULL = [
  {
    panel: '#gools',
    open: (page: Page) =>
      openEvening(
        page,
        savedEvening(
          [],
          Array.from({ length: 16 }, (_, at) => `Player ${at + 1}`),
        ),
      ),
    stays: 'Player 1',
    why: /16/,
  },
  {
    panel: '#gug',
    open: (page: Page) =>
      openGame(page, savedGame([], { seats: seatsOf('Anna', 'Bo', 'Cato', 'Dina', 'Eli'), isFriendly: false })),
    stays: 'Anna',
    why: /./,
  },
] as const;

test.each(FULL)(
  'F53: where a newcomer cannot sit down, $panel says so beside the name, which stays',
  ({ panel, open, stays, why }) =>
    visit(
      NO_LOG,
      async ({ page, problems }) => {
        await open(page);
        const stage = page.locator(panel);
        await stage.getByText(stays).first().waitFor();
        await stage.locator('[data-do="table"]').tap();
        const sheet = page.locator('dialog[open]');
        const field = sheet.locator('[name="newcomer"]');
        await field.fill('👩‍👩‍👧‍👦 Åse');
        await sheet.locator('[data-do="join"]').tap();
        const alert = sheet.locator('.join-form [role="alert"]').last();
        await alert.getByText(why).first().waitFor();
        expect(await alert.locator('a').count()).toBe(1);
        expect(await field.inputValue()).toBe('👩‍👩‍👧‍👦 Åse');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        await page.keyboard.press('Escape');
        await sheet.waitFor({ state: 'hidden' });
        // What was read in the sheet is not said again below it.
        await expect.poll(() => stage.locator('.table-notice, .game-notice').count()).toBe(0);
        expect(problems).toEqual([]);
      },
      PHONE,
    ),
);
