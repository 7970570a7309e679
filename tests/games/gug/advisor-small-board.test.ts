import { describe, expect, it } from 'vitest';
import { solveGoal } from '../../../src/games/gug/advisor/goal.ts';
import { guessAhead } from '../../../src/games/gug/advisor/guess.ts';
import { oneTurnOf } from '../../../src/games/gug/advisor/one-turn.ts';
import { averageOf, bestInTime, madeFrom } from '../../../src/games/gug/advisor/play-in-time.ts';
import { aheadOf, endsFrom, figuresAt } from '../../../src/games/gug/advisor/play.ts';
import { type Lists, makeTurns, type Turns, wayOf } from '../../../src/games/gug/advisor/turns.ts';
import { makeWholeGame } from '../../../src/games/gug/advisor/whole-game.ts';
import type { LineId } from '../../../src/games/gug/board-data.ts';
import { NO_WORKS, type Position } from '../../../src/games/gug/position.ts';
import { startPosition } from '../../../src/games/gug/situation.ts';
import { CLASSIC } from '../../../src/games/gug/sips.ts';
import { networkOf } from './ask.ts';
import { closed, crossOf, FORK, ON_THE_WAY, station, turnsOf } from './small-tables.ts';

const at = (id: string, touched: boolean) => ({ ...startPosition(station(id)), touched });

const usual = turnsOf();
const ending = turnsOf({ R13: 'ending' });

/** By what is played for, and by how many turns are left, from one on. */
interface Found {
  readonly goals: Readonly<Record<string, number>>;
  readonly inTime: readonly number[];
}

describe('on a small board, what a search through every route found', () => {
  // `bruteGoal` and `bruteInTime` take seconds for it.
  const ROWS: readonly (Found & { readonly say: string; readonly turns: typeof usual; readonly touched: boolean })[] = [
    {
      say: 'from w2',
      turns: usual,
      touched: true,
      goals: { w3: 1, n3: 1.3888888888888888, s3: 1.4259259259259258, d3: 1.6661522633744856 },
      inTime: [1, 1.6666666666666663, 2.3055555555555554, 2.9012345679012346, 3.500257201646091],
    },
    {
      say: 'from w2 before the loop (14.1)',
      turns: usual,
      touched: false,
      goals: { w3: 2.030935642432556, n3: 1.3888888888888888, s3: 1.4259259259259258, d3: 1.6661522633744856 },
      inTime: [0.6666666666666666, 1.3888888888888886, 2.0555555555555554, 2.66820987654321],
    },
    {
      say: 'from w2 where a turn has to end on the loop (R13)',
      turns: ending,
      touched: true,
      goals: { w3: 1, n3: 1.3888888888888888, s3: 1.4259259259259258, d3: 1.6661522633744856 },
      inTime: [1, 1, 1.537037037037037, 1.9336419753086422],
    },
    {
      say: 'from w2 before the loop where a turn has to end there',
      turns: ending,
      touched: false,
      goals: { w3: 2.7581447187928667, n3: 2.5740740740740735, s3: 2.83641975308642, d3: 2.4876543209876543 },
      inTime: [0, 0.6666666666666666, 1, 1.347222222222222],
    },
  ];

  it.each(ROWS)('$say', ({ turns, touched, goals, inTime }) => {
    const position = at('w2', touched);
    for (const [goal, count] of Object.entries(goals)) {
      expect(figuresAt(turns, solveGoal(turns, station(goal), []), position).turns).toBeCloseTo(count, 8);
    }
    const asking = { turns, ...makeWholeGame(turns).inTime([]) };
    inTime.forEach((count, index) => {
      const more = madeFrom(asking, position, index + 1) - count;
      // Drops made sooner count a little more.
      expect(more).toBeGreaterThan(-1e-9);
      expect(more).toBeLessThan(1e-4);
    });
  });
});

/** Every way to have come, each with another past: before or after the loop, and with so many endings at Leicester Square. */
const positionsOf = ({ network }: typeof usual) =>
  network.hops.map(({ from, line, to }, index) => {
    const position = startPosition(to, { from, by: line });
    return { ...position, touched: index % 2 === 0, leicester: index % 3 };
  });

// n1, n2 and n3 are an island then.
const island = turnsOf({}, closed(['nw', 'n1']));

describe('the tables and the search of the judge', () => {
  it.each([
    { say: 'usually', turns: usual, aim: 'turns' },
    { say: 'usually', turns: usual, aim: 'sips' },
    { say: 'R6, where a turn may end early', turns: turnsOf({ R6: 'early' }), aim: 'sips' },
    { say: '16.4, over Leicester Square', turns: turnsOf({}, NO_WORKS, ON_THE_WAY), aim: 'turns' },
    { say: '16.4, over Leicester Square', turns: turnsOf({}, NO_WORKS, ON_THE_WAY), aim: 'sips' },
    {
      say: 'R16, where the third is not tossed for',
      turns: turnsOf({ R16: 'no-toss' }, NO_WORKS, ON_THE_WAY),
      aim: 'sips',
    },
    {
      say: 'R19, where what can be dropped must be',
      turns: turnsOf({ R19: 'must-drop' }, NO_WORKS, FORK),
      aim: 'sips',
    },
    { say: '2.2, where three stations are cut off', turns: island, aim: 'turns' },
    { say: '2.2, where three stations are cut off', turns: island, aim: 'sips' },
  ] as const)('find the same of one end, $say, by the fewest $aim', ({ turns, aim }) => {
    for (const goal of ['w3', 'n3']) {
      const solved = solveGoal(turns, station(goal), [], aim);
      for (const position of positionsOf(turns)) {
        const ends = endsFrom(turns.network, position, CLASSIC);
        const [tables, search] = [figuresAt(turns, solved, position), aheadOf(turns, solved, position, ends)];
        expect(search.turns).toBeCloseTo(tables.turns, 7);
        expect(search.sips).toBeCloseTo(tables.sips, 6);
      }
    }
  });

  it.each([
    ['usually', usual],
    ['R13, where a turn has to end on the loop', ending],
    ['2.2, where three stations are cut off', island],
  ])('find the same of three turns, %s', (_, turns) => {
    const asking = { turns, ...makeWholeGame(turns).inTime([]) };
    for (const position of positionsOf(turns)) {
      // A plan forgets how often turns ended at Leicester Square.
      const forgotten = { ...position, leicester: 0 };
      const best = endsFrom(turns.network, forgotten, CLASSIC).map((found) => bestInTime(asking, found, 2));
      expect(averageOf(best)).toBeCloseTo(madeFrom(asking, forgotten, 3), 9);
    }
  });

  it.each([
    ['usually', usual],
    ['R6, where a turn may end early', turnsOf({ R6: 'early' })],
    ['R13, where a turn has to end on the loop', ending],
    [
      'R13, where the first station of all has a fifth arm',
      turnsOf({ R13: 'ending' }, NO_WORKS, crossOf(1, [16, 8, 11])),
    ],
    ['2.2, where three stations are cut off', island],
    ['R1, where a new turn may turn back', turnsOf({ R1: 'forgotten' })],
    ['R6, where a turn may end early and a line has two ends', turnsOf({ R6: 'early' }, NO_WORKS, FORK)],
    // In its middle far more routes than ends come from one throw; from a few stations, since there are many.
    ['on the board of today', makeTurns(networkOf('london-2025'), CLASSIC)],
  ])('find the same ends of a turn, each once, %s', (_, turns) => {
    const { network, ways, startsTouching, arrivalOf } = turns;
    const { places, at: begin, to, drop } = oneTurnOf(turns);
    expect(places).toBe(2 * startsTouching.length);
    const placeOf = (position: Position) =>
      ways.get(wayOf(network, position))! + (position.touched ? startsTouching.length : 0);
    const all = positionsOf(turns).map((position) => ({ ...position, leicester: 0 }));
    const positions = all.filter((__, index) => all.length < 100 || index % 50 === 0);
    for (const position of [true, false].flatMap((touched) => positions.map((each) => ({ ...each, touched })))) {
      endsFrom(network, position, CLASSIC).forEach((ends, die) => {
        const list = placeOf(position) * 6 + die;
        const found = [...to.subarray(begin[list], begin[list + 1])].map((end, index) => {
          return `${end} ${drop[begin[list]! + index]}`;
        });
        const searched = ends.map(({ after, arrival, touched }) => {
          return `${placeOf(after)} ${arrival && touched ? arrivalOf(arrival) : -1}`;
        });
        expect(found.toSorted()).toEqual([...new Set(searched)].toSorted());
      });
    }
  });

  it('find where who has dropped stands', () => {
    const { landing } = oneTurnOf(usual);
    const count = usual.startsTouching.length;
    const stands = usual.arrivals.map(({ station: id }, index) => {
      const way = usual.ways.get(wayOf(usual.network, usual.arrivalWays[index]!))!;
      return way + (['nw', 'ne', 'se', 'sw'].includes(id) ? count : 0);
    });
    expect([...landing]).toEqual(stands);
  });

  it('R7: find one end where a line arrives from both sides', () => {
    const { arrivals, arrivalOf, arrivalWays } = turnsOf({ R7: 'any-line' });
    expect(arrivals).toContainEqual({ station: 'sw', line: 'circle' });
    expect(arrivals.map((end) => arrivalOf(end))).toEqual([...arrivals.keys()]);
    expect(arrivalWays.map(({ at: id }) => id)).toEqual(arrivals.map((end) => end.station));
  });

  it('find that nobody leaves an island', () => {
    const solved = solveGoal(island, station('s3'), []);
    const figures = (id: string) =>
      figuresAt(island, solved, startPosition(station(id), { from: station('n3'), by: 'northern' as LineId }));
    expect(figures('n2').turns).toBe(Infinity);
  });
});

describe('on a small board, drops in the turns left', () => {
  const asking = { turns: usual, ...makeWholeGame(usual).inTime([]) };

  it('count a little more the sooner they are made', () => {
    // From w2 one is made at once, and a second in two of three turns that follow.
    expect(madeFrom(asking, at('w2', true), 2)).toBeCloseTo(1 + 1e-5 + 2 / 3, 9);
  });

  it.each([
    [6, 3.981077],
    [7, 4.497458],
    [8, 5.011198],
    [14, 7.604956],
  ])('are an estimate where %i are left: what it says today', (left, made) => {
    expect(madeFrom(asking, at('w2', true), left)).toBeCloseTo(made, 5);
  });

  it('are one at most on an island, however many are left', () => {
    const there = { turns: island, ...makeWholeGame(island).inTime([]) };
    const position = { ...startPosition(station('n2')), touched: true };
    expect(madeFrom(there, position, 7)).toBeCloseTo(1 + 6e-5, 9);
    expect(madeFrom(there, { ...position, touched: false }, 7)).toBe(0);
  });
});

describe('on a small board, a turn that ends short (R6)', () => {
  const shut = [
    ['nw', 'ne'],
    ['nw', 'sw'],
    ['w1', 'w2'],
  ] as const;
  const shutAnd = (...more: readonly (readonly [string, string])[]) => closed(...shut, ...more);

  it.each([
    { say: 'has passed the loop', rulings: {}, works: shutAnd(), to: 'w1', touched: true },
    { say: 'has not ended on the loop', rulings: { R13: 'ending' }, works: shutAnd(), to: 'w1', touched: false },
    { say: 'has ended on the loop', rulings: { R13: 'ending' }, works: shutAnd(['nw', 'w1']), to: 'nw', touched: true },
  ] as const)('14.1, R13: $say', ({ rulings, works, to, touched }) => {
    const { network, ways, short } = turnsOf(rulings, works);
    const way = ways.get(
      wayOf(network, startPosition(station('n2'), { from: station('n3'), by: 'northern' as LineId })),
    )!;
    const ends = short(0).get(way * 6 + 5)!;
    expect(ends.map((end) => [[...ways.keys()][end.way]!.split(' ')[0], end.touched])).toEqual([[to, touched]]);
  });
});

describe('on a small board, the first guess', () => {
  const listed = ({ at: begin, items }: Lists, index: number) => [...items.subarray(begin[index], begin[index + 1])];

  /** An eighth of a turn for each hop to the nearest drop after the loop, found by going over all stands until nothing changes. */
  function bruteGuess({ way, stops, touches, arrival, first, next, startsTouching }: Turns, ahead: readonly number[]) {
    const left = [0, 1].map(() => Array.from(way, () => Infinity));
    const least = (stands: readonly number[], touched: number) =>
      Math.min(...stands.map((stand) => left[touched | touches[stand]!]![stand]!)) + 1 / 8;
    for (let isMore = true; isMore;) {
      isMore = false;
      way.forEach((at, stand) => {
        const after = stops[stand] ? listed(first, at) : listed(next, stand);
        for (const touched of [0, 1]) {
          const here = touched ? (ahead[arrival[stand]!] ?? Infinity) : Infinity;
          const found = Math.min(here, least(after, touched));
          isMore ||= found < left[touched]![stand]!;
          left[touched]![stand] = found;
        }
      });
    }
    return [0, 1].map((touched) =>
      Array.from(startsTouching, (starts, at) => least(listed(first, at), touched | starts)),
    );
  }

  it.each([
    ['for one end', usual, [Infinity, Infinity, 0, Infinity, Infinity, Infinity]],
    ['for the first end', usual, [0, Infinity, Infinity, Infinity, Infinity, Infinity]],
    ['for all ends, some of which leave more', usual, [9, 7, 0, 2, 1, 3]],
    ['where a turn has to end on the loop', ending, [Infinity, Infinity, 1, 0, Infinity, Infinity]],
    ['R1, where a new turn may turn back', turnsOf({ R1: 'forgotten' }), [Infinity, Infinity, 0, 5, 3, 1]],
    ['where three stations are cut off', island, [Infinity, Infinity, 3, 0, 2, Infinity]],
  ] as const)('of what is ahead is the hops to a drop, %s', (_, table, ahead) => {
    // A table of its own, so that nothing is known of it yet.
    const turns = { ...table };
    expect(ahead).toHaveLength(turns.arrivals.length);
    const found = guessAhead(turns, Float64Array.from(ahead));
    expect(found.map((each) => [...each])).toEqual(bruteGuess(turns, ahead));
  });
});
