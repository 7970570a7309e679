import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { StationId } from '../../src/games/gug/board-data.ts';
import type { GugEvent } from '../../src/games/gug/events.ts';
import type { GugSetup } from '../../src/games/gug/setup.ts';
import { faultsOf, USUAL } from '../browser/axe.ts';
import { PHONE } from '../browser/gug.ts';
import { due, logOf, openGame, playedIn, savedGame, seatsOf } from '../browser/gug-game.ts';
import { SIZES, useBrowser } from '../browser/visit.ts';
import { correctLine, openLine, pressInMore } from '../browser/stage.ts';

type Draw = NonNullable<GugSetup['closedStations']>['draw'];

const visit = useBrowser();

const station = (id: string) => id as StationId;
const thrown = (seat: number, eyes: number): GugEvent => ({ kind: 'throw', seat, eyes, by: 'hand' });
const placed = (seat: number, id: string, icon = 0): GugEvent => ({ kind: 'place', seat, icon, station: station(id) });
const ROUTE = [
  { line: 'victoria', to: 'green-park' },
  { line: 'victoria', to: 'oxford-circus' },
] as unknown as Extract<GugEvent, { kind: 'move' }>['route'];
/** Anna has gone from Victoria to Oxford Circus and drunk; Bo is to roll. */
const PLAYED: readonly GugEvent[] = [
  thrown(0, 6),
  thrown(1, 1),
  placed(0, 'victoria'),
  placed(1, 'embankment'),
  thrown(0, 5),
  thrown(1, 2),
  { kind: 'roll', seat: 0, dice: [2], by: 'phone' },
  { kind: 'move', seat: 0, icon: 0, die: 0, route: ROUTE, drop: false },
  { kind: 'pass', seat: 0 },
  { kind: 'drink', seat: 0, sips: 1 },
];

const tab = (page: Page, name: string) => page.locator(`.book-tabs [data-tab="${name}"]`).tap();
/** Opens what happened, from beside the parts of the book. */
const openHappened = (page: Page) => page.locator('.book-tabs [data-tab="happened"]').tap();
/** The lines of what happened: the turns, the newest first, and what came before them; each unfolds to its entries. */
const turns = (page: Page) => page.locator('.sheet section > .table-happened > li');
const openTurn = (page: Page, back = 0) => turns(page).nth(back).locator('> .fold > .fold-key').tap();
const entry = (page: Page, kind: string) => page.locator(`.table-happened [data-kind="${kind}"]`);
/** How many corrections the log holds. */
const corrections = async (page: Page) => (await logOf(page)).filter(({ kind }) => kind === 'correct').length;
const closeSheet = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.locator('.sheet').waitFor({ state: 'hidden' });
};
const iconsAt = (page: Page, id: string) => page.locator(`[data-icons="${id}"] .piece`);

describe('the book of a game', () => {
  test('icons stand on the map as shapes with letters, the turn’s with an arrow', () =>
    visit(
      '/favicon.svg',
      async ({ page, problems }) => {
        await openGame(page, savedGame(PLAYED));
        await iconsAt(page, 'oxford-circus').waitFor({ state: 'attached' });
        expect(await iconsAt(page, 'oxford-circus').locator('text').textContent()).toBe('A');
        expect(await iconsAt(page, 'oxford-circus').locator('.arrow').count()).toBe(0);
        expect(await iconsAt(page, 'embankment').getAttribute('data-marker')).toBe('square');
        expect(await iconsAt(page, 'embankment').locator('.arrow').count()).toBe(1);
        expect(await page.locator('.board .here').count()).toBe(0);
        expect(problems).toEqual([]);
      },
      PHONE,
    ));

  test('a player’s sheet: places, sips, and every amount with its sum; an end station is shown on the map', () =>
    visit(
      '/favicon.svg',
      async ({ page, problems }) => {
        await openGame(page, savedGame(PLAYED));
        await tab(page, 'players');
        await page.locator('.book .fold-key').first().tap();
        const sheet = page.locator('[data-sheet="0"]');
        await expect.poll(() => sheet.locator('.slot').count()).toBe(11);
        expect(await sheet.textContent()).toContain('one sip');
        await sheet.locator('.sheet-fold > summary').last().tap();
        await sheet.locator('.charge summary').first().tap();
        await expect.poll(() => sheet.locator('.sum .clause').count()).toBeGreaterThan(0);
        await sheet.locator('[data-show="cockfosters"]').tap();
        await page.locator('.board .pointed').waitFor({ state: 'attached' });
        expect(problems).toEqual([]);
      },
      PHONE,
    ));

  test('F51: an entry about a newcomer who is not there can be looked at and deleted, and not corrected', () =>
    visit(
      '/favicon.svg',
      async ({ page, problems }) => {
        const of = (seat: number): readonly GugEvent[] => [
          { kind: 'drink', seat, sips: 2 },
          { kind: 'roll', seat, dice: [3], by: 'hand' },
          { kind: 'move', seat, icon: 0, die: 0, route: ROUTE, drop: true },
          placed(seat, 'victoria'),
          { kind: 'mode', seat, player: 0, drink: 'points' },
          { kind: 'snol', seat, form: 'lost' },
        ];
        const game = savedGame([...PLAYED, ...of(2)]);
        const events = game.events.map((line, at) => (at < PLAYED.length ? line : { ...line, came: ['elsewhere'] }));
        await openGame(page, { ...game, events });
        await openHappened(page);
        const nobodys = page.locator('.sheet [data-is="misfit"]');
        await expect.poll(() => nobodys.count()).toBe(6);
        expect(await nobodys.locator('[data-do="correct"]').count()).toBe(0);
        for (let left = 5; left >= 0; left -= 1) {
          await nobodys.first().locator('[data-do="take-out"]').tap();
          await expect.poll(() => nobodys.count()).toBe(left);
        }
        expect(problems).toEqual([]);
      },
      PHONE,
    ));

  test('an old die corrected says before how many entries will no longer fit, and is cancelled without a trace', () =>
    visit(
      '/favicon.svg',
      async ({ page, problems }) => {
        await openGame(page, savedGame(PLAYED));
        await openHappened(page);
        await openTurn(page);
        await correctLine(entry(page, 'roll'));
        await page.locator('.sheet .die-key[data-eyes="1"]').tap();
        const question = page.locator('.sheet .loss-question');
        expect(await question.locator('h4').innerText()).toBe('3 later entries will no longer fit:');
        expect(await question.locator('.loss-list').innerText()).toContain('Anna went from Victoria to Oxford Circus.');
        await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.loss-question'))).toBe(true);
        expect(await faultsOf(page, USUAL, { include: '.sheet' })).toEqual([]);
        await question.locator('[data-do="cancel"]').tap();
        await page.locator('.sheet [data-do="leave"]').tap();
        await entry(page, 'roll').waitFor();
        expect(await page.locator('.table-rejected').count()).toBe(0);
        expect(await corrections(page)).toBe(0);
        expect(problems).toEqual([]);
      },
      PHONE,
    ));

  test('an old die is corrected and the later entries stay as they were played; one undo', () =>
    visit(
      '/favicon.svg',
      async ({ page, problems }) => {
        await openGame(page, savedGame(PLAYED));
        await openHappened(page);
        await openTurn(page);
        await correctLine(entry(page, 'roll'));
        await page.locator('.sheet .die-key[data-eyes="1"]').tap();
        await page.locator('.sheet [data-do="keep"]').tap();
        await expect.poll(() => turns(page).locator('[data-kind]').count()).toBe(4);
        expect(await entry(page, 'roll').innerText()).toContain('Anna rolled 1.');
        expect(await (await openLine(entry(page, 'roll'))).innerText()).toContain('Before: Anna rolled 2.');
        expect(await entry(page, 'move').innerText()).toContain('Kept as played after a correction');
        await closeSheet(page);
        await iconsAt(page, 'oxford-circus').waitFor({ state: 'attached' });
        await page.locator('.game-dock .undo').tap();
        await openHappened(page);
        await openTurn(page);
        expect(await entry(page, 'roll').innerText()).toContain('Anna rolled 2.');
        expect(await entry(page, 'move').innerText()).not.toContain('Kept as played');
        expect(problems).toEqual([]);
      },
      PHONE,
    ));

  test('paper has all that happened', () =>
    visit(
      '/favicon.svg',
      async ({ page }) => {
        const drinks = Array.from({ length: 45 }, (_none, index): GugEvent => {
          return { kind: 'mode', seat: 1, player: 0, drink: index % 2 === 0 ? 'points' : 'beer' };
        });
        await openGame(page, savedGame([...PLAYED, ...drinks]));
        await openHappened(page);
        const listed = async (event: string) => {
          await page.evaluate((type) => dispatchEvent(new Event(type)), event);
          return turns(page).count();
        };
        expect(await listed('beforeprint')).toBe(drinks.length + 2);
        expect(await listed('afterprint')).toBe(40);
      },
      PHONE,
    ));

  test('an older roll is corrected; what no longer fits is shown, put right in its place, and all is undone', () =>
    visit(
      '/favicon.svg',
      async ({ page, problems }) => {
        await openGame(page, savedGame(PLAYED));
        await openHappened(page);
        await openTurn(page);
        await correctLine(entry(page, 'roll'));
        await page.locator('.sheet .die-key[data-eyes="1"]').tap();
        await page.locator('.sheet [data-do="lose"]').tap();
        const rejected = page.locator('.sheet [data-is="misfit"][data-kind="move"]');
        await rejected.waitFor();
        expect(await entry(page, 'roll').textContent()).toContain('Corrected later.');
        expect(await rejected.locator('.fault').first().textContent()).toContain('8.1');

        await rejected.locator('[data-do="correct"]').tap();
        await page.locator('.sheet [data-do="end"]').tap();
        await page.locator('.sheet [data-end="green-park"]').first().tap();
        // The judge's word on it stands there before it is written.
        const preview = page.locator('.sheet .preview');
        expect(await preview.innerText()).toContain('Anna went from Victoria to Green Park.');
        expect(await preview.locator('.clause').count()).toBeGreaterThan(0);
        expect(await corrections(page)).toBe(1);
        await page.locator('.sheet [data-do="save"]').tap();
        await entry(page, 'move').waitFor();
        await closeSheet(page);
        await iconsAt(page, 'green-park').waitFor({ state: 'attached' });

        await page.locator('.game-dock .undo').tap();
        await page.locator('.game-dock .undo').tap();
        await page.locator('.book .table-rejected').waitFor({ state: 'hidden' });
        await iconsAt(page, 'oxford-circus').waitFor({ state: 'attached' });
        expect(problems).toEqual([]);
      },
      PHONE,
    ));

  test('an old move is tapped anew on the map, judged there, and saved with what it makes of the later entries', () =>
    visit(
      '/rules/gug/',
      async ({ page, problems }) => {
        await openGame(page, savedGame(PLAYED));
        await openHappened(page);
        await openTurn(page);
        await correctLine(entry(page, 'move'));
        await page.locator('.sheet [data-do="route"]').tap();
        const dock = page.locator('.dock[data-due="reroute"]');
        await dock.waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        // The sheet is gone with what it was opened from out of sight: the map is seen.
        await expect
          .poll(() => page.evaluate(() => (history.state as { sheet?: unknown } | null)?.sheet))
          .toBeUndefined();
        await expect
          .poll(() => page.evaluate(() => Math.round(document.querySelector('#gug')!.getBoundingClientRect().top)))
          .toBeGreaterThanOrEqual(0);
        expect(await dock.evaluate((element) => element === document.activeElement)).toBe(true);
        await expect.poll(() => dock.locator('.chip').count()).toBe(2);
        await dock.locator('.undo').tap();
        await expect.poll(() => dock.locator('.chip').count()).toBe(1);
        await page.locator('#gug-answer[data-verdict="incomplete"]').waitFor();
        // By the keys of the map: the same as a tap.
        await page.locator('#gug [data-station="bond-street"]').first().press('Enter');
        await page.locator('#gug-answer[data-verdict="legal"]').waitFor();
        await dock.locator('[data-do="leave"]').tap();
        const preview = page.locator('.sheet .preview');
        await expect.poll(() => preview.innerText()).toContain('Anna went from Victoria to Bond Street.');
        await page.locator('.sheet [data-do="save"]').tap();
        await expect.poll(() => entry(page, 'move').innerText()).toContain('Corrected later.');
        await closeSheet(page);
        await iconsAt(page, 'bond-street').waitFor({ state: 'attached' });
        await page.locator('.game-dock .undo').tap();
        await iconsAt(page, 'oxford-circus').waitFor({ state: 'attached' });
        // Whoever thinks better of it is back at the entry.
        await openHappened(page);
        await openTurn(page);
        await correctLine(entry(page, 'move'));
        await page.locator('.sheet [data-do="route"]').tap();
        await dock.locator('.bar [data-do="cancel"]').tap();
        await page.locator('.sheet [data-do="route"]').waitFor();
        expect(problems).toEqual([]);
      },
      PHONE,
    ));

  test('a correction says what it would make of its entry and of the later ones, and is saved, or left', () =>
    visit(
      '/rules/gug/',
      async ({ page, problems }) => {
        await openGame(page, savedGame(PLAYED));
        await openHappened(page);
        await openTurn(page, 1);
        const second = entry(page, 'throw').nth(2);
        await correctLine(second);
        expect(await page.locator('.sheet .correct-part').innerText()).toContain('Now: Bo rolled 1 for the order.');
        await page.locator('.sheet .die-key[data-eyes="2"]').tap();
        const preview = page.locator('.sheet .preview');
        expect(await preview.innerText()).toContain('Bo rolled 2 for the order.');
        expect(await preview.innerText()).toContain('No later entry changes.');
        await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('preview');
        expect(await faultsOf(page, USUAL, { include: '.sheet' })).toEqual([]);
        await page.locator('.sheet [data-do="cancel"]').tap();
        expect(await corrections(page)).toBe(0);
        await page.locator('.sheet .die-key[data-eyes="2"]').tap();
        await page.locator('.sheet [data-do="save"]').tap();
        await expect.poll(() => second.innerText()).toContain('Corrected later.');
        await closeSheet(page);
        await page.locator('.game-dock .undo').tap();
        await openHappened(page);
        await openTurn(page, 1);
        expect(await second.innerText()).toContain('Bo rolled 1 for the order.');
        expect(problems).toEqual([]);
      },
      PHONE,
    ));

  test('the game goes back to before an entry when that is asked for twice, and redo brings all of it back', () =>
    visit(
      '/rules/gug/',
      async ({ page, problems }) => {
        await openGame(page, savedGame(PLAYED));
        await openHappened(page);
        await openTurn(page);
        await openLine(entry(page, 'move'));
        const back = page.locator('.sheet #happened-back-e7');
        await back.tap();
        expect(await back.innerText()).toContain('Yes, undo 3 entries');
        await back.locator('.stop').tap();
        await expect.poll(() => entry(page, 'move').count()).toBe(0);
        await page.getByRole('button', { name: '3 entries undone' }).tap();
        expect(await page.locator('.sheet [data-is="undone"]').count()).toBe(3);
        await closeSheet(page);
        await expect.poll(() => due(page)).toBe('move');
        await page.locator('.game-dock [data-do="redo"]').tap();
        await expect.poll(() => due(page)).toBe('roll');
        expect(await playedIn(page)).toHaveLength(PLAYED.length);
        expect(problems).toEqual([]);
      },
      PHONE,
    ));

  test('an entry is taken out, stays to be read, and is put back', () =>
    visit(
      '/favicon.svg',
      async ({ page, problems }) => {
        await openGame(page, savedGame(PLAYED));
        await openHappened(page);
        await openTurn(page);
        await correctLine(entry(page, 'drink'));
        await page.getByRole('button', { name: 'Delete this entry' }).tap();
        await page.getByRole('button', { name: 'Yes, delete it' }).tap();
        await expect.poll(() => playedIn(page)).toHaveLength(PLAYED.length - 1);
        await page.getByRole('button', { name: 'One entry undone' }).tap();
        const drink = page.locator('.sheet [data-is="undone"][data-kind="drink"]');
        expect(await drink.locator('s').count()).toBe(1);
        await drink.locator('[data-do="put-back"]').tap();
        await expect.poll(() => playedIn(page)).toEqual(PLAYED);
        // Its line is open, and the key that edits it has the focus.
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('correct-e9');
        expect(problems).toEqual([]);
      },
      PHONE,
    ));

  test('what happened is listed turn by turn, shows a step on the map, and is printed by itself', () =>
    visit(
      '/favicon.svg',
      async ({ page, problems }) => {
        await openGame(page, savedGame(PLAYED));
        await pressInMore(page, '[data-do="happened"]');
        await expect.poll(() => turns(page).count()).toBe(2);
        expect(await page.locator('.sheet h4').allInnerTexts()).toEqual(['Round 1']);
        expect(await turns(page).first().innerText()).toContain('Anna went from Victoria to Oxford Circus.');
        await openTurn(page);
        expect(await turns(page).first().innerText()).toContain('Turn 1');
        const move = await openLine(entry(page, 'move'));
        expect(await move.locator('.clause').count()).toBeGreaterThan(0);
        expect(await faultsOf(page, USUAL, { include: '.sheet' })).toEqual([]);
        await page.emulateMedia({ media: 'print' });
        expect(await entry(page, 'move').isVisible()).toBe(true);
        const beside = page.locator('#gug :is(.book, .game-dock, [data-map], .sheet button.key)');
        expect(await beside.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
        await page.emulateMedia({ media: 'screen' });
        await move.locator('[data-do="on-map"]').tap();
        await page.locator('.replay-dock[data-step="8"]').waitFor();
        await page.locator('.board .stop.head').waitFor({ state: 'attached' });
        expect(problems).toEqual([]);
      },
      PHONE,
    ));

  test('the replay goes step by step with keys and arrows, plays nothing, and gives the game back as it was', () =>
    visit(
      '/favicon.svg',
      async ({ page, problems }) => {
        await openGame(page, savedGame(PLAYED));
        await tab(page, 'results');
        await page.locator('[data-do="replay"]').tap();
        const dock = page.locator('.replay-dock');
        await dock.waitFor();
        expect(await page.locator('.game-dock').count()).toBe(0);
        expect(await dock.getAttribute('data-step')).toBe('0');
        expect(await page.locator('.pieces').count()).toBe(0);
        const slider = dock.locator('input[type="range"]');
        await slider.fill('7');
        await iconsAt(page, 'victoria').waitFor({ state: 'attached' });
        await slider.press('ArrowRight');
        // The slider's own step comes after the key press has been told of.
        await expect.poll(() => dock.locator('[role="status"]').textContent()).toContain('Oxford Circus');
        await page.locator('.board .stop.head').waitFor({ state: 'attached' });
        await page.locator('#gug svg [data-station="bank"]').dispatchEvent('click');
        await dock.locator('[data-do="leave-replay"]').tap();
        expect(await due(page)).toBe('roll');
        await iconsAt(page, 'oxford-circus').waitFor({ state: 'attached' });
        expect(await page.locator('.board .stop').count()).toBe(0);
        expect(await playedIn(page)).toHaveLength(PLAYED.length);
        expect(problems).toEqual([]);
      },
      PHONE,
    ));

  test('the list key leads to the stations as a list, whatever is open below the map, and back to the map', () =>
    visit(
      '/rules/gug/',
      async ({ page, problems }) => {
        const focused = () => page.evaluate(() => document.activeElement?.id ?? '');
        await openGame(page, savedGame(PLAYED));
        await tab(page, 'rules');
        await pressInMore(page, '[data-do="list"]');
        const list = page.locator('#gug-list');
        await expect.poll(focused).toBe('gug-list');
        expect(await page.locator('.book-tabs [aria-selected="true"]').getAttribute('data-tab')).toBe('map');
        await expect.poll(async () => Math.round((await list.boundingBox())!.y)).toBeLessThan(80);
        expect((await list.boundingBox())!.y).toBeGreaterThanOrEqual(0);
        await page.locator('.book [data-do="to-map"]').tap();
        const map = page.locator('#gug [data-map]');
        await expect.poll(async () => (await map.boundingBox())!.y).toBeGreaterThanOrEqual(0);
        expect(await page.evaluate(() => document.activeElement?.closest('[data-map]') !== null)).toBe(true);
        // A second time it leads there too, when its part is open already.
        await pressInMore(page, '[data-do="list"]');
        await expect.poll(focused).toBe('gug-list');
        expect(problems).toEqual([]);
      },
      PHONE,
    ));

  test('closed, doubled and tripled stations are marked on the map and in the list; a tap on a mark says what it means', () =>
    visit(
      '/favicon.svg',
      async ({ page, problems }) => {
        const draw = { closed: ['morden'], double: ['edgware'], triple: ['brixton'] } as unknown as Draw;
        const wish = { south: 1, north: 0, double: 1, triple: 1 };
        await openGame(page, savedGame(PLAYED, { closedStations: { seed: 1, wish, draw } }));
        const plates = () =>
          page.locator('.board [data-plate]').evaluateAll((all) => all.map((one) => one.getAttribute('data-kind')));
        await expect.poll(plates).toEqual(['closed', 'double', 'triple']);
        const plate = page.locator('[data-plate="edgware"] rect').last();
        await page.getByRole('button', { name: 'Whole map', exact: true }).tap();
        const { x, y, width, height } = (await plate.boundingBox())!;
        await page.touchscreen.tap(x + width / 2, y + height / 2);
        const sheet = page.locator('.sheet');
        await expect.poll(() => sheet.innerText()).toContain('Double drinking');
        expect(await sheet.innerText()).toContain('Edgware');
        expect(await sheet.locator('.clause').first().innerText()).toBe('17.5');
        expect(await faultsOf(page, USUAL, { include: '.sheet' })).toEqual([]);
        await page.keyboard.press('Escape');

        await pressInMore(page, '[data-do="list"]');
        const part = page.locator('.book-part');
        for (const words of ['Closed to drops', 'Double drinking', 'Triple drinking'])
          await expect.poll(() => part.innerText()).toContain(words);
        await part.getByRole('button', { name: 'The Northern line' }).tap();
        expect(await part.locator('[data-station="edgware"]').innerText()).toContain('Double drinking (17.5)');
        await tab(page, 'results');
        await page.locator('[data-do="replay"]').tap();
        await page.locator('.replay-dock').waitFor();
        await expect.poll(plates).toEqual(['closed', 'double', 'triple']);
        expect(problems).toEqual([]);
      },
      PHONE,
    ));

  test('a game that is over shows its results, and another can be begun', () =>
    visit(
      '/favicon.svg',
      async ({ page, problems }) => {
        await openGame(page, savedGame([...PLAYED, { kind: 'call-off' }]), '/nb/#gug');
        expect(await page.locator('.book-tabs [aria-selected="true"]').getAttribute('data-tab')).toBe('results');
        await expect.poll(() => page.locator('.result').count()).toBe(2);
        expect(await page.locator('.results').textContent()).toContain('avbrutt');
        expect(await page.locator('.book-part').textContent()).toContain('S-1D1I-SD');
        await page.emulateMedia({ media: 'print' });
        expect(await page.locator('.results').isVisible()).toBe(true);
        expect(
          await page
            .locator('#gug :is(button, .map-keys, .game-dock, [data-map])')
            .evaluateAll((shown) => shown.filter((one) => one.checkVisibility()).length),
        ).toBe(0);
        await page.emulateMedia({ media: 'screen' });
        await page.locator('[data-do="again"]').tap();
        await page.locator('.book').waitFor({ state: 'hidden' });
        expect(problems).toEqual([]);
      },
      PHONE,
    ));
});

test.each(SIZES)('on a $name, in light and dark, long names fit, and nothing is hard to reach', ({ viewport }) =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      const seats = seatsOf('W'.repeat(40), 'Per Øyvind Aleksander Fredriksen-Olsen', 'Anna', 'Bo', 'Eva', 'Ås');
      const events = [
        ...[6, 5, 4, 3, 2, 1].map((eyes, seat) => thrown(seat, eyes)),
        ...['victoria', 'temple', 'embankment', 'aldgate', 'bayswater', 'barbican'].map((id, at) => placed(at, id)),
        ...[6, 5, 4, 3, 2, 1].map((eyes, seat) => thrown(seat, eyes)),
        { kind: 'roll', seat: 0, dice: [2], by: 'phone' },
        { kind: 'move', seat: 0, icon: 0, die: 0, route: ROUTE, drop: false },
      ] as const;
      await openGame(page, savedGame(events, { seats }));
      for (const name of ['players', 'results', 'rules', 'map']) {
        await page.locator(`.book-tabs [data-tab="${name}"]`).click();
        if (name === 'players') await page.locator('.book .fold-key').first().click();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect({ name, wide }).toEqual({ name, wide: 0 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const faults = await faultsOf(page, USUAL, { include: '.book' });
          expect({ name, colorScheme, faults }).toEqual({ name, colorScheme, faults: [] });
        }
      }
      await page.locator('.book-tabs [data-tab="happened"]').click();
      await turns(page).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await faultsOf(page, USUAL, { include: '.sheet' }), colorScheme).toEqual([]);
      }
    },
    { viewport },
  ),
);
