import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { SavedGame } from '../../src/storage/saved-game.ts';
import { atRest } from '../browser/at-rest.ts';
import { openOnTable } from '../browser/on-table.ts';
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
 * How much of the height is the scene's, free of all else: half of a phone while somebody moves or throws, and a little less
 * otherwise. A phone that lies on its side has the keys beside it.
 */
function least({ width, height }: { width: number; height: number }, game: SavedGame['game'], due: string | null) {
  if (width > height) return 0.6 * height;
  if (height < 640) return (game === 'gug' ? 0.4 : 0.28) * height;
  if (due === 'move' || due === 'keep') return 370;
  // With six names of twenty letters the line of the other games may have four rows.
  return game === 'gug' ? 340 : 300;
}

/** What the scene has beside a tip of three lines. */
const TIPPED = 340;

interface Seen {
  readonly due: string | null;
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
    if (scene && box)
      for (let y = Math.max(0, box.top) + 1, run = 0; y < Math.min(innerHeight, box.bottom); y += 2) {
        const isFree = [0.2, 0.5].every((part) => {
          const hit = document.elementFromPoint(box.left + part * box.width, y);
          return hit !== null && (scene.contains(hit) || hit.contains(scene));
        });
        run = isFree ? run + 2 : 0;
        free = Math.max(free, run);
      }
    const rows = '.stage-bar, [data-scene], [data-owed], [data-line], [data-acts]';
    const faults = [...panel.querySelectorAll<HTMLElement>(rows)].flatMap((row) =>
      [...row.querySelectorAll<HTMLElement>('button, a[href]')].flatMap((key) => {
        const { left, top, width, height } = key.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        // What a row that is full scrolls to the side is reached there; what is folded up is not there yet.
        if (
          !key.checkVisibility() ||
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
    return {
      due: panel.querySelector('[data-due]')?.getAttribute('data-due') ?? null,
      free,
      faults: [...faults, ...cut],
    };
  });

const SIZES = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 412, height: 915 },
  { width: 740, height: 360 },
] as const;

describe.each(SIZES)('at $width x $height the scene has its room in every step of', (viewport) => {
  test.each(GAMES.flatMap((game) => ['/', '/nb/'].map((companion) => ({ ...game, companion }))))(
    '$game, $companion',
    ({ file, companion }) =>
      visit(
        '/favicon.svg',
        async ({ page }) => {
          const game = recorded(file);
          await openOnTable(page, game, `${companion}#${game.game}`);
          await page.locator('.panel[data-stage]').waitFor();
          // A phone on its side scrolls, and so do the dice games and Gabong with six of the longest names on the smallest one.
          const scrolls = viewport.width > viewport.height || (viewport.height < 640 && game.game !== 'gug');
          const undo = page.locator('.panel[data-stage] .undo');
          for (let step = 0; ; step += 1) {
            await atRest(page);
            const { due, free, faults } = await look(page);
            const isOver = due === 'over' || (await page.locator('.panel[data-stage] .over-ticket').count()) > 0;
            if (!scrolls) expect({ step, due, faults }).toEqual({ step, due, faults: [] });
            if (!isOver) expect(free, `${step}: ${due}`).toBeGreaterThanOrEqual(least(viewport, game.game, due));
            if ((await undo.getAttribute('aria-disabled')) === 'true') break;
            await undo.press('Enter');
          }
        },
        { viewport, hasTouch: true, isMobile: true },
      ),
    300_000,
  );
});

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
