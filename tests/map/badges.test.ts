import { describe, expect, test } from 'vitest';
import type { LineId, Point } from '../../src/games/gug/board-data.ts';
import type { Board, Line } from '../../src/games/gug/board.ts';
import { badgesOf, drawBadges } from '../../src/map/draw-badges.ts';
import { luminance } from '../../src/map/luminance.ts';
import type { PlacedName } from '../../src/map/names.ts';
import type { Stroke } from '../../src/map/strokes.ts';
import type { Symbols } from '../../src/map/symbols.ts';
import { boardOf, station } from './boards.ts';

test.each([
  { colour: '#000000', is: 0 },
  { colour: '#0a0000', is: 0.000645 },
  { colour: '#ff0000', is: 0.2126 },
  { colour: '#00ff00', is: 0.7152 },
  { colour: '#0000ff', is: 0.0722 },
  { colour: '#808080', is: 0.215861 },
  { colour: '#ffffff', is: 1 },
])('the luminance of $colour is $is, as WCAG 2 has it', ({ colour, is }) =>
  expect(luminance(colour)).toBeCloseTo(is, 5),
);

const line = (id: string, colour: string, letter: string): readonly [LineId, Line] => [
  id as LineId,
  { id: id as LineId, name: id, colour, letter, stations: [], stretches: [] },
];

test('letters are written on discs of their line, in ink where it is light, tier by tier', () => {
  const board: Board = {
    ...boardOf('london-2025'),
    lines: new Map([line('dark', '#0019a8', '<'), line('light', '#ffd329', 'L'), line('none', '#000000', 'N')]),
  };
  const badge = (id: string, at: Point, tier: number) => ({ line: id as LineId, at, tier });
  const badges = [
    badge('light', [1, 2], 2),
    badge('dark', [3, 4], 2),
    badge('dark', [5, 6], 2),
    badge('dark', [7, 8], 3),
  ];
  expect(drawBadges(board, badges)).toBe(
    '<g class="letters"><svg class="t2">' +
      '<g data-line="dark" stroke="#0019a8"><path d="M30 40h0m20 20h0"/><text x="30" y="40">&lt;</text><text x="50" y="60">&lt;</text></g>' +
      '<g data-line="light" class="i" stroke="#ffd329"><path d="M10 20h0"/><text x="10" y="20">L</text></g>' +
      '</svg><svg class="t3"><g data-line="dark" stroke="#0019a8"><path d="M70 80h0"/><text x="70" y="80">&lt;</text></g></svg></g>',
  );
});

describe('where letters stand on a stroke', () => {
  const strokeOf = (id: string, ...points: readonly Point[]): Stroke => ({
    line: id as LineId,
    points,
    offsets: points.map(() => 0),
    stops: [],
  });
  const symbol = (...places: readonly Point[]): Symbols => ({
    station: station('bank'),
    dots: [],
    ticks: [],
    ends: [],
    places,
    lines: [],
  });
  const named = (from: number, left: number, right: number, top = -1, bottom = 1): PlacedName => ({
    label: {
      station: station('bank'),
      lines: [],
      boxes: [{ left, right, top, bottom }],
      origin: [left, 0],
      drop: 0,
    },
    from,
    until: Infinity,
  });
  const level = strokeOf('a', [0, 0], [30, 0]);
  /** Stations all along, so far below. */
  const row = (below: number) => symbol(...Array.from({ length: 41 }, (_, at): Point => [at / 10, below]));
  const ENDS = symbol([0, 0], [30, 0]);
  const found = (strokes: readonly Stroke[], symbols: readonly Symbols[], names: readonly PlacedName[] = []) =>
    badgesOf(strokes, symbols, names).map(
      ({ line: id, at, tier }) => `${id} ${at.map((each) => Number(each.toFixed(2))).join()} ${tier}`,
    );

  test.each([
    {
      say: 'near both ends, as far from stations as may be; the second one from closer by',
      strokes: [level],
      is: ['a 23.2,0 2', 'a 1.7,0 3'],
    },
    {
      say: 'the same where a point lies on the straight way',
      strokes: [strokeOf('a', [0, 0], [10, 0], [30, 0])],
      is: ['a 23.2,0 2', 'a 1.7,0 3'],
    },
    {
      say: 'not where another line crosses',
      strokes: [level, strokeOf('b', [23.2, -5], [23.2, 5])],
      is: ['b 23.2,-3.8 2', 'a 6.7,0 2', 'a 28.2,0 3'],
    },
    {
      say: 'on each of two that run side by side, the second one not beside the first',
      strokes: [level, strokeOf('b', [0, 0.4], [30, 0.4])],
      is: ['b 23.2,0.4 2', 'a 6.7,0 2', 'a 28.2,0 3', 'b 1.7,0.4 3'],
    },
    {
      say: 'not on a name, from where it is that small',
      strokes: [level],
      names: [named(0, 22, 25)],
      is: ['a 6.7,0 2', 'a 28.7,0 3'],
    },
    {
      say: 'not where a name comes later',
      strokes: [level],
      names: [named(5, 22, 25)],
      is: ['a 6.7,0 2', 'a 28.2,0 3'],
    },
    {
      say: 'not in a bend, which the stroke cuts',
      strokes: [strokeOf('a', [0, 0], [0, 9], [9, 9])],
      symbols: [symbol([4, 5])],
      is: ['a 0,1.2 2'],
    },
    {
      say: 'not on a name that begins just beside it',
      strokes: [level],
      names: [named(0, 23.5, 24)],
      is: ['a 6.7,0 2', 'a 28.2,0 3'],
    },
    {
      say: 'below a name, if far enough',
      strokes: [level],
      names: [named(0, 20, 26, -3, -0.5)],
      is: ['a 23.2,0 2', 'a 1.7,0 3'],
    },
    {
      say: 'and no nearer to what stands above',
      strokes: [level],
      names: [named(0, 20, 26, -3, -0.4)],
      is: ['a 6.7,0 2', 'a 26.7,0 5'],
    },
    {
      say: 'above a name, if far enough',
      strokes: [level],
      names: [named(0, 20, 26, 0.5, 3)],
      is: ['a 23.2,0 2', 'a 1.7,0 3'],
    },
    {
      say: 'and no nearer to what stands below',
      strokes: [level],
      names: [named(0, 20, 26, 0.4, 3)],
      is: ['a 6.7,0 2', 'a 26.7,0 5'],
    },
    {
      say: 'behind a bend too',
      strokes: [strokeOf('a', [0, 0], [0, 3], [30, 3])],
      symbols: [symbol([0, 0], [30, 3])],
      is: ['a 23.2,3 2', 'a 1.7,3 3'],
    },
    {
      say: 'from as close by as stations leave room for',
      strokes: [strokeOf('a', [0, 0], [3, 0])],
      symbols: [row(1.2)],
      is: ['a 1.2,0 4'],
    },
    {
      say: 'from closer by still',
      strokes: [strokeOf('a', [0, 0], [3, 0])],
      symbols: [row(0.8)],
      is: ['a 1.2,0 7'],
    },
    {
      say: 'so far from those of other lines that they do not touch',
      strokes: [level, strokeOf('b', [22, 2], [25, 2])],
      symbols: [ENDS, symbol([23.5, 6.9])],
      is: ['a 23.2,0 2', 'b 23.2,2 3', 'a 1.7,0 3'],
    },
    {
      say: 'nowhere on a stroke that is too short',
      strokes: [strokeOf('a', [0, 0], [2.4, 0])],
      symbols: [symbol([0, 9])],
      is: [],
    },
    {
      say: 'nowhere where stations stand too close',
      strokes: [strokeOf('a', [0, 0], [4, 0])],
      symbols: [symbol([1.2, 0], [1.7, 0.7], [2.2, 0], [2.7, 0.7])],
      is: [],
    },
    {
      say: 'between the ends of a long one where there is no room at them',
      strokes: [strokeOf('a', [0, 0], [40, 0])],
      symbols: [
        symbol(
          ...Array.from({ length: 8 }, (_, at): Point => [at, 0]),
          ...Array.from({ length: 8 }, (_, at): Point => [40 - at, 0]),
        ),
      ],
      is: ['a 20.2,0 2', 'a 8.7,0 5', 'a 31.7,0 5'],
    },
  ])('$say', ({ strokes, symbols = [ENDS], names = [], is }) => expect(found(strokes, symbols, names)).toEqual(is));
});
