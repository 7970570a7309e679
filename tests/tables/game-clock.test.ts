import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GugEvent, Measured } from '../../src/games/gug/events.ts';
import type { GugState, SeatState, SeatStatus } from '../../src/games/gug/play-state.ts';
import {
  clockFace,
  finishClock,
  isAbsurd,
  measuredNow,
  noteTime,
  sprintTime,
  timeLeft,
} from '../../src/tables/gug/game/play/clock.ts';
import { winnersOf } from '../../src/tables/gug/game/play/turn-plays.ts';
import { begun, GAME, MINUTE, NOON, rolling, seated, told } from '../games/gug/table.ts';

test.each([
  [0, '0:00'],
  [-5000, '0:00'],
  [999, '0:00'],
  [65_000, '1:05'],
  [15 * 60_000, '15:00'],
  [3_723_000, '1:02:03'],
])('%i ms is %s', (time, face) => expect(clockFace(time)).toBe(face));

const PLAYING: SeatStatus = { is: 'playing' };
const finished = (at: number, time = at): SeatStatus => ({ is: 'finished', at, time });

const game = (statuses: readonly SeatStatus[], rest: Partial<GugState> = {}, variation = 'C') =>
  ({
    phase: 'play',
    setup: { variation },
    seats: statuses.map((status): Partial<SeatState> => ({ status })),
    ...rest,
  }) as unknown as GugState;

describe('the 15 minutes of 15.1', () => {
  test.each([
    ['nobody has finished', game([PLAYING, PLAYING]), undefined],
    ['after the last finish', game([finished(MINUTE), finished(5 * MINUTE), PLAYING]), 5 * MINUTE],
    ['nobody is left to finish', game([finished(MINUTE), { is: 'dnf', why: 'retired' }]), undefined],
    ['the game is over', game([finished(MINUTE), PLAYING], { phase: 'over' }), undefined],
    ['in a sprint each has a clock of their own', game([finished(MINUTE), PLAYING], {}, 'CSP'), undefined],
  ])('%s', (_, state, start) => expect(finishClock(state)).toBe(start));
});

describe('who wins', () => {
  test.each([
    ['nobody', game([{ is: 'dnf', why: 'time' }]), []],
    ['the first to finish', game([finished(900, 100), finished(800, 200), PLAYING]), [1]],
    ['in a sprint the shortest time', game([finished(900, 100), finished(800, 200)], {}, 'CSP'), [0]],
    ['two at once', game([finished(900), finished(900)]), [0, 1]],
  ])('%s', (_, state, winners) => expect(winnersOf(state)).toEqual(winners));
});

describe('how long it has been since the last finish, by the clock of the page', () => {
  const SECOND = 1000;
  beforeEach(() => vi.useFakeTimers({ now: NOON, toFake: ['Date', 'performance'] }));
  afterEach(() => vi.useRealTimers());

  /** Seat 0 finishes now; each test has a game of its own. */
  let games = 0;
  function finish(isPlayedHere: boolean) {
    const id = `game ${(games += 1)}`;
    const state = { ...seated(begun(2), 0, { status: { is: 'finished', at: NOON, time: 1 } }), now: NOON };
    const turn = { ...state.turn!, seat: 1 };
    if (isPlayedHere) noteTime(id, state);
    return { id, state: { ...state, turn } };
  }
  const setClock = (by: number) => vi.setSystemTime(Date.now() + by);
  const wait = (ms: number) => vi.advanceTimersByTime(ms);
  const late = ['15.1 time-is-up, seat 1'];
  const early = ['15.1 time-not-up, count 1'];

  test.each<[string, boolean, () => void, readonly string[], readonly string[], number | undefined]>([
    ['14:59', true, () => wait(15 * MINUTE - SECOND), [], early, SECOND],
    ['15:00', true, () => wait(15 * MINUTE), late, [], 0],
    ['15:01', true, () => wait(15 * MINUTE + SECOND), late, [], -SECOND],
    [
      '14:59, and the clock was set back',
      true,
      () => (wait(14 * MINUTE), setClock(-4 * MINUTE), wait(59 * SECOND)),
      [],
      early,
      SECOND,
    ],
    [
      '15:01, and the clock was set back',
      true,
      () => (wait(14 * MINUTE), setClock(-24 * 60 * MINUTE), wait(61 * SECOND)),
      late,
      [],
      -SECOND,
    ],
    [
      'a minute, and the clock was set on, or the page slept',
      true,
      () => (wait(MINUTE), setClock(20 * MINUTE)),
      [],
      [],
      -6 * MINUTE,
    ],
    [
      '15:01, and the clock was set on as well',
      true,
      () => (setClock(60 * MINUTE), wait(15 * MINUTE + SECOND)),
      late,
      [],
      -SECOND,
    ],
    ['a minute, and the page was opened anew', false, () => wait(MINUTE), [], [], 14 * MINUTE],
    [
      'a minute, on a second phone whose clock is ahead',
      false,
      () => (wait(MINUTE), setClock(20 * MINUTE)),
      [],
      [],
      -6 * MINUTE,
    ],
    [
      '20 minutes, on a second phone whose clock is behind',
      false,
      () => (wait(20 * MINUTE), setClock(-30 * MINUTE)),
      [],
      [],
      undefined,
    ],
  ])('15.1: %s', (_, isPlayedHere, meanwhile, roll, timeUp, left) => {
    const { id, state } = finish(isPlayedHere);
    meanwhile();
    const measured = measuredNow(id, state)!;
    const judged = (event: GugEvent) => GAME.decide(state, { ...event, measured }, Date.now()).judgement;
    expect(judged(rolling(1, 1)).findings.map(told)).toEqual(roll);
    expect(judged({ kind: 'time-up' }).findings.map(told)).toEqual(timeUp);
    const time = timeLeft(id, state)!;
    expect(isAbsurd(time) ? undefined : time.left).toBe(left);
    // Where nothing is certain, the table may do both.
    expect(time.isSure).toBe(roll.length + timeUp.length > 0);
  });

  /** What happens at a table, and how long it takes. */
  type Act = readonly ['wait' | 'pause' | 'resume' | 'roll', number];
  const acts = fc.array(
    fc.tuple(fc.constantFrom('wait', 'pause', 'resume', 'roll'), fc.integer({ min: 0, max: 4 * MINUTE })),
    { maxLength: 30 },
  ) as fc.Arbitrary<readonly Act[]>;

  /** Plays on this page, as its controller does. */
  function table(isSprint: boolean) {
    const id = `game ${(games += 1)}`;
    const now = Date.now();
    const start = isSprint
      ? begun(2, { variation: 'CSP' })
      : { ...seated(begun(2), 0, { status: { is: 'finished', at: now, time: 1 } }), now };
    let state: GugState = { ...start, turn: { ...start.turn!, seat: isSprint ? 0 : 1 } };
    noteTime(id, state);
    return {
      id,
      state: () => state,
      play: (event: GugEvent) => {
        const measured = event.kind === 'pause' ? measuredNow(id, state) : undefined;
        const { judgement, next } = GAME.decide(state, { ...event, ...(measured && { measured }) }, Date.now());
        if (!judgement.allowed) return;
        state = next();
        noteTime(id, state);
      },
    };
  }

  test.each([false, true])('no time passes in a pause; in a sprint: %s', (isSprint) =>
    fc.assert(
      fc.property(acts, (all) => {
        const { id, state, play } = table(isSprint);
        if (isSprint) play(rolling(0, 1));
        let [ran, isPaused] = [0, false];
        for (const [what, ms] of all) {
          if (what === 'pause' && ran < 15 * MINUTE) isPaused = true;
          // 11.3: whoever is called at plays on. In a sprint somebody rolled before.
          if (what === 'resume' || (what === 'roll' && !isSprint && state().turn!.dice.length === 0)) isPaused = false;
          play(what === 'roll' ? rolling(1, 1) : { kind: what === 'wait' ? 'referee' : what, name: null });
          wait(ms);
          if (!isPaused) ran += ms;
          expect(measuredNow(id, state())).toEqual({ ms: ran, is: 'exact' });
          const time = isSprint ? sprintTime(id, state()) : timeLeft(id, state());
          expect(time).toEqual(isSprint ? ran : { left: 15 * MINUTE - ran, isSure: true });
        }
      }),
    ),
  );

  test.each<[string, (id: string) => string, () => void, Measured, number]>([
    ['another page has resumed it', () => 'other', () => wait(MINUTE), { ms: 5 * MINUTE, is: 'least' }, 9 * MINUTE],
    ['this page has', (id) => id, () => wait(MINUTE), { ms: 6 * MINUTE, is: 'exact' }, 9 * MINUTE],
    ['the page slept since', (id) => id, () => setClock(MINUTE), { ms: 5 * MINUTE, is: 'least' }, 9 * MINUTE],
  ])('a pause keeps what was measured before it; %s', (_, pageOf, meanwhile, measured, left) => {
    const { id, state, play } = table(false);
    wait(5 * MINUTE);
    play({ kind: 'pause' });
    // The page may sleep, or the clock be set.
    setClock(-7 * MINUTE);
    wait(20 * MINUTE);
    setClock(90 * MINUTE);
    // A page that was opened meanwhile knows it from the log.
    expect(measuredNow('another page', state())).toEqual({ ms: 5 * MINUTE, is: 'exact' });
    expect(timeLeft('another page', state())).toEqual({ left: 10 * MINUTE, isSure: true });
    play({ kind: 'resume' });
    meanwhile();
    expect(measuredNow(pageOf(id), state())).toEqual(measured);
    expect(timeLeft(pageOf(id), state())).toEqual({ left, isSure: measured.is === 'exact' });
  });

  test.each<[string, number, Measured]>([
    ['more than the log has time for', -MINUTE, { ms: 0, is: 'least' }],
    ['less', MINUTE, { ms: 5 * MINUTE, is: 'least' }],
    ['just that', 0, { ms: 5 * MINUTE, is: 'exact' }],
  ])('what a pause says was measured is known only where the log agrees: %s', (_, shift, measured) => {
    const { id, state, play } = table(false);
    wait(5 * MINUTE);
    play({ kind: 'pause' });
    const { pause } = state();
    expect(measuredNow(id, { ...state(), pause: { ...pause!, at: pause!.at + shift } })).toEqual(measured);
  });

  test('17.3: a sprint goes by the running clock, and by the phone’s where that cannot be', () => {
    const started = seated(begun(2, { variation: 'CSP' }), 0, { startedAt: NOON });
    const state = { ...started, now: NOON };
    noteTime('sprint', state);
    wait(5 * MINUTE);
    setClock(-4 * MINUTE);
    expect([sprintTime('sprint', state), measuredNow('sprint', state)]).toEqual([
      5 * MINUTE,
      { ms: 5 * MINUTE, is: 'exact' },
    ]);
    expect([sprintTime('other', state), measuredNow('other', state)]).toEqual([MINUTE, { ms: 0, is: 'least' }]);
  });
});
