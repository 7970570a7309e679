import type { Page } from 'playwright-core';
import { keptAs, savedGame } from '../log.ts';
import { savedTournament } from '../../storage/tournaments.ts';
import { LONG_NAMES, type State } from './state.ts';

const KEPT = {
  ...keptAs(
    savedGame({ id: 'over', name: LONG_NAMES[0], players: LONG_NAMES, isOver: true }),
    savedGame({ id: 'running', name: LONG_NAMES[1], players: LONG_NAMES }),
  ),
  'game:newer': JSON.stringify({ ...savedGame({ id: 'newer', name: 'Newer' }), v: 999 }),
};

/** Opens one of the views of the log. */
const view = (page: Page, at: number) => page.locator('#log .view-keys button').nth(at).click();

const WHOLE = savedTournament('eight');
const TOURNAMENT = {
  ...WHOLE,
  setup: {
    ...WHOLE.setup,
    players: WHOLE.setup.players.map((player, at) => ({ ...player, name: LONG_NAMES[at] ?? player.name })),
  },
};
/** A phone with the first steps of a tournament on its table. */
const tournament = (steps: number) => ({
  [`game:${TOURNAMENT.id}`]: JSON.stringify({ ...TOURNAMENT, events: TOURNAMENT.events.slice(0, steps) }),
  'tournament:current': JSON.stringify(TOURNAMENT.id),
});

export const LOG_STATES: readonly State[] = [
  { name: 'the log with games', kind: 'filled', address: '#log', kept: KEPT, shows: '[data-game="over"]' },
  {
    name: 'the log with a link that is broken',
    kind: 'error',
    address: '#log',
    prepare: (page) => page.evaluate(() => (location.hash = '#game=AAAA')),
    shows: '[data-why]',
  },
  {
    name: 'a tournament to be set up',
    kind: 'empty',
    address: '#log',
    async prepare(page) {
      await view(page, 2);
      await page.locator('#tournament-format .fold-key').click();
    },
    shows: '.format-part',
  },
  {
    name: 'a tournament with games to play',
    kind: 'filled',
    address: '#log',
    kept: tournament(1),
    prepare: (page) => view(page, 2),
    shows: '.tournament-bracket',
  },
];
