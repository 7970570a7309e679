import type { Page } from 'playwright-core';
import type { StationId } from '../../../src/games/gug/board-data.ts';
import type { GugEvent } from '../../../src/games/gug/events.ts';
import { mapReady } from '../gug.ts';
import { savedGame, seatsOf } from '../gug-game.ts';
import { onTable } from '../on-table.ts';
import { LONG_NAMES, type State } from './state.ts';

const thrown = (seat: number, eyes: number): GugEvent => ({ kind: 'throw', seat, eyes, by: 'hand' });
const placed = (seat: number, id: string): GugEvent => ({ kind: 'place', seat, icon: 0, station: id as StationId });

const THROWN = [thrown(0, 6), thrown(1, 5), thrown(2, 4)];
const ROLLED: readonly GugEvent[] = [
  ...THROWN,
  ...['victoria', 'embankment', 'bank'].map((id, seat) => placed(seat, id)),
  ...THROWN,
  { kind: 'roll', seat: 0, dice: [2], by: 'phone' },
];
const seats = seatsOf(...LONG_NAMES);
const game = (events: readonly GugEvent[]) => onTable(savedGame(events, { seats, referee: LONG_NAMES[1] }));

/** Opens every fold that can be seen in a part of the page. */
async function unfold(page: Page, part: string): Promise<void> {
  const folded = page.locator(`${part} .fold-key[aria-expanded="false"]:visible`);
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
}

const BROKEN_ROUTE = 'victoria:green-park,victoria:oxford-circus,victoria:warren-street,northern:goodge-street';
const DROPS =
  'northern:morden,victoria:brixton,district:upminster,central:epping,jubilee:stanmore,metropolitan:uxbridge';

export const GUG_STATES: readonly State[] = [
  { name: 'the judge', kind: 'empty', address: '#gug', prepare: mapReady, shows: '[data-question="at"]' },
  {
    name: 'the judge with a verdict',
    kind: 'filled',
    address: `?at=victoria&die=4&route=${BROKEN_ROUTE}&drops=${DROPS}#gug`,
    async prepare(page) {
      await mapReady(page);
      await unfold(page, '#gug');
    },
    shows: '#gug [data-verdict="illegal"]',
  },
  {
    name: 'the judge with a link that makes no sense',
    kind: 'error',
    address: '?board=oslo&at=victoria&die=9&route=victoria:green-park,nonsense#gug',
    prepare: mapReady,
    shows: '.notes [data-part="route"]',
  },
  {
    name: 'a game with a move to make',
    kind: 'filled',
    address: '#gug',
    kept: game(ROLLED),
    prepare: mapReady,
    shows: '.game-dock[data-due="move"]',
  },
];
