import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FormatPlan, planFormat } from '../../src/games/tournament/format-plan.ts';
import { parseFormat } from '../../src/games/tournament/parse-format.ts';
import { bracketLayout, LENGTHS } from '../../src/islands/tournament/bracket/bracket-layout.ts';
import type { Box, BracketLayout, Point } from '../../src/islands/tournament/bracket/bracket-shape.ts';
import { flowPath } from '../../src/islands/tournament/bracket/flow-path.ts';
import { formats } from '../games/tournament/formats.ts';

const plans = formats.map(planFormat);

function planOf(code: string): FormatPlan {
  const parsed = parseFormat(code);
  if (!parsed.ok) throw new Error(`${code} cannot be played`);
  return planFormat(parsed.format);
}

const pieces = (points: readonly Point[]): readonly (readonly [Point, Point])[] =>
  points.slice(1).map((end, index) => [points[index]!, end]);

/** Whether a straight piece goes through the inside of a box. */
function crosses([[x1, y1], [x2, y2]]: readonly [Point, Point], { x, y, height }: Box): boolean {
  const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)];
  const [top, bottom] = [Math.min(y1, y2), Math.max(y1, y2)];
  const slack = 1e-6;
  return left < x + LENGTHS.width - slack && right > x + slack && top < y + height - slack && bottom > y + slack;
}

const overlap = (one: Box, other: Box): boolean =>
  one.x === other.x && one.y < other.y + other.height && other.y < one.y + one.height;

describe('18.1: the picture of a format', () => {
  test('2H4/1F2R-1R4/2F-F4: two boxes, one, one; the winners pass the repêchage above it', () => {
    const { columns, boxes, flows } = bracketLayout(planOf('2H4/1F2R-1R4/2F-F4'));
    expect(columns.map(({ layer }) => layer)).toEqual([0, 1, 2]);
    expect(boxes.map(({ layer, game, rows }) => [layer, game, rows])).toEqual([
      [0, 0, 4],
      [0, 1, 4],
      [1, 0, 4],
      [2, 0, 4],
    ]);
    expect(
      flows.map(({ from, to, places, kind, paths }) => [from, to, places.first, places.last, kind, paths.length]),
    ).toEqual([
      [0, 2, 1, 1, 'direct', 2],
      [0, 1, 2, 3, 'repechage', 4],
      [1, 2, 1, 2, 'repechage', 2],
    ]);
    const repechage = boxes[2]!;
    const above = flows[0]!.paths[0]!.map(([, y]) => y);
    expect(Math.min(...above)).toBeLessThan(repechage.y);
  });

  test('R24: a rotated layer is one box with a row for each of its players', () => {
    const { boxes } = bracketLayout(planOf('6H4@8/4F-F4'));
    expect(boxes.map(({ game, rows }) => [game, rows])).toEqual([
      [null, 8],
      [0, 4],
    ]);
  });

  test('nothing lies on a box, and nothing outside of the picture', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const layout = bracketLayout(plan);
        for (const [index, box] of layout.boxes.entries()) {
          expect(layout.boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
        }
        for (const { paths } of layout.flows) {
          for (const piece of paths.flatMap(pieces)) {
            expect(layout.boxes.filter((box) => crosses(piece, box))).toEqual([]);
            expect(isWithin(layout, piece)).toBe(true);
          }
        }
      }),
    );
  });

  test('every place that goes on has a stroke from its own row to its layer; strokes are level or upright', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { boxes, flows, columns } = bracketLayout(plan);
        const drawn = flows.flatMap(({ from, to, paths }) => paths.map((points) => ({ from, to, points })));
        const wanted = plan.layers.flatMap(({ ways }, layer) =>
          ways.filter(({ to }) => to !== 'out').map(({ to, players }) => [layer, to, players]),
        );
        for (const [layer, to, players] of wanted) {
          expect(drawn.filter((each) => each.from === layer && each.to === to)).toHaveLength(players as number);
        }
        expect(drawn).toHaveLength(wanted.reduce((sum, [, , players]) => sum + (players as number), 0));
        for (const { from, to, points } of drawn) {
          const [x, y] = points[0]!;
          const rows = boxes
            .filter(({ layer }) => layer === from)
            .flatMap((box) =>
              Array.from({ length: box.rows }, (_, row) => box.y + LENGTHS.head + (row + 0.5) * LENGTHS.row),
            );
          expect(x).toBe(columns[from]!.x + LENGTHS.width);
          expect(rows.some((row) => Math.abs(row - y) < 1e-9)).toBe(true);
          expect(points.at(-1)![0]).toBeLessThan(columns[to]!.x);
          for (const [[x1, y1], [x2, y2]] of pieces(points)) expect(x1 === x2 || y1 === y2).toBe(true);
        }
        expect(new Set(drawn.map(({ points }) => String(points[0]))).size).toBe(drawn.length);
      }),
    );
  });
});

function isWithin({ width, height }: BracketLayout, piece: readonly Point[]): boolean {
  return piece.every(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height);
}

describe('a stroke turns as on the map', () => {
  test.each<[string, readonly Point[], string]>([
    [
      'straight',
      [
        [0, 0],
        [4, 0],
      ],
      'M0 0L4 0',
    ],
    [
      'around a corner',
      [
        [0, 0],
        [4, 0],
        [4, 4],
      ],
      'M0 0L3.55 0L4 0.45L4 4',
    ],
    [
      'around a corner with little room',
      [
        [0, 0],
        [4, 0],
        [4, 0.5],
        [6, 0.5],
      ],
      'M0 0L3.55 0L4 0.25L4 0.25L4.45 0.5L6 0.5',
    ],
    [
      'past a corner of no length',
      [
        [0, 0],
        [4, 0],
        [4, 0],
        [6, 0],
      ],
      'M0 0L3.55 0L4.45 0L6 0',
    ],
  ])('%s', (_, points, path) => {
    expect(flowPath(points)).toBe(path);
  });
});
