import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareHands, handOf, isHand, isSocial, rankOf, sumOf } from '../../../src/games/gools/hand.ts';
import { BRUTE_HANDS, bruteFalls, bruteOrder, bruteSum } from './brute-hands.ts';

const hand = (dice: string) => handOf(Array.from(dice, Number));
const compare = (one: string, other: string) => compareHands(hand(one), hand(other));
const sign = (order: number) => Math.sign(order);
const hands = fc.constantFrom(...BRUTE_HANDS);

describe('what five dice are', () => {
  test.each([
    { clause: '3.1', dice: '33333', is: { kind: 'gools', sum: 0 } },
    { clause: '3.2', dice: '11111', is: { kind: 'pure', of: 1, sum: 5 } },
    { clause: '3.2', dice: '66666', is: { kind: 'pure', of: 6, sum: 30 } },
    { clause: '3.3', dice: '13111', is: { kind: 'impure', of: 1, sum: 4 } },
    { clause: '3.3', dice: '44443', is: { kind: 'impure', of: 4, sum: 16 } },
    { clause: '3.4', dice: '33331', is: { kind: 'sum', sum: 1 } },
    { clause: '3.4', dice: '33111', is: { kind: 'sum', sum: 3 } },
    { clause: '3.4', dice: '11112', is: { kind: 'sum', sum: 6 } },
    { clause: '2.2', dice: '33241', is: { kind: 'sum', sum: 7 } },
    { clause: '1.2', dice: '66365', is: { kind: 'sum', sum: 23 } },
  ])('$clause: $dice', ({ dice, is }) => {
    expect(hand(dice)).toEqual(is);
  });

  test.each(['', '3333', '333333', '03333', '33373'])('2.1: %j is none', (dice) => {
    expect(isHand(Array.from(dice, Number))).toBe(false);
    expect(() => hand(dice)).toThrow(new RangeError(`No five dice: ${Array.from(dice).join(', ')}`));
  });

  test('2.2: every sum is that of the brute force, and that of the hand', () => {
    const falls = bruteFalls();
    expect(falls.map(sumOf)).toEqual(falls.map(bruteSum));
    expect(falls.map((dice) => handOf(dice).sum)).toEqual(falls.map(bruteSum));
  });
});

describe('which hand goes first, and why', () => {
  test.each([
    { clause: 'gools-3.1', one: '33333', other: '11111', reason: 'gools-first' },
    { clause: 'gools-3.1', one: '33333', other: '33331', reason: 'gools-first' },
    { clause: 'gools-3.2', one: '66666', other: '31111', reason: 'pure-first' },
    { clause: 'gools-3.2', one: '66666', other: '33331', reason: 'pure-first' },
    { clause: 'gools-3.2', one: '11111', other: '22222', reason: 'pure-lower' },
    { clause: 'gools-3.2', one: '55555', other: '66666', reason: 'pure-lower' },
    { clause: 'gools-3.3', one: '36666', other: '33331', reason: 'impure-first' },
    { clause: 'gools-3.3', one: '31111', other: '32222', reason: 'impure-lower' },
    { clause: 'gools-3.3', one: '35555', other: '36666', reason: 'impure-lower' },
    { clause: 'gools-3.4', one: '33331', other: '33332', reason: 'sum-lower' },
    { clause: 'gools-3.4', one: '33111', other: '33314', reason: 'sum-lower' },
  ])('$clause: $one before $other', ({ clause, one, other, reason }) => {
    expect(compare(one, other)).toMatchObject({ clause, reason });
    expect(compare(one, other).order).toBeLessThan(0);
    expect(compare(other, one)).toMatchObject({ clause, reason });
    expect(compare(other, one).order).toBeGreaterThan(0);
  });

  test.each([
    { one: '33333', other: '33333' },
    { one: '44444', other: '44444' },
    { one: '31111', other: '11113' },
    { one: '33314', other: '33122' },
  ])('4.1: $one ties with $other', ({ one, other }) => {
    expect(compare(one, other)).toEqual({ order: 0, clause: 'gools-4.1', reason: 'tie' });
  });
});

test.each([
  { dice: '33322', is: true },
  { dice: '33332', is: false },
  { dice: '33333', is: false },
  { dice: '33221', is: false },
  // Nothing but five dice is a full house.
  { dice: '3332', is: false },
  { dice: '333222', is: false },
])('6.2: a full house, $dice: $is', ({ dice, is }) => {
  expect(isSocial(Array.from(dice, Number), { G3: 'with-threes' })).toBe(is);
});

describe('the order', () => {
  test('has 252 hands in 40 ranks, from 1 to 40', () => {
    expect(BRUTE_HANDS).toHaveLength(252);
    const ranks = new Set(BRUTE_HANDS.map((dice) => rankOf(handOf(dice))));
    expect([...ranks].toSorted((one, other) => one - other)).toEqual(Array.from({ length: 40 }, (_, rank) => rank + 1));
  });

  test('is that of the brute force for each of the 63504 pairs, and the other way round', () => {
    for (const one of BRUTE_HANDS) {
      const ours = BRUTE_HANDS.map((other) => sign(compareHands(handOf(one), handOf(other)).order));
      expect(ours).toEqual(BRUTE_HANDS.map((other) => sign(bruteOrder(one, other))));
      const turned = BRUTE_HANDS.map((other) => 0 - sign(compareHands(handOf(other), handOf(one)).order));
      expect(turned).toEqual(ours);
    }
  });

  test('is transitive, and so are ties', () => {
    fc.assert(
      fc.property(hands, hands, hands, (...dice) => {
        const [one, other, third] = dice
          .map((five) => handOf(five))
          .toSorted((left, right) => compareHands(left, right).order);
        expect(compareHands(one!, other!).order).toBeLessThanOrEqual(0);
        expect(compareHands(other!, third!).order).toBeLessThanOrEqual(0);
        expect(compareHands(one!, third!).order).toBe(rankOf(one!) - rankOf(third!));
      }),
      { numRuns: 2_000 },
    );
  });

  test('takes no heed of how the dice lie', () => {
    const shuffled = hands.chain((dice) =>
      fc.tuple(fc.constant(dice), fc.shuffledSubarray([...dice], { minLength: 5, maxLength: 5 })),
    );
    fc.assert(
      fc.property(shuffled, ([dice, other]) => {
        expect(handOf(other)).toEqual(handOf(dice));
      }),
      { numRuns: 500 },
    );
  });
});
