import { expect, test } from 'vitest';
import { CHARTED, CHART_WIDTH, columnsOf, lineThrough, placedBetween } from '../../src/logbook/chart-columns.ts';

test('few games stand together at the left, many fill the width, and no bar touches the next', () => {
  expect(columnsOf(1).middle(0)).toBe(25);
  expect(columnsOf(2).middle(1)).toBe(75);
  for (let count = 1; count <= CHARTED; count += 1) {
    const { middle, width } = columnsOf(count);
    expect(middle(0) - width / 2).toBeGreaterThanOrEqual(0);
    expect(middle(count - 1) + width / 2).toBeLessThanOrEqual(CHART_WIDTH);
    for (let index = 1; index < count; index += 1) expect(middle(index) - middle(index - 1)).toBeGreaterThan(width);
  }
  expect(columnsOf(CHARTED).middle(CHARTED - 1) + columnsOf(CHARTED).middle(0)).toBeCloseTo(CHART_WIDTH);
});

test.each([
  [0, 95],
  [4, 56.5],
  [8, 18],
  [-8, 172],
])('of none to 8, from the ground up, %i stands at %d', (value, height) => {
  expect(placedBetween(value, [0, 8], [95, 18])).toBe(height);
});

test.each([
  [[], ''],
  [[null, null], ''],
  [
    [
      [25, 14],
      [75, 40],
      [125, 27],
    ],
    'M25,14L75,40L125,27',
  ],
  [[null, [75, 40], null, [175, 14], [225, 40], null], 'M75,40M175,14L225,40'],
] as const)('a line through %j', (points, path) => {
  expect(lineThrough(points)).toBe(path);
});
