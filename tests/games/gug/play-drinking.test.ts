import { describe, expect, test } from 'vitest';
import type { GugEvent } from '../../../src/games/gug/events.ts';
import type { Drink } from '../../../src/games/gug/setup.ts';
import { sipsByReferee } from '../../../src/games/gug/sips.ts';
import {
  begun,
  calling,
  checkRefusal,
  drinking,
  due,
  GAME,
  moving,
  passing,
  play,
  type Refusal,
  rolling,
  seated,
  setupOf,
  standing,
  tossing,
} from './table.ts';

const mode = (seat: number, player: number, drink: Drink): GugEvent => ({ kind: 'mode', seat, player, drink });
const CHARGE = { cause: 'referee', sips: sipsByReferee(5) } as const;
/** Seat 1 owes five sips, and it is not its turn. */
const owing = (variation: 'C' | 'CT' | 'CSP' | 'DUT' = 'C', seat = 1) =>
  seated(begun(3, { variation }), seat, { owed: 5, charges: [CHARGE] });
const afterMove = () => play(GAME, standing(begun(), 0, 'victoria'), [rolling(0, 1), moving(0, 'victoria:green-park')]);

const REFUSALS: readonly Refusal[] = [
  {
    why: ['5.2 not-in-advance, seat 1, count 5'],
    say: 'more than owed',
    state: owing,
    event: drinking(1, 6),
    canOverrule: false,
    but: { event: drinking(1, 5) },
  },
  {
    why: ['5.2 not-in-advance, seat 1, count 0'],
    say: 'nothing owed',
    state: begun,
    event: drinking(1, 1),
    canOverrule: false,
    but: { state: owing },
  },
  {
    why: ['6.1 bad-sips, seat 1'],
    say: 'a sip at least',
    state: owing,
    event: drinking(1, 0),
    canOverrule: false,
    but: { event: drinking(1, 1) },
  },
  {
    why: ['6.1 bad-sips, seat 1'],
    say: 'whole sips',
    state: owing,
    event: drinking(1, 1.5),
    canOverrule: false,
    but: { event: drinking(1, 2) },
  },
  {
    why: ['11.2 hand-on-first, seat 0, count 1'],
    say: 'first the die, then the drink',
    state: afterMove,
    event: drinking(0, 1),
    canOverrule: true,
    but: { state: () => play(GAME, afterMove(), [passing(0)]) },
  },
  {
    why: ['11.2 hand-on-first, seat 0, count 1'],
    say: 'another may drink meanwhile',
    state: () => seated(afterMove(), 1, { owed: 5 }),
    event: drinking(0, 1),
    canOverrule: true,
    but: { event: drinking(1, 5) },
  },
  {
    why: ['17.2 shares-wrong, seat 1, count 5'],
    say: 'shares add up',
    state: () => owing('CT'),
    event: drinking(1, 5, [2, 2]),
    canOverrule: false,
    but: { event: drinking(1, 5, [0, 5]) },
  },
  {
    why: ['17.2 shares-wrong, seat 1, count 5'],
    say: 'a share for each',
    state: () => owing('CT'),
    event: drinking(1, 5, [5]),
    canOverrule: false,
    but: { event: drinking(1, 5, [5, 0]) },
  },
  {
    why: ['17.2 shares-wrong, seat 1, count 5'],
    say: 'nobody drinks less than nothing',
    state: () => owing('CT'),
    event: drinking(1, 5, [6, -1]),
    canOverrule: false,
    but: { event: drinking(1, 5, [4, 1]) },
  },
  {
    why: ['17.4 shares-unequal, seat 1, count 5'],
    say: 'with two icons the shares are equal',
    state: () => owing('DUT'),
    event: drinking(1, 4, [3, 1]),
    canOverrule: true,
    but: { event: drinking(1, 4, [2, 2]) },
  },
  {
    why: ['17.4 shares-unequal, seat 1, count 5'],
    say: 'but for an odd sip',
    state: () => owing('DUT'),
    event: drinking(1, 5, [4, 1]),
    canOverrule: true,
    but: { event: drinking(1, 5, [2, 3]) },
  },
  {
    why: ['3.1 no-such-seat, seat 0'],
    say: 'one player a seat',
    state: begun,
    event: mode(0, 1, 'other'),
    canOverrule: false,
    but: { event: mode(0, 0, 'other') },
  },
];

describe('drinking', () => {
  test.each(REFUSALS)('$why: $say', checkRefusal);

  test('5.1: whoever is asked to roll may drink up, and roll', () => {
    const state = play(GAME, owing('C', 0), [drinking(0, 2), drinking(0, 3)]);
    expect(due(state)).toEqual(['roll 0']);
    expect(state.seats[0]!.players).toEqual([{ drink: 'beer', drunk: 5, counted: 0 }]);
  });

  test.each([
    { say: 'equally, the odd sip to the first', event: drinking(1, 5), is: [3, 2] },
    { say: 'or as they like', event: drinking(1, 5, [0, 5]), is: [0, 5] },
  ])('17.2: a team shares $say', ({ event, is }) => {
    expect(play(GAME, owing('CT'), [event]).seats[1]!.players.map(({ drunk }) => drunk)).toEqual(is);
  });

  test('in a sprint the die is nobody else’s: one may drink at any time', () => {
    const state = standing(owing('CSP', 0), 0, 'victoria');
    expect(play(GAME, { ...state, turn: { ...state.turn!, dice: [1] } }, [drinking(0, 5)]).seats[0]!.owed).toBe(0);
  });

  test('after the game the last sips are drunk all the same', () => {
    const state = play(GAME, owing(), [{ kind: 'call-off' }, drinking(1, 5), mode(1, 0, 'other')]);
    expect(state).toMatchObject({
      phase: 'over',
      seats: [{}, { owed: 0, players: [{ drunk: 5, drink: 'other' }] }, {}],
    });
  });
});

describe('points only', () => {
  const setup = setupOf(3);
  const points = (player: { name: string }) => ({ ...player, drink: 'points' as const });
  const seats = setup.seats.map((seat, index) => (index === 1 ? { ...seat, players: seat.players.map(points) } : seat));

  test('counts at once what another would drink', () => {
    const state = standing(begun(3, { seats }), 0, 'piccadilly-circus');
    const tossed = play(GAME, state, [rolling(0, 1), moving(0, 'piccadilly:leicester-square'), tossing(0, 4)]);
    expect(tossed.seats[1]).toMatchObject({
      owed: 0,
      players: [{ drunk: 0, counted: 4 }],
      charges: [{ cause: 'toss' }],
    });
    expect(tossed.seats[2]).toMatchObject({ owed: 4 });
  });

  test('a drop stands at once', () => {
    const table = play(GAME, begun(), [mode(0, 0, 'points')]);
    const state = play(GAME, standing(table, 0, 'vauxhall'), [
      rolling(0, 5),
      moving(0, 'victoria:stockwell,victoria:brixton', { drop: true }),
    ]);
    expect(state.seats[0]).toMatchObject({ owed: 0, pending: [], players: [{ counted: 8 }] });
  });

  test('from now on: what is owed is counted, and the drop stands', () => {
    const pending = [{ icon: 0, drop: { station: 'brixton', line: 'victoria' } as never }];
    const state = play(GAME, seated(owing(), 1, { pending }), [mode(1, 0, 'points')]);
    expect(state.seats[1]).toMatchObject({
      owed: 0,
      pending: [],
      players: [{ drink: 'points', drunk: 0, counted: 5 }],
    });
  });

  test('one of a team: the share is counted, the other’s drunk', () => {
    const state = play(GAME, owing('CT'), [mode(1, 0, 'points')]);
    expect(state.seats[1]!.owed).toBe(5);
    expect(play(GAME, state, [drinking(1, 5)]).seats[1]!.players).toMatchObject([
      { counted: 3, drunk: 0 },
      { counted: 0, drunk: 2 },
    ]);
    expect(play(GAME, state, [mode(1, 1, 'points')]).seats[1]).toMatchObject({
      owed: 0,
      players: [{ counted: 3 }, { counted: 2 }],
    });
  });

  test('a change back changes nothing that is counted', () => {
    const state = play(GAME, owing(), [mode(1, 0, 'points'), mode(1, 0, 'beer')]);
    expect(state.seats[1]).toMatchObject({ owed: 0, players: [{ drink: 'beer', drunk: 0, counted: 5 }] });
  });

  test('a lost turn leaves the debt', () => {
    expect(play(GAME, owing('C', 0), [calling(0, 'lost'), passing(0)]).seats[0]!.owed).toBe(5);
  });
});
