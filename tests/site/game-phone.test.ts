import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { StationId } from '../../src/games/gug/board-data.ts';
import type { GugEvent } from '../../src/games/gug/events.ts';
import { mapReady, PHONE, tapStation } from '../browser/gug.ts';
import { due, openGame, savedGame, seatsOf } from '../browser/gug-game.ts';
import { useBrowser } from '../browser/visit.ts';
import { pressInMore } from '../browser/stage.ts';

const visit = useBrowser();

const station = (id: string) => id as StationId;
const thrown = (seat: number, eyes: number): GugEvent => ({ kind: 'throw', seat, eyes, by: 'hand' });
const placed = (seat: number, id: string): GugEvent => ({ kind: 'place', seat, icon: 0, station: station(id) });
const ROLLED: readonly GugEvent[] = [
  ...[6, 5, 4].map((eyes, seat) => thrown(seat, eyes)),
  ...['victoria', 'embankment', 'bank'].map((id, seat) => placed(seat, id)),
  ...[6, 5, 4].map((eyes, seat) => thrown(seat, eyes)),
  { kind: 'roll', seat: 0, dice: [2], by: 'phone' },
];
const MOVED: readonly GugEvent[] = [
  ...ROLLED,
  {
    kind: 'move',
    seat: 0,
    icon: 0,
    die: 0,
    route: [
      { line: 'victoria', to: 'green-park' },
      { line: 'victoria', to: 'oxford-circus' },
    ] as unknown as Extract<GugEvent, { kind: 'move' }>['route'],
    drop: false,
  },
];

/** What of the bar's keys is wrong: covered in their middle, or with more than three lines of words. */
const faultsOfDock = (page: Page) =>
  page.locator('.game-dock .key').evaluateAll((keys) =>
    keys.flatMap((key) => {
      const { x, y, width, height } = key.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      const words = key.querySelector('span');
      const lines = words ? words.clientHeight / parseFloat(getComputedStyle(words).lineHeight) : 0;
      return hit && key.contains(hit) && lines < 4
        ? []
        : [`${key.textContent}: ${hit?.outerHTML.slice(0, 80)}, ${lines}`];
    }),
  );

describe('after an undo the keys under the thumb are free', () => {
  test.each([
    { names: ['Anna', 'Bo', 'C'] },
    { names: ['Wilhelmina Aleksandra Fredriksen-Olsen', 'Per Øyvind Aleksander Nordahl-Bruun', 'W'.repeat(40)] },
  ])('$names.0', ({ names }) =>
    visit(
      '/favicon.svg',
      async ({ page }) => {
        await openGame(page, savedGame(MOVED, { seats: seatsOf(...names) }), '/nb/#gug');
        await page.locator('[data-do="pass"]').tap();
        await expect.poll(() => due(page)).toBe('roll');
        await page.locator('.game-dock .undo').tap();
        await expect.poll(() => due(page)).toBe('pass');
        await page.locator('[data-do="redo"]').waitFor();
        expect(await faultsOfDock(page)).toEqual([]);
        await page.locator('[data-do="pass"]').tap();
        await expect.poll(() => due(page)).toBe('roll');
      },
      PHONE,
    ),
  );
});

test('whoever is hurried taps their route while it is counted, from under the numbers', () =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      // The count stands still: a busy machine may take longer over the route than a table is hurried.
      await page.addInitScript(() => {
        const wait = globalThis.setTimeout;
        Object.assign(performance, { now: () => 1_000 });
        Object.assign(globalThis, {
          setTimeout: (work: () => void, ms = 0) => wait(work, ms > 5_000 ? 2 ** 30 : ms),
        });
      });
      await openGame(page, savedGame(ROLLED));
      await mapReady(page);
      await pressInMore(page, '[data-do="snol"]');
      await page.locator('[data-snol="hurry"]').tap();
      await page.locator('.countdown').waitFor();
      // Somebody sets the phone's clock: that takes no second from whoever is hurried.
      await page.evaluate(() => Object.assign(Date, { now: () => 4_000_000_000_000 }));
      await tapStation(page, 'green-park');
      await page.locator('.chips .chip').waitFor();
      await tapStation(page, 'victoria');
      await expect.poll(() => page.locator('.chips .chip').count()).toBe(2);
      expect(await page.locator('.countdown-left').innerText()).toMatch(/^\d+$/);
      const under = await page.locator('.countdown-left').evaluate((left) => {
        const { x, y, width, height } = left.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-map]') !== null;
      });
      expect(under).toBe(true);
      // Once the seconds are over, the next call is offered beside them.
      const next = page.locator('.countdown [data-do="snol"]');
      expect(await next.count()).toBe(0);
      await page.evaluate(() => Object.assign(performance, { now: () => 1e6 }));
      await next.tap();
      await page.locator('[data-snol="lost"]').tap();
      await expect.poll(() => due(page)).toBe('pass');
      await page.locator('.countdown').waitFor({ state: 'detached' });
    },
    PHONE,
  ));

test('11.3: where a referee sits, “snøl” comes first under More, and is not there when nobody is to move', () =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      const first = page.locator('.sheet .table-keys').first().locator('button').first();
      const more = page.locator('#gug [data-do="table"]');
      await openGame(page, savedGame(MOVED, { referee: 'Gunnar' }));
      await more.tap();
      await first.waitFor();
      expect(await page.locator('[data-do="snol"]').count()).toBe(0);
      await page.keyboard.press('Escape');
      await page.locator('.game-dock .undo').tap();
      await expect.poll(() => due(page)).toBe('move');
      await more.tap();
      expect(await first.getAttribute('data-do')).toBe('snol');
    },
    PHONE,
  ));

test('a refused wake lock is not shown as on; a press says why, and only the next one turns it off', () =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      await page.addInitScript(() => {
        const request = () => Promise.reject(new DOMException('low battery', 'NotAllowedError'));
        Object.defineProperty(navigator, 'wakeLock', { value: { request } });
      });
      await openGame(page, savedGame(ROLLED), '/nb/#gug');
      const key = page.getByRole('switch', { name: 'La skjermen være på' });
      await page.locator('.stage-bar [data-do="table"]').tap();
      await page.locator('[data-wake="refused"]').waitFor();
      expect(await key.getAttribute('aria-checked')).toBe('false');
      await key.tap();
      await page.getByText('Nettleseren vil ikke holde skjermen på').waitFor();
      expect(await page.evaluate(() => localStorage.getItem('wake-lock'))).toBeNull();
      await key.tap();
      await page.locator('[data-wake="off"]').waitFor();
      await page.getByText('Nettleseren vil ikke holde skjermen på').waitFor({ state: 'hidden' });
    },
    PHONE,
  ));

describe('the screen', () => {
  const SPRINT = [
    thrown(0, 6),
    thrown(1, 5),
    placed(0, 'victoria'),
    { kind: 'roll', seat: 0, dice: [2], by: 'hand' },
  ] as const;

  test.each<[string, readonly GugEvent[], boolean]>([
    ['is kept on while a game is played', SPRINT, true],
    ['goes off in a pause', [...SPRINT, { kind: 'pause' }], false],
    ['is kept on again after it', [...SPRINT, { kind: 'pause' }, { kind: 'resume' }], true],
    ['goes off once the game is over', [...SPRINT, { kind: 'call-off' }], false],
  ])('%s, and while another is set up', (_, events, isHeld) =>
    visit(
      '/favicon.svg',
      async ({ page, problems }) => {
        await page.addInitScript(() => {
          const locks = new Set<object>();
          const request = () => {
            const lock = { addEventListener: () => undefined, release: () => Promise.resolve(locks.delete(lock)) };
            locks.add(lock);
            return Promise.resolve(lock);
          };
          Object.defineProperty(navigator, 'wakeLock', { value: { request } });
          Object.assign(window, { locks });
        });
        const held = () => page.evaluate(() => (window as unknown as { locks: Set<object> }).locks.size);
        await openGame(page, savedGame(events, { variation: 'CSP' }));
        await page.locator('.stage-bar [data-do="table"]').tap();
        await page.locator(`[data-wake="${isHeld ? 'held' : 'off'}"]`).waitFor();
        expect(await held()).toBe(Number(isHeld));
        // What is chosen is shown, though nothing has to be held for it now.
        const key = page.getByRole('switch', { name: 'Keep the screen on' });
        expect(await key.getAttribute('aria-checked')).toBe('true');
        await page.locator('.sheet [data-do="set-up"]').tap();
        await page.locator('.game-dock').waitFor({ state: 'detached' });
        expect(await held()).toBe(0);
        expect(problems).toEqual([]);
      },
      PHONE,
    ),
  );
});

describe('keys over the map', () => {
  test.each([
    { width: 320, height: 640 },
    { width: 360, height: 740 },
    { width: 560, height: 340 },
    { width: 740, height: 360 },
    { width: 1280, height: 800 },
  ])('stand free, and leave most of it so, at $width x $height', (viewport) =>
    visit(
      '/favicon.svg',
      async ({ page }) => {
        await openGame(page, savedGame(ROLLED), '/nb/#gug');
        await mapReady(page);
        const covered = await page.locator('.map-keys button, .stage-bar > .key').evaluateAll((keys) =>
          keys.flatMap((key) => {
            const { x, y, width, height } = key.getBoundingClientRect();
            const free = [4, width / 2, width - 4].every((at) =>
              key.contains(document.elementFromPoint(x + at, y + height / 2)),
            );
            return free || width === 0 ? [] : [key.outerHTML.slice(0, 120)];
          }),
        );
        expect(covered).toEqual([]);
        const part = await page.locator('.map-keys').evaluate((keys) => {
          const map = document.querySelector('#gug [data-map]')!;
          return (keys.clientWidth * keys.clientHeight) / (map.clientWidth * map.clientHeight);
        });
        expect(part).toBeLessThan(0.15);
      },
      { ...PHONE, viewport },
    ),
  );
});
