import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seeded } from '../../src/games/shared/seeded.ts';
import { BEGUN, openRound } from '../browser/begun.ts';
import { savedRound } from '../browser/gabong-round.ts';
import { openEvening, savedEvening } from '../browser/gools-evening.ts';
import { mapReady } from '../browser/gug.ts';
import { openGame } from '../browser/gug-game.ts';
import { keptAs, NO_LOG, openLogWith, savedGame as loggedGame } from '../browser/log.ts';
import { pressAll } from '../browser/monkey.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

const GAMES = keptAs(loggedGame({ id: 'a' }), loggedGame({ id: 'b', isOver: true }), savedEvening([]), savedRound([]));

const go = (address: string) => (page: Page) => page.goto(new URL(address, page.url()).href);

const judge = (page: Page) => go('/#gug')(page).then(() => mapReady(page));

const WALKS: readonly {
  readonly what: string;
  readonly panel: string;
  readonly times: number;
  readonly open: (page: Page) => Promise<unknown>;
}[] = [
  { what: 'a question of the judge, and the set-up of a game', panel: 'gug', times: 14, open: judge },
  { what: 'a game on the map', panel: 'gug', times: 14, open: (page) => openGame(page, BEGUN, '/nb/#gug') },
  { what: 'the set-up of an evening', panel: 'gools', times: 12, open: go('/nb/#gools') },
  { what: 'an evening', panel: 'gools', times: 24, open: (page) => openEvening(page, savedEvening([])) },
  { what: 'the set-up of a round, and the judge of cards', panel: 'gabong', times: 16, open: go('/#gabong') },
  { what: 'a round', panel: 'gabong', times: 20, open: openRound },
  { what: 'the log', panel: 'log', times: 20, open: (page) => openLogWith(page, GAMES) },
];

test.each(WALKS)(
  'whatever is pressed, focus stays on what can be seen: $what',
  { timeout: 240_000 },
  ({ panel, times, open }) =>
    visit(
      NO_LOG,
      async ({ page, problems }) => {
        await open(page);
        // The panel comes after its page.
        await page.locator(`#${panel} button:visible`).first().waitFor();
        const pressed = await pressAll(page, panel, times, seeded(7));
        expect(pressed).toHaveLength(times);
        expect(pressed.filter(({ focus }) => focus === undefined)).toEqual([]);
        expect(problems).toEqual([]);
      },
      { viewport: { width: 360, height: 740 } },
    ),
);

test('what is held before the judge has woken gives its focus to the judge', () =>
  visit(NO_LOG, async ({ page, problems }) => {
    let wake: () => void = () => undefined;
    const isHeld = new Promise<void>((resolve) => (wake = resolve));
    await page.route('**/*.js', async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.goto(new URL('/#gug', page.url()).href, { waitUntil: 'commit' });
    await page.locator('#gug-links summary').first().press('Enter');
    wake();
    await mapReady(page);
    await page.locator('#gug-links').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.panel')?.id)).toBe('gug');
    expect(problems).toEqual([]);
  }));

test('a key that turns the view gives the focus to what it shows, by its heading', () =>
  visit(NO_LOG, async ({ page, problems }) => {
    const isAt = (name: string) =>
      expect
        .poll(() =>
          page.evaluate(() => {
            const { ariaLabel, id } = document.activeElement!;
            const by = document.activeElement!.getAttribute('aria-labelledby');
            return ariaLabel ?? document.getElementById(by ?? '')?.textContent.trim() ?? id;
          }),
        )
        .toBe(name);
    const press = (key: string) => page.locator(key).press('Enter');
    await judge(page);
    await press('.mode-keys [data-to="setup"]');
    await isAt('A new game');
    await press('.mode-keys [data-to="ask"]');
    await isAt('Where are you?');
    await press('a[data-panel="gabong"]');
    await isAt('Gabong');
    await press('#gabong .view-keys :text("Cards")');
    await isAt('The judge of cards');
    await press('#gabong .view-keys :text("Score")');
    await isAt('A round of Gabong');
    for (const [panel, name] of [
      ['log', 'The log'],
      ['gools', 'Gabba Gools'],
      ['gug', 'Gaa Under Gunnar'],
    ] as const) {
      await press(`a[data-panel="${panel}"]`);
      await isAt(name);
    }
    expect(problems).toEqual([]);
  }));
