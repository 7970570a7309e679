import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { decodeGame, encodeGame, LINK_MOST } from '../../src/storage/game-link.ts';
import {
  forgetParts,
  joined,
  keepPart,
  partsOf,
  partsWith,
  PART_MOST,
  readPart,
} from '../../src/storage/link-parts.ts';
import { qrOf } from '../../src/storage/qr.ts';
import { evening } from './evening.ts';
import { fakeStorage } from './fake-storage.ts';

const ADDRESS = 'https://companion.example.org/some/folder/nb/#part=';
const read = (text: string) => readPart(text)!;
const letters = fc.stringMatching(/^[\w-]+$/);
const longData = fc
  .tuple(letters, fc.integer({ min: PART_MOST + 1, max: LINK_MOST }))
  .map(([some, length]) => some.repeat(Math.ceil(length / some.length)).slice(0, length));

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

describe('a game in parts', () => {
  test('comes whole out of them, in whatever order they are scanned', async () => {
    const game = evening({ seed: 3, seats: 4, turns: 60 });
    const data = await encodeGame(game);
    const parts = partsOf(data!);
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts.slice(1).toReversed()) {
      expect(joined(partsWith(read(part)))).toBeUndefined();
      keepPart(read(part));
    }
    const whole = joined(partsWith(read(parts[0]!)));
    expect(await decodeGame(whole!)).toEqual({ kind: 'game', game });
  });

  test('whatever the data, each part reads back and fits a code', () => {
    fc.assert(
      fc.property(longData, (data) => {
        const parts = partsOf(data);
        expect(joined(parts.map(read))).toBe(data);
        for (const part of parts) expect(part.length + ADDRESS.length).toBeLessThan(1_370);
      }),
    );
    expect(qrOf(ADDRESS + 'a'.repeat(PART_MOST + 20))).toBeDefined();
  });

  test('a part scanned twice counts once', () => {
    const [one, two] = partsOf('a'.repeat(1_500)).map(read);
    keepPart(one!);
    keepPart(one!);
    expect(partsWith(one!)).toEqual([one]);
    expect(partsWith(two!)).toEqual([one, two]);
  });

  test('parts of another game do not mix with it, and are let go', () => {
    const [one] = partsOf('a'.repeat(1_500)).map(read);
    const [, other] = partsOf('b'.repeat(1_500)).map(read);
    keepPart(one!);
    expect(partsWith(other!)).toEqual([other]);
    keepPart(other!);
    expect(partsWith(one!)).toEqual([one]);
  });

  test('nothing is left of them once they are forgotten', () => {
    const [one, two] = partsOf('a'.repeat(1_500)).map(read);
    keepPart(one!);
    forgetParts();
    expect(partsWith(two!)).toEqual([two]);
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['no parts', 'abc'],
    ['too few', 'abcdef.1.2'],
    ['too many', 'abcdef.1.2.data.more'],
    ['number none', 'abcdef.0.2.data'],
    ['past the last', 'abcdef.3.2.data'],
    ['a part of one', 'abcdef.1.1.data'],
    ['more than a link holds', 'abcdef.1.99.data'],
    ['no whole number', 'abcdef.1.5.2.data'],
    ['markup', 'abcdef.1.2.<img>'],
    ['no data', 'abcdef.1.2.'],
    ['too much data', `abcdef.1.2.${'a'.repeat(PART_MOST + 1)}`],
  ])('%s: is no part', (_, text) => {
    expect(readPart(text)).toBeUndefined();
  });

  test('what was kept and is not of the form counts as nothing', () => {
    localStorage.setItem('log:parts', '[{"mark":"aaaaaa","number":1}]');
    const [one] = partsOf('a'.repeat(1_500)).map(read);
    expect(partsWith(one!)).toEqual([one]);
  });
});
