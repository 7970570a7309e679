import { expect, it } from 'vitest';
import { TURN_AT_FIRST, turnsInTime } from '../../../src/games/gug/turns-in-time.ts';

const MINUTE = 60_000;
/** A roll every so many minutes. */
const every = (minutes: number, count: number) => Array.from({ length: count }, (_, index) => index * minutes * MINUTE);

it.each([
  ['fifteen minutes between two, a minute each: at 0, 2, ... 14', every(1, 9), 15, 2, 8],
  ['the last turn has to be over in time', every(1, 9), 14.5, 2, 7],
  ['four take turns of two minutes', every(2, 9), 15, 4, 2],
  ['who plays alone has all turns', every(3, 9), 15, 1, 5],
  ['less than a turn is left: the one that is on', every(1, 9), 0.2, 2, 1],
  ['the time is up: none is left, and not less than none', every(1, 9), -1, 2, 1],
])('15.1: %s', (_, rolls, minutes, seats, turns) => {
  const left = Math.max(minutes, 0) * MINUTE;
  expect(turnsInTime(rolls, minutes * MINUTE, seats)).toMatchObject({ turns, left, seats, isTimed: true });
});

it('takes a turn to last a minute until three have been timed', () => {
  const few = turnsInTime(every(2, 3), 10 * MINUTE, 1);
  expect(few).toMatchObject({ ofATurn: TURN_AT_FIRST, isTimed: false, turns: 10 });
  expect(turnsInTime(every(2, 4), 10 * MINUTE, 1)).toMatchObject({ ofATurn: 2 * MINUTE, isTimed: true, turns: 5 });
});

it('counts neither a pause nor turns that were entered at once', () => {
  const rolls = [0, 1, 2, 62, 63, 64].map((minute) => minute * MINUTE);
  expect(turnsInTime(rolls, 10 * MINUTE, 2).ofATurn).toBe(MINUTE);
  expect(turnsInTime([0, 0, 0, 0, 0], 10 * MINUTE, 2)).toMatchObject({ ofATurn: TURN_AT_FIRST, isTimed: false });
});

it('goes by how the game is played now', () => {
  const slow = every(5, 40);
  const quick = every(1, 31).map((at) => at + slow.at(-1)!);
  expect(turnsInTime([...slow, ...quick], 10 * MINUTE, 2).ofATurn).toBe(MINUTE);
});
