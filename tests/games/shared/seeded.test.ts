import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawSome, seeded } from '../../../src/games/shared/seeded.ts';

const RANGE = 2n ** 32n;
const low = (number: bigint): bigint => ((number % RANGE) + RANGE) % RANGE;

/** The numbers of sfc32, written from its publication with whole numbers of any length: what is beyond 32 bits is cut off. */
function* slowly(seed: bigint): Generator<number> {
  let [a, b, c, counter] = [0n, low(seed), 0n, 1n];
  for (let round = 0; ; round += 1) {
    const out = low(a + b + counter);
    [a, b, c] = [b ^ (b >> 9n), low(c + (c << 3n)), low((low(c << 21n) | (c >> 11n)) + out)];
    counter = low(counter + 1n);
    if (round >= 12) yield Number(out);
  }
}

// A link holds a seed, and asks the same question on every phone.
test('a seed gives the numbers of sfc32, and none that makes some remainders likelier', () => {
  const range = 2 ** 32;
  const seeds = fc.integer({ min: 0, max: range - 1 });
  // Of this many a quarter of all numbers is passed over.
  const below = fc.constantFrom(1, 6, range, 3 * 2 ** 30);
  fc.assert(
    fc.property(seeds, below, (seed, least) => {
      const numbers = slowly(BigInt(seed));
      const expected: number[] = [];
      while (expected.length < 20) {
        const number = numbers.next().value as number;
        if (number < range - (range % least)) expected.push(number % least);
      }
      const draw = seeded(seed);
      expect(expected.map(() => draw(least))).toEqual(expected);
    }),
  );
});

test('some of a list are drawn one after the other, and none twice', () => {
  const draw = (below: number): number => below - 1;
  expect(drawSome(draw, ['a', 'b', 'c'], 2)).toEqual(['c', 'b']);
  expect(drawSome(draw, ['a', 'b', 'c'], 0)).toEqual([]);
});
