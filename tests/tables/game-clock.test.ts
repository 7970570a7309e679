import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GugEvent } from '../../src/games/gug/events.ts';
import type { GugState, SeatState, SeatStatus } from '../../src/games/gug/play-state.ts';
import {
  clockFace,
  finishDeadline,
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
    ['after the last finish', game([finished(MINUTE), finished(5 * MINUTE), PLAYING]), 20 * MINUTE],
    ['nobody is left to finish', game([finished(MINUTE), { is: 'dnf', why: 'retired' }]), undefined],
    ['the game is over', game([finished(MINUTE), PLAYING], { phase: 'over' }), undefined],
    ['in a sprint each has a clock of their own', game([finished(MINUTE), PLAYING], {}, 'CSP'), undefined],
  ])('%s', (_, state, deadline) => expect(finishDeadline(state)).toBe(deadline));
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
