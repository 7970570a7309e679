import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { StationId } from '../../src/games/gug/board-data.ts';
import type { GugEvent } from '../../src/games/gug/events.ts';
import { mapReady, query, verdictOf } from '../browser/gug.ts';
import { due, openGame, playedIn, savedGame } from '../browser/gug-game.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

/** Unfolds the line, types into it, and presses Enter. */
async function typed(page: Page, text: string, reduction = 'Type a move'): Promise<void> {
  const line = page.locator('[data-typed-move]');
  if ((await line.count()) === 0) await page.getByRole('button', { name: reduction, exact: true }).press('Enter');
  await line.fill(text);
  await line.press('Enter');
}
const fault = (page: Page) => page.locator('.typed-move [role="alert"]');

test('a move typed in one line stands on the map as if it had been tapped, and is taken back as one', () =>
  visit('/#gug', async ({ page, problems }) => {
    await mapReady(page);
    await typed(page, 'baker > euston square, 2');
    await verdictOf(page, 'legal');
    expect(await query(page)).toContain('at=baker-street');
    expect(await query(page)).toContain('die=2');
    expect(await query(page)).toMatch(/route=.*euston-square/);
    expect(await page.locator('.typed-move > p').last().innerText()).toBe('Baker Street to Euston Square, die 2.');
    // On from there by its way, with the same die.
    await typed(page, 'warren st > euston > kings x, 2');
    await verdictOf(page, 'legal');
    expect(await query(page)).toMatch(/euston,.*kings-cross/);
    await page.locator('[data-do="undo"], .bar .key').first().click();
    await expect.poll(() => query(page)).toContain('at=baker-street');
    expect(problems).toEqual([]);
  }));

test.each([
  ['', 'baker > nowhere at all, 4', 'No station here is called “nowhere at all”. Try fewer letters.', 'Type a move'],
  ['', 'baker > bank, 9', 'A die shows 1 to 6, not “9”.', 'Type a move'],
  ['', 'baker >', 'A station is missing. Write it like this: baker > euston square, 4', 'Type a move'],
  ['', '> bank, 2', 'Where do you start? Write that station first, then >.', 'Type a move'],
  ['', 'baker > bank', 'What does the die show? Write it last, after a comma.', 'Type a move'],
  ['nb/', 'baker > ingensteds, 4', 'Ingen stasjon her heter «ingensteds». Prøv med færre bokstaver.', 'Skriv et trekk'],
])('/%s: “%s” is answered in words, and changes nothing', (lang, text, said, reduction) =>
  visit(`/${lang}#gug`, async ({ page, problems }) => {
    await mapReady(page);
    await typed(page, text, reduction);
    await expect.poll(() => fault(page).innerText()).toBe(said);
    expect(await query(page)).not.toContain('at=');
    expect(problems).toEqual([]);
  }),
);

const thrown = (seat: number, eyes: number): GugEvent => ({ kind: 'throw', seat, eyes, by: 'hand' });
const placed = (seat: number, id: string): GugEvent => ({ kind: 'place', seat, icon: 0, station: id as StationId });
/** Anna at Victoria is on turn, Bo at Embankment. */
const BEGUN = [thrown(0, 6), thrown(1, 1), placed(0, 'victoria'), placed(1, 'embankment'), thrown(0, 5), thrown(1, 2)];

test('in a running game the line says the throw as well, and the move waits for its key', () =>
  visit('/favicon.svg', async ({ page, problems }) => {
    await openGame(page, savedGame(BEGUN));
    await page.locator('[role="tab"][data-tab="map"]').click();
    for (const [text, said] of [
      ['baker > green park, 1', 'You are at Victoria, so the move starts there.'],
      ['victoria > nowhere at all, 1', 'No station here is called “nowhere at all”. Try fewer letters.'],
      ['victoria > green park', 'What does the die show? Write it last, after a comma.'],
    ] as const) {
      await typed(page, text);
      await expect.poll(() => fault(page).innerText()).toBe(said);
    }
    expect(await playedIn(page)).toHaveLength(BEGUN.length);
    await typed(page, 'victoria > oxford circus, 2');
    await verdictOf(page, 'legal');
    expect((await playedIn(page)).slice(BEGUN.length)).toEqual([{ kind: 'roll', seat: 0, dice: [2], by: 'hand' }]);
    // The die lies there now.
    await typed(page, '> oxford circus, 3');
    await expect.poll(() => fault(page).innerText()).toBe('The die shows 2.');
    await page.locator('[data-do="leave"]').click();
    await expect.poll(() => due(page)).toBe('roll');
    // With nothing to drink the die goes on with the same press.
    expect((await playedIn(page)).at(-2)).toMatchObject({
      kind: 'move',
      seat: 0,
      route: [{ to: 'green-park' }, { to: 'oxford-circus' }],
    });
    expect(problems).toEqual([]);
  }));

test('before the first turn no move is due, and the line says so', () =>
  visit('/favicon.svg', async ({ page, problems }) => {
    await openGame(page, savedGame([]));
    await page.locator('[role="tab"][data-tab="map"]').click();
    await typed(page, '> bank, 1');
    await expect.poll(() => fault(page).innerText()).toBe('You cannot move now.');
    expect(await playedIn(page)).toEqual([]);
    expect(problems).toEqual([]);
  }));
