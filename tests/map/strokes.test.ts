import { describe, expect, test } from 'vitest';
import type { BoardData, Point } from '../../src/games/gug/board-data.ts';
import { piecesOf } from '../../src/games/gug/geometry.ts';
import { STROKE_WIDTH } from '../../src/map/measures.ts';
import { courseBetween, strokesOf } from '../../src/map/strokes.ts';
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
    for (const line of board.lines.values()) {
      for (const { a, b } of line.stretches) {
        const there = courseBetween(strokes, line.id, a, b);
        const back = courseBetween(strokes, line.id, b, a);
        expect(there?.points.length, `${line.id}: ${a} - ${b}`).toBeGreaterThan(1);
        expect(back?.points.toReversed()).toEqual(there?.points);
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

  test('stations that are not neighbours have no course', () => {
    expect(courseBetween(strokes, 'victoria', station('victoria'), station('oxford-circus'))).toBeUndefined();
    expect(courseBetween(strokes, 'central', station('victoria'), station('green-park'))).toBeUndefined();
  });
});
