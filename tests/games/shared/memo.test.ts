import { expect, test } from 'vitest';
import { memo, deepEqual } from '../../../src/games/shared/memo.ts';
import { thrownBy } from '../../../src/games/shared/eyes.ts';

const kept = new Set([1]);

test.each([
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: null }, false],
  [[], {}, false],
  [[undefined], [], false],
  [['x'], { 0: 'x' }, false],
  [{ a: kept }, { a: kept }, true],
  [{ a: kept }, { a: new Set([2]) }, false],
  [new Map([[1, 2]]), new Map([[1, 3]]), false],
  [new Date(0), new Date(1), false],
])('%o and %o say the same: %s', (one, other, is) => {
  expect([deepEqual(one, other), deepEqual(other, one)]).toEqual([is, is]);
});

test('a question about a thing is answered once, as long as it is one of the last few', () => {
  const asked: string[] = [];
  const answer = memo((_thing: object, question: string) => asked.push(question), 2);
  const [one, other] = [{}, {}];
  for (const question of ['a', 'b', 'a', 'b', 'c', 'b', 'a']) answer(one, question);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
  answer(other, 'a');
  expect(asked).toHaveLength(5);
});

test('dice that an entry says already are thrown by whoever threw them, and others by the players', () => {
  const was = { by: 'phone', shown: [6, 3] } as const;
  expect(thrownBy(was, [6, 3])).toBe('phone');
  expect(thrownBy(was, [6, 4])).toBe('hand');
  expect(thrownBy(undefined, [])).toBe('hand');
});
