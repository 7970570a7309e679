import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedGame } from '../../src/storage/saved-game.ts';
import { atRest, drawn } from '../browser/at-rest.ts';
import { brokenNow } from '../browser/broken-words.ts';
import { openEvening, savedEvening } from '../browser/gools-evening.ts';
import { faultsOfNames } from '../browser/label-in-name.ts';
import { FIRST_ROLL, savedGame } from '../browser/log.ts';
import { openOnTable } from '../browser/on-table.ts';
import { historyLines, openLine, pressInMore } from '../browser/stage.ts';
import { useBrowser } from '../browser/visit.ts';
import { goldenGame } from '../storage/golden.ts';

const visit = useBrowser();

/** Names of twelve and of twenty letters, in turn: some that can be broken, and some that cannot. */
const NAMES = [
  'Ann-Kristine',
  'Wilhelmine Aleksandr',
  'Øyvind Moen3',
  'Przemysławowicz-Olav',
  'Bartholomew1',
  'Ingeborg Cathrine Aa',
];

/** A recorded game, its players called otherwise. */
function recorded(file: string): SavedGame {
  const game = goldenGame(file);
  const called = [...new Set([...JSON.stringify(game.setup).matchAll(/"name":"([^"]+)"/g)].map(([, name]) => name!))];
  const setup = called.reduce(
    (text, name, place) => text.replaceAll(`"name":"${name}"`, `"name":"${NAMES[place % NAMES.length]}"`),
    JSON.stringify(game.setup),
  );
  return { ...game, ...(JSON.parse(`{"setup":${setup}}`) as object) };
}

/** `first`: events with which everybody's first turn is not over yet. */
const GAMES = [
  { game: 'a classic game of GUG', file: 'v1-classic.json.txt', first: 4 },
  { game: 'Double Up Team', file: 'v1-double-up-team.json.txt', first: 4 },
  { game: 'Gools with Three Man', file: 'v1-gools-six.json.txt', first: 4 },
  { game: 'Gabong of ten deals', file: 'v1-gabong-ten-deals.json.txt', first: 1 },
] as const;

/**
 * How much of the height is the scene's, free of all else: of a usual phone half while somebody moves or throws, and a
 * little less otherwise. A phone that lies on its side has the keys beside it.
 */
function least({ width, height }: { width: number; height: number }, due: string | null) {
  if (width > height) return 0.6 * height;
  if (height < 640) return 0.4 * height;
  if (height < 740) return 0.45 * height;
  return Math.max(0.45 * height, due === 'move' || due === 'keep' ? 370 : 340);
}

/** What the scene has beside a tip of three lines. */
const TIPPED = 340;

interface Seen {
  readonly due: string | null;
  readonly isOver: boolean;
  readonly free: number;
  readonly faults: readonly string[];
}

/** What of the stage is free, and what of it is covered or cut, as it stands. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const panel = document.querySelector<HTMLElement>('.panel[data-stage]')!;
    const scene = [...panel.querySelectorAll<HTMLElement>('[data-scene]')].find(
      (one) => one.getClientRects().length > 0,
    );
    const box = scene?.getBoundingClientRect();
    let free = 0;
    if (scene && box) {
      const isFree = (y: number) =>
        [0.2, 0.5].every((part) => {
          const hit = document.elementFromPoint(box.left + part * box.width, y);
          return hit !== null && (scene.contains(hit) || hit.contains(scene));
        });
      const end = Math.min(box.bottom, innerHeight);
      let y = Math.max(0, box.top) + 1;
      for (let run = 0, is = isFree(y); y < end; is = isFree(y)) {
        // What lies over a scene is higher than sixteen pixels; where it begins and ends is looked for by two.
        const by = is && y + 16 < end && isFree(y + 16) ? 16 : 2;
        run = is ? run + by : 0;
        free = Math.max(free, run);
        y += by;
      }
    }
    const rows = '.stage-bar, [data-scene], [data-owed], [data-line], [data-acts]';
    const faults = [...panel.querySelectorAll<HTMLElement>(rows)].flatMap((row) =>
      [...row.querySelectorAll<HTMLElement>('button, a[href]')].flatMap((key) => {
        const { left, top, width, height } = key.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        // What a row that is full scrolls to the side is reached there; what is folded up, or lies below what is seen of
        // the line's words, is not there yet.
        const words = key.closest('.line-words > div')?.getBoundingClientRect();
        if (
          !key.checkVisibility() ||
          (words && y > words.bottom) ||
          width === 0 ||
          x < 0 ||
          x > innerWidth ||
          getComputedStyle(key).pointerEvents === 'none'
        )
          return [];
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (key.contains(hit) || hit.contains(key))
          ? []
          : [`covered: ${key.className} ${key.textContent}`];
      }),
    );
    const cut = [...panel.querySelectorAll<HTMLElement>('.stage-bar, .stage-line, .stage-acts')].flatMap((row) => {
      const { bottom } = row.getBoundingClientRect();
      const isWide = row.scrollWidth > row.clientWidth + 1;
      const isUnder = bottom > innerHeight + 1;
      return isWide || isUnder ? [`cut: ${row.className} ${row.textContent.slice(0, 40)}`] : [];
    });
    const places = ['.stage-bar', '[data-owed]', '[data-line]', '[data-acts]'].flatMap((name) => {
      const place = panel.querySelector(name)?.getBoundingClientRect();
      return place && place.height > 0 ? [{ name, place }] : [];
    });
    // The tables of dice and cards scroll on the smallest phones.
    const fits = panel.id === 'gug' || innerWidth >= 360;
    const over = (fits ? places : []).flatMap(({ name, place: upper }, at) =>
      places.slice(at + 1).flatMap(({ name: other, place: lower }) => {
        const isBeside = upper.right <= lower.left + 1 || lower.right <= upper.left + 1;
        return isBeside || upper.bottom <= lower.top + 1 || lower.bottom <= upper.top + 1
          ? []
          : [`${other} lies over ${name}`];
      }),
    );
    const due = panel.querySelector('[data-due]')?.getAttribute('data-due') ?? null;
    return {
      due,
      isOver: due === 'over' || panel.querySelector('.over-ticket') !== null,
      free,
      faults: [...faults, ...cut, ...over],
    };
  });

const SIZES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 360, height: 740 },
  { width: 412, height: 915 },
] as const;

/** Sets the size of the window, and waits until what hears of that has drawn. */
async function resize(page: Page, viewport: (typeof SIZES)[number]): Promise<void> {
  await page.setViewportSize(viewport);
  await drawn(page);
}

// A game is gone through once, and every step is measured at all sizes: to go through it takes longer.
test.each(GAMES.flatMap((game) => ['/', '/nb/'].map((companion) => ({ ...game, companion }))))(
  'the scene has its room at every size in every step of $game, $companion',
  ({ file, companion }) =>
    visit(
      '/favicon.svg',
      async ({ page }) => {
        const game = recorded(file);
        await openOnTable(page, game, `${companion}#${game.game}`);
        await page.locator('.panel[data-stage]').waitFor();
        const undo = page.locator('.panel[data-stage] .undo');
        for (let step = 0; ; step += 1) {
          await atRest(page);
          for (const viewport of SIZES) {
            await resize(page, viewport);
            const { due, free, isOver, ...seen } = await look(page);
            const at = { step, due, size: `${viewport.width} x ${viewport.height}` };
            const scrolls = viewport.width > viewport.height;
            const faults = scrolls ? [] : [...seen.faults, ...(await faultsOfNames(page))];
            expect({ ...at, faults }).toEqual({ ...at, faults: [] });
            if (!isOver) expect(free, JSON.stringify(at)).toBeGreaterThanOrEqual(least(viewport, due));
          }
          if ((await undo.getAttribute('aria-disabled')) === 'true') break;
          await undo.press('Enter');
        }
      },
      { viewport: SIZES[0], hasTouch: true, isMobile: true },
    ),
  300_000,
);

/** Somebody stands at a station, and has rolled. */
const rolledAt = (start: string, eyes: number) =>
  ({
    ...savedGame({ id: start }),
    events: [
      ...FIRST_ROLL.slice(0, 3),
      ...[start, 'bank', 'paddington'].map((station, seat) => ({ kind: 'place', seat, icon: 0, station })),
      ...FIRST_ROLL.slice(0, 3),
      { kind: 'roll', seat: 0, dice: [eyes], by: 'hand' },
    ].map((event, at) => ({ id: `e${at}`, seq: at + 1, at, kind: 'play', event })),
  }) as SavedGame;
/** Elephant & Castle can be dropped at, and come to for fewer sips. */
const EMBANKMENT = rolledAt('embankment', 6);

test.each([320, 360])('a long word stands whole on the key of undo: %i', (width) =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      await openOnTable(page, rolledAt('south-kensington', 2));
      await page.locator('[data-acts] .finder input').fill('knightsbridge');
      await page.keyboard.press('Enter');
      const undo = page.locator('[data-acts] .undo');
      await expect.poll(() => undo.innerText()).toBe('Undo: Knightsbridge');
      await atRest(page);
      expect(await brokenNow(page)).toEqual([]);
      expect(await undo.evaluate((key) => key.scrollWidth <= key.clientWidth)).toBe(true);
      expect(await undo.locator('.clamp').evaluate((words) => words.scrollWidth <= words.clientWidth)).toBe(true);
    },
    { viewport: { width, height: 740 }, hasTouch: true, isMobile: true },
  ),
);

test.each(['/', '/nb/'])(
  'the verdict stays in view at every size beside a drop and another way there: %s',
  (companion) =>
    visit(
      '/favicon.svg',
      async ({ page }) => {
        await openOnTable(page, EMBANKMENT, `${companion}#gug`);
        await page.locator('[data-acts] .finder input').fill('elephant');
        await page.keyboard.press('Enter');
        await page.locator('[data-do="other-way"]').waitFor();
        for (const viewport of SIZES) {
          await resize(page, viewport);
          expect({ viewport, faults: (await look(page)).faults }).toEqual({ viewport, faults: [] });
          expect(await page.evaluate(() => document.activeElement?.getAttribute('data-do'))).toBe('drop');
        }
      },
      { viewport: SIZES[0] },
    ),
);

test('what a line of what happened opens at the foot of the screen is in view', () =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      await openOnTable(page, recorded('v1-gools-six.json.txt'));
      await pressInMore(page, '[data-do="happened"]');
      const lines = historyLines(page);
      await lines.first().waitFor();
      const last = await lines.evaluateAll((all) =>
        all.findLastIndex((line) => line.getBoundingClientRect().bottom < innerHeight),
      );
      const bottom = () => lines.nth(last).evaluate((line) => line.getBoundingClientRect().bottom);
      expect(await bottom()).toBeGreaterThan(640);
      await openLine(lines.nth(last));
      await lines.nth(last).locator('[data-do="correct"]').waitFor();
      await expect.poll(bottom).toBeLessThanOrEqual(741);
    },
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  ));

test.each([
  { what: 'cut', event: { kind: 'ruling', ruling: 'G5', option: 'at-once' } as const, stop: '0' },
  { what: 'whole', event: { kind: 'leave', seat: 3 } as const, stop: '-1' },
])('a line without the number of a rule is a stop of the keyboard only where it is cut: $what', ({ event, stop }) =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      await openEvening(page, savedEvening([event]));
      const words = page.locator('#gools .line-words');
      await words.waitFor();
      expect(await words.locator('a').count()).toBe(0);
      await expect.poll(() => words.getAttribute('tabindex')).toBe(stop);
    },
    { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true },
  ),
);

test('on a phone on its side the further keys of a hand leave the last row in view', () =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      const game = recorded('v1-gabong-ten-deals.json.txt');
      await openOnTable(page, { ...game, events: game.events.slice(0, 5) } as SavedGame);
      await page.locator('#gabong [data-do="more"]').tap();
      await page.locator('#gabong .deal-more').waitFor();
      const bottomOf = (key: string) =>
        page.locator(`#gabong ${key}`).evaluate((one) => one.getBoundingClientRect().bottom);
      await expect.poll(() => bottomOf('[data-do="next"]')).toBeLessThanOrEqual(361);
      expect(
        await page.locator('#gabong .deal-more').evaluate((one) => one.getBoundingClientRect().top),
      ).toBeGreaterThan(0);
    },
    { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true },
  ));

test.each(GAMES.flatMap((game) => ['/', '/nb/'].map((companion) => ({ ...game, companion }))))(
  'what ends the game is in sight under “More”: $game, $companion',
  ({ file, companion }) =>
    visit(
      '/favicon.svg',
      async ({ page }) => {
        const game = recorded(file);
        // In the middle of a game everything is offered.
        const events = game.events.slice(0, game.events.length / 2);
        await openOnTable(page, { ...game, events } as SavedGame, `${companion}#${game.game}`);
        await page.locator('.panel[data-stage] .stage-bar [data-do="table"]').tap();
        const keys = page.locator('.sheet .more-group:nth-of-type(2) + .table-keys .key');
        await keys.first().waitFor();
        const bottoms = await keys.evaluateAll((all) => all.map((key) => key.getBoundingClientRect().bottom));
        expect(bottoms.length).toBeGreaterThanOrEqual(2);
        expect(Math.max(...bottoms)).toBeLessThanOrEqual(740);
      },
      { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    ),
);

test.each(GAMES.flatMap((game) => ['/', '/nb/'].map((companion) => ({ ...game, companion }))))(
  'the tips of a first round take the place of the line: $game, $companion',
  ({ file, first, companion }) =>
    visit(
      '/favicon.svg',
      async ({ page }) => {
        const game = recorded(file);
        // All but the first round, in which the tips come.
        await openOnTable(
          page,
          { ...game, events: game.events.slice(0, first) } as SavedGame,
          `${companion}#${game.game}`,
        );
        await page.locator('.panel[data-stage]').waitFor();
        let tips = 0;
        const undo = page.locator('.panel[data-stage] .undo');
        for (let step = 0; ; step += 1) {
          await atRest(page);
          const { due, free, faults } = await look(page);
          expect({ step, due, faults }).toEqual({ step, due, faults: [] });
          expect(free, `${step}: ${due}`).toBeGreaterThanOrEqual(TIPPED);
          tips += await page.locator('.panel[data-stage] .guide').count();
          if ((await undo.getAttribute('aria-disabled')) === 'true') break;
          await undo.press('Enter');
        }
        expect(tips).toBeGreaterThan(0);
      },
      { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, isGuided: true },
    ),
  300_000,
);

test.each(['/', '/nb/'])(
  'what a hand comes to stands below a tip of the first deal, each at full width: %s',
  (companion) =>
    visit(
      '/favicon.svg',
      async ({ page }) => {
        const game = recorded('v1-gabong-ten-deals.json.txt');
        await openOnTable(page, { ...game, events: [] }, `${companion}#gabong`);
        await page.locator('#gabong .guide').waitFor();
        await page.locator('#gabong .rank-key').first().tap();
        await page.locator('#gabong .deal-now[data-says="true"]').waitFor();
        await atRest(page);
        const { free, faults } = await look(page);
        expect(faults).toEqual([]);
        expect(free).toBeGreaterThanOrEqual(280);
        for (const part of ['.guide', '.deal-now'])
          expect((await page.locator(`#gabong ${part}`).boundingBox())!.width).toBeGreaterThan(300);
      },
      { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, isGuided: true },
    ),
);

test('a tap shows all of a line that has more words than room, over the scene, and a key puts it back', () =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      const game = recorded('v1-gools-six.json.txt');
      const undo = page.locator('.panel[data-stage] .undo');
      const words = page.locator('.stage-line .line-words > div');
      await openOnTable(page, game);
      await undo.waitFor();
      // A row is higher than what the number of a rule has around it.
      const rest = () => words.evaluate((one) => one.scrollHeight - one.clientHeight);
      const isShortened = async () => (await words.count()) > 0 && (await rest()) > 16;
      while (!(await isShortened())) {
        await undo.press('Enter');
        await atRest(page);
      }
      const { height } = (await words.boundingBox())!;
      const scene = await page.locator('.stage-scene').boundingBox();
      await words.tap({ position: { x: 4, y: 20 } });
      expect(await rest()).toBeLessThan(16);
      expect((await words.boundingBox())!.height).toBeGreaterThan(height);
      const { faults } = await look(page);
      expect(faults.filter((fault) => fault.startsWith('covered: clause'))).toEqual([]);
      expect(await page.locator('.stage-scene').boundingBox()).toEqual(scene);
      await page.locator('.stage-bar [data-do="menu"]').focus();
      expect((await words.boundingBox())!.height).toBe(height);
    },
    { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true },
  ));
