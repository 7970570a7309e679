import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playersOf } from '../../src/games/tournament/format.ts';
import { type FormatPlan, planFormat } from '../../src/games/tournament/format-plan.ts';
import { parseFormat, writeFormat } from '../../src/games/tournament/parse-format.ts';
import { seeded } from '../../src/games/shared/seeded.ts';
import { TOURNAMENT } from '../../src/games/tournament/tournament-play.ts';
import { GAMES_MOST } from '../../src/games/tournament/tournament-setup.ts';
import {
  bracketLayout,
  LENGTHS,
  type Box,
  type BracketLayout,
  type Flow,
  type Point,
  flowPath,
} from '../../src/tables/tournament/bracket/bracket-layout.ts';
import { formats } from '../games/tournament/formats.ts';
import { wholeTournament } from '../games/tournament/tournament-bot.ts';
import { setupOf } from '../games/tournament/tournament-table.ts';
import { bracketOf } from './bracket-of.ts';

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
    const { columns, boxes, routes } = bracketLayout(planOf('2H4/1F2R-1R4/2F-F4'));
    expect(columns.map(({ layer }) => layer)).toEqual([0, 1, 2]);
    expect(boxes.map(({ layer, game, rows }) => [layer, game, rows])).toEqual([
      [0, 0, 4],
      [0, 1, 4],
      [1, 0, 4],
      [2, 0, 4],
    ]);
    expect(routes.map(({ from, to, kind, above }) => [from, to, kind, above !== null])).toEqual([
      [0, 2, 'direct', true],
      [0, 1, 'repechage', false],
      [1, 2, 'repechage', false],
    ]);
    expect(routes[0]!.above!.y).toBeLessThan(boxes[2]!.y);
  });

  test('R24: a rotated layer is one box with a row for each of its players', () => {
    const { boxes } = bracketLayout(planOf('6H4@8/4F-F4'));
    expect(boxes.map(({ game, rows }) => [game, rows])).toEqual([
      [null, 8],
      [0, 4],
    ]);
  });

  test('before the draw every game has a line from its head for each way on, and nothing lies on a box', () => {
    fc.assert(
      fc.property(formats, (format) => {
        const players = playersOf(format[0]!);
        const plan = planFormat(format);
        const { layout, flows } = bracketOf(TOURNAMENT.start(setupOf(writeFormat(format), players)));
        for (const [index, box] of layout.boxes.entries()) {
          expect(layout.boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
        }
        const drawn = flows.flatMap(({ lines }) =>
          lines.map(({ onward: { from, to } }) => [from.layer, from.game, to]),
        );
        const wanted = layout.boxes.flatMap(({ layer, game }) =>
          plan.layers[layer]!.ways.flatMap(({ to }) => (to === 'out' ? [] : [[layer, game, to]])),
        );
        expect(drawn.map(String).toSorted()).toEqual(wanted.map(String).toSorted());
        expectDrawn(layout, flows);
        for (const { lines } of flows) {
          for (const { onward, points } of lines) {
            const head = points[0]![1] - onward.from.y;
            expect(head > 0 && head < LENGTHS.head).toBe(true);
          }
        }
      }),
    );
  });

  test('with people in it, too: lines begin at their box, end before their layer, and cross nobody’s box', () => {
    fc.assert(
      fc.property(formats, fc.nat(), (format, seed) => {
        const players = playersOf(format[0]!);
        fc.pre(players >= 3 && format.every(({ rotated, size }) => rotated === null || rotated === size));
        fc.pre(format.reduce((sum, { games }) => sum + games, 0) <= GAMES_MOST);
        const setup = setupOf(writeFormat(format), players);
        for (const { after } of wholeTournament(setup, seeded(seed), { leaving: 6, seeds: 3 })) {
          const { layout, flows } = bracketOf(after);
          expectDrawn(layout, flows);
        }
      }),
      { numRuns: 20 },
    );
  });
});

function expectDrawn(layout: BracketLayout, flows: readonly Flow[]): void {
  for (const { from, to, lines } of flows) {
    for (const { points } of lines) {
      for (const piece of pieces(points)) {
        const [[x1, y1], [x2, y2]] = piece;
        expect(x1 === x2 || y1 === y2).toBe(true);
        expect(layout.boxes.filter((box) => crosses(piece, box))).toEqual([]);
        expect(isWithin(layout, piece)).toBe(true);
      }
      expect(points[0]![0]).toBe(layout.columns[from]!.x + LENGTHS.width);
      expect(points.at(-1)![0]).toBeLessThan(layout.columns[to]!.x);
    }
  }
}

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
