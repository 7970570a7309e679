import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARD_RULES } from '../../../src/games/gabong/cards.ts';
import { handScore } from '../../../src/games/gabong/match-hand.ts';
import { PRESETS, RANKS } from '../../../src/games/gabong/match-setup.ts';
import { cards, reading } from './match-table.ts';

const NTNU = PRESETS['ntnu-2010'];
const ONCE = { ...NTNU, ...reading({ B1: 'once' }) };
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 100);

describe('what is left in a hand', () => {
  test.each([
    { clause: '11.2', left: '2', points: 10 },
    { clause: '11.3', left: '3', points: 5 },
    { clause: '11.4', left: '4', points: 5 },
    { clause: '11.5', left: '5', points: 5 },
    { clause: '11.6', left: '6', points: 5 },
    { clause: '11.7', left: '7', points: 5 },
    { clause: '11.8', left: '8', points: 5 },
    { clause: '11.9', left: '9', points: 9 },
    { clause: '11.10', left: 'T', points: 5 },
    { clause: '11.11', left: 'J', points: 10 },
    { clause: '11.12', left: 'Q', points: 10 },
    { clause: '11.13', left: 'K', points: 10 },
    { clause: '11.14', left: 'A', points: 20 },
    { clause: '9.5', left: '', points: 0 },
    { clause: '10.1', left: '34567', points: 25 },
    { clause: '10.1', left: '99', points: 18 },
    { clause: '11.2', left: '2A', points: 50 },
    { clause: '11.2', left: 'A2', points: 50 },
    { clause: '11.2', left: '2JQK9', points: 88 },
    { clause: '11.2', left: '22', points: 40 },
    { clause: '11.2', left: '222', points: 120 },
    { clause: '11.2', left: '22A', points: 120 },
  ])('$clause: $left counts $points', ({ left, points }) => {
    expect(handScore(NTNU, cards(left)).points).toBe(points);
  });

  test.each([
    { left: '2A', points: 50 },
    { left: '22', points: 20 },
    { left: '222A', points: 70 },
    { left: 'A', points: 20 },
  ])('11.2, B1 doubled once: $left counts $points', ({ left, points }) => {
    expect(handScore(ONCE, cards(left)).points).toBe(points);
  });

  test('11.2: the formula has the ranks in their order, each once', () => {
    expect(handScore(NTNU, cards('A2J2JJ9'))).toEqual({
      terms: [
        { rank: 2, count: 2, points: 5, doubles: true },
        { rank: 9, count: 1, points: 9, doubles: false },
        { rank: 11, count: 3, points: 10, doubles: false },
        { rank: 14, count: 1, points: 20, doubles: false },
      ],
      sum: 69,
      doublings: 2,
      points: 276,
    });
    expect(handScore(ONCE, cards('A2J2JJ9'))).toMatchObject({ sum: 69, doublings: 1, points: 138 });
  });

  test('10.1: the formula of an empty hand has nothing in it', () => {
    expect(handScore(NTNU, [])).toEqual({ terms: [], sum: 0, doublings: 0, points: 0 });
  });
});

describe('the presets', () => {
  test('3.1, 11.1: the first is the rule book', () => {
    expect(Object.keys(PRESETS)[0]).toBe('ntnu-2010');
    expect(RANKS.map((rank) => NTNU.points[rank])).toEqual(CARD_RULES.map(({ points }) => points));
    expect(NTNU).toMatchObject({ doublers: [2], ends: { by: 'deals', deals: 10 }, rulings: { B1: 'every-two' } });
    expect(NTNU.rulings.B8).toBe('off');
  });

  test.each([
    { preset: 'halving', left: '2A', points: 50, B8: 'halved', ends: { by: 'deals', deals: 10 } },
    { preset: 'to-500', left: '2A', points: 50, B8: 'halved', ends: { by: 'points', limit: 500 } },
    { preset: 'numeric-values', left: '2A', points: 16, B8: 'off', ends: { by: 'deals', deals: 10 } },
    { preset: 'numeric-values', left: '9TJQK', points: 55, B8: 'off', ends: { by: 'deals', deals: 10 } },
  ] as const)('$preset: $left counts $points, B8 $B8', ({ preset, left, points, B8, ends }) => {
    expect(handScore(PRESETS[preset], cards(left)).points).toBe(points);
    expect(PRESETS[preset].rulings.B8).toBe(B8);
    expect(PRESETS[preset].ends).toEqual(ends);
  });
});

describe('any hand', () => {
  const hands = fc.array(fc.constantFrom(...RANKS), { maxLength: 20 });
  const countings = fc.record({
    points: fc.tuple(...RANKS.map(() => fc.integer({ min: 1, max: 100 }))).map((points) => {
      return Object.fromEntries(RANKS.map((rank, index) => [rank, points[index]])) as typeof NTNU.points;
    }),
    doublers: fc.subarray([...RANKS]),
    rulings: fc.record({ B1: fc.constantFrom('every-two', 'once') }),
  });

  test('11.1: its points are those of its formula, whatever the order of its cards', () => {
    fc.assert(
      fc.property(countings, hands, (counting, left) => {
        const { terms, sum, doublings, points } = handScore(counting, left);
        expect(handScore(counting, left.toReversed())).toEqual(handScore(counting, left));
        expect(terms.flatMap(({ rank, count }) => Array<number>(count).fill(rank))).toEqual(
          left.toSorted((one, other) => one - other),
        );
        expect(sum).toBe(left.reduce((all, rank) => all + counting.points[rank], 0));
        expect(points).toBe(Array.from({ length: doublings }).reduce<number>((all) => all + all, sum));
      }),
      { numRuns: RUNS },
    );
  });

  test('11.1: a card that is added and taken away leaves nothing behind', () => {
    fc.assert(
      fc.property(countings, hands, fc.constantFrom(...RANKS), (counting, left, card) => {
        const added = [...left, card];
        const score = handScore(counting, added);
        expect(score.points).toBeGreaterThan(handScore(counting, left).points);
        expect(handScore(counting, added.slice(0, -1))).toEqual(handScore(counting, left));
      }),
      { numRuns: RUNS },
    );
  });
});
