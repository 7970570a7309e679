import { describe, expect, test } from 'vitest';
import { type Bytes, throwDie } from '../../src/ui/chance.ts';

/** Gives these bytes one after the other. */
const bytesOf = (...bytes: readonly number[]): Bytes => {
  const left = [...bytes];
  return (into) => {
    into[0] = left.shift()!;
  };
};

describe('a die thrown by the phone', () => {
  test('is fair: of all bytes that count, each face has as many', () => {
    const faces = [0, 0, 0, 0, 0, 0];
    for (let byte = 0; byte < 252; byte += 1) faces[throwDie(bytesOf(byte)) - 1]! += 1;
    expect(faces).toEqual([42, 42, 42, 42, 42, 42]);
  });

  test('is thrown again for a byte that would favour a face', () => {
    for (const byte of [252, 253, 254, 255]) expect(throwDie(bytesOf(byte, 255, 5)), `${byte}`).toBe(6);
  });

  test('uses the browser’s own chance', () => {
    const thrown = new Set(Array.from({ length: 500 }, () => throwDie()));
    expect([...thrown].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
