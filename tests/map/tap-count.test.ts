import { expect, test } from 'vitest';
import { countTaps } from '../../src/map/snap.ts';

test('the second half of a double tap does not count', () => {
  const counts = countTaps();
  expect(counts({ x: 100, y: 100, time: 5000 })).toBe(true);
  expect(counts({ x: 110, y: 95, time: 5250 })).toBe(false);
  // From the last one that counted: drumming on the glass is not a double tap for ever.
  expect(counts({ x: 110, y: 95, time: 5599 })).toBe(false);
  expect(counts({ x: 110, y: 95, time: 5600 })).toBe(true);
});

test('quick taps in two places are two', () => {
  const counts = countTaps();
  expect(counts({ x: 100, y: 100, time: 0 })).toBe(true);
  expect(counts({ x: 145, y: 100, time: 100 })).toBe(true);
  expect(counts({ x: 100, y: 100, time: 200 })).toBe(true);
});

test.each([
  { say: 'a finger’s width to the side', x: 144, y: 100, counts: false },
  { say: 'more than that', x: 145, y: 100, counts: true },
  { say: 'a finger’s width below', x: 100, y: 144, counts: false },
  { say: 'more than that below', x: 100, y: 145, counts: true },
])('a quick tap $say: counts $counts', ({ x, y, counts }) => {
  const isCounted = countTaps();
  isCounted({ x: 100, y: 100, time: 0 });
  expect(isCounted({ x, y, time: 100 })).toBe(counts);
});
