import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostApart } from '../../../src/games/gug/ledger.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 1_000);

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
