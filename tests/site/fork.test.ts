import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { StationId } from '../../src/games/gug/board-data.ts';
import type { GugEvent } from '../../src/games/gug/events.ts';
import { playedOf } from '../../src/games/shared/played.ts';
import type { GameEvent, SavedGame } from '../../src/storage/saved-game.ts';
import { openEvening, savedEvening } from '../browser/gools-evening.ts';
import { due, openGame, savedGame } from '../browser/gug-game.ts';
import { PHONE } from '../browser/gug.ts';
import { NO_LOG } from '../browser/log.ts';
import { useBrowser } from '../browser/visit.ts';
import { keeping, throwing } from '../games/gools/table.ts';
import { historyLines, openLine, pressInMore } from '../browser/stage.ts';

const visit = useBrowser();

/** The game on the table of a panel, as this browser keeps it, and how many games there are. */
const onTable = (page: Page, panel: 'gug' | 'gools') =>
  page.evaluate((name) => {
    const id = JSON.parse(localStorage.getItem(`${name}:current`) ?? '""') as string;
    const games = Object.keys(localStorage).filter((key) => key.startsWith('game:'));
    return { id, text: localStorage.getItem(`game:${id}`) ?? 'null', games: games.length };
  }, panel);
/** A game as local storage has it; in which order its parts are written may change as it is written again. */
const kept = async (page: Page, { id }: SavedGame): Promise<unknown> =>
  JSON.parse((await page.evaluate((key) => localStorage.getItem(key), `game:${id}`))!);
const standingIn = (text: string) =>
  playedOf<GameEvent>((JSON.parse(text) as SavedGame).events).map(({ event }) => event);

const ROUTE = ['green-park', 'oxford-circus'].map((to) => ({ line: 'victoria', to })) as unknown as Extract<
  GugEvent,
  { kind: 'move' }
>['route'];
/** Anna rides from Victoria to Oxford Circus, and hands the die on. */
const PLAYED: readonly GugEvent[] = [
  { kind: 'throw', seat: 0, eyes: 6, by: 'hand' },
  { kind: 'throw', seat: 1, eyes: 1, by: 'hand' },
  { kind: 'place', seat: 0, icon: 0, station: 'victoria' as StationId },
  { kind: 'place', seat: 1, icon: 0, station: 'embankment' as StationId },
  { kind: 'throw', seat: 0, eyes: 5, by: 'hand' },
  { kind: 'throw', seat: 1, eyes: 2, by: 'hand' },
  { kind: 'roll', seat: 0, dice: [2], by: 'hand' },
  { kind: 'move', seat: 0, icon: 0, die: 0, route: ROUTE, drop: false },
  { kind: 'pass', seat: 0 },
];

test.each([
  { address: '/#gug', key: 'New game from here', yes: 'Yes, start a copy from here', name: 'From step 7' },
  { address: '/nb/#gug', key: 'Nytt spill herfra', yes: 'Ja, start en kopi herfra', name: 'Fra steg 7' },
])('$address a game goes on from a step of its replay under a name of its own', ({ address, key, yes, name }) =>
  visit(
    NO_LOG,
    async ({ page, problems }) => {
      const game = savedGame(PLAYED);
      await openGame(page, game, address);
      expect(await due(page)).toBe('roll');
      const before = await kept(page, game);
      await page.locator('.book-tabs [data-tab="results"]').tap();
      await page.locator('[data-do="replay"]').tap();
      await page.locator('.replay-dock input[type="range"]').fill('7');
      await page.locator('.replay-dock').getByRole('button', { name: key }).tap();
      await page.locator('.replay-dock').getByRole('button', { name: yes }).tap();
      await page.locator('.replay-dock').waitFor({ state: 'detached' });
      await expect.poll(() => due(page)).toBe('move');
      const copy = await onTable(page, 'gug');
      expect(copy.id).not.toBe(game.id);
      expect(copy.games).toBe(2);
      expect(standingIn(copy.text)).toEqual(PLAYED.slice(0, 7));
      expect((JSON.parse(copy.text) as SavedGame).events.at(-1)).toMatchObject({ kind: 'rename', name });
      expect(await kept(page, game)).toEqual(before);
      // Another die is thrown in the copy alone, after a reload too.
      await page.reload();
      expect(await due(page)).toBe('move');
      await page.locator('.game-dock .undo').tap();
      await expect.poll(() => due(page)).toBe('roll');
      await page.locator('.die-key[data-eyes="5"]').tap();
      await expect.poll(() => due(page)).toBe('move');
      expect(standingIn((await onTable(page, 'gug')).text).at(-1)).toMatchObject({ kind: 'roll', dice: [5] });
      expect(await kept(page, game)).toEqual(before);
      expect(problems).toEqual([]);
    },
    PHONE,
  ),
);

test('an evening of Gools goes on from its first throw in a game of its own', () =>
  visit(
    NO_LOG,
    async ({ page, problems }) => {
      const events = [throwing(0, '33316'), keeping(0, '333'), throwing(0, '16')];
      const game = savedEvening(events);
      await openEvening(page, game);
      await page.locator('.dice-pick').nth(1).waitFor();
      expect(await page.locator('.dice-pick').count()).toBe(2);
      const before = await kept(page, game);
      await pressInMore(page, '[data-do="happened"]');
      const first = await openLine(historyLines(page).last());
      await first.getByRole('button', { name: 'New game from here' }).tap();
      await first.getByRole('button', { name: 'Yes, start a copy from here' }).tap();
      await page.locator('.sheet').waitFor({ state: 'detached' });
      await expect.poll(() => page.locator('.dice-pick').count()).toBe(5);
      const copy = await onTable(page, 'gools');
      expect(copy.games).toBe(2);
      expect(standingIn(copy.text)).toEqual(events.slice(0, 1));
      expect(await kept(page, game)).toEqual(before);
      expect(problems).toEqual([]);
    },
    PHONE,
  ));
