import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldRepeats, MARK, unfoldRepeats } from '../../src/offline/pack.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

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
  )
  .filter((text) => !text.includes(MARK));
const RUNS = [
  '-'.repeat(1_100),
  'Gåå🎲 '.repeat(200),
  ...[3, 7].map((by) => Array.from({ length: 300 }, (_, at) => `${at * by} `).join('')),
];

test('long repeats are found and put back, whatever stands between them', () => {
  fc.assert(
    fc.property(repetitive, (text) => {
      expect(unfoldRepeats(foldRepeats(text))).toEqual(text);
    }),
  );
});

test('what is folded stays a text, which hosts may pack and proxies may read', () => {
  fc.assert(
    fc.property(repetitive, (text) => {
      const folded = new TextDecoder('utf-8', { fatal: true }).decode(foldRepeats(text));
      expect(folded).not.toContain('\0');
    }),
  );
});

test.each([
  ['nothing', '', 1],
  ['one byte short of what counts', RUNS[3]!.slice(0, 79).repeat(2), 2 + 158],
  ['twice', RUNS[3]!.slice(0, 80).repeat(2), 2 + 80 + 4],
  ['a run that reaches into itself', '-'.repeat(1_000), 2 + 1 + 4],
  // The two begin with the same byte and are other letters: they are not parted within a letter.
  ['a letter at the edge', `${RUNS[3]!.slice(0, 80)}å${RUNS[3]!.slice(0, 80)}æ`, 2 + 82 + 4 + 2],
])('%s', (_, text, length) => {
  expect(foldRepeats(utf8(text))).toHaveLength(length);
});
