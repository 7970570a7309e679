import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { StationId } from '../../src/games/gug/board-data.ts';
import { seeded } from '../../src/games/shared/seeded.ts';
import { savedRound } from '../browser/gabong-round.ts';
import { openEvening, savedEvening } from '../browser/gools-evening.ts';
import { openGame, savedGame } from '../browser/gug-game.ts';
import { keptAs, NO_LOG, openLogWith, savedGame as loggedGame } from '../browser/log.ts';
import { pressAll } from '../browser/monkey.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

const openRound = (page: Page) =>
  page
    .evaluate((game) => {
      localStorage.setItem(`game:${game.id}`, JSON.stringify(game));
      localStorage.setItem('gabong:current', JSON.stringify(game.id));
    }, savedRound([]))
    .then(() => page.goto(new URL('/#gabong', page.url()).href));

/** Anna is at Victoria, Bo at Bank, and the order is thrown. */
const BEGUN = savedGame([
  { kind: 'throw', seat: 0, eyes: 6, by: 'hand' },
  { kind: 'throw', seat: 1, eyes: 5, by: 'hand' },
  { kind: 'place', seat: 0, icon: 0, station: 'victoria' as StationId },
  { kind: 'place', seat: 1, icon: 0, station: 'bank' as StationId },
]);

const GAMES = keptAs(loggedGame({ id: 'a' }), loggedGame({ id: 'b', isOver: true }), savedEvening([]), savedRound([]));

const go = (address: string) => (page: Page) => page.goto(new URL(address, page.url()).href);

const WALKS: readonly {
  readonly what: string;
  readonly panel: string;
  readonly times: number;
  readonly open: (page: Page) => Promise<unknown>;
}[] = [
  { what: 'a question of the judge, and the set-up of a game', panel: 'gug', times: 35, open: go('/#gug') },
  { what: 'a game on the map', panel: 'gug', times: 40, open: (page) => openGame(page, BEGUN, '/nb/#gug') },
  { what: 'the set-up of an evening', panel: 'gools', times: 30, open: go('/nb/#gools') },
  { what: 'an evening', panel: 'gools', times: 60, open: (page) => openEvening(page, savedEvening([])) },
  { what: 'the set-up of a round, and the judge of cards', panel: 'gabong', times: 50, open: go('/#gabong') },
  { what: 'a round', panel: 'gabong', times: 60, open: openRound },
  { what: 'the log', panel: 'log', times: 50, open: (page) => openLogWith(page, GAMES) },
];

test.each(WALKS)(
  'whatever is pressed, focus stays on what can be seen: $what',
  { timeout: 240_000 },
  ({ panel, times, open }) =>
    visit(
      NO_LOG,
      async ({ page, problems }) => {
        await open(page);
        const pressed = await pressAll(page, panel, times, seeded(7));
        expect(pressed).toHaveLength(times);
        expect(pressed.filter(({ focus }) => focus === undefined)).toEqual([]);
        expect(problems).toEqual([]);
      },
      { viewport: { width: 360, height: 740 } },
    ),
);
