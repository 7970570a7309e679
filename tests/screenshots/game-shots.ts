import type { Page } from 'playwright-core';
import type { StationId } from '../../src/games/gug/board-data.ts';
import type { GugEvent } from '../../src/games/gug/events.ts';
import type { SavedGame } from '../../src/storage/saved-game.ts';
import { savedRound } from '../browser/gabong-round.ts';
import { savedEvening } from '../browser/gools-evening.ts';
import { mapReady } from '../browser/gug.ts';
import { savedGame, seatsOf } from '../browser/gug-game.ts';
import { keptAs } from '../browser/log.ts';
import { onTable } from '../browser/on-table.ts';
import { pressInMore } from '../browser/stage.ts';
import { type State } from '../browser/states/state.ts';
import { STATES } from '../browser/states/states.ts';
import { entering, keeping, mini, round, throwing } from '../games/gools/table.ts';
import { eveningByTwo } from '../storage/evening.ts';
import { goldenGame } from '../storage/golden.ts';

const thrown = (seat: number, eyes: number): GugEvent => ({ kind: 'throw', seat, eyes, by: 'hand' });
const placed = (seat: number, id: string): GugEvent => ({ kind: 'place', seat, icon: 0, station: id as StationId });

const PEOPLE = ['Anna', 'Kåre-Wilhelm Ødegårdsbakken', 'Cæcilie 🍻'];
const ORDER = [thrown(0, 6), thrown(1, 5), thrown(2, 4)];
const PLACED = [...ORDER, ...['victoria', 'kings-cross-st-pancras', 'bank'].map((id, seat) => placed(seat, id))];
const BEGUN = [...PLACED, ...ORDER];
const rolled = (eyes: number): GugEvent => ({ kind: 'roll', seat: 0, dice: [eyes], by: 'phone' });
const at = (events: readonly GugEvent[]) =>
  onTable(savedGame(events, { seats: seatsOf(...PEOPLE), isFriendly: false }));

/** Taps on a name that is searched for, as a hand does it far from the map. */
async function name(page: Page, ...stations: readonly string[]): Promise<void> {
  await mapReady(page);
  for (const station of stations) {
    await page.locator('#gug').getByRole('combobox').first().fill(station);
    await page.getByRole('option').first().click();
  }
}

const gug = (state: Omit<State, 'address' | 'kind'>): State => ({
  kind: 'filled',
  address: '#gug',
  ...state,
  prepare: async (page) => {
    await mapReady(page);
    await state.prepare?.(page);
  },
});
const other = (panel: string, called: string, game: SavedGame, shows: string, prepare?: State['prepare']): State => ({
  name: `${panel} ${called}`,
  kind: 'filled',
  address: `#${panel}`,
  kept: onTable(game),
  shows,
  ...(prepare && { prepare }),
});
/** A key of the log's or the checker's row of views. */
const view = (which: number) => (page: Page) => page.locator('.panel:visible .view-keys button').nth(which).click();

const evening = (...events: Parameters<typeof savedEvening>[0]) => savedEvening(events);
const THREE_MAN = round('331|26 221|14 221|55 441|44', 0, 4);
const MANY = keptAs(
  ...['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...eveningByTwo(12), id, name: id === 'b' ? 'Fredag hos Åse' : '' })),
  goldenGame('v1-gools-six.json.txt'),
  goldenGame('v1-gabong-ten-deals.json.txt'),
  goldenGame('v1-tournament-eight.json.txt'),
);
const onTv = (golden: string): State => ({
  name: `tv ${golden.slice(3, 9)}`,
  kind: 'filled',
  address: '#tv',
  kept: keptAs(goldenGame(golden)),
  shows: '.tv-name',
});

/** Games as they stand in the middle of an evening, beside the states that the tests of looks go through. */
export const GAME_SHOTS: readonly State[] = [
  ...STATES,
  gug({ name: 'gug set-up', shows: '.setup', prepare: (page) => page.locator('.mode-keys .key').click() }),
  gug({ name: 'gug order', kept: at([]), shows: '[data-due="throw"]' }),
  gug({ name: 'gug place', kept: at(ORDER), shows: '[data-due="place"]' }),
  gug({ name: 'gug roll', kept: at(BEGUN), shows: '[data-due="roll"]' }),
  gug({ name: 'gug rolled', kept: at([...BEGUN, rolled(4)]), shows: '[data-due="move"]' }),
  gug({
    name: 'gug route',
    kept: at([...BEGUN, rolled(4)]),
    shows: '.chips .chip',
    prepare: (page) => name(page, 'Green Park', 'Oxford Circus'),
  }),
  gug({
    name: 'gug refused',
    kept: at([...BEGUN, rolled(2)]),
    shows: '.ticket[data-outcome="illegal"]',
    prepare: (page) => name(page, 'Green Park', 'Victoria'),
  }),
  gug({
    name: 'gug drink',
    kept: at([...BEGUN, rolled(2)]),
    shows: '.queue',
    async prepare(page) {
      await name(page, 'Oxford Circus');
      await page.locator('.acts .go').first().click();
    },
  }),
  gug({ name: 'gug over', kept: at([...BEGUN, { kind: 'call-off' }]), shows: '.over-ticket' }),
  gug({ name: 'gug golden', kept: onTable(eveningByTwo(12)), shows: '.game-dock' }),
  gug({
    name: 'gug happened',
    kept: onTable(eveningByTwo(12)),
    shows: '.table-happened',
    prepare: (page) => page.locator('[data-tab="happened"]').click(),
  }),
  gug({
    name: 'gug unreadable',
    kind: 'error',
    kept: { 'game:x': '{"v":1', 'gug:current': '"x"' },
    shows: '#gug .panel-body, #gug',
  } as Omit<State, 'address' | 'kind'>),
  other('gools', 'first throw', evening(), '.dice-face'),
  other('gools', 'thrown', evening(throwing(0, '33316')), '.dice-pick'),
  other('gools', 'kept', evening(throwing(0, '33316'), keeping(0, '333')), '.game-table'),
  other('gools', 'second hand', evening(entering(0, '331|24'), throwing(1, '14556')), '.dice-pick'),
  other('gools', 'drinks', evening(...round('331|26 221|14 221|55 441|44', 0, 4)), '.game-table'),
  other(
    'gools',
    'three man',
    evening(...THREE_MAN, mini({ kind: 'throw', seat: 1, dice: [1, 5], by: 'phone' })),
    '.mini-head',
  ),
  other(
    'gools',
    'three man double',
    evening(...THREE_MAN, mini({ kind: 'throw', seat: 1, dice: [2, 2], by: 'hand' })),
    '.mini-head',
  ),
  other('gools', 'happened', evening(...round('331|24 124|55 224|55 441|22', 0, 4)), '.table-happened', (page) =>
    pressInMore(page, '[data-do="happened"]'),
  ),
  other('gools', 'over', evening(entering(0, '112|45'), entering(1, '331|11'), { kind: 'end' }), '.over-ticket'),
  { name: 'gabong set-up', kind: 'empty', address: '#gabong', shows: '#gabong form, #gabong .key' },
  other('gabong', 'deal', savedRound([]), '.deal-entry'),
  other('gabong', 'hand', savedRound([]), '.rank-key', (page) =>
    page.locator('.deal-entry [data-do="out"]').first().click(),
  ),
  other('gabong', 'golden', goldenGame('v1-gabong-ten-deals.json.txt'), '.score-board'),
  other('gabong', 'over', savedRound([{ kind: 'end' }]), '.over-ticket'),
  { name: 'log many', kind: 'filled', address: '#log', kept: MANY, shows: '[data-game="a"]' },
  { name: 'log seasons', kind: 'filled', address: '#log', kept: MANY, shows: '#log', prepare: view(1) },
  { name: 'log empty', kind: 'empty', address: '#log', shows: '#log .view-keys' },
  {
    name: 'log cup',
    kind: 'filled',
    address: '#log',
    kept: onTable(goldenGame('v1-tournament-eight.json.txt')),
    shows: '.over-ticket, .tournament-bracket',
    prepare: view(2),
  },
  onTv('v1-classic.json.txt'),
  onTv('v1-gools-six.json.txt'),
  onTv('v1-gabong-ten-deals.json.txt'),
  onTv('v1-tournament-eight.json.txt'),
  { name: 'quiz', kind: 'empty', address: 'rules/quiz/?n=4711', shows: '.quiz-asked[data-quiz]' },
  {
    name: 'quiz missed',
    kind: 'error',
    address: 'rules/quiz/?n=4711',
    shows: '.quiz-said',
    prepare: (page) => page.locator('[data-say="true"]').click(),
  },
];
