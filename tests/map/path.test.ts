import { describe, expect, test } from 'vitest';
import { makeBentPath, makeNumber, makeNumbers, makePath, makePill } from '../../src/map/path.ts';

describe('numbers are in tenths of a grid unit, as short as they can be', () => {
  test.each([
    [23.5, '235'],
    [0.05, '.5'],
    [-0.05, '-.5'],
    [0, '0'],
    [-0.0001, '0'],
    [1 / 3, '3.3'],
  ])('%d is written %s', (value, written) => {
    expect(makeNumber(value)).toBe(written);
  });

  test('a minus sign parts as well as a space', () => {
    expect(makeNumbers([1, -2, 3])).toBe('10-20 30');
  });
});

describe('paths', () => {
  test('a straight course is one line, whatever lies on it', () => {
    expect(
      makeBentPath({
        points: [
          [0, 0],
          [1, 0],
          [5, 0],
        ],
      }),
    ).toBe('M0 0h50');
  });

  test('a bend is an arc between two straight pieces', () => {
    expect(
      makeBentPath({
        points: [
          [0, 0],
          [10, 0],
          [10, 10],
        ],
      }),
    ).toBe('M0 0h88a12 12 0 0 1 12 12v88');
  });

  test('bends of neighbours in a bundle share one centre', () => {
    const inner = makeBentPath({
      points: [
        [0, 0.4],
        [9.6, 0.4],
        [9.6, 10],
      ],
      offsets: [0.4, 0.4, 0.4],
    });
    expect(inner).toContain('a8 8 0 0 1 8 8');
  });

  test('a bend with little room is sharper', () => {
    expect(
      makeBentPath({
        points: [
          [0, 0],
          [0.6, 0],
          [0.6, 10],
        ],
      }),
    ).toContain('a6 6 0 0 1 6 6');
  });

  test('several lines make one path, each starting where it should after rounding', () => {
    expect(
      makePath(
        [
          [0.111, 0],
          [0.222, 0],
        ],
        [
          [5, 5],
          [5, 6],
        ],
      ),
    ).toBe('M1.1 0h1.1m47.8 50v10');
  });

  test('a pill closes around its bar', () => {
    expect(
      makePill(
        [
          [0, 0],
          [1, 0],
        ],
        0.4,
      ),
    ).toBe('M0-4h10a4 4 0 0 1 0 8h-10a4 4 0 0 1 0-8z');
  });
});
