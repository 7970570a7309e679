import { expect, test } from 'vitest';
import { LABEL_SIZE } from '../../src/map/measures.ts';
import {
  DESIGN_TIER,
  inPortions,
  LEAST_LETTERS,
  lettersAt,
  liesWithin,
  marksAt,
  tierAt,
  tierGroups,
  TIER_SIZES,
  TIERS,
} from '../../src/map/tiers.ts';

test('letters keep their size on the screen until the design scale, then grow', () => {
  expect(lettersAt(2.7)).toBeCloseTo(lettersAt(3));
  expect(lettersAt(5) * 5).toBeCloseTo(LEAST_LETTERS);
  expect(lettersAt(12) * 12).toBeCloseTo(LEAST_LETTERS);
  expect(lettersAt(TIERS[DESIGN_TIER])).toBeCloseTo(LABEL_SIZE);
  // Four times as close by, they are twice as large on the screen.
  expect(lettersAt(4 * TIERS[DESIGN_TIER])).toBeCloseTo(LABEL_SIZE / 2);
  expect(TIER_SIZES).toEqual(TIERS.map(lettersAt));
});

test('marks do not grow larger than they are from so far', () => {
  expect([marksAt(4), marksAt(2.7), marksAt(1)]).toEqual([2.7, 2.7, 1]);
});

test('every scale has a tier: the last that it has reached', () => {
  expect([1, 3, 4.4, 4.5, 1000].map(tierAt)).toEqual([0, 0, 0, 1, TIERS.length - 1]);
  expect(TIERS.map((scale) => tierAt(scale))).toEqual(TIERS.map((_scale, tier) => tier));
});

test('what is shown alike is drawn thirty at a time, and nothing is drawn of nothing', () => {
  const many = Array.from({ length: 31 }, (_, at) => `<${at}>`);
  expect(inPortions('t0', many)).toEqual([
    `<svg class="t0">${many.slice(0, 30).join('')}</svg>`,
    '<svg class="t0"><30></svg>',
  ]);
  expect(inPortions('t0', many.slice(0, 30))).toHaveLength(1);
  expect(inPortions('t0', [])).toEqual([]);
});

test('what is drawn tier by tier says its tier', () =>
  expect(tierGroups((tier) => (tier % 3 === 0 ? [] : ['x'.repeat(tier)]))).toEqual([
    '<svg class="t1">x</svg>',
    '<svg class="t2">xx</svg>',
    '<svg class="t4">xxxx</svg>',
    '<svg class="t5">xxxxx</svg>',
    '<svg class="t7">xxxxxxx</svg>',
  ]));

test.each([
  { say: 'all within', box: [1, 1, 9, 9], is: true },
  { say: 'at the left edge', box: [0, 1, 9, 9], is: false },
  { say: 'at the upper edge', box: [1, 0, 9, 9], is: false },
  { say: 'at the right edge', box: [1, 1, 10, 9], is: false },
  { say: 'at the lower edge', box: [1, 1, 9, 10], is: false },
] as const)('a box $say lies on the paper: $is', ({ box: [left, top, right, bottom], is }) =>
  expect(liesWithin({ left, top, right, bottom }, { left: 0, top: 0, right: 10, bottom: 10 })).toBe(is),
);
