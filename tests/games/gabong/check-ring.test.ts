import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHECKER } from '../../../src/games/gabong/check-play.ts';
import type { CheckState } from '../../../src/games/gabong/check-state.ts';
import { seatFrom, shorterWays, waysOf } from '../../../src/games/gabong/ring.ts';
import { type Move, slowTurns } from './check-slow-ring.ts';
import { due, happening, midway, play } from './check-table.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 100);
const LETTERS = 'ABCDEFGHIJ';
const TABLES = [2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Who may be on turn after what was laid in the suit of spades by whoever was on turn before: `BAFED`. */
function turns(state: CheckState, moves: readonly Move[]): string {
  let [before, seats] = [state, ''];
  for (const move of moves) {
    const seat = onTurn(before);
    seats += seat;
    before = play(before, move === 'draw' ? `${seat} draw` : `${seat} S${move}`);
  }
  return seats + onTurn(before);
}

function onTurn({ stage }: CheckState): string {
  if (stage.is !== 'turn') throw new RangeError(stage.is);
  return LETTERS[stage.seat]!;
}

describe('2.1: six in a ring, A has laid a card', () => {
  test.each([
    { clause: '3.2', laid: 'S4', next: 'B draws 1 >', on: 'BCDEFAB' },
    { clause: '11.5', laid: 'S5', next: 'C draws 1 >', on: 'CDEFABC' },
    { clause: '11.11', laid: 'SJ', next: 'B draws 1, turning >', on: 'BAFEDCB' },
    { clause: '11.12', laid: 'SQ', next: 'F draws 1 >', on: 'FABCDEF' },
    { clause: '11.13', laid: 'SK', next: 'F draws 1 <', on: 'FEDCBAF' },
    { clause: '11.14', laid: 'SA', next: 'B draws 1 >', on: 'BCDEFAB' },
    { clause: '11.3', laid: 'S3', next: 'C draws 1, six B >', on: 'CDEFABC' },
  ])('$clause: $laid', ({ laid, next, on }) => {
    const state = midway(`A:${laid}`);
    expect(due(state)).toBe(next);
    expect(turns(state, ['4', '4', '4', '4', '4', '4'])).toBe(on);
    expect(turns(state, ['draw', 'draw', 'draw', 'draw', 'draw', 'draw'])).toBe(on);
  });

  test.each([
    { clause: '11.13: two kings', moves: ['K', 'K', '4'], on: 'BAB' },
    { clause: '11.11: a jack on a jack', moves: ['J', 'J', '4'], on: 'BCB' },
    { clause: '11.11: a king on a jack', moves: ['J', 'K', '4'], on: 'BCD' },
    { clause: '11.11: a queen on a jack', moves: ['J', 'Q', '4'], on: 'BCD' },
    { clause: '11.11: a three on a jack', moves: ['J', '3', '4'], on: 'BCA' },
    { clause: '11.5: a five on a jack', moves: ['J', '5', '4'], on: 'BCC' },
  ])('$clause', ({ moves, on }) => {
    const seats = turns(midway('A:S4'), moves as readonly Move[]);
    expect(seats.slice(0, on.length)).toBe(on);
  });

  test('11.5: the Gabongmester’s own five brings the turn back', () => {
    expect(due(midway('C:H5'))).toBe('C draws 1 >');
    expect(due(midway('B:H5'))).toBe('C draws 1 >');
  });
});

describe.each(TABLES)('%i in a ring', (players) => {
  const letters = Array.from(LETTERS.slice(0, players));
  const after = (laid: string) => midway(`A:${laid}`, {}, { players, master: players - 1 });
  const last = letters.at(-1)!;

  test('11.5, 11.11-11.13: whose turn it is, once around', () => {
    const round = Array.from({ length: players }, () => '4' as const);
    const up = letters.join('');
    const down = letters.toReversed().join('');
    const [upFromB, downFromB] = [up.slice(1) + up, `B${down.slice(-1)}${down.slice(0, -2)}B`];
    expect(turns(after('S4'), round)).toBe(upFromB.slice(0, players + 1));
    expect(turns(after('SJ'), round)).toBe(downFromB.slice(0, players + 1));
    expect(turns(after('SQ'), round)).toBe((last + up).slice(0, players + 1));
    expect(turns(after('SK'), round)).toBe((down + last).slice(0, players + 1));
    expect(turns(after('S5'), round)).toBe((last + up).slice(0, players + 1));
  });

  test('whatever is laid, the turn goes where the slow model says', { timeout: 2_000 * RUNS }, () => {
    const moves = fc.array(fc.constantFrom<Move>('draw', '3', '4', '5', 'J', 'Q', 'K'), { maxLength: 60 });
    fc.assert(
      fc.property(moves, fc.nat({ max: players - 1 }), (laid, master) => {
        const slow = slowTurns([...letters.slice(1), 'A'], LETTERS[master]!, laid);
        expect(turns(midway('A:S4', {}, { players, master }), laid)).toBe(slow.join(''));
      }),
      { numRuns: RUNS },
    );
  });

  test('seats stay in the ring, and steps there and back cancel', () => {
    for (const seat of letters.keys()) {
      for (let steps = -3 * players; steps <= 3 * players; steps += 1) {
        const there = seatFrom(players, seat, 1, steps);
        expect(letters[there]).toBeDefined();
        expect(seatFrom(players, there, -1, steps)).toBe(seat);
      }
    }
  });

  test('9.4: the shorter way, walked out', () => {
    for (const from of letters.keys()) {
      for (const to of letters.keys()) {
        // Both go out at once, and whoever is there first has the shorter way.
        const ways: number[] = [];
        for (let [up, down] = [from, from]; ways.length === 0; up = up === players - 1 ? 0 : up + 1) {
          if (up === to) ways.push(1);
          if (down === to) ways.push(-1);
          down = down === 0 ? players - 1 : down - 1;
        }
        expect({ from, to, ways: shorterWays(players, from, to) }).toEqual({
          from,
          to,
          ways: players === 2 ? [1] : ways,
        });
      }
    }
  });
});

test('in a ring of two both sides are the same player', () => {
  expect(waysOf(2, 0, 1, 1)).toEqual([1]);
  expect(waysOf(3, 0, 1, 1)).toEqual([1]);
  expect(waysOf(3, 0, 2, 1)).toEqual([-1]);
  expect(waysOf(4, 0, 2, 2)).toEqual([1, -1]);
  expect(waysOf(4, 0, 1, 2)).toEqual([]);
});

test('a turn that is not taken changes nothing: to kosetrekke (3.3)', () => {
  const before = midway('A:SJ');
  const after = CHECKER.decide(before, happening('E draw'), 0).next();
  expect(after).toEqual({ ...before, draws: [{ seat: 4, count: 1, why: 'kosetrekke' }] });
});
