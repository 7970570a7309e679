import { describe, expect, test } from 'vitest';
import type { GugEvent } from '../../../src/games/gug/events.ts';
import type { GugState } from '../../../src/games/gug/play-state.ts';
import { results } from '../../../src/games/gug/results.ts';
import { DEFAULT_RULINGS, FIRST_DEFAULTS, readingsOfKept, rulingsToKeep } from '../../../src/games/gug/rulings.ts';
import { MARKERS } from '../../../src/games/gug/setup.ts';
import {
  ALL_BUT_BRIXTON,
  begun,
  due,
  GAME,
  gameOf,
  NOON,
  placing,
  play,
  rolling,
  setupOf,
  standing,
  STARTED,
  throwing,
  told,
} from './table.ts';

const join = (at: number, ...names: readonly string[]): GugEvent => ({
  kind: 'join',
  newcomer: {
    team: '',
    marker: MARKERS[at]!,
    players: (names.length > 0 ? names : ['Åse']).map((name) => ({ name, drink: 'beer' })),
  },
});
const passing = (seat: number): GugEvent => ({ kind: 'skip', seat });
const refused = (state: GugState, event: GugEvent, game = GAME) => {
  const { allowed, canOverrule, findings } = game.decide(state, event, state.now).judgement;
  return [...(allowed ? ['allowed'] : []), ...(canOverrule ? ['by the referee'] : []), ...findings.map(told)];
};
const start = (seats = 3) => GAME.start(setupOf(seats));

describe('a newcomer begins as the others did (R56)', () => {
  test('in the middle of a game: places, then has the turn behind the last', () => {
    const state = play(GAME, play(GAME, begun(3), [rolling(0, 4)]), [join(3)], NOON + 60_000);
    expect(due(state)).toEqual(['place 3']);
    // The newcomer's own clock starts here.
    expect(state.seats[3]).toMatchObject({ icons: [{ position: null }], owed: 0, turns: 0, startedAt: state.now });
    const placed = play(GAME, state, [placing(3, 'monument')]);
    expect(due(placed)).toEqual(['move 0']);
    const last = { ...placed, turn: { ...begun(3).turn!, seat: 2 } };
    const owing = { ...last, seats: last.seats.map((seat) => ({ ...seat, owed: 1 })) };
    const theirs = play(GAME, owing, [passing(2)]);
    expect(due(theirs)).toEqual(['skip 3']);
    expect(due(play(GAME, theirs, [passing(3)]))).toEqual(['skip 0']);
  });

  test.each([
    {
      say: 'while all throw',
      state: () => play(GAME, start(), [throwing(0, 3)]),
      is: ['throw 1', 'throw 2', 'throw 3'],
    },
    {
      say: 'while equals throw again: behind them all',
      state: () => play(GAME, start(), [throwing(0, 3), throwing(1, 3), throwing(2, 5)]),
      is: ['throw 0', 'throw 1'],
    },
    {
      say: 'while stations are chosen: the last',
      state: () => play(GAME, start(), [throwing(0, 3), throwing(1, 2), throwing(2, 5)]),
      is: ['place 2'],
    },
  ])('$say', ({ state, is }) => {
    expect(due(play(GAME, state(), [join(3)]))).toEqual(is);
  });

  test('while it is thrown who begins a newcomer may choose a station, and nobody else anew', () => {
    const state = play(GAME, start(2), [...STARTED.slice(0, 4), join(2)]);
    expect(refused(state, placing(0, 'monument'))).toEqual(['7.1 place-not-due, seat 2']);
    expect(due(play(GAME, state, [placing(2, 'monument')]))).toEqual(['throw 0', 'throw 1']);
  });

  test('before the first turn no clock runs, and what was thrown stands', () => {
    const state = play(GAME, start(), [throwing(0, 3), join(3)]);
    expect(state).toMatchObject({ ranks: [], toThrow: [1, 2, 3], thrown: { 0: 3 } });
    expect(state.seats.map(({ startedAt }) => startedAt)).toEqual([null, null, null, null]);
  });

  test('chooses behind equals that throw again', () => {
    const state = play(GAME, start(), [throwing(0, 3), throwing(1, 3), throwing(2, 5), join(3)]);
    expect(play(GAME, state, [throwing(0, 1), throwing(1, 6)]).order).toEqual([2, 1, 0, 3]);
  });

  test('cannot roll before a station is chosen', () => {
    const state = play(GAME, begun(2), [join(2)]);
    const theirs = play(GAME, { ...state, seats: state.seats.map((seat) => ({ ...seat, owed: 1 })) }, [
      passing(0),
      passing(1),
    ]);
    const free = { ...theirs, seats: theirs.seats.map((seat) => ({ ...seat, owed: 0 })) };
    expect(refused(free, rolling(2, 4))).toEqual(['7.1 place-first, seat 2']);
    expect(refused(play(GAME, free, [placing(2, 'monument')]), rolling(2, 4))).toEqual(['allowed']);
  });

  test('17.2: a team of two comes; 17.3: in a sprint, the last to try', () => {
    const team = play(GAME, begun(2, { variation: 'CT' }), [join(2, 'Åse', 'Ola')]);
    expect(team.seats[2]!.players).toHaveLength(2);
    const sprint = play(GAME, begun(2, { variation: 'CSP' }), [join(2)]);
    expect(sprint.order).toEqual([0, 1, 2]);
    expect(due(sprint)).toEqual(['roll 0']);
    // Each has a clock of their own.
    const late = play(GAME, begun(2, { variation: 'CSP' }), [rolling(0, 1), join(2)]);
    expect(late.seats.map(({ startedAt }) => startedAt !== null)).toEqual([true, false, false]);
  });

  test('is among the results, and takes the sign of somebody who has left', () => {
    const state = play(GAME, begun(3), [{ kind: 'retire', seat: 1 }, join(1)]);
    expect(results(state, DEFAULT_RULINGS).map(({ seat, status }) => `${seat} ${status}`)).toEqual([
      '0 playing',
      '1 dnf',
      '2 playing',
      '3 playing',
    ]);
    expect(refused(state, join(1))).toEqual(['2.5 markers-alike, seat 4']);
  });
});

const STRICT = gameOf({ R56: 'not-later' });
const UNDROPPED = gameOf({ R56: 'before-first-drop' });

describe('who may come (R56, 3.1)', () => {
  const dropped = standing(begun(3), 0, 'brixton', { drops: ALL_BUT_BRIXTON.slice(0, 1) });
  test.each([
    { R56: 'any-time', before: ['allowed'], rolled: ['allowed'], late: ['allowed'] },
    {
      R56: 'before-first-drop',
      before: ['allowed'],
      rolled: ['allowed'],
      late: ['by the referee', '3.1 too-late-to-join, seat 3'],
    },
    {
      R56: 'not-later',
      before: ['allowed'],
      rolled: ['by the referee', '3.1 too-late-to-join, seat 3'],
      late: ['allowed'],
    },
  ] as const)('$R56', ({ R56, before, rolled, late }) => {
    const game = gameOf({ R56 });
    expect(refused(begun(3), join(3), game)).toEqual(before);
    expect(refused(play(game, begun(3), [rolling(0, 4)]), join(3), game)).toEqual(rolled);
    // The state was put together by hand: nobody has rolled in it.
    expect(refused(dropped, join(3), game)).toEqual(late);
  });

  test.each([
    {
      say: 'the first of a sprint has begun: too late where nobody may come later',
      state: play(STRICT, begun(2, { variation: 'CSP' }), [rolling(0, 1)]),
      game: STRICT,
      event: join(2),
      why: ['by the referee', '3.1 too-late-to-join, seat 2'],
    },
    {
      say: 'one icon of a team has dropped: too late where nobody may come after the first drop',
      state: standing(begun(2, { variation: 'DUT' }), 0, 'brixton', { drops: ALL_BUT_BRIXTON.slice(0, 1) }),
      game: UNDROPPED,
      event: join(2, 'Åse', 'Ola'),
      why: ['by the referee', '3.1 too-late-to-join, seat 2'],
    },
    {
      say: 'nobody stands yet: not too late before the first drop',
      state: start(2),
      game: UNDROPPED,
      event: join(2),
      why: ['allowed'],
    },
    { say: 'a seventh at a friendly table', state: begun(6), event: join(5), why: ['2.5 markers-alike, seat 6'] },
    {
      say: 'a sixth where it is not friendly',
      state: begun(5, { isFriendly: false }),
      event: join(5),
      why: ['by the referee', '3.1 seats-number, count 6'],
    },
    {
      say: 'one more where too few are left',
      state: play(GAME, begun(3, { isFriendly: false }), [
        { kind: 'retire', seat: 0 },
        { kind: 'retire', seat: 1 },
      ]),
      event: join(3),
      why: ['allowed'],
    },
    {
      say: 'two where each plays alone',
      state: begun(2),
      event: join(2, 'Åse', 'Ola'),
      why: ['3.1 team-size, seat 2, count 1'],
    },
    {
      say: 'one where teams play',
      state: begun(2, { variation: 'CT' }),
      event: join(2),
      why: ['3.1 team-size, seat 2, count 2'],
    },
    {
      say: 'a sixth who is late as well: both are said',
      state: play(STRICT, begun(5, { isFriendly: false }), [rolling(0, 4)]),
      game: STRICT,
      event: join(5),
      why: ['by the referee', '3.1 seats-number, count 6', '3.1 too-late-to-join, seat 5'],
    },
    {
      say: 'after the end',
      state: play(GAME, begun(2), [{ kind: 'call-off' }]),
      event: join(2),
      why: ['1.4 game-over'],
    },
  ])('$say', ({ state, game, event, why }) => {
    expect(refused(state, event, game)).toEqual(why);
  });

  test('a game that was saved before lets anybody come', () => {
    const { R56, ...kept } = DEFAULT_RULINGS;
    expect(readingsOfKept(kept).R56).toBe(R56);
  });

  test('R28: in a game that was saved before it, a team counts as one', () => {
    expect(readingsOfKept(FIRST_DEFAULTS)).toEqual({ ...DEFAULT_RULINGS, R17: 'ending-first', R28: 'seats' });
    expect(readingsOfKept({ ...FIRST_DEFAULTS, R28: 'people' }).R28).toBe('people');
  });

  test('R17: in a game that was saved when it had another default, British Rail on the way costs what it cost', () => {
    expect([FIRST_DEFAULTS.R17, DEFAULT_RULINGS.R17]).toEqual(['ending-first', 'beer-on-the-way']);
    expect(readingsOfKept(FIRST_DEFAULTS).R17).toBe('ending-first');
  });

  test('a new game names the latest only where a table has chosen them, so that an earlier release can read it', () => {
    const { R56, R59, R60, R61, ...kept } = DEFAULT_RULINGS;
    expect(rulingsToKeep(DEFAULT_RULINGS)).toEqual(kept);
    expect([R56, R59, R60, R61]).toEqual(['any-time', 'drinks-up', 'before-team', 'once']);
    const chosen = { R56: 'not-later', R59: 'skipped', R60: 'in-all', R61: 'any' } as const;
    expect(rulingsToKeep({ ...DEFAULT_RULINGS, ...chosen })).toEqual({ ...DEFAULT_RULINGS, ...chosen });
    expect(rulingsToKeep({ ...DEFAULT_RULINGS, R59: 'skipped' })).toEqual({ ...kept, R59: 'skipped' });
  });
});

describe('a newcomer on two phones at once', () => {
  const alike = { clause: 'gug-2.5', reason: 'markers-alike', data: {} } as const;
  const { namesake, besideOthers } = GAME.seating!;
  const beside = (event: GugEvent, state: GugState) => besideOthers!(event, state, new Map());
  const left = play(GAME, begun(3), [{ kind: 'retire', seat: 1 }]);
  const teams = begun(2, { variation: 'CT' });

  test.each([
    { say: 'the same person, the first', state: begun(3), event: join(0, '0'), is: 0 },
    { say: 'the same person, the last', state: begun(3), event: join(2, '2'), is: 2 },
    { say: 'somebody else with the same sign', state: begun(3), event: join(2, 'Åse'), is: undefined },
    { say: 'a namesake who has left', state: left, event: join(1, '1'), is: undefined },
    { say: 'the same team', state: teams, event: join(1, '1a', '1b'), is: 1 },
    { say: 'one of the two', state: teams, event: join(1, '1a', 'Åse'), is: undefined },
    { say: 'two where one sits', state: begun(3), event: join(1, '1', 'Åse'), is: undefined },
    { say: 'what is no coming', state: begun(3), event: passing(0), is: undefined },
  ])('$say: sits at $is', ({ state, event, is }) => {
    expect(namesake!(alike, state, event)).toBe(is);
    expect(namesake!({ ...alike, reason: 'seats-number' }, state, event)).toBeUndefined();
  });

  test.each([
    { say: 'keeps a sign that is free', state: begun(3), event: join(4), sign: 4 },
    { say: 'has the next one for one that is taken', state: begun(3), event: join(1), sign: 3 },
    { say: 'has that of somebody who has left', state: left, event: join(0), sign: 1 },
    { say: 'who sits there already keeps it', state: begun(3), event: join(1, '1'), sign: 1 },
    { say: 'keeps it where none is free', state: begun(6), event: join(1), sign: 1 },
  ])('$say', ({ state, event, sign }) => {
    expect(beside(event, state)).toEqual(
      event.kind === 'join' && { ...event, newcomer: { ...event.newcomer, marker: MARKERS[sign] } },
    );
  });

  test('seats are named by one key, and counted with all who ever came', () => {
    expect(GAME.seating!.keys).toEqual(['seat']);
    expect(GAME.seating!.count(play(GAME, left, [join(4)]))).toBe(4);
  });

  test('what is no coming stays as it is', () => expect(beside(passing(1), begun(3))).toEqual(passing(1)));
});
