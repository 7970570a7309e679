import { expect, test } from 'vitest';
import type { GugEvent } from '../../../src/games/gug/events.ts';
import type { GugState } from '../../../src/games/gug/play-state.ts';
import { DEFAULT_RULINGS } from '../../../src/games/gug/rulings.ts';
import { MARKERS } from '../../../src/games/gug/setup.ts';
import { GUG_ADAPTER } from '../../../src/games/log-adapters/gug.ts';
import { begun, dropsOf, GAME, NOON, play, seated, setupOf, standing } from '../gug/table.ts';

/** How a table of three stands, whose game was created a second after noon. */
const standingOf = (state: GugState) =>
  GUG_ADAPTER.standing(
    {
      id: 'evening',
      createdAt: NOON + 1000,
      setup: setupOf(3),
      events: [],
      rulings: DEFAULT_RULINGS,
      sides: {},
      board: { id: 'london-2025', version: 2 },
    },
    { state, at: state.now, rejectedEvents: 2 },
  );
const placesOf = (state: GugState) =>
  standingOf(state).places.map(({ names: [name], place }) => `${name} ${place ?? '-'}`);
const join = (name: string): GugEvent => ({
  kind: 'join',
  newcomer: { team: '', marker: MARKERS[4], players: [{ name, drink: 'beer' }] },
});

test('a game that is on, and one that is over', () => {
  expect(standingOf(begun(3))).toMatchObject({ is: 'running', rejectedEvents: 2 });
  expect(standingOf(play(GAME, begun(3), [{ kind: 'call-off' }]))).toMatchObject({ is: 'finished' });
});

test('it is of its last play, and of its creation where nothing was played since', () => {
  expect(standingOf({ ...begun(3), now: NOON }).at).toBe(NOON + 1000);
  expect(standingOf({ ...begun(3), now: NOON + 5000 }).at).toBe(NOON + 5000);
});

test('seats are in their order, whoever came in first', () => {
  const state = seated(begun(3), 2, {
    status: { is: 'finished', at: NOON, time: 5000 },
    players: [{ drink: 'beer', drunk: 7, counted: 1 }],
  });
  const seat = { team: '', place: null, time: null, drops: 0 };
  expect(standingOf(state).seats).toEqual([
    { ...seat, players: [{ name: '0', sips: 0, points: 0 }] },
    { ...seat, players: [{ name: '1', sips: 0, points: 0 }] },
    { ...seat, players: [{ name: '2', sips: 7, points: 1 }], place: 1, time: 5000 },
  ]);
  expect(placesOf(state)).toEqual(['0 -', '1 -', '2 1']);
});

test('a player has collected every station where an inhibition was dropped for good, each once', () => {
  const drops = dropsOf('northern:morden,piccadilly:heathrow,piccadilly:heathrow,northern:edgware');
  const over = seated({ ...begun(3), phase: 'over' }, 0, {
    // 12.5: not drunk up for yet.
    pending: [{ icon: 0, drop: drops.at(-1)! }],
    startedAt: NOON,
  });
  const stands = standingOf(standing(over, 0, 'edgware', { drops }));
  expect(stands.seats.map(({ stations }) => stations)).toEqual([['morden', 'heathrow'], undefined, undefined]);
  const found = GUG_ADAPTER.statistics(['a', 'b'].map((id) => ({ id, standing: stands })));
  expect(found.find(({ name }) => name === '0')!.stations).toEqual(['morden', 'heathrow']);
});

test('F52: who has left and come back has one place; a namesake of somebody who stays has another', () => {
  expect(placesOf(play(GAME, begun(3), [{ kind: 'retire', seat: 1 }, join('1')]))).toEqual(['0 -', '2 -', '1 -']);
  expect(placesOf(play(GAME, begun(3), [join('1')]))).toEqual(['0 -', '1 -', '2 -', '1 -']);
});

test('it is called in saved games what it was always called', () => expect(GUG_ADAPTER.id).toBe('gug'));
