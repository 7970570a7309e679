import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { StationId } from '../../src/games/gug/board-data.ts';
import type { GugEvent } from '../../src/games/gug/events.ts';
import type { SavedGame, SavedTournament } from '../../src/storage/saved-game.ts';
import { violationsIn } from '../browser/axe.ts';
import { savedGame } from '../browser/gug-game.ts';
import { keptAs, NO_LOG } from '../browser/log.ts';
import { keep } from '../browser/on-table.ts';
import { useBrowser } from '../browser/visit.ts';
import { eveningByTwo } from '../storage/evening.ts';
import { goldenGame } from '../storage/golden.ts';

const visit = useBrowser();

const GUG = eveningByTwo(12);

/** Opens the big screen of a browser that has a game. */
async function openTv(page: Page, game: SavedGame, companion: string): Promise<void> {
  await keep(page, keptAs(game));
  await page.goto(`${new URL(page.url()).origin}${companion}#tv`);
  await page.locator(`.tv-game[data-game="${game.game}"]`).waitFor();
}

test.each([
  { game: GUG, companion: '/', colorScheme: 'light', viewport: { width: 1280, height: 720 } },
  {
    game: goldenGame('v1-gools-six.json.txt'),
    companion: '/nb/',
    colorScheme: 'dark',
    viewport: { width: 3840, height: 2160 },
  },
  {
    game: goldenGame('v1-gabong-ten-deals.json.txt'),
    companion: '/nb/',
    colorScheme: 'light',
    viewport: { width: 1920, height: 1080 },
  },
  {
    game: goldenGame('v1-tournament-eight.json.txt'),
    companion: '/',
    colorScheme: 'dark',
    viewport: { width: 1280, height: 720 },
  },
] as const)(
  'the big screen shows $game.game on $companion, with names that a room can read',
  ({ game, companion, ...screen }) =>
    visit(
      NO_LOG,
      async ({ page, problems }) => {
        await openTv(page, game, companion);
        await page.locator('.tv-name').nth(1).waitFor();
        const sizes = await page
          .locator('.tv-name')
          .evaluateAll((names) => names.map((name) => parseFloat(getComputedStyle(name).fontSize) / innerHeight));
        expect(sizes.length).toBeGreaterThan(1);
        for (const size of sizes) expect(size).toBeGreaterThanOrEqual(0.05);
        expect(await page.locator('.tv-what, .tv-who').allTextContents()).not.toEqual(['']);
        // The code with which a phone takes the game along comes a moment later.
        await page.locator('.tv-join svg').waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.viewport.width);
        const violations = await violationsIn(page, { include: '.tv' });
        expect(violations.map(({ id }) => id)).toEqual([]);
        // No panel wakes behind it.
        expect(await page.locator('astro-island[ssr]').count()).toBe(4);
        expect(problems).toEqual([]);
      },
      screen,
    ),
);

test.each([GUG, goldenGame('v1-gools-six.json.txt'), goldenGame('v1-tournament-eight.json.txt')])(
  'held upright, a phone shows $game in letters to read, with nothing under its keys',
  (game) =>
    visit(
      NO_LOG,
      async ({ page, problems }) => {
        await openTv(page, game, '/nb/');
        await page.locator('.tv-name').first().waitFor();
        const small = await page.locator('.tv *:not(svg *)').evaluateAll((all) =>
          all.flatMap((each) => {
            const isRead = [...each.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
            const isSeen = each.checkVisibility({ visibilityProperty: true }) && !each.closest('.visually-hidden');
            const size = parseFloat(getComputedStyle(each).fontSize);
            return isRead && isSeen && size < 14 ? [`${each.getAttribute('class')}: ${size}`] : [];
          }),
        );
        expect(small).toEqual([]);
        const keys = (await page.locator('.tv-keys').boundingBox())!;
        for (const words of await page.locator('.tv-now, .tv-clocks, .tv-picture, .tv-rows').all()) {
          const top = (await words.boundingBox())?.y ?? Infinity;
          expect(top).toBeGreaterThanOrEqual(keys.y + keys.height);
        }
        const cut = await page
          .locator('.tv-who, .tv-name, .tv-facts')
          .evaluateAll((all) =>
            all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent),
          );
        expect(cut).toEqual([]);
        const violations = await violationsIn(page, { include: '.tv' });
        expect(violations.map(({ id }) => id)).toEqual([]);
        expect(problems).toEqual([]);
      },
      { viewport: { width: 360, height: 740 } },
    ),
);

test('17.3: a clock that is paused stands still on the big screen too, and says so', () =>
  visit(NO_LOG, async ({ page, problems }) => {
    const events: readonly GugEvent[] = [
      ...[6, 5].map((eyes, seat): GugEvent => ({ kind: 'throw', seat, eyes, by: 'hand' })),
      { kind: 'place', seat: 0, icon: 0, station: 'victoria' as StationId },
      { kind: 'roll', seat: 0, dice: [2], by: 'hand' },
      { kind: 'pause' },
    ];
    await page.clock.install();
    await openTv(page, savedGame(events, { variation: 'CSP' }), '/nb/');
    const clock = page.locator('.tv-clocks p').first();
    await expect.poll(() => clock.textContent()).toBe('Pause. Tid 0:01');
    await page.clock.fastForward('10:00');
    expect(await clock.textContent()).toBe('Pause. Tid 0:01');
    expect(problems).toEqual([]);
  }));

/** As long as names may be, and alike for their first letters. */
const longName = (at: number): string => `Maximilian-Alexander ${'ABCDEFGHIJKL'[at]!}berholzer-Wiesenthal`.slice(0, 40);
const EIGHT = goldenGame('v1-tournament-eight.json.txt') as SavedTournament;
const LONG_NAMES: SavedTournament = {
  ...EIGHT,
  setup: { ...EIGHT.setup, players: EIGHT.setup.players.map((_, at) => ({ name: longName(at) })) },
};

test.each([
  { say: 'before its heats', game: { ...LONG_NAMES, events: LONG_NAMES.events.slice(0, 1) } },
  { say: 'once it is over', game: LONG_NAMES },
])('the big screen shows a tournament $say with names that can be told apart', ({ game }) =>
  visit(
    NO_LOG,
    async ({ page, problems }) => {
      await openTv(page, game, '/');
      const names = page.locator('.tv-rows .tv-name');
      await names.first().waitFor();
      const shown = await names.evaluateAll((all) =>
        all.map((name) => {
          const { bottom } = name.getBoundingClientRect();
          return {
            letters: Math.floor(
              (name.textContent.length * name.clientWidth) / Math.max(name.clientWidth, name.scrollWidth),
            ),
            isOnScreen: bottom <= innerHeight,
          };
        }),
      );
      for (const { letters, isOnScreen } of shown) {
        expect(letters).toBeGreaterThan(20);
        expect(isOnScreen).toBe(true);
      }
      const head = await page.locator('.tv-who').evaluate((who) => [who.scrollWidth, who.clientWidth]);
      expect(head[0]).toBeLessThanOrEqual(head[1]!);
      expect(problems).toEqual([]);
    },
    { viewport: { width: 1280, height: 720 } },
  ),
);

test('the big screen follows another tab of the browser, and Escape and a key leave it', () =>
  visit(
    NO_LOG,
    async ({ page, problems }) => {
      await openTv(page, GUG, '/');
      const before = await page.locator('.tv-last').innerText();
      const last = GUG.events.findLast(({ kind }) => kind === 'play')!;
      const undo = { id: 'tab-1', seq: GUG.events.at(-1)!.seq + 1, at: last.at + 1, kind: 'undo', entries: [last.id] };
      const named = {
        id: 'tab-2',
        seq: undo.seq + 1,
        at: undo.at,
        kind: 'player-name',
        players: ['0'],
        name: 'Ragnhild',
      };
      const other = await page.context().newPage();
      await other.goto(new URL(NO_LOG, page.url()).href);
      await other.evaluate(
        ([key, text]) => localStorage.setItem(key!, text!),
        [`game:${GUG.id}`, JSON.stringify({ ...GUG, events: [...GUG.events, undo, named] })],
      );
      await page.waitForFunction((text) => document.querySelector<HTMLElement>('.tv-last')?.innerText !== text, before);
      // A name that was corrected there is the name here.
      await page.locator('.tv-name', { hasText: 'Ragnhild' }).waitFor();
      await page.bringToFront();
      await page.keyboard.press('Escape');
      await page.locator('.tv').waitFor({ state: 'detached' });
      await page.locator('#log .view-keys').waitFor();
      await page.locator(`[data-game="${GUG.id}"] [aria-haspopup]`).click();
      await page.getByRole('link', { name: 'Show on a big screen' }).click();
      await page.locator('.tv-game').waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
      await page.locator('.tv').waitFor({ state: 'detached' });
      expect(await page.locator('[inert]').count()).toBe(0);
      expect(problems).toEqual([]);
    },
    { viewport: { width: 1280, height: 720 } },
  ));

test('the map of the big screen follows an evening in few widths, so that names are seldom laid out anew', () =>
  visit(
    NO_LOG,
    async ({ page, problems }) => {
      const upTo = (count: number): SavedGame => ({ ...GUG, events: GUG.events.slice(0, count) });
      const most = GUG.events.length;
      await openTv(page, upTo(most - 24), '/');
      await page.locator('.tv-map > svg').waitFor();
      await page.evaluate(() => {
        const seen: { width: string; styled: number }[] = [];
        Object.assign(window, { seen });
        const map = document.querySelector('.tv-map > svg')!;
        new MutationObserver((changes) => {
          const styled = changes.filter(({ attributeName }) => attributeName === 'style').length;
          const width = map.getAttribute('viewBox')!.split(' ')[2]!;
          if (changes.some(({ attributeName }) => attributeName === 'viewBox')) seen.push({ width, styled });
        }).observe(map, { attributes: true, subtree: true });
      });
      const other = await page.context().newPage();
      await other.goto(new URL(NO_LOG, page.url()).href);
      for (let count = most - 23; count <= most; count += 1) {
        await other.evaluate(([key, text]) => localStorage.setItem(key, text), Object.entries(keptAs(upTo(count)))[0]!);
        await page.waitForTimeout(60);
      }
      const seen = () => page.evaluate(() => (window as unknown as { seen: { width: string; styled: number }[] }).seen);
      await expect.poll(async () => (await seen()).length).toBeGreaterThan(4);
      const moves = await seen();
      expect(new Set(moves.map(({ width }) => width)).size).toBeLessThanOrEqual(4);
      // Where the width stays, nothing is sized.
      const steady = moves.filter(({ width }, index) => width === moves[index - 1]?.width);
      expect(steady.length).toBeGreaterThan(0);
      expect(steady.map(({ styled }) => styled)).toEqual(steady.map(() => 0));
      expect(problems).toEqual([]);
    },
    { viewport: { width: 1280, height: 720 } },
  ));

test('without a game the big screen says what to do', () =>
  visit('/nb/#tv', async ({ page }) => {
    await page.getByText('Ikke noe spill ennå').waitFor();
  }));
