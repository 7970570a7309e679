import { describe, expect, test } from 'vitest';
import type { BoardData, Point } from '../../src/games/gug/board-data.ts';
import { piecesOf } from '../../src/games/gug/geometry.ts';
import { STROKE_WIDTH } from '../../src/map/measures.ts';
import { courseBetween, type Stroke, strokesOf } from '../../src/map/strokes.ts';
import { distance, minus } from '../../src/map/vector.ts';
import { boardOf, BOARDS, station } from './boards.ts';

describe.each(BOARDS)('strokes of $id', ({ board }) => {
  const strokes = strokesOf(board.data);

  test('every piece is octilinear, also where a line steps into a bundle', () => {
    const slanted = strokes.flatMap(({ line, points }) =>
      piecesOf(points)
        .map(([from, to]) => minus(to, from).map(Math.abs) as [number, number])
        .filter(([dx, dy]) => Math.min(dx, dy) > 1e-6 && Math.abs(dx - dy) > 1e-6)
        .map((piece) => `${line}: ${piece.join(', ')}`),
    );
    expect(slanted).toEqual([]);
  });

  test('every run stops at its stations in order', () => {
    const stops = strokes.map(({ stops: own }) => own.map((stop) => stop.station));
    const runs = Object.values(board.data.lines).flatMap(({ runs: own }) =>
      own.map((run) => run.flatMap((place) => (typeof place === 'string' ? [place.split('/')[0]] : []))),
    );
    expect(stops).toEqual(runs);
  });

  test('every stretch has a course of its line that ends where its neighbours begin', () => {
    const stops = strokes.flatMap((stroke) => stroke.stops);
    // Where a bundle begins in a bend, the mark is in it and the stroke cuts the corner.
    const isAt = (end: Point | undefined, line: string, id: string) =>
      stops.some((stop) => stop.line === line && stop.station === id && distance(stop.at, end!) < 1);
    for (const line of board.lines.values()) {
      for (const { a, b } of line.stretches) {
        const there = courseBetween(strokes, line.id, a, b);
        const back = courseBetween(strokes, line.id, b, a);
        expect(there?.points.length, `${line.id}: ${a} - ${b}`).toBeGreaterThan(1);
        expect(back?.points.toReversed()).toEqual(there?.points);
        expect(back?.offsets).toEqual(there?.offsets.toReversed().map((offset) => -offset));
        expect(there?.offsets).toHaveLength(there!.points.length);
        expect([isAt(there?.points[0], line.id, a), isAt(there?.points.at(-1), line.id, b)]).toEqual([true, true]);
      }
    }
  });
});

describe('bundles', () => {
  const strokes = strokesOf(boardOf('london-2025').data);
  const stop = (line: string, at: string) =>
    strokes.flatMap(({ stops }) => stops).find((next) => next.line === line && next.station === at)!;

  test('neighbours lie one stroke apart: Hammersmith & City, Circle and Metropolitan at Euston Square', () => {
    const [pink, yellow, purple] = ['hammersmith-city', 'circle', 'metropolitan'].map((line) =>
      stop(line, 'euston-square'),
    );
    expect(distance(pink!.at, yellow!.at)).toBeCloseTo(STROKE_WIDTH);
    expect(distance(yellow!.at, purple!.at)).toBeCloseTo(STROKE_WIDTH);
    expect(distance(pink!.at, purple!.at)).toBeCloseTo(2 * STROKE_WIDTH);
  });

  test('a line that leaves a bundle goes back to its nominal course: Metropolitan at Finchley Road', () => {
    const { at, platform } = stop('metropolitan', 'finchley-road');
    expect(at).toEqual(boardOf('london-2025').data.stations['finchley-road']!.platforms?.[platform]);
  });

  test.each<
    readonly [what: string, path: BoardData['bundles'][number]['path'], drawn: readonly Point[], marked: Point]
  >([
    [
      'into one on a straight course',
      [
        [4, 0],
        [8, 0],
      ],
      [
        [0, 0],
        [3.6, 0],
        [4, 0.4],
        [8, 0.4],
      ],
      [4, 0.4],
    ],
    [
      'out of one on a straight course',
      [
        [0, 0],
        [4, 0],
      ],
      [
        [0, 0.4],
        [4, 0.4],
        [4.4, 0],
        [8, 0],
      ],
      [4, 0.4],
    ],
  ])('a line steps %s aslant, where it runs closer to its course', (_, path, drawn, marked) => {
    const board = boardOf('london-2025').data;
    const stations = Object.fromEntries(
      [0, 4, 8].map((x) => [`s${x}`, { ...board.stations['bank']!, at: [x, 0] as const, platforms: {} }]),
    );
    const lines = { a: { ...board.lines['victoria']!, runs: [['s0', 's4', 's8']] } };
    const bundles = [{ path, lines: ['a'], first: 1 }];
    const [stroke] = strokesOf({ ...board, stations, lines, bundles });
    expect(stroke!.points).toEqual(drawn);
    expect(stroke!.stops[1]!.at).toEqual(marked);
    expect(stroke!.points[stroke!.stops[1]!.index]).toEqual(marked);
  });

  /** Where the stroke of line `a` runs, and how far aside, by whole and half steps of a bundle: `x,y aside`. */
  test.each<
    readonly [
      what: string,
      run: readonly (Point | 'p' | 'q' | 'r')[],
      bundles: readonly (readonly [course: readonly Point[], lines: string, first: number])[],
      drawn: readonly string[],
      q: string,
    ]
  >([
    ['none', ['p', 'q', 'r'], [], ['0,0 0', '4,0 0', '8,0 0'], '4,0'],
    [
      'one that begins and ends between stations',
      ['p', 'q', 'r'],
      [
        [
          [
            [2, 0],
            [6, 0],
          ],
          'a',
          1,
        ],
      ],
      ['0,0 0', '1.6,0 0.4', '2,0.4 0.4', '4,0.4 0.4', '6,0.4 0.4', '6.4,0 0.4', '8,0 0'],
      '4,0.4',
    ],
    [
      'the same, travelled the other way',
      ['r', 'q', 'p'],
      [
        [
          [
            [2, 0],
            [6, 0],
          ],
          'a',
          1,
        ],
      ],
      ['8,0 0', '6.4,0 -0.4', '6,0.4 -0.4', '4,0.4 -0.4', '2,0.4 -0.4', '1.6,0 -0.4', '0,0 0'],
      '4,0.4',
    ],
    [
      'two on one stretch, the later one named first',
      ['p', 'q', [20, 0]],
      [
        [
          [
            [16, 0],
            [18, 0],
          ],
          'a',
          1,
        ],
        [
          [
            [8, 0],
            [10, 0],
          ],
          'a',
          1,
        ],
      ],
      [
        ...['0,0 0', '4,0 0', '7.6,0 0.4', '8,0.4 0.4', '10,0.4 0.4', '10.4,0 0.4'],
        ...['15.6,0 0.4', '16,0.4 0.4', '18,0.4 0.4', '18.4,0 0.4', '20,0 0'],
      ],
      '4,0',
    ],
    [
      'one where another ends',
      ['p', 'q', [12, 0]],
      [
        [
          [
            [6, 0],
            [8, 0],
          ],
          'a',
          1,
        ],
        [
          [
            [8, 0],
            [10, 0],
          ],
          'a',
          2,
        ],
      ],
      [
        ...['0,0 0', '4,0 0', '5.6,0 0.4', '6,0.4 0.4', '7.6,0.4 0.8', '8,0.8 0.8'],
        ...['10,0.8 0.8', '10.8,0 0.8', '12,0 0'],
      ],
      '4,0',
    ],
    [
      'one on either side of a station',
      ['p', 'q', 'r'],
      [
        [
          [
            [0, 0],
            [4, 0],
          ],
          'a',
          1,
        ],
        [
          [
            [4, 0],
            [8, 0],
          ],
          'a',
          -1,
        ],
      ],
      ['0,0.4 0.4', '3.2,0.4 -0.4', '4,-0.4 -0.4', '8,-0.4 -0.4'],
      '4,-0.4',
    ],
    [
      'one as the second line of it',
      ['p', 'q', 'r'],
      [
        [
          [
            [0, 0],
            [8, 0],
          ],
          'b a',
          1,
        ],
      ],
      ['0,0.8 0.8', '4,0.8 0.8', '8,0.8 0.8'],
      '4,0.8',
    ],
    [
      'one of other lines, which moves no other',
      ['p', 'q', 'r'],
      [
        [
          [
            [2, 0],
            [6, 0],
          ],
          'b c',
          0,
        ],
      ],
      ['0,0 0', '4,0 0', '8,0 0'],
      '4,0',
    ],
    [
      'one that bends at a station: the mark is in the bend',
      ['p', 'q', [4, 4]],
      [
        [
          [
            [0, 0],
            [4, 0],
            [4, 4],
          ],
          'a',
          1,
        ],
      ],
      ['0,0.4 0.4', '3.6,0.4 0.4', '3.6,4 0.4'],
      '3.6,0.4',
    ],
    [
      'one across the way of the line, which is not along it',
      ['p', 'q', 'r'],
      [
        [
          [
            [2, -2],
            [2, 2],
          ],
          'a',
          1,
        ],
      ],
      ['0,0 0', '4,0 0', '8,0 0'],
      '4,0',
    ],
    [
      'one that goes upwards, as the line does',
      ['p', 'q', [4, -8]],
      [
        [
          [
            [4, -2],
            [4, -6],
          ],
          'a',
          1,
        ],
      ],
      ['0,0 0', '4,0 0', '4,-1.6 0.4', '4.4,-2 0.4', '4.4,-6 0.4', '4,-6.4 0.4', '4,-8 0'],
      '4,0',
    ],
  ])('%s', (_, run, courses, drawn, q) => {
    const board = boardOf('london-2025').data;
    const at = { p: [0, 0], q: [4, 0], r: [8, 0] } as const;
    const stations = Object.fromEntries(
      Object.entries(at).map(([id, place]) => [id, { ...board.stations['bank']!, at: place, platforms: {} }]),
    );
    const lines = { a: { ...board.lines['victoria']!, runs: [run] } };
    const bundles = courses.map(([path, names, first]) => ({ path, lines: names.split(' '), first }));
    const [{ points, offsets, stops }] = strokesOf({ ...board, stations, lines, bundles }) as [Stroke];
    const short = (value: number) => String(Number(value.toFixed(3)) + 0);
    const said = points.map((point, index) => `${point.map(short).join()} ${short(offsets[index] ?? NaN)}`);
    expect([said, offsets.length]).toEqual([drawn, points.length]);
    const marked = stops.find(({ station: id }) => id === 'q')!;
    expect(marked.at.map(short).join()).toBe(q);
    expect(points[marked.index]!.map(short).join()).toBe(q);
  });

  test('stations that are not neighbours have no course', () => {
    expect(courseBetween(strokes, 'victoria', station('victoria'), station('oxford-circus'))).toBeUndefined();
    expect(courseBetween(strokes, 'central', station('victoria'), station('green-park'))).toBeUndefined();
  });
});
