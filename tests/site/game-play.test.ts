import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { StationId } from '../../src/games/gug/board-data.ts';
import type { GugEvent } from '../../src/games/gug/events.ts';
import { hasten } from '../browser/aimed.ts';
import { atRest } from '../browser/at-rest.ts';
import { mapReady, PHONE, tapStation, verdictOf } from '../browser/gug.ts';
import { due, openGame, playedIn, savedGame, seatsOf } from '../browser/gug-game.ts';
import { useBrowser } from '../browser/visit.ts';
import { pressInMore, whereOf } from '../browser/stage.ts';

const visit = useBrowser();

const station = (id: string) => id as StationId;
const thrown = (seat: number, eyes: number): GugEvent => ({ kind: 'throw', seat, eyes, by: 'hand' });
const placed = (seat: number, id: string): GugEvent => ({ kind: 'place', seat, icon: 0, station: station(id) });
/** Anna at Victoria is on turn, Bo at Embankment. */
const BEGUN = [thrown(0, 6), thrown(1, 1), placed(0, 'victoria'), placed(1, 'embankment'), thrown(0, 5), thrown(1, 2)];

const die = (page: Page, eyes: number) => page.locator(`.game-dock .die-key[data-eyes="${eyes}"]`).tap();
const key = (page: Page, what: string) => page.locator(`[data-do="${what}"]`).first().tap();
const isDue = (page: Page, kind: string) => expect.poll(() => due(page), { timeout: 20_000 }).toBe(kind);
const undoKey = (page: Page) => page.locator('.game-dock .undo');
/** Whether all of it can be seen and tapped. */
const isWhole = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isOnTop = (x: number, y: number) => element.contains(document.elementFromPoint(x, y));
    return isOnTop(left + 12, top + 6) && isOnTop(right - 12, bottom - 6);
  });
const saved = (page: Page) => page.locator('.save-sign[data-saving="saved"]').waitFor();

describe('a game by taps on a phone', () => {
  test('from the first throw through a turn, with undo, and loaded anew in between: nothing is lost', () =>
    visit(
      '/favicon.svg',
      async ({ page, problems }) => {
        await openGame(page, savedGame([]));
        expect(await due(page)).toBe('throw');
        await die(page, 6);
        for (const eyes of [6, 5, 2]) await die(page, eyes);

        await isDue(page, 'place');
        await key(page, 'places');
        await page.locator('[data-start="victoria"]').tap();
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
        await page.getByRole('combobox').fill('victoria');
        await page.getByRole('option', { name: 'Victoria' }).first().tap();
        const notice = page.locator('.game-notice');
        expect(await notice.textContent()).toContain('taken by Anna');
        expect(await notice.locator('.clause').textContent()).toContain('7.3');
        await key(page, 'dismiss');
        await page.getByRole('combobox').fill('embankment');
        await page.getByRole('option', { name: 'Embankment' }).first().tap();

        await isDue(page, 'throw');
        await die(page, 5);
        await die(page, 1);
        await isDue(page, 'roll');
        await die(page, 2);
        await isDue(page, 'move');
        await mapReady(page);
        await tapStation(page, 'green-park');
        await page.locator('.chips .chip').waitFor();
        await saved(page);

        await page.reload();
        await isDue(page, 'move');
        expect(await page.locator('.chips .chip').count()).toBe(1);
        await mapReady(page);
        await tapStation(page, 'oxford-circus');
        const { sips } = await verdictOf(page, 'legal');
        expect(sips).toBeGreaterThan(0);
        await key(page, 'leave');

        await isDue(page, 'roll');
        const chip = page.locator('.queue li[data-seat="0"]');
        const mapHeight = async () => (await page.locator('#gug [data-map]').boundingBox())!.height;
        expect(await chip.locator('.cap').textContent()).toBe(String(sips));
        expect(await page.locator('.queue-aloud').innerText()).toMatch(/^Drink now: Anna drinks \S+ sips?\.$/);
        const before = await mapHeight();
        await key(page, 'drink');
        // Nobody is left to drink: the map has the room of the row.
        await expect.poll(() => chip.count()).toBe(0);
        expect(await mapHeight()).toBeGreaterThan(before + 40);
        expect(await undoKey(page).textContent()).toBe(`Undo: Anna drank ${sips}`);
        await undoKey(page).tap();
        await expect.poll(() => chip.getAttribute('data-done')).toBe('false');
        await key(page, 'redo');
        await expect.poll(() => chip.count()).toBe(0);
        await saved(page);

        const played = await playedIn(page);
        expect(played.map(({ kind }) => kind)).toEqual([
          ...['throw', 'throw', 'throw', 'throw', 'place', 'place', 'throw', 'throw'],
          ...['roll', 'move', 'pass', 'drink'],
        ]);
        await page.reload();
        await isDue(page, 'roll');
        expect(await playedIn(page)).toEqual(played);
        expect(await page.locator('.game-name').textContent()).toBe('Bo at Embankment');
        await key(page, 'roll');
        await isDue(page, 'move');
        expect((await playedIn(page)).at(-1)).toMatchObject({ kind: 'roll', seat: 1, by: 'phone' });
        expect(problems).toEqual([]);
      },
      PHONE,
    ));

  test('what one player has opened or typed is not there for the next', () =>
    visit(
      '/favicon.svg',
      async ({ page, problems }) => {
        await openGame(page, savedGame([thrown(0, 6), thrown(1, 1)]));
        const box = page.getByRole('combobox');
        await box.fill('embank');
        await key(page, 'places');
        await page.locator('[data-start="kings-cross-st-pancras"]').tap();
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
        expect(await box.inputValue()).toBe('');
        expect(await page.getByRole('option').count()).toBe(0);
        await box.fill('embankment');
        await page.getByRole('option', { name: 'Embankment' }).first().tap();
        for (const eyes of [6, 1, 4]) await die(page, eyes);
        await isDue(page, 'move');
        const ends = page.locator('[data-do="ends"]');
        await ends.tap();
        await page.getByRole('dialog').waitFor();
        await page.keyboard.press('Escape');
        // Its words say it, and it looks like what it is beside the key that ends the move.
        expect(await ends.textContent()).toBe('Hide where I can go');
        expect(await ends.evaluate((key) => getComputedStyle(key).backgroundColor)).toBe(
          await page.locator('.undo').evaluate((key) => getComputedStyle(key).backgroundColor),
        );

        // A name leads there straight, and the same end by another line is one tap away; nothing counts before its key.
        await box.fill('leic');
        await page.getByRole('option', { name: 'Leicester Square' }).first().tap();
        await verdictOf(page, 'legal');
        const lines = () => page.locator('.chips .badge').allTextContents();
        const straight = await lines();
        expect(new Set(straight).size).toBe(1);
        expect(straight).toHaveLength(4);
        await key(page, 'other-way');
        await expect.poll(async () => new Set(await lines()).size).toBe(3);
        await verdictOf(page, 'legal');
        await key(page, 'other-way');
        await expect.poll(lines).toEqual(straight);
        expect((await playedIn(page)).at(-1)).toMatchObject({ kind: 'roll' });
        await key(page, 'leave');
        await isDue(page, 'toss');
        await die(page, 1);
        await isDue(page, 'pass');
        await key(page, 'pass');
        for (const again of ['drink-up', 'roll']) if ((await due(page)) !== 'move') await key(page, again);
        await isDue(page, 'move');
        expect(await ends.textContent()).toBe('Where can I go?');
        expect(problems).toEqual([]);
      },
      PHONE,
    ));

  test('a turn with a drink takes four taps; one undo takes the move back with the die', () =>
    visit(
      '/favicon.svg',
      async ({ page }) => {
        await openGame(page, savedGame(BEGUN));
        let taps = 0;
        const tap = async (press: Promise<unknown>) => {
          taps += 1;
          await press;
        };
        await tap(die(page, 1));
        await isDue(page, 'move');
        await mapReady(page);
        await tap(tapStation(page, 'green-park'));
        await verdictOf(page, 'legal');
        await tap(key(page, 'leave'));
        await isDue(page, 'roll');
        expect(await undoKey(page).textContent()).toContain('Undo: Anna moved to');
        await undoKey(page).tap();
        await isDue(page, 'move');
        await key(page, 'redo');
        await isDue(page, 'roll');
        await tap(key(page, 'drink'));
        await expect.poll(async () => (await playedIn(page)).at(-1)?.kind).toBe('drink');
        expect(taps).toBe(4);
        expect((await playedIn(page)).slice(BEGUN.length).map(({ kind }) => kind)).toEqual([
          ...['roll', 'move', 'pass', 'drink'],
        ]);
      },
      PHONE,
    ));

  test('twenty rapid taps are one event (F43)', () =>
    visit(
      '/favicon.svg',
      async ({ page }) => {
        await openGame(page, savedGame(BEGUN));
        await page.locator('.die-key[data-eyes="4"]').evaluate((element: HTMLButtonElement) => {
          for (let taps = 0; taps < 20; taps += 1) element.click();
        });
        await isDue(page, 'move');
        expect((await playedIn(page)).slice(BEGUN.length)).toEqual([{ kind: 'roll', seat: 0, dice: [4], by: 'hand' }]);
      },
      PHONE,
    ));

  test('a second tap on the same spot throws nobody else’s die', () =>
    visit(
      '/favicon.svg',
      async ({ page }) => {
        await openGame(page, savedGame([]));
        await hasten(page);
        await page.locator('.die-key[data-eyes="4"]').click({ clickCount: 2, delay: 30 });
        await expect.poll(() => page.locator('.game-name').textContent()).toBe('Bo');
        await atRest(page);
        expect(await playedIn(page)).toEqual([thrown(0, 4)]);
      },
      PHONE,
    ));
});

describe('what is not so plain', () => {
  test('another game is set up from the table, and one key leads back to the running one', () =>
    visit(
      '/favicon.svg',
      async ({ page, problems }) => {
        await openGame(page, savedGame(BEGUN));
        await key(page, 'table');
        await page.locator('.sheet [data-do="set-up"]').tap();
        await page.locator('#gug .setup').waitFor();
        await page.locator('#gug [data-do="back"]').tap();
        await isDue(page, 'roll');
        expect(await playedIn(page)).toHaveLength(BEGUN.length);
        expect(problems).toEqual([]);
      },
      PHONE,
    ));

  test('a start that is chosen far down the list leaves the page where it stands', () =>
    visit(
      '/favicon.svg',
      async ({ page }) => {
        await openGame(page, savedGame(BEGUN.slice(0, 2)));
        await isDue(page, 'place');
        await key(page, 'places');
        await page.locator('dialog[open] [data-start]').last().tap();
        await expect.poll(() => playedIn(page)).toHaveLength(3);
        await page.locator('dialog').waitFor({ state: 'detached' });
        await atRest(page);
        expect((await whereOf(page)).top).toBe(0);
      },
      PHONE,
    ));

  test('the table lets an illegal move through in two taps, and the turn starts over in one', () =>
    visit(
      '/favicon.svg',
      async ({ page }) => {
        await openGame(page, savedGame(BEGUN));
        await die(page, 2);
        await mapReady(page);
        await tapStation(page, 'green-park');
        await page.locator('.chips .chip').waitFor();
        await tapStation(page, 'victoria');
        await verdictOf(page, 'illegal');
        await key(page, 'overrule');
        for (const viewport of [PHONE.viewport, { width: 320, height: 568 }]) {
          await page.setViewportSize(viewport);
          expect(await isWhole(page.locator('.sheet [data-do="confirm"]'))).toBe(true);
        }
        await key(page, 'confirm');
        await isDue(page, 'pass');
        await atRest(page);
        expect(await whereOf(page)).toEqual({ top: 0, focus: 'gug-now' });
        const overrule = { reason: 'The table agreed', by: 'The table' };
        expect((await playedIn(page)).at(-1)).toMatchObject({ kind: 'move', overrule });
        await pressInMore(page, '[data-do="turn-start"]');
        await isDue(page, 'move');
        await saved(page);
        await page.reload();
        await isDue(page, 'move');
        // The die was thrown, and stays.
        expect((await playedIn(page)).at(-1)).toMatchObject({ kind: 'roll' });
        expect(await page.locator('.chips .chip').count()).toBe(0);
      },
      PHONE,
    ));

  test('who has not drunk up drinks now, or is skipped; and fewer sips than all may be drunk', () =>
    visit(
      '/favicon.svg',
      async ({ page }) => {
        const owing: readonly GugEvent[] = [
          ...BEGUN,
          { kind: 'roll', seat: 0, dice: [1], by: 'hand' },
          {
            kind: 'move',
            seat: 0,
            icon: 0,
            die: 0,
            route: [{ line: 'victoria' as never, to: station('green-park') }],
            drop: false,
          },
          { kind: 'pass', seat: 0 },
          { kind: 'roll', seat: 1, dice: [1], by: 'hand' },
          {
            kind: 'move',
            seat: 1,
            icon: 0,
            die: 0,
            route: [{ line: 'district' as never, to: station('temple') }],
            drop: false,
          },
        ];
        await openGame(page, savedGame(owing), '/nb/#gug');
        const owed = Number(await page.locator('.queue .cap').textContent());
        await key(page, 'pass');
        await isDue(page, 'skip');
        expect(await page.locator('.game-what').textContent()).toContain('Drikk opp først');
        await key(page, 'skip');
        await isDue(page, 'roll');
        expect(await page.locator('.game-name').textContent()).toBe('Bo på Temple');
        if (owed > 1) {
          await key(page, 'fewer');
          await page.getByRole('button', { name: 'Én færre' }).tap();
          await key(page, 'drunk');
          await expect.poll(() => page.locator('.queue .cap').textContent()).toBe('1');
        }
      },
      PHONE,
    ));

  test('long names are whole, and nothing is wider than the screen', () =>
    visit(
      '/favicon.svg',
      async ({ page }) => {
        const long = 'Wolfeschlegelsteinhausenbergerdorff-Hans';
        await openGame(page, savedGame(BEGUN, { seats: seatsOf(long, 'Bo') }));
        await die(page, 4);
        await isDue(page, 'move');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        const clipped = await page
          .locator('.game-name, .undo span')
          .evaluateAll((elements) => elements.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
        expect(clipped).toBe(0);
        const undo = (await undoKey(page).boundingBox())!;
        expect(undo.y + undo.height).toBeLessThanOrEqual(page.viewportSize()!.height - 56);
      },
      PHONE,
    ));

  test('the question of before is back when the game is left, and the game when one returns', () =>
    visit(
      '/favicon.svg',
      async ({ page }) => {
        await openGame(page, savedGame(BEGUN));
        await pressInMore(page, '[data-to="ask"]');
        await page.getByRole('combobox', { name: 'Where are you?' }).waitFor();
        await page.getByRole('button', { name: 'Back to the game' }).tap();
        await isDue(page, 'roll');
      },
      PHONE,
    ));
});
