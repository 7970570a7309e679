import { describe, expect, test } from 'vitest';
import type { GugState, SeatState, SeatStatus } from '../../src/games/gug/play-state.ts';
import { clockFace, finishDeadline } from '../../src/tables/gug/game/play/clock.ts';
import { winnersOf } from '../../src/tables/gug/game/play/turn-plays.ts';

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
const MINUTE = 60_000;

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
