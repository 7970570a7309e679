import { describe, expect, test } from 'vitest';
import type { Point } from '../../../src/games/gug/board-data.ts';
import { headingOf, isWithin, overlaps, turnBetween } from '../../../src/games/gug/geometry.ts';

describe('strokes that lie on one another', () => {
  test.each<readonly [say: string, one: readonly [Point, Point], other: readonly [Point, Point], lie: boolean]>([
    [
      'a part of the other',
      [
        [0, 0],
        [9, 0],
      ],
      [
        [2, 0],
        [4, 0],
      ],
      true,
    ],
    [
      'the other way round',
      [
        [0, 0],
        [9, 0],
      ],
      [
        [4, 0],
        [2, 0],
      ],
      true,
    ],
    [
      'beyond its end',
      [
        [0, 0],
        [9, 9],
      ],
      [
        [5, 5],
        [12, 12],
      ],
      true,
    ],
    [
      'before its start',
      [
        [0, 0],
        [9, 9],
      ],
      [
        [-3, -3],
        [1, 1],
      ],
      true,
    ],
    [
      'end to end',
      [
        [0, 0],
        [9, 0],
      ],
      [
        [9, 0],
        [12, 0],
      ],
      false,
    ],
    [
      'start to start',
      [
        [0, 0],
        [9, 0],
      ],
      [
        [-3, 0],
        [0, 0],
      ],
      false,
    ],
    [
      'further along',
      [
        [0, 0],
        [9, 0],
      ],
      [
        [10, 0],
        [12, 0],
      ],
      false,
    ],
    [
      'beside it',
      [
        [0, 0],
        [9, 0],
      ],
      [
        [0, 1],
        [9, 1],
      ],
      false,
    ],
    [
      'away from it',
      [
        [0, 0],
        [9, 0],
      ],
      [
        [2, 0],
        [4, 2],
      ],
      false,
    ],
    [
      'up to it',
      [
        [0, 0],
        [9, 0],
      ],
      [
        [2, 2],
        [4, 0],
      ],
      false,
    ],
    [
      'across it',
      [
        [0, 0],
        [9, 0],
      ],
      [
        [4, -2],
        [4, 2],
      ],
      false,
    ],
  ])('%s', (_, one, other, lie) => {
    const moved = ([a, b]: readonly [Point, Point]) =>
      [
        [a[0] + 3, a[1] + 5],
        [b[0] + 3, b[1] + 5],
      ] as const;
    expect([overlaps(one, other), overlaps(moved(one), moved(other))]).toEqual([lie, lie]);
  });
});

test.each([
  { to: [0, -5], heading: 0 },
  { to: [5, -5], heading: 1 },
  { to: [5, 0], heading: 2 },
  { to: [5, 5], heading: 3 },
  { to: [0, 5], heading: 4 },
  { to: [-5, 5], heading: 5 },
  { to: [-5, 0], heading: 6 },
  { to: [-5, -5], heading: 7 },
  { to: [5, 4], heading: undefined },
  { to: [0, 0], heading: undefined },
] as const)('a stroke to $to runs in the eighth $heading', ({ to, heading }) => {
  expect(headingOf([2, 3], [2 + to[0], 3 + to[1]])).toBe(heading);
});

test.each([
  [0, 0, 0],
  [1, 7, 2],
  [7, 1, 2],
  [6, 2, 4],
  [0, 3, 3],
  [0, 5, 3],
] as const)('from %i to %i it turns by %i eighths', (one, other, eighths) => {
  expect(turnBetween(one, other)).toBe(eighths);
});

test.each<readonly [at: Point, within: boolean]>([
  [[2, 2], true],
  [[5, 1], true],
  [[5, 7], false],
  [[8, 6], true],
  [[7, 6], false],
  [[1, 6], true],
  [[3, 6], false],
  [[-1, 2], false],
  [[11, 2], false],
  [[2, 9], false],
])('in a polygon with a notch: %j, %s', (at, within) => {
  // A square of ten with its lower half cut out to the middle.
  const notched: readonly Point[] = [
    [0, 0],
    [10, 0],
    [10, 8],
    [5, 4],
    [0, 8],
  ];
  expect(isWithin(at, notched)).toBe(within);
});
