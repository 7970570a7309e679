import { expect, test } from 'vitest';
import { drawDot } from '../../src/map/draw-dot.ts';

test('a dot is round, and a pill where its lines run side by side', () => {
  expect(
    drawDot([
      [3, 2],
      [3, 2],
    ]),
  ).toBe('<circle class="d" cx="30" cy="20" r="3.9"/>');
  // What is 0 needs not be said.
  expect(
    drawDot([
      [0, 2],
      [0, 2],
    ]),
  ).toBe('<circle class="d" cy="20" r="3.9"/>');
  expect(
    drawDot([
      [0, 2],
      [1, 2],
    ]),
  ).toBe('<path class="d" d="M0 16.1h10a3.9 3.9 0 0 1 0 7.8h-10a3.9 3.9 0 0 1 0-7.8z"/>');
});
