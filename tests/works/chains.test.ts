import { expect, test } from 'vitest';
import { chainsOf, type ClosedStretch } from '../../src/works/closing.ts';

test.each<readonly [what: string, stretches: readonly string[], chains: readonly string[]]>([
  ['nothing is no chain', [], []],
  ['a stretch is told by its ends', ['a b'], ['a b']],
  ['stretches that follow each other are one', ['a b', 'b c', 'c d'], ['a d']],
  ['in whatever order and direction they stand', ['c b', 'd c', 'a b'], ['d a']],
  ['what is apart is told apart', ['a b', 'c d'], ['a b', 'c d']],
  ['where they fork, one begins for each way', ['a b', 'b c', 'b d', 'd e'], ['a b', 'b c', 'b e']],
  ['the two ends of a ring are one', ['a b', 'b c', 'c a'], ['a a']],
  ['a ring at the end of a chain ends where they meet', ['a b', 'b c', 'c a', 'c d', 'd e'], ['c c', 'c e']],
])('%s', (_, stretches, chains) => {
  const pairs = stretches.map((each) => each.split(' ')) as unknown as readonly ClosedStretch[];
  expect(chainsOf(pairs).map((ends) => ends.join(' '))).toEqual(chains);
});
