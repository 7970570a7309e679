import { describe, expect, test } from 'vitest';
import type { GugEvent } from '../../../src/games/gug/events.ts';
import type { GugState } from '../../../src/games/gug/play-state.ts';
import { results } from '../../../src/games/gug/results.ts';
import { DEFAULT_RULINGS } from '../../../src/games/gug/rulings.ts';
import {
  ALL_BUT_BRIXTON,
  begun,
  brief,
  checkRefusal,
  drinking,
  due,
  ELEVEN_DROPS,
  GAME,
  MINUTE,
  NOON,
  moving,
  overruled,
  passing,
  placing,
  play,
  type Refusal,
  rolling,
  seated,
  skipping,
  standing,
  timed,
} from './table.ts';

const TIME_UP: GugEvent = { kind: 'time-up' };
const CALL_OFF: GugEvent = { kind: 'call-off' };
const PAUSE: GugEvent = { kind: 'pause' };
const RESUME: GugEvent = { kind: 'resume' };
const CALL_LOST = (seat: number): GugEvent => ({ kind: 'snol', seat, form: 'lost' });
/** Judged as if no time had gone by: that of a pause does not. */
const timed0 = (event: GugEvent): GugEvent => ({ ...event, measured: { ms: 0, is: 'exact' } });
const retiring = (seat: number): GugEvent => ({ kind: 'retire', seat });
const LAST = moving(0, 'victoria:brixton', { drop: true });

/** Seat 0 stands before Brixton with ten drops. */
const beforeLast = (over: Parameters<typeof begun>[1] = {}) =>
  standing(begun(3, over), 0, 'stockwell', { drops: ALL_BUT_BRIXTON });
/** Seat 0 has dropped the last; one sip is owed, and the die is handed on. */
const dropped = () => play(GAME, beforeLast(), [rolling(0, 1), LAST, passing(0)]);
const finished = () => play(GAME, dropped(), [drinking(0, 1)]);
const end = finished().now;
/** Seat 1 has dropped all too, and owes a sip for the last. */
const second = () =>
  seated(standing(finished(), 1, 'brixton', { drops: ELEVEN_DROPS }), 1, {
    owed: 1,
    pending: [{ icon: 0, drop: ELEVEN_DROPS[10]! }],
    startedAt: end,
  });
const sprint = () => standing(begun(3, { variation: 'CSP' }), 0, 'stockwell', { drops: ALL_BUT_BRIXTON });
const rolled = () => play(GAME, standing(finished(), 1, 'victoria'), [rolling(1, 1)]);

const REFUSALS: readonly Refusal[] = [
  {
    why: ['15.1 time-is-up, seat 1'],
    say: 'no roll after 15 minutes',
    state: finished,
    event: rolling(1, 1),
    at: end + 15 * MINUTE,
    canOverrule: true,
    but: { at: end + 15 * MINUTE - 1 },
  },
  {
    why: ['15.1 time-is-up, seat 1'],
    say: 'no move either',
    state: rolled,
    event: moving(1, 'victoria:green-park'),
    at: end + 15 * MINUTE,
    canOverrule: true,
    but: { at: end + 15 * MINUTE - 1 },
  },
  {
    why: ['5.1 drink-first, seat 1, count 1', '15.1 time-is-up, seat 1'],
    say: 'late, and in debt: both are said',
    state: () => seated(finished(), 1, { owed: 1 }),
    event: rolling(1, 1),
    at: end + 15 * MINUTE,
    canOverrule: true,
    but: { state: finished, at: end },
  },
  {
    why: ['15.1 time-is-up'],
    say: 'nobody drinks up to finish',
    state: second,
    event: drinking(1, 1),
    at: end + 15 * MINUTE,
    canOverrule: true,
    but: { at: end + 15 * MINUTE - 1 },
  },
  {
    why: ['11.2 hand-on-first, seat 1, count 1'],
    say: 'who may not drink yet is told so, late or not',
    state: () => ({ ...second(), turn: { ...second().turn!, seat: 1, dice: [1] } }),
    event: drinking(1, 1),
    at: end + 15 * MINUTE,
    canOverrule: true,
    but: { state: second, at: end },
  },
  {
    why: ['15.1 time-is-up'],
    say: 'nor counts points to finish',
    state: second,
    event: { kind: 'mode', seat: 1, player: 0, drink: 'points' },
    at: end + 15 * MINUTE,
    canOverrule: true,
    but: { event: { kind: 'mode', seat: 1, player: 0, drink: 'other' } },
  },
  {
    why: ['15.1 time-not-up, count 1'],
    say: 'the 15 minutes are whole',
    state: finished,
    event: TIME_UP,
    at: end + 15 * MINUTE - 1,
    canOverrule: true,
    but: { at: end + 15 * MINUTE },
  },
  {
    why: ['15.1 nobody-finished'],
    say: 'nothing to pause before a finish',
    state: begun,
    event: PAUSE,
    canOverrule: false,
    but: { state: finished },
  },
  {
    why: ['15.1 time-is-up'],
    say: 'nothing to pause once the time is over',
    state: finished,
    event: PAUSE,
    at: end + 15 * MINUTE,
    canOverrule: false,
    but: { at: end + 15 * MINUTE - 1 },
  },
  {
    why: ['17.3 not-begun'],
    say: 'nor in a sprint before the first roll',
    state: sprint,
    event: PAUSE,
    canOverrule: false,
    but: { state: () => play(GAME, sprint(), [rolling(0, 1)]) },
  },
  {
    why: ['1.4 game-over'],
    say: 'nor after the end',
    state: () => play(GAME, finished(), [CALL_OFF]),
    event: PAUSE,
    canOverrule: false,
    but: { state: finished },
  },
  {
    why: ['15.1 nobody-finished'],
    say: 'no clock before a finish',
    state: begun,
    event: TIME_UP,
    canOverrule: false,
    but: { state: finished, at: end + 15 * MINUTE },
  },
  {
    why: ['17.3 no-time-limit'],
    say: 'no clock in a sprint',
    state: sprint,
    event: TIME_UP,
    canOverrule: false,
    but: { event: CALL_OFF },
  },
  {
    why: ['1.4 seat-out, seat 0'],
    say: 'who has finished rolls no more',
    state: finished,
    event: rolling(0, 1),
    canOverrule: false,
    but: { event: rolling(1, 1) },
  },
  {
    why: ['1.4 seat-out, seat 1'],
    say: 'nobody leaves twice',
    state: () => play(GAME, begun(), [retiring(1)]),
    event: retiring(1),
    canOverrule: false,
    but: { event: retiring(2) },
  },
  {
    why: ['1.4 seat-out, seat 0'],
    say: 'who has finished does not leave',
    state: finished,
    event: retiring(0),
    canOverrule: false,
    but: { event: retiring(1) },
  },
  {
    why: ['1.4 game-over'],
    say: 'an over game is over',
    state: () => play(GAME, begun(), [CALL_OFF]),
    event: rolling(0, 1),
    canOverrule: false,
    but: { state: begun },
  },
  {
    why: ['1.4 game-over'],
    say: 'and is not called off again',
    state: () => play(GAME, begun(), [CALL_OFF]),
    event: CALL_OFF,
    canOverrule: false,
    but: { state: begun },
  },
];

describe('the end', () => {
  test.each(REFUSALS)('$why: $say', checkRefusal);

  test('12.5, 1.4: a seat finishes when the last drop is drunk, and has no more turns', () => {
    expect(dropped().seats[0]).toMatchObject({ status: { is: 'playing' }, owed: 1 });
    const state = finished();
    expect(state.seats[0]).toMatchObject({
      status: { is: 'finished', at: end, time: end - state.seats[0]!.startedAt! },
    });
    const one = { ...state, turn: { ...state.turn!, seat: 2, snol: ['lost'] as const } };
    expect(due(play(GAME, one, [passing(2)]))).toEqual(['roll 1']);
  });

  test('a drop that costs nothing finishes at once; the die is handed on all the same', () => {
    const state = standing(begun(), 0, 'vauxhall', { drops: ALL_BUT_BRIXTON });
    const done = play(GAME, state, [rolling(0, 1), moving(0, 'victoria:stockwell,victoria:brixton', { drop: true })]);
    expect(done.seats[0]!.status.is).toBe('finished');
    expect(due(done)).toEqual(['pass 0']);
    expect(due(play(GAME, done, [passing(0)]))).toEqual(['roll 1']);
  });

  test('15.1: whoever has not finished 15 minutes after the last did not', () => {
    expect(due(finished(), end + 15 * MINUTE - 1)).toEqual(['roll 1']);
    expect(due(finished(), end + 15 * MINUTE)).toEqual(['time-up']);
    const early = timed(finished(), TIME_UP, end + 5.5 * MINUTE);
    expect(GAME.decide(finished(), early, end + 5.5 * MINUTE).judgement.findings).toMatchObject([
      { data: { count: 10 } },
    ]);
    const over = play(GAME, finished(), [TIME_UP], end + 15 * MINUTE);
    expect(over.seats.map(({ status }) => status)).toMatchObject([
      { is: 'finished' },
      { is: 'dnf', why: 'time' },
      { is: 'dnf', why: 'time' },
    ]);
    expect(due(over)).toEqual(['over']);
  });

  test('17.3: no such clock runs in a sprint', () => {
    const state = seated(sprint(), 1, { status: { is: 'finished', at: NOON, time: 5 * MINUTE } });
    expect(due(state, NOON + 20 * MINUTE)).toEqual(['roll 0']);
    play(GAME, state, [rolling(0, 1)], NOON + 20 * MINUTE);
  });

  test('1.4: it is kept why somebody did not finish, and nothing is waited for after the end', () => {
    const gone = play(GAME, begun(), [retiring(1)]);
    expect(gone.seats[1]!.status).toEqual({ is: 'dnf', why: 'retired' });
    const over = play(GAME, gone, [CALL_OFF]);
    expect(over.seats.map(({ status }) => status.is === 'dnf' && status.why)).toEqual([
      'called-off',
      'retired',
      'called-off',
    ]);
    expect(over).toMatchObject({ phase: 'over', toThrow: [], turn: null });
  });

  test('15.1: each finish starts the 15 minutes anew', () => {
    const again = play(GAME, second(), [drinking(1, 1)], end + 14 * MINUTE);
    expect(due(again, end + 28 * MINUTE)).toEqual(['roll 2']);
    expect(due(again, end + 29 * MINUTE)).toEqual(['time-up']);
  });

  test('12.5: what is drunk after the end still drops', () => {
    const over = play(GAME, second(), [TIME_UP], end + 15 * MINUTE);
    expect(results(over, DEFAULT_RULINGS).find(({ seat }) => seat === 1)).toMatchObject({ drops: 10, place: null });
    const drunk = play(GAME, over, [drinking(1, 1)]);
    expect(results(drunk, DEFAULT_RULINGS).find(({ seat }) => seat === 1)).toMatchObject({
      drops: 11,
      place: null,
      status: 'dnf',
    });
  });

  test('4.1: a table without a referee may name one for this once', () => {
    const late = overruled(timed(finished(), rolling(1, 1), end + 20 * MINUTE), { by: 'Gunvor' });
    const { judgement } = GAME.decide({ ...finished(), referee: null }, late, end + 20 * MINUTE);
    expect(judgement).toMatchObject({ allowed: true });
    expect(judgement.findings.map(brief)).toEqual(['15.1 time-is-up', '4.1 overruled']);
  });

  test('4.1: what is allowed anyway needs no referee', () => {
    const { judgement } = GAME.decide({ ...begun(), referee: null }, overruled(rolling(0, 1)), NOON);
    expect(judgement).toEqual({ allowed: true, findings: [], canOverrule: false });
  });

  test('4.1: a referee lets a late move through', () => {
    expect(due(play(GAME, finished(), [overruled(rolling(1, 1))], end + 20 * MINUTE), end + 20 * MINUTE)).toEqual([
      'time-up',
    ]);
  });

  test('a seat leaves: its turn passes on, and the last to leave ends the game', () => {
    const state = play(GAME, begun(), [rolling(0, 1), retiring(0)]);
    expect(due(state)).toEqual(['roll 1']);
    expect(due(play(GAME, state, [retiring(2)]))).toEqual(['roll 1']);
    expect(due(play(GAME, state, [retiring(2), retiring(1)]))).toEqual(['over']);
  });

  test('the last one plays on alone', () => {
    const state = play(GAME, seated(begun(), 0, { owed: 1 }), [retiring(1), retiring(2), skipping(0)]);
    expect(due(state)).toEqual(['skip 0']);
    expect(due(play(GAME, state, [drinking(0, 1)]))).toEqual(['roll 0']);
  });

  test('a game is called off from any of its phases', () => {
    const start = GAME.start(begun().setup);
    for (const state of [start, begun(), finished()]) {
      const over = play(GAME, state, [CALL_OFF]);
      expect(over).toMatchObject({ phase: 'over', turn: null });
      expect(over.seats.every(({ status }) => status.is !== 'playing')).toBe(true);
    }
  });

  test('17.3: in a sprint the next one starts when one has finished, left or drunk up', () => {
    const done = play(GAME, sprint(), [rolling(0, 1), LAST, drinking(0, 1)]);
    expect(done.seats[0]).toMatchObject({ status: { is: 'finished', time: 2000 } });
    expect(due(done)).toEqual(['place 1']);
    const next = play(GAME, done, [placing(1, 'great-portland-street')]);
    expect(due(next)).toEqual(['roll 1']);
    expect(next.turn).toMatchObject({ seat: 1, number: 2 });
    expect(due(play(GAME, next, [rolling(1, 2), retiring(1)]))).toEqual(['place 2']);
    expect(due(play(GAME, next, [retiring(2), retiring(1)]))).toEqual(['over']);
  });
});

describe('a pause', () => {
  /** Paused five minutes after the finish. */
  const paused = () => play(GAME, finished(), [PAUSE], end + 5 * MINUTE);
  const at = end + 5 * MINUTE;
  const late = at + 60 * MINUTE;

  test('stops the game’s time, and remembers what the clock had come to', () => {
    expect(paused()).toMatchObject({
      now: at,
      pause: { isOn: true, at, measured: { ms: 5 * MINUTE, is: 'exact' } },
    });
    const meanwhile = play(GAME, paused(), [{ kind: 'referee', name: 'Kari' }, timed0(PAUSE)], late);
    expect(meanwhile).toEqual({ ...paused(), referee: 'Kari' });
  });

  test.each<[string, () => GugState, GugEvent]>([
    ['by the table', paused, RESUME],
    ['by a roll', paused, rolling(1, 1)],
    ['by “snøl”', paused, { kind: 'snol', seat: 1, form: 'hurry' }],
    ['by skipping a turn', () => seated(paused(), 1, { owed: 1 }), skipping(1)],
    ['by handing on the die', () => play(GAME, paused(), [rolling(1, 1), CALL_LOST(1), PAUSE], at), passing(1)],
    ['by drinking in a sprint', () => play(GAME, sprint(), [rolling(0, 1), LAST, PAUSE], at), drinking(0, 1)],
  ])('is over %s', (_, state, event) => {
    const before = state();
    const after = play(GAME, before, [timed0(event)], late);
    expect(after.pause?.isOn ?? false).toBe(false);
    expect(after.now).toBe(before.now);
    const later = play(GAME, after, [{ kind: 'referee', name: 'Kari' }], late + MINUTE);
    expect(later.now).toBe(before.now + MINUTE);
  });

  test('goes on while others drink, but not in a sprint', () => {
    const state = play(GAME, seated(paused(), 0, { owed: 2 }), [drinking(0, 2)], late);
    expect(state.pause?.isOn).toBe(true);
  });

  test('is of the clock that it stopped: a finish starts another', () => {
    const state = play(GAME, { ...second(), pause: paused().pause! }, [timed0(drinking(1, 1))], late);
    expect(state).not.toHaveProperty('pause');
    expect(state.seats[1]!.status).toMatchObject({ is: 'finished' });
    expect(play(GAME, state, [timed0(RESUME)], late + MINUTE).now).toBe(state.now + MINUTE);
  });

  test('ends with the game', () => expect(play(GAME, paused(), [CALL_OFF], late)).not.toHaveProperty('pause'));

  test('takes nothing of anybody’s time, however the phone’s clock was set in it', () => {
    const start = play(GAME, sprint(), [rolling(0, 1), LAST]);
    const took = (...events: (readonly [GugEvent, number])[]) => {
      const state = events.reduce((table, [event, when]) => play(GAME, table, [event], start.now + when), start);
      return state.seats[0]!.status;
    };
    const done = { is: 'finished', time: 1000 + 2 * MINUTE } as const;
    expect(took([drinking(0, 1), 2 * MINUTE])).toMatchObject(done);
    for (const length of [30 * MINUTE, -24 * 60 * MINUTE]) {
      expect(took([PAUSE, MINUTE], [RESUME, MINUTE + length], [drinking(0, 1), 2 * MINUTE + length])).toEqual(
        took([drinking(0, 1), 2 * MINUTE]),
      );
    }
  });

  test('that nobody made may be ended, and changes nothing', () =>
    expect(play(GAME, finished(), [RESUME], end)).toEqual(finished()));
});

describe('results', () => {
  const sips = (state: GugState, seat: number, drunk: number) =>
    seated(state, seat, { players: [{ drink: 'beer', drunk, counted: 2 }] });

  test('by time, then by drops', () => {
    const state = sips(
      standing(seated(finished(), 1, { status: { is: 'finished', at: end - 1, time: 5 } }), 2, 'brixton'),
      2,
      18,
    );
    expect(results(state, DEFAULT_RULINGS)).toMatchObject([
      { seat: 1, place: 1, time: 5, status: 'finished' },
      { seat: 0, place: 2, status: 'finished', drops: 11, sips: [1], counted: [0] },
      { seat: 2, place: null, time: null, status: 'playing', drops: 0, sips: [18], counted: [2], bottles: 1.5 },
    ]);
    expect(
      results(standing(begun(), 1, 'brixton', { drops: ALL_BUT_BRIXTON }), DEFAULT_RULINGS).map(({ seat }) => seat),
    ).toEqual([1, 0, 2]);
  });

  test('17.3: in a sprint by each one’s own clock; equals share a place', () => {
    const times = [5, 3, 3];
    const state = times.reduce<GugState>(
      (table, time, seat) => seated(table, seat, { status: { is: 'finished', at: seat, time } }),
      begun(3, { variation: 'CSP' }),
    );
    expect(results(state, DEFAULT_RULINGS).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
    ]);
  });
});
