import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { StationId } from '../../src/games/gug/board-data.ts';
import type { GugEvent } from '../../src/games/gug/events.ts';
import { hasten } from '../browser/aimed.ts';
import { atRest } from '../browser/at-rest.ts';
import { mapReady, PHONE, query, restingPlace, verdictOf } from '../browser/gug.ts';
import { openGame, savedGame } from '../browser/gug-game.ts';
import { NO_LOG } from '../browser/log.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

const LONG =
  'victoria:green-park,victoria:oxford-circus,victoria:warren-street,victoria:euston,' +
  'victoria:kings-cross-st-pancras,victoria:highbury-and-islington,victoria:finsbury-park,victoria:seven-sisters';

describe('the page is never wider than the screen', () => {
  test.each([
    ['how you came', 'at=victoria', 5],
    ['a route', `at=victoria&die=4&route=${LONG.split(',').slice(0, 4).join(',')}`, 4],
    ['a long route', `at=victoria&die=6&route=${LONG}`, 8],
  ])('%s', (_, link, least) =>
    visit(
      `/?${link}#gug`,
      async ({ page }) => {
        await mapReady(page);
        expect(await page.locator('.chips .chip').count()).toBeGreaterThanOrEqual(least);
        const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        expect(widths).toEqual([360, 360]);
      },
      PHONE,
    ),
  );
});

test('a double tap is one step', () =>
  visit(
    '/?at=victoria&die=4#gug',
    async ({ page }) => {
      await verdictOf(page, 'incomplete');
      await mapReady(page);
      const { x, y } = await restingPlace(page, 'green-park');
      await hasten(page);
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y);
      await expect.poll(() => query(page)).toContain('route=');
      await atRest(page);
      expect(await query(page)).toMatch(/&route=victoria:green-park$/);
    },
    PHONE,
  ));

test('a tap on the map that is seen, but cannot be moved yet, is kept until it can', () =>
  visit(
    '/',
    async ({ page }) => {
      // A slow phone: the map hears of its size late.
      await page.addInitScript(() => {
        const Watched = ResizeObserver;
        const waiting: (() => void)[] = [];
        globalThis.ResizeObserver = class extends Watched {
          constructor(heard: ResizeObserverCallback) {
            super((...told) => {
              if (told[0].some(({ target }) => target.matches('[data-map]'))) waiting.push(() => heard(...told));
              else heard(...told);
            });
          }
        };
        Object.assign(globalThis, { goOn: () => waiting.forEach((hear) => hear()) });
      });
      await page.reload();
      await mapReady(page);
      await atRest(page);
      const { x, y } = await restingPlace(page, 'brixton');
      await page.touchscreen.tap(x, y);
      await atRest(page);
      const wide = async () => (await page.locator('#gug svg.board').boundingBox())!.width;
      const before = await wide();
      await page.evaluate(() => (globalThis as unknown as { goOn: () => void }).goOn());
      // From afar, the first tap in a crowd goes closer.
      await expect.poll(wide).toBeGreaterThan(before * 2);
    },
    PHONE,
  ));

test.each([PHONE.viewport, { width: 740, height: 360 }])(
  'at $width x $height the whole map is seen first, with every name at its ends',
  (viewport) =>
    visit(
      '/',
      async ({ page }) => {
        await mapReady(page);
        const [names, cut] = await page.evaluate(() => {
          const { left, right } = document.querySelector('#gug [data-map]')!.getBoundingClientRect();
          const shown = [...document.querySelectorAll('#gug svg.board .names text')]
            .filter((name) => name.getClientRects().length > 0)
            .map((name) => ({ is: name.textContent, at: name.getBoundingClientRect() }));
          return [
            shown.length,
            shown.flatMap(({ is, at }) => (at.left >= left - 1 && at.right <= right + 1 ? [] : [is])),
          ] as const;
        });
        expect(names).toBeGreaterThanOrEqual(26);
        expect(cut).toEqual([]);
      },
      { ...PHONE, viewport },
    ),
);

test.each([
  [740, 360],
  [375, 667],
  [320, 568],
])('at %d x %d, where the whole map is small, no name lies on another', (width, height) =>
  visit(
    '/',
    async ({ page }) => {
      await mapReady(page);
      await atRest(page);
      const [names, laps] = await page.evaluate(() => {
        const shown = [...document.querySelectorAll('#gug svg.board .names text')].filter(
          (name) => name.getClientRects().length > 0,
        );
        const lines = shown.flatMap((name) => {
          const rows = name.querySelectorAll('tspan');
          return (rows.length > 0 ? [...rows] : [name]).map((row) => ({ name, row, at: row.getBoundingClientRect() }));
        });
        // What lies above and below the letters is no ink.
        const free = 4;
        const laps = lines.flatMap((one, index) =>
          lines
            .slice(index + 1)
            .filter(
              ({ name, at }) =>
                name !== one.name &&
                Math.min(at.right, one.at.right) > Math.max(at.left, one.at.left) &&
                Math.min(at.bottom, one.at.bottom) - Math.max(at.top, one.at.top) > free,
            )
            .map(({ row }) => `${one.row.textContent} and ${row.textContent}`),
        );
        return [shown.length, laps] as const;
      });
      expect(names).toBeGreaterThanOrEqual(26);
      expect(laps).toEqual([]);
    },
    { ...PHONE, viewport: { width, height } },
  ),
);

test('on its side, a phone has the map and the controls next to each other', () =>
  visit(
    '/?at=victoria&die=4&route=victoria:green-park#gug',
    async ({ page }) => {
      await mapReady(page);
      const window = page.viewportSize()!;
      for (const seen of ['.gug-map', '.fact-die', '.dock .undo', '#gug-answer']) {
        const box = (await page.locator(seen).boundingBox())!;
        expect(box.x + box.width, seen).toBeLessThanOrEqual(window.width);
        expect(box.y, seen).toBeLessThan(window.height - 48);
      }
      const undo = (await page.locator('.dock .undo').boundingBox())!;
      expect(undo.y + undo.height).toBeLessThanOrEqual(window.height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(window.width);
    },
    { ...PHONE, viewport: { width: 740, height: 360 } },
  ));

const thrown = (seat: number, eyes: number): GugEvent => ({ kind: 'throw', seat, eyes, by: 'hand' });
const placed = (seat: number, id: string): GugEvent => ({ kind: 'place', seat, icon: 0, station: id as StationId });
const ORDER = [thrown(0, 6), thrown(1, 5)];
const BEGUN = [...ORDER, placed(0, 'victoria'), placed(1, 'bank'), ...ORDER];
const rolled = (eyes: number): GugEvent => ({ kind: 'roll', seat: 0, dice: [eyes], by: 'hand' });
const stepped = (seat: number, line: string, ...to: readonly string[]): GugEvent => ({
  kind: 'move',
  seat,
  icon: 0,
  die: 0,
  route: to.map((each) => ({ line, to: each })) as never,
  drop: false,
});

/** Taps what is found for each name that is typed. */
async function type(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.locator('#gug').getByRole('combobox').first().fill(name);
    await page.getByRole('option').first().click();
  }
}

/** How far down something on the map reaches, and where the ticket begins. */
const reachOf = (page: Page, ...marks: readonly string[]): Promise<readonly number[]> =>
  page.evaluate(
    (all) =>
      [...all.map((mark) => `#gug .above ${mark}`), '#gug .ticket'].map((each) => {
        const { top, bottom } = document.querySelector(each)!.getBoundingClientRect();
        return each.endsWith('.ticket') ? top : bottom;
      }),
    marks,
  );

describe('the ticket covers neither where one stands nor where the route leads', () => {
  test.each([
    [
      'from the south',
      'at=brixton&from=stockwell&by=victoria&die=3&route=victoria:stockwell,victoria:vauxhall,victoria:pimlico,victoria:victoria,victoria:green-park,victoria:oxford-circus',
    ],
    [
      'at the lower edge of the map',
      'at=morden&from=south-wimbledon&by=northern&die=1&route=northern:south-wimbledon,northern:colliers-wood',
    ],
    ['back to its start', 'at=victoria&die=4&route=victoria:green-park,victoria:victoria'],
  ])('%s', (_, link) =>
    visit(
      `/?${link}#gug`,
      async ({ page }) => {
        await mapReady(page);
        await restingPlace(page, 'victoria');
        const [here, head, ticket] = await reachOf(page, '.here', '.stop.head');
        // Its edge is punched.
        expect(here).toBeLessThan(ticket! + 4);
        expect(head).toBeLessThan(ticket!);
      },
      PHONE,
    ),
  );

  test('in a running game, back to its start', () =>
    visit(
      NO_LOG,
      async ({ page }) => {
        await openGame(page, savedGame([...BEGUN, rolled(4)]));
        await mapReady(page);
        await type(page, 'Green Park', 'Victoria');
        await verdictOf(page, 'illegal');
        await restingPlace(page, 'victoria');
        const [piece, head, ticket] = await reachOf(page, '.piece.turn', '.stop.head');
        expect(piece).toBeLessThanOrEqual(ticket!);
        expect(head).toBeLessThan(ticket!);
      },
      PHONE,
    ));
});

test.each(['/', '/nb/'])(
  'a game that is over is told once, and leaves the map room for the names of all ends: %s',
  (home) =>
    visit(
      NO_LOG,
      async ({ page }) => {
        await openGame(page, savedGame([...BEGUN, { kind: 'call-off' }]), `${home}#gug`);
        await mapReady(page);
        await restingPlace(page, 'victoria');
        const [names, cut] = await page.evaluate(() => {
          const frame = document.querySelector('#gug [data-map]')!.getBoundingClientRect();
          const shown = [...document.querySelectorAll('#gug svg.board .names text')].filter(
            (name) => name.getClientRects().length > 0,
          );
          const isCut = (name: Element) => {
            const { left, top, right, bottom } = name.getBoundingClientRect();
            // What is measured of a name is a line high, and its letters are less.
            return left < frame.left || right > frame.right || top < frame.top - 3 || bottom > frame.bottom + 3;
          };
          return [shown.length, shown.filter(isCut).map((name) => name.textContent)] as const;
        });
        expect(names).toBeGreaterThanOrEqual(26);
        expect(cut).toEqual([]);
        const undo = (await page.locator('.game-dock .undo').boundingBox())!;
        const tabs = (await page.locator('nav.tabs').boundingBox())!;
        expect(undo.y + undo.height).toBeLessThanOrEqual(tabs.y);
        await page.setViewportSize({ width: 1280, height: 800 });
        const said = await page.locator('.over-ticket .answer').innerText();
        const told = await page
          .locator('.game-dock')
          .evaluate((dock: HTMLElement) => dock.innerText.replace(/\s+/g, ' '));
        expect(told.split(said.trim().replace(/\s+/g, ' '))).toHaveLength(2);
      },
      PHONE,
    ),
);

test('on its side, a phone shows all keys of a turn beside one who drinks, down to undo', () =>
  visit(
    NO_LOG,
    async ({ page }) => {
      const moved = stepped(0, 'victoria', 'green-park', 'oxford-circus');
      await openGame(page, savedGame([...BEGUN, rolled(2), moved, { kind: 'pass', seat: 0 }]));
      await page.locator('.queue').waitFor();
      for (const key of ['.queue .drunk', '.die-key', '.acts .go', '.undo']) {
        const { y, height } = (await page.locator(`.game-dock ${key}`).first().boundingBox())!;
        expect(y + height, key).toBeLessThanOrEqual(360.5);
        expect(height, key).toBeGreaterThanOrEqual(key === '.die-key' ? 56 : 48);
      }
    },
    { ...PHONE, viewport: { width: 740, height: 360 } },
  ));

test('in a small window the keys of the map leave most of it free', () =>
  visit(
    '/?at=victoria&die=4&route=victoria:green-park#gug',
    async ({ page }) => {
      await mapReady(page);
      const keys = (await page.locator('.map-keys').boundingBox())!;
      const map = (await page.locator('#gug [data-map]').boundingBox())!;
      expect(keys.width * keys.height).toBeLessThan(0.25 * map.width * map.height);
      expect(keys.y).toBeGreaterThanOrEqual(map.y);
      expect(keys.y + keys.height).toBeLessThanOrEqual(map.y + map.height);
    },
    { viewport: { width: 360, height: 300 } },
  ));

test('held sideways with its keyboard up, a phone shows what a name may mean, to be tapped', () =>
  visit(
    '/',
    async ({ page }) => {
      await mapReady(page);
      const field = page.getByRole('combobox');
      await field.tap();
      await field.pressSequentially('ba');
      const seen = () =>
        page.getByRole('option').evaluateAll(
          (options) =>
            options.filter((option) => {
              const { left, right, top, bottom } = option.getBoundingClientRect();
              const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
              return top >= 0 && bottom <= visualViewport!.height && over !== null && option.contains(over);
            }).length,
        );
      await expect.poll(seen).toBeGreaterThanOrEqual(2);
      const { y } = (await field.boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(0);
      const name = await page.getByRole('option').nth(1).locator('> span').first().innerText();
      await page.getByRole('option').nth(1).tap();
      await page.locator('#gug .facts', { hasText: name }).waitFor();
    },
    { ...PHONE, viewport: { width: 667, height: 180 } },
  ));
