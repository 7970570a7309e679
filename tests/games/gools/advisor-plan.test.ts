import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countOf, diceOf, FACES, keepsOf, SETS, setOf, waysOf } from '../../../src/games/gools/advisor/dice-set.ts';
import { makePlan, type Worth } from '../../../src/games/gools/advisor/plan.ts';
import { bruteTurns, type Fraction, type HandWorth } from './brute-turns.ts';

const sumOf = (dice: readonly number[]) => dice.reduce((sum, die) => sum + (die === 3 ? 0 : die), 0);
const sum: Worth = (hand) => sumOf(diceOf(hand));
const numberOf = ({ over, under }: Fraction) => Number(over) / Number(under);
/** Threes lie, so that the dice left decide alone. */
const threes = (count: number) => setOf(Array<number>(count).fill(3));

describe('sets of dice', () => {
  test('there are 252 hands, and each falls in as many ways as dice told apart do', () => {
    expect(SETS.map((sets) => sets.length)).toEqual([1, 6, 21, 56, 126, 252]);
    for (const [size, sets] of SETS.entries()) {
      expect(new Set(sets).size).toBe(sets.length);
      expect(sets.reduce((ways, set) => ways + waysOf(set), 0)).toBe(6 ** size);
    }
  });

  test('a set gives back its dice, and lies together with another as a sum', () => {
    const dice = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 5 });
    fc.assert(
      fc.property(dice, fc.nat(5), (all, cut) => {
        const low = all.toSorted((one, other) => one - other);
        expect(diceOf(setOf(all))).toEqual(low);
        expect(setOf(all.slice(0, cut)) + setOf(all.slice(cut))).toBe(setOf(all));
      }),
    );
  });

  test('2.1: at least one die is kept, and every choice is there once', () => {
    expect(keepsOf(setOf([3, 3, 5])).map(diceOf)).toEqual([[5], [3], [3, 5], [3, 3], [3, 3, 5]]);
    for (const set of SETS[5]!) {
      const choices = new Set(
        Array.from({ length: 31 }, (_, at) =>
          setOf(diceOf(set).filter((_, die) => Math.floor((at + 1) / 2 ** die) % 2)),
        ),
      );
      expect(new Set(keepsOf(set))).toEqual(choices);
    }
  });

  test.each([[[0]], [[7]], [[1.5]], [[1, 2, 3, 4, 5, 6]]])('%j are no dice', (dice) => {
    expect(() => setOf(dice)).toThrow(RangeError);
  });
});

describe('published figures of the game known as Threes', () => {
  // R. Conroy, A Collection of Dice Problems, no. 56.
  test.each([
    [1, 3],
    [2, 79 / 18],
    [3, 2261 / 432],
    [4, 544_369 / 93_312],
    [5, 504_205_555 / 80_621_568],
  ])('%i dice: the lowest expected sum', (left, expected) => {
    expect(makePlan({ sum }, [{ sum: -1 }]).ahead(threes(5 - left)).sum).toBe(expected);
  });

  test('the greatest chance of five threes', () => {
    const gools: Worth = (hand) => (countOf(hand, 3) === 5 ? 1 : 0);
    expect(makePlan({ gools }, [{ gools: 1 }]).ahead(0).gools).toBe(206_435_887 / 9_795_520_512);
  });

  test.each([
    [4, 0.382319],
    [6, 0.618911],
  ])('the greatest chance of a sum of at most %i', (most, expected) => {
    const low: Worth = (hand) => (sum(hand, false) <= most ? 1 : 0);
    expect(makePlan({ low }, [{ low: 1 }]).ahead(0).low).toBeCloseTo(expected, 6);
  });

  test('with just one die kept of every throw, and with all kept of the first', () => {
    const mean = (mayKeep: (size: number, left: number) => boolean) =>
      makePlan({ sum }, [{ sum: -1 }], mayKeep).ahead(0).sum;
    expect(mean((size) => size === 1)).toBeCloseTo(7.362654, 6);
    expect(mean((size, left) => size === left)).toBe(15);
  });

  test('with just one die kept of every throw, no other keep is offered', () => {
    const { keeps } = makePlan({ sum }, [{ sum: -1 }], (size) => size === 1);
    expect(keeps(0, setOf([1, 2, 2, 3, 6])).map(({ kept }) => diceOf(kept))).toEqual([[3], [1], [2], [6]]);
  });
});

describe('what decides between keeps', () => {
  const ones: Worth = (hand) => countOf(hand, 1);
  const even: Worth = () => 1;
  const best = (...goals: Parameters<typeof makePlan<'sum' | 'ones' | 'even'>>[1]) =>
    makePlan({ ones, sum, even }, goals)
      .keeps(threes(3), setOf([1, 2]))
      .map(({ kept }) => diceOf(kept));

  test.each([
    ['nothing', [], [[2], [1], [1, 2]]],
    ['nothing, where all are equal by the goal', [{ even: 1 }], [[2], [1], [1, 2]]],
    ['the goal', [{ ones: 1 }], [[1], [1, 2], [2]]],
    ['the second goal, where all are equal by the first', [{ even: 1 }, { sum: -1 }], [[1, 2], [1], [2]]],
    ['the second goal, which shuns what the first does not count', [{ even: 1 }, { ones: -1 }], [[2], [1, 2], [1]]],
    ['the third goal', [{ even: 1 }, { even: -1 }, { sum: 1 }], [[2], [1], [1, 2]]],
    ['both that one goal counts', [{ ones: 3, sum: 2 }], [[1], [2], [1, 2]]],
  ])('%s', (_, goals, order) => expect(best(...goals)).toEqual(order));

  test('of equal ones the first is played on after, and what is ahead is its mean', () => {
    const plan = makePlan({ ones, sum, even }, [{ even: 1 }]);
    const firsts = FACES.flatMap((one) => FACES.map((other) => plan.keeps(threes(3), setOf([one, other]))[0]!));
    const mean = (name: 'ones' | 'sum') => firsts.reduce((all, { figures }) => all + figures[name], 0) / firsts.length;
    expect(plan.ahead(threes(3)).ones).toBeCloseTo(mean('ones'), 12);
    expect(plan.ahead(threes(3)).sum).toBeCloseTo(mean('sum'), 12);
  });
});

describe('against trying everything', () => {
  const worths: readonly [string, HandWorth][] = [
    ['the sum', (hand) => -sumOf(hand)],
    ['a 6 in the last throw', (_, last) => (last.includes(6) ? 1 : 0)],
    ['neither 6 last nor a high sum', (hand, last) => (last.includes(6) || sumOf(hand) > 9 ? 0 : 1)],
    ['five of one number, or four and a 3', (hand) => (new Set(hand.filter((die) => die !== 3)).size === 1 ? 1 : 0)],
  ];

  test.each(worths)('from the first throw on: %s', (_, worth) => {
    const asked: Worth = (hand, isSix) => worth(diceOf(hand), isSix ? [6] : []);
    const plan = makePlan({ worth: asked }, [{ worth: 1 }]);
    expect(plan.ahead(0).worth).toBe(numberOf(bruteTurns(worth).ahead([])));
  });

  test('any worth, any table: the first of the keeps is the best, and each has its mean', () => {
    const die = fc.integer({ min: 1, max: 6 });
    const table = fc
      .integer({ min: 1, max: 3 })
      .chain((left) =>
        fc.tuple(fc.tuple(...Array<typeof die>(5 - left).fill(die)), fc.tuple(...Array<typeof die>(left).fill(die))),
      );
    const salts = fc.tuple(
      fc.integer({ min: 1, max: 997 }),
      fc.integer({ min: 1, max: 997 }),
      fc.integer({ min: 2, max: 50 }),
    );
    fc.assert(
      fc.property(table, salts, ([lying, thrown], [a, b, below]) => {
        const worth: HandWorth = (hand, last) =>
          (hand.reduce((mixed, at) => (mixed * a + at) % 1009, b) + (last.includes(6) ? a : 0)) % below;
        const plan = makePlan({ worth: (hand, isSix) => worth(diceOf(hand), isSix ? [6] : []) }, [{ worth: 1 }]);
        const brute = bruteTurns(worth);
        const keeps = plan.keeps(setOf(lying), setOf(thrown));
        expect(keeps[0]!.figures.worth).toBe(numberOf(brute.bestOf(lying, thrown)));
        for (const { kept, figures } of keeps) {
          expect(figures.worth).toBe(numberOf(brute.afterKeep(lying, thrown, diceOf(kept))));
        }
        const means = keeps.map(({ figures }) => figures.worth);
        expect(means).toEqual(means.toSorted((one, other) => other - one));
      }),
      { numRuns: 60 },
    );
  });
});
