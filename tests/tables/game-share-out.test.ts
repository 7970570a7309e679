import { expect, test } from 'vitest';
import { shareOut } from '../../src/tables/gug/game/play/turn-plays.ts';

test.each([
  { shares: [3, 3], index: 0, value: 4, then: [4, 2] },
  { shares: [3, 3], index: 1, value: 2, then: [3, 2] },
  { shares: [1, 4, 1], index: 0, value: 3, then: [3, 2, 1] },
  { shares: [3, 3], index: 0, value: 6, then: [6, 0] },
  { shares: [2, 2], index: 1, value: 3, then: [2, 3] },
])('of six sips $shares, number $index to $value: $then', ({ shares, index, value, then }) => {
  expect(shareOut(shares, index, value, 6)).toEqual(then);
});
