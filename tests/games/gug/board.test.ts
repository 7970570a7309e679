import { describe, expect, test } from 'vitest';
import type { BoardData, LineId, Point, RunData } from '../../../src/games/gug/board-data.ts';
import { makeBoard } from '../../../src/games/gug/board.ts';
import { LONDON_2003, LONDON_2025 } from './ask.ts';

const { data } = LONDON_2025;

test('8.3, R8: the loop and what it encloses are the same in whatever direction its parts are drawn', () => {
  const circle = data.lines['circle']!;
  const boardWith = (runs: readonly RunData[]) =>
    makeBoard({ ...data, lines: { ...data.lines, circle: { ...circle, runs } } });
  const [run] = circle.runs;
  const parted = run!.indexOf('aldgate');
  const part = boardWith([run!.slice(0, parted + 1), run!.slice(parted).toReversed()]);
  expect(part.loop).toEqual(LONDON_2025.loop);
  expect(part.inside).toEqual(LONDON_2025.inside);
  const whole = boardWith([run!.toReversed()]);
  expect(whole.loop.toSorted()).toEqual(LONDON_2025.loop.toSorted());
  expect(whole.inside).toEqual(LONDON_2025.inside);
});

test('8.3, R8: the loop goes round from where the line is first drawn on it', () => {
  const [run] = LONDON_2003.data.lines['circle']!.runs;
  const stops = run!.filter((place) => typeof place === 'string');
  expect(stops.at(-1)).toBe(stops[0]);
  expect(LONDON_2003.loop).toEqual(stops.slice(0, -1));
});

describe('a drawing that the gate would not have let through is no board', () => {
  /** A board with a line of its own, which may be its loop. */
  const boardWith = (at: Readonly<Record<string, Point>>, runs: readonly RunData[], loop = data.loop) => {
    const { stations, lines } = data;
    const own = Object.fromEntries(
      Object.entries(at).map(([id, point]) => [id, { ...stations['brixton']!, at: point }]),
    );
    const probe = { ...lines['victoria']!, runs };
    return () => makeBoard({ ...data, stations: { ...stations, ...own }, lines: { ...lines, probe }, loop });
  };

  test.each([
    { say: 'both ways', bends: [] },
    { say: 'out of the first station', bends: [[2, 1]] },
    { say: 'into the second', bends: [[0, 2]] },
  ] as const)('where a line leads in none of the eight directions: $say', ({ bends }) => {
    expect(boardWith({ one: [0, 0], two: [5, 1] }, [['one', ...bends, 'two']])).toThrow(
      'probe: one - two is not octilinear',
    );
  });

  test('where the loop is two', () => {
    const at = { a: [0, 0], b: [2, 0], c: [2, 2], d: [10, 0], e: [12, 0], f: [12, 2] } as const;
    const rings = [
      ['a', 'b', 'c', 'a'],
      ['d', 'e', 'f', 'd'],
    ];
    expect(boardWith(at, rings, 'probe')).toThrow('probe: its loop is not one cycle');
  });
});

describe('10.3, R5: the lines beside a stretch', () => {
  const over = (...lines: readonly string[]): BoardData['bundles'][number] => ({
    path: [
      [57, 42.5],
      [35, 42.5],
    ],
    lines,
    first: 0,
  });
  const apart = over('district', 'victoria', 'piccadilly', 'circle');
  const besideOn = (line: string, bundles: BoardData['bundles'], stretch = 'embankment,westminster') =>
    Object.fromEntries(
      makeBoard({ ...data, bundles })
        .lines.get(line as LineId)!
        .stretches.find(({ a, b }) => [a, b].sort().join() === stretch)!.beside,
    );

  test.each([
    { say: 'as drawn', bundles: data.bundles, line: 'district', is: { circle: 'touching' } },
    {
      say: 'by two bundles, where those that touch by one touch',
      bundles: [...data.bundles, apart],
      line: 'district',
      is: { circle: 'touching', victoria: 'touching', piccadilly: 'bundle' },
    },
    {
      say: 'whichever comes first',
      bundles: [apart, ...data.bundles],
      line: 'district',
      is: { circle: 'touching', victoria: 'touching', piccadilly: 'bundle' },
    },
    {
      say: 'and from the other side of it',
      bundles: [apart, ...data.bundles],
      line: 'circle',
      is: { district: 'touching', victoria: 'bundle', piccadilly: 'touching' },
    },
    {
      say: 'not those of a bundle that it is none of',
      bundles: [...data.bundles, over('victoria', 'piccadilly')],
      line: 'district',
      is: { circle: 'touching' },
    },
  ])('$say', ({ bundles, line, is }) => {
    expect(besideOn(line, bundles)).toEqual(is);
  });

  test('those of a bundle that it bends into', () => {
    const into = {
      path: [
        [44.5, 54.5],
        [44.5, 50],
      ],
      lines: ['victoria', 'bakerloo'],
      first: 0,
    } as const;
    expect(besideOn('victoria', [into], 'pimlico,vauxhall')).toEqual({ bakerloo: 'touching' });
  });
});
