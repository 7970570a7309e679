import type { Page } from 'playwright-core';
import type { GugEvent } from '../../src/games/gug/events.ts';
import type { StationId } from '../../src/games/gug/board-data.ts';
import { savedRound } from '../browser/gabong-round.ts';
import { savedEvening } from '../browser/gools-evening.ts';
import { mapReady } from '../browser/gug.ts';
import { savedGame, seatsOf } from '../browser/gug-game.ts';
import { keptAs } from '../browser/log.ts';
import { onTable } from '../browser/on-table.ts';
import { correctLine, historyLines } from '../browser/stage.ts';
import { LONG_NAMES, type State } from '../browser/states/state.ts';
import { keeping, round, throwing } from '../games/gools/table.ts';
import { goldenGame } from '../storage/golden.ts';
import { savedTournament } from '../storage/tournaments.ts';

const thrown = (seat: number, eyes: number): GugEvent => ({ kind: 'throw', seat, eyes, by: 'hand' });
const placed = (seat: number, id: string): GugEvent => ({ kind: 'place', seat, icon: 0, station: id as StationId });
const ORDER = [thrown(0, 6), thrown(1, 5)];
const BEGUN = [...ORDER, placed(0, 'victoria'), placed(1, 'bank'), ...ORDER];
const rolled = (eyes: number): GugEvent => ({ kind: 'roll', seat: 0, dice: [eyes], by: 'hand' });
const TO_OXFORD = ['green-park', 'oxford-circus'].map((to) => ({ line: 'victoria', to: to as StationId }));
const MOVED: GugEvent = { kind: 'move', seat: 0, icon: 0, die: 0, route: TO_OXFORD as never, drop: false };

const shown = (page: Page, what: string) => page.locator(`${what} >> visible=true`).first();
const press = (page: Page, what: string) => shown(page, `[data-do="${what}"]`).click();
/** A phone that has had no guide yet. */
const UNGUIDED = { guided: '[]' };
const advised = (events: readonly GugEvent[]) => ({ ...savedGame(events), sides: {} });

const state = (name: string, address: string, shows: string, rest: Partial<State> = {}): State => ({
  name: `more ${name}`,
  kind: 'filled',
  address,
  shows,
  ...rest,
});
const bracket = (steps: number) => {
  const whole = savedTournament('eight');
  return { ...whole, events: whole.events.slice(0, steps) };
};
const cup = (page: Page) => page.locator('#log .view-keys button').nth(2).click();

/** What is seen once in an evening, or by one of many. */
export const MORE_SHOTS: readonly State[] = [
  state('guide gug', '#gug', '.guide', { kept: { ...UNGUIDED, ...onTable(savedGame(BEGUN)) }, prepare: mapReady }),
  state('guide gools', '#gools', '.guide', {
    kept: { ...UNGUIDED, ...onTable(savedEvening([throwing(0, '33316')])) },
  }),
  state('guide gabong', '#gabong', '.guide', { kept: { ...UNGUIDED, ...onTable(savedRound([])) } }),
  state('what it does', '#gug', '#what-it-does li svg', {
    prepare: (page) => page.locator('[popovertarget="what-it-does"], .what-key').first().click(),
  }),
  state('overrule', '#gug', '.sheet', {
    kept: onTable(savedGame([...BEGUN, rolled(2)], { seats: seatsOf(...LONG_NAMES.slice(0, 2)) })),
    async prepare(page) {
      await mapReady(page);
      for (const name of ['Green Park', 'Victoria']) {
        await page.locator('#gug').getByRole('combobox').first().fill(name);
        await page.getByRole('option').first().click();
      }
      await press(page, 'overrule');
    },
  }),
  ...[
    { panel: 'gug', game: savedGame([...BEGUN, rolled(2)], { seats: seatsOf(...LONG_NAMES.slice(0, 2)) }) },
    { panel: 'gools', game: savedEvening([throwing(0, '33316'), keeping(0, '333')]) },
    { panel: 'gabong', game: savedRound([]) },
  ].map(({ panel, game }) =>
    state(`table ${panel}`, `#${panel}`, '.sheet', {
      kept: onTable(game),
      prepare: (page) => press(page, 'table'),
    }),
  ),
  state('table cup', '#log', '.sheet', {
    kept: onTable(bracket(3)),
    async prepare(page) {
      await cup(page);
      await press(page, 'table');
    },
  }),
  state('cup in play', '#log', '.tournament-bracket', { kept: onTable(bracket(3)), prepare: cup }),
  state('cup heat', '#log', '.sheet', {
    kept: onTable(bracket(1)),
    async prepare(page) {
      await cup(page);
      await shown(page, '.tournament-bracket button').click();
    },
  }),
  state('correct', '#gools', '.correct-part', {
    kept: onTable(savedEvening([...round('331|24 124|55 224|55 441|22', 0, 4)])),
    async prepare(page) {
      await press(page, 'happened');
      await correctLine(historyLines(page).nth(2));
    },
  }),
  state('season new', '#log', '[name="season-name"]', {
    kept: keptAs(...['a', 'b', 'c'].map((id) => ({ ...goldenGame('v1-gools-six.json.txt'), id }))),
    async prepare(page) {
      await page.locator('#log .view-keys button').nth(1).click();
      await press(page, 'season-new');
      await press(page, 'season-save');
    },
  }),
  state('advisor gug', '#gug', '[data-plan-end]', {
    kept: onTable(advised([...BEGUN, rolled(3)])),
    async prepare(page) {
      await press(page, 'table');
      await page.getByRole('switch').first().waitFor();
      await page
        .locator('.sheet')
        .getByRole('switch', { name: /advisor|rådgiver/i })
        .check();
      await page.keyboard.press('Escape');
      await press(page, 'advice');
      await page.locator('[data-plan-end]').first().waitFor({ timeout: 90_000 });
    },
  }),
  state('ranking', '#gools', '.sheet', {
    kept: onTable(savedEvening([throwing(0, '33316')])),
    prepare: (page) => press(page, 'ranking'),
  }),
  state('penalty', '#gabong', '.sheet', { kept: onTable(savedRound([])), prepare: (page) => press(page, 'penalty') }),
  ...[
    { panel: 'gug', game: savedGame([...BEGUN, rolled(2)]), asked: 'Victoria' },
    { panel: 'gools', game: savedEvening([throwing(0, '33316')]), asked: '' },
    { panel: 'gabong', game: savedRound([]), asked: 'can I lay a 7 on a 7' },
  ].map(({ panel, game, asked }) =>
    state(`ask ${panel}`, `#${panel}`, '.sheet .asking input', {
      kept: onTable(game),
      async prepare(page) {
        await page.locator(`#${panel} [data-do="menu"]`).click();
        await page.locator('[data-ask]').click();
        const field = page.locator('.sheet .asking input').first();
        await field.waitFor();
        if (asked === '') return;
        await field.fill(asked);
        await page.locator('.sheet :is(.found, .answer-card)').first().waitFor();
      },
    }),
  ),
  state('news', '#gools', '#what-is-new:popover-open', {
    prepare: (page) => page.locator('#what-is-new').evaluate((sheet: HTMLElement) => sheet.showPopover()),
  }),
  ...['fetching', 'later', 'ready', 'newer'].map((offline) =>
    state(`footer ${offline}`, '#log', '.site-footer', {
      prepare: (page) =>
        page.locator('[data-offline]').evaluate((place: HTMLElement, is) => {
          place.dataset['offline'] = is;
          const { content } = place.querySelector<HTMLTemplateElement>(`[data-state="${is}"]`)!;
          place.querySelector('p')!.textContent = content.textContent;
          scrollTo(0, document.body.scrollHeight);
        }, offline),
    }),
  ),
  state('not fetched', '#gools', '.panel .fetching [role="alert"]', {
    kind: 'error',
    async prepare(page) {
      await page.route(/_astro\/(?!.*css)/, (route) => route.abort());
      await page.reload();
    },
  }),
  state('tv none', '#tv', '.tv-none'),
  state('tv gug', '#tv', '.tv-name', {
    kept: onTable(savedGame([...BEGUN, rolled(2), MOVED], { seats: seatsOf(...LONG_NAMES.slice(0, 2)) })),
  }),
  state('tv gools', '#tv', '.tv-name', {
    kept: onTable(savedEvening([throwing(0, '33316')], [...LONG_NAMES, 'Per'])),
  }),
  state('tv gabong', '#tv', '.tv-name', { kept: onTable(savedRound([])) }),
  state('tv cup', '#tv', '.tv-name', { kept: onTable(bracket(3)) }),
];
