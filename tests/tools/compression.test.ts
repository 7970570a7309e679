import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compress, decompress } from '../../src/offline/compression/arithmetic-coder.ts';
import { squash, stretch, SURE } from '../../src/offline/compression/logistic.ts';
import { foldRepeats, unfoldRepeats } from '../../src/offline/compression/long-repeats.ts';

const BOOKS = Buffer.concat(
  globSync('content/rulebooks/*/*.md')
    .toSorted()
    .map((path) => readFileSync(path)),
);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Bytes of all kinds, some of them again and again. */
const bytes = fc
  .array(fc.tuple(fc.uint8Array({ maxLength: 40 }), fc.integer({ min: 1, max: 30 })), { maxLength: 8 })
  .map((parts) =>
    Uint8Array.from(parts.flatMap(([part, times]) => Array.from({ length: times }, () => [...part]).flat())),
  );

/** UTF-8 in which long runs stand again, next to themselves or far away, whole or cut. */
const repetitive = fc
  .array(
    fc.tuple(
      fc.nat({ max: 3 }),
      fc.nat({ max: 200 }),
      fc.nat({ max: 900 }),
      fc.string({ unit: 'grapheme', maxLength: 9 }),
    ),
    {
      maxLength: 12,
    },
  )
  .map((cuts) =>
    utf8(cuts.map(([of, from, length, between]) => RUNS[of]!.slice(from, from + length) + between).join('')),
  );
const RUNS = [
  '-'.repeat(1_100),
  'Gå '.repeat(370),
  ...[3, 7].map((by) => Array.from({ length: 300 }, (_, at) => `${at * by} `).join('')),
];

describe('compression', () => {
  test('gives back every text, byte for byte', () =>
    fc.assert(
      fc.asyncProperty(bytes, async (text) => {
        expect(await decompress(compress(text))).toEqual(text);
      }),
      { numRuns: 30 },
    ));

  test('of what nothing foretells costs little more than it is long', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), (text) => {
        expect(compress(text).length).toBeLessThanOrEqual(text.length * 1.1 + 12);
      }),
      { numRuns: 30 },
    ));

  test('makes of the rule books less than brotli does', async () => {
    const compressed = compress(BOOKS);
    expect(compressed.length).toBeLessThan(0.9 * brotliCompressSync(BOOKS).length);
    expect(Buffer.from(await decompress(compressed)).equals(BOOKS)).toBe(true);
  });

  test('comes out as other bytes where one byte was changed on the way', async () => {
    const compressed = compress(BOOKS);
    compressed[1_000]! ^= 1;
    const other = Buffer.from(await decompress(compressed));
    expect(other.length).toBe(BOOKS.length);
    expect(other.equals(BOOKS)).toBe(false);
  });
});

describe('long repeats', () => {
  test('are found and put back, whatever stands between them', () => {
    fc.assert(
      fc.property(repetitive, (text) => {
        expect(unfoldRepeats(foldRepeats(text))).toEqual(text);
      }),
    );
  });

  test.each([
    ['nothing', '', 1],
    ['one byte short of what counts', RUNS[3]!.slice(0, 255).repeat(2), 2 + 510],
    ['twice', RUNS[3]!.slice(0, 256).repeat(2), 2 + 256 + 4],
    ['a run that reaches into itself', '-'.repeat(1_000), 2 + 1 + 4],
  ])('%s', (_, text, length) => {
    expect(foldRepeats(utf8(text))).toHaveLength(length);
  });
});

test('the logistic domain: the greater, the likelier; its inverse finds the way back; alike on both sides', () => {
  for (let at = -SURE; at < SURE; at++) {
    expect(squash(at)).toBeLessThanOrEqual(squash(at + 1));
    expect(squash(at) + squash(-at)).toBe(65_536);
    expect(Math.abs(squash(at) - 65_536 / (1 + Math.exp(-at / 256)))).toBeLessThanOrEqual(1);
  }
  for (let chance = 0; chance < 65_536; chance++) expect(Math.abs(squash(stretch(chance)) - chance)).toBeLessThan(72);
});
