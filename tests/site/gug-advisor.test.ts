import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { StationId } from '../../src/games/gug/board-data.ts';
import type { GugEvent } from '../../src/games/gug/events.ts';
import { atRest } from '../browser/at-rest.ts';
import { violationsIn } from '../browser/axe.ts';
import { due, openGame, playedIn, savedGame } from '../browser/gug-game.ts';
import { PHONE } from '../browser/gug.ts';
import { keptAs, NO_LOG, openLogWith } from '../browser/log.ts';
import { useBrowser } from '../browser/visit.ts';
import { goldenGame } from '../storage/golden.ts';
import { pressInMore } from '../browser/stage.ts';

const visit = useBrowser();
const NO_GAME = '/rules/gug/';
const WAIT = { timeout: 60_000 };

/** Anna is at Victoria and begins, Bo is at Bank. */
const BEGUN: readonly GugEvent[] = [
  { kind: 'throw', seat: 0, eyes: 6, by: 'hand' },
  { kind: 'throw', seat: 1, eyes: 5, by: 'hand' },
  { kind: 'place', seat: 0, icon: 0, station: 'victoria' as StationId },
  { kind: 'place', seat: 1, icon: 0, station: 'bank' as StationId },
  { kind: 'throw', seat: 0, eyes: 6, by: 'hand' },
  { kind: 'throw', seat: 1, eyes: 5, by: 'hand' },
];
const to = (line: string, ...stations: readonly string[]) =>
  stations.map((each) => ({ line, to: each as StationId })) as Extract<GugEvent, { kind: 'move' }>['route'];
/** Anna throws a 2, rides to Oxford Circus, and the game is called off. */
const PLAYED: readonly GugEvent[] = [
  ...BEGUN,
  { kind: 'roll', seat: 0, dice: [2], by: 'hand' },
  { kind: 'move', seat: 0, icon: 0, die: 0, route: to('victoria', 'green-park', 'oxford-circus'), drop: false },
];

const violations = async (page: Page, part: string) =>
  (await violationsIn(page, { include: part })).map(({ id }) => id);

test('the advisor is silent until the table allows it; then it ranks the ends, lays a route, and is noted', () =>
  visit(
    NO_GAME,
    async ({ page, problems }) => {
      await openGame(page, savedGame(BEGUN));
      expect(await due(page)).toBe('roll');
      expect(await page.locator('[data-do="advice"]').count()).toBe(0);

      await page.locator('[data-do="table"]').click();
      await page.getByRole('switch', { name: 'Allow the advisor' }).check();
      await page.getByRole('button', { name: 'Close' }).click();
      await page.locator('[data-do="advice"]').click();
      await page.locator('[data-plan]').waitFor(WAIT);
      expect(await page.locator('[data-plan-die]').count()).toBe(6);
      expect(await page.locator('[data-plan-goal]').count()).toBeGreaterThan(15);
      // A game throws its own dice.
      expect(await page.locator('[data-plan-die] button').count()).toBe(0);
      expect(await violations(page, 'dialog')).toEqual([]);
      await page.getByRole('button', { name: 'Close' }).click();

      await page.locator('.die-key[data-eyes="3"]').click();
      await pressInMore(page, '[data-do="advice"]');
      const ends = page.locator('[data-plan-end]');
      await ends.first().waitFor(WAIT);
      const turns = await ends.evaluateAll((all) => all.map((end) => Number((end as HTMLElement).dataset['turns'])));
      expect(turns).toEqual(turns.toSorted((one, other) => one - other));
      expect(await ends.first().getAttribute('data-cost')).toBe('0.000000');
      await page.keyboard.press('Tab');
      await ends.nth(1).locator('button').focus();
      await page.keyboard.press('Enter');
      await page.locator('[data-plan]').waitFor({ state: 'detached' });
      await page.locator('[data-do="leave"], [data-do="drop"], [data-do="keep"]').first().click();
      await expect
        .poll(async () => (await playedIn(page)).findLast(({ kind }) => kind === 'move'))
        .toMatchObject({ kind: 'move', advised: true });
      await page.locator('[data-tab="happened"]').click();
      await page.locator('.table-happened').getByText('With the advisor.').waitFor();
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

/** Two teams with two icons each: Anna at Victoria, Ada at Bank; Bo at Embankment, Bea at Paddington. Team A begins. */
const TEAMS = {
  variation: 'DUT',
  seats: (['Anna Ada', 'Bo Bea'] as const).map((names, seat) => ({
    team: `Team ${'AB'[seat]!}`,
    marker: (['circle', 'square'] as const)[seat]!,
    players: names.split(' ').map((name) => ({ name, drink: 'beer' as const })),
  })),
} as const;
const placed = (seat: number, icon: number, station: string): GugEvent => ({
  kind: 'place',
  seat,
  icon,
  station: station as StationId,
});
const TEAMS_BEGUN: readonly GugEvent[] = [
  ...BEGUN.slice(0, 2),
  placed(0, 0, 'victoria'),
  placed(0, 1, 'bank'),
  placed(1, 0, 'embankment'),
  placed(1, 1, 'paddington'),
  ...BEGUN.slice(4),
];

test.each([
  ['/#gug', 'Whose icon?', 'ask about each one'],
  ['/nb/#gug', 'Plan for brikken til', 'spør for hver av dem'],
])('%s 17.4: a team asks the plan for each of its icons, before the throw and with either die', (address, of, each) =>
  visit(
    NO_GAME,
    async ({ page, problems }) => {
      await page.evaluate(() => localStorage.setItem('gug:advisor', '{"evening":"table-1","aim":"turns"}'));
      await openGame(page, savedGame(TEAMS_BEGUN, TEAMS), address);
      const ask = async () => {
        if ((await due(page)) === 'roll') await page.locator('[data-do="advice"]').click();
        else await pressInMore(page, '[data-do="advice"]');
        await page.locator('[data-plan]').waitFor(WAIT);
      };
      const plan = page.locator('[data-plan]');
      const ofIcon = (icon: number) => page.locator(`dialog [data-aim="icon-${icon}"]`);
      await ask();
      expect(await page.getByRole('group', { name: of }).innerText()).toMatch(/Anna\s+Ada/);
      expect((await plan.innerText()).toLowerCase()).toContain(each);
      const first = await plan.getAttribute('data-turns');
      await ofIcon(1).click();
      await page.locator(`[data-plan]:not([data-turns="${first}"])`).waitFor(WAIT);
      expect(await page.locator('[data-plan-die]').count()).toBe(6);
      expect(await violations(page, 'dialog')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await page.keyboard.press('Escape');

      for (const eyes of [2, 5]) await page.locator(`.die-key[data-eyes="${eyes}"]`).click();
      await page.locator('.hand-choice [data-icon="1"][aria-pressed="true"]').waitFor();
      await ask();
      const stations = () =>
        page
          .locator('[data-plan-end]')
          .evaluateAll((ends) => ends.map((end) => (end as HTMLElement).dataset['station']));
      const seen = new Set<string>();
      for (const icon of [0, 1])
        for (const die of [0, 1]) {
          await ofIcon(icon).click();
          await page.locator(`dialog [data-aim="die-${die}"]`).click();
          // The plan of before stands there until the next frame.
          await atRest(page);
          await page.locator('[data-plan-end]').first().waitFor(WAIT);
          seen.add((await stations()).join());
        }
      expect(seen.size).toBe(4);
      expect(problems).toEqual([]);
    },
    PHONE,
  ),
);

test('13.2: where each end station is used once in the whole game, one that another has used is in no plan', () =>
  visit(
    NO_GAME,
    async ({ page, problems }) => {
      await page.evaluate(() => localStorage.setItem('gug:advisor', '{"evening":"table-1","aim":"turns"}'));
      const dropped: readonly GugEvent[] = [
        ...BEGUN,
        { kind: 'roll', seat: 0, dice: [4], by: 'hand' },
        {
          kind: 'move',
          seat: 0,
          icon: 0,
          die: 0,
          route: to('victoria', 'pimlico', 'vauxhall', 'stockwell', 'brixton'),
          drop: true,
        },
        { kind: 'pass', seat: 0 },
      ];
      const game = savedGame(dropped);
      await openGame(page, { ...game, rulings: { ...game.rulings, R29: 'whole-game' } });
      expect(await due(page)).toBe('roll');
      await page.locator('[data-do="advice"]').click();
      await page.locator('[data-plan-goal]').first().waitFor(WAIT);
      expect(await page.locator('[data-plan-goal="morden"]').count()).toBe(1);
      expect(await page.locator('[data-plan-goal="brixton"]').count()).toBe(0);
      expect(await page.locator('[data-plan]').innerText()).toContain('which end stations others will use');
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test.each([
  ['/#gug', 'How did you play?', 'Better:'],
  ['/nb/#gug', 'Hvordan spilte dere?', 'Bedre:'],
])('%s after the game every move is looked at, and the better route lies on the map', (address, heading, better) =>
  visit(
    NO_GAME,
    async ({ page, problems }) => {
      await openGame(page, savedGame([...PLAYED, { kind: 'call-off' }]), address);
      await page.locator('#gug-review').getByRole('button', { name: heading }).click();
      const move = page.locator('[data-move]');
      await move.waitFor(WAIT);
      expect(await page.locator('[data-review] .turn-review').count()).toBe(1);
      expect(Number(await move.getAttribute('data-cost'))).toBeGreaterThan(0);
      expect(await move.textContent()).toContain(better);
      expect(await page.locator('.dearest a').count()).toBe(1);
      expect(await page.locator('.better-route').textContent()).toMatch(/: .*\w/);
      expect(await violations(page, '#gug-review')).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);

      // It prints as a page of its own.
      await page.emulateMedia({ media: 'print' });
      expect(await move.isVisible()).toBe(true);
      expect(await page.locator('[data-do="replay"]').isVisible()).toBe(false);
      expect(await page.locator('.leaflet-container').first().isVisible()).toBe(false);
      await page.emulateMedia({ media: 'screen' });

      await page.locator('[data-do="show-dearest"]').click();
      await page.locator('[data-better]').waitFor();
      await page.locator('[data-do="leave-replay"]').click();
      await page.locator('[data-do="show-better"]').click();
      await page.locator('[data-better]').waitFor();
      await page.locator('[data-do="leave-replay"]').click();
      await page.locator('.replay-dock').waitFor({ state: 'detached' });
      expect(problems).toEqual([]);
    },
    PHONE,
  ),
);

test('while the game goes on nobody is told how they play', () =>
  visit(
    NO_GAME,
    async ({ page, problems }) => {
      await openGame(page, savedGame(PLAYED));
      await page.locator('[data-tab="results"]').click();
      await page.locator('#gug-review').getByRole('button', { name: 'How did you play?' }).click();
      expect(await page.locator('#gug-review').textContent()).toContain('when the game is over');
      expect(await page.locator('[data-review]').count()).toBe(0);
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test.each([
  ['/#log', 'Players', 'Work it out for 2 games', 'Luck'],
  ['/nb/#log', 'Spillere', 'Regn det ut for 2 spill', 'Flaks'],
])(
  '%s luck and choices over all games are worked out when asked for, kept, and in the table of a season',
  (address, view, key, luck) =>
    visit(
      NO_LOG,
      async ({ page, problems }) => {
        const over = savedGame([...PLAYED, { kind: 'call-off' }]);
        await openLogWith(page, keptAs(over, { ...goldenGame('v1-gools-smoking.json.txt'), id: 'evening' }), address);
        await page.getByRole('button', { name: view, exact: true }).tap();
        await page.locator('[data-do="season-table"]').tap();
        const tables = page.locator('.how-played table');
        await page.getByRole('button', { name: key }).waitFor();
        expect(await tables.count()).toBe(0);
        await page.locator('[data-do="work-out"]').tap();
        await expect.poll(() => tables.count(), WAIT).toBe(2);
        await page.locator('[data-do="work-out"]').waitFor({ state: 'detached' });
        const gug = page.locator('.how-played [data-balances="gug"]');
        expect(await gug.locator('th[scope="col"]').allTextContents()).toContain(luck);
        expect(await gug.locator('tbody th').allTextContents()).toEqual(['Anna']);
        expect(await violations(page, '.how-played')).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

        await page.reload();
        await page.getByRole('button', { name: view, exact: true }).tap();
        await page.locator('[data-do="season-table"]').tap();
        await expect.poll(() => tables.count()).toBe(2);
        expect(await page.locator('[data-do="work-out"]').count()).toBe(0);
        expect(problems).toEqual([]);
      },
      PHONE,
    ),
);
