import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostApart } from '../../../src/games/gug/ledger.ts';

/** Never fewer: they take no time. */
const RUNS = Math.max(1_000, Number(process.env['PROPERTY_RUNS'] ?? 0));

/** The slow way: each is taken or not. */
function mostByBranching([first, ...others]: readonly (readonly string[])[]): number {
  if (!first) return 0;
  const apart = others.filter((other) => !other.some((name) => first.includes(name)));
  return Math.max(1 + mostByBranching(apart), mostByBranching(others));
}

test.each([
  ['nothing', [], 0],
  ['those that need nothing', [[], []], 2],
  ['one thing needed by all', [['a'], ['a'], ['a', 'b']], 1],
  [
    'two in one another’s way, by a third',
    [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'd'],
    ],
    2,
  ],
  [
    'names that read the same one after the other',
    [
      ['ab', 'c'],
      ['a', 'bc'],
      ['ab', 'bc', 'a', 'c'],
    ],
    2,
  ],
  [
    'two rings of four that share a thing',
    ['ab', 'da', 'cd', 'bc', 'ap', 'pq', 'qr', 'ra'].map((each) => each.split('')),
    3,
  ],
  [
    'a ring of four, of which one must be taken',
    [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'd'],
      ['d', 'a'],
    ],
    2,
  ],
  [
    'a ring of five',
    [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'd'],
      ['d', 'e'],
      ['e', 'a'],
    ],
    2,
  ],
  [
    'two rings that share nothing, and one that nobody hinders',
    [
      ...['ab', 'bc', 'cd', 'de', 'ea'].map((each) => each.split('')),
      ...['pq', 'qr', 'rs', 'st', 'tp'].map((each) => each.split('')),
      ['z'],
    ],
    5,
  ],
  [
    'two rings of seven that share nothing',
    ['ab', 'bc', 'cd', 'de', 'ef', 'fg', 'ga', 'pq', 'qr', 'rs', 'st', 'tu', 'uv', 'vp'].map((each) => each.split('')),
    6,
  ],
  [
    'what two need that are in everybody’s way is better left alone',
    ['nab', 'ncd', 'ac', 'bd'].map((each) => each.split('')),
    2,
  ],
])('%s', (_, needs, most) => {
  expect(mostApart(needs)).toBe(most);
});

test('is what trying all of them finds', () => {
  const names = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
  fc.assert(
    fc.property(fc.array(fc.array(names, { maxLength: 3 }), { maxLength: 14 }), (needs) => {
      expect(mostApart(needs)).toBe(mostByBranching(needs));
    }),
    { numRuns: RUNS },
  );
});
