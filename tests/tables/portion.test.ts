import { expect, test } from 'vitest';
import { portionOf } from '../../src/ui/Portion.tsx';

const list = (length: number) => Array.from({ length }, (_, index) => index);

test.each([
  { length: 0, presses: 0, shown: 0 },
  { length: 40, presses: 0, shown: 40 },
  { length: 41, presses: 0, shown: 40 },
  { length: 41, presses: 1, shown: 41 },
  { length: 5_000, presses: 0, shown: 40 },
  { length: 5_000, presses: 2, shown: 120 },
  { length: 30, presses: 2, shown: 30 },
])('$shown of $length lines are shown after $presses presses', ({ length, presses, shown }) => {
  expect(portionOf(list(length), presses)).toEqual({ shown: list(shown), left: length - shown });
});
