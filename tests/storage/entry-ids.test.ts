import { afterEach, describe, expect, test, vi } from 'vitest';
import { newId } from '../../src/storage/entry-ids.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('F22: ids differ', () => {
  test('in the same millisecond, when chance always says the same', () => {
    const ids = Array.from({ length: 4_000 }, () =>
      newId(
        undefined,
        () => 0.5,
        () => 1_700_000_000_000,
      ),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('when the clock stands on a year before 1970, and chance on its ends', () => {
    for (const random of [0, 1 - 2 ** -32]) {
      const id = newId(
        undefined,
        () => random,
        () => -1e12,
      );
      expect(id).toMatch(/^[0-9a-z]{10}$/);
    }
  });

  test('from those that are in use', () => {
    const used = new Set<string>();
    for (let count = 0; count < 10_000; count += 1) {
      const id = newId(
        (each) => used.has(each),
        () => 0,
        () => 0,
      );
      expect(used.has(id)).toBe(false);
      used.add(id);
    }
  });
});

test('F14: ids need no crypto', () => {
  vi.stubGlobal('crypto', undefined);
  expect(newId()).toMatch(/^[0-9a-z]{10}$/);
});
