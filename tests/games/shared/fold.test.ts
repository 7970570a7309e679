import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endOf, fold } from '../../../src/games/shared/fold.ts';
import type { Game } from '../../../src/games/shared/game.ts';
import type { Play } from '../../../src/games/shared/played.ts';

/** A sum that never goes below nothing. */
const applied: string[] = [];
const SUM: Game<number, { add: number }, number, string> = {
  start: (setup) => setup,
  decide: (sum, { add }) => ({
    judgement: { allowed: sum + add >= 0, findings: [`${sum}`], canOverrule: false },
    next() {
      applied.push(`${sum}+${add}`);
      return sum + add;
    },
  }),
};

const playOf = (add: number, id: string): Play<{ add: number }> => ({ id, at: 0, event: { add }, isCorrected: false });

describe('a fold', () => {
  test('keeps what does not fit, and goes on without it', () => {
    const { state, steps, misfits } = fold(
      SUM,
      1,
      [2, -9, 3].map((add, index) => playOf(add, `${index}`)),
    );
    expect(state).toBe(6);
    expect(steps.map(({ before, after }) => [before, after])).toEqual([
      [1, 3],
      [3, 6],
    ]);
    expect(misfits.map(({ play }) => play.id)).toEqual(['1']);
  });

  test('costs one step for one more play, with misfits too', () => {
    const plays = [2, -9, 3, 4].map((add, index) => playOf(add, `${index}`));
    const earlier = fold(SUM, 1, plays.slice(0, 3));
    applied.length = 0;
    expect(fold(SUM, 1, plays, earlier).state).toBe(10);
    expect(applied).toEqual(['6+4']);
  });

  test('comes to the same end with and without the way there', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 12 }), (adds) => {
        const plays = adds.map((add, index) => ({ ...playOf(add, `${index}`), at: index + 1 }));
        const { state, steps, misfits } = fold(SUM, 0, plays);
        expect(endOf(SUM, 0, plays)).toEqual({ state, at: steps.at(-1)?.play.at ?? 0, misfits: misfits.length });
      }),
    );
  });

  test('is the same with an earlier fold as without', () => {
    const adds = fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 12 });
    fc.assert(
      fc.property(adds, adds, fc.nat({ max: 12 }), (one, other, cut) => {
        const before = one.map((add, index) => playOf(add, `${index}`));
        const after = [...before.slice(0, cut), ...other.map((add, index) => playOf(add, `${cut + index}`))];
        expect(fold(SUM, 0, after, fold(SUM, 0, before))).toEqual(fold(SUM, 0, after));
      }),
      { seed: 1, numRuns: 1_000 },
    );
  });
});
