import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../../src/games/gabong/match-bounds.ts';
import type { GabongEvent } from '../../../src/games/gabong/match-events.ts';
import { GABONG } from '../../../src/games/gabong/match-play.ts';
import type { GabongSetup } from '../../../src/games/gabong/match-setup.ts';
import { standings } from '../../../src/games/gabong/match-standing.ts';
import type { GabongState } from '../../../src/games/gabong/match-state.ts';
import { seeded } from '../../../src/games/gug/seeded.ts';
import { botDeal } from './match-bot.ts';
import { rounds, RUNS, SLOWLY } from './match-rounds.ts';
import { deal, deals, dealsOf, limitOf, play, reading, seated } from './match-table.ts';

describe('what must happen to win', () => {
  const line = (state: GabongState, seat: number) => {
    const bounds = boundsOf(state, seat);
    return bounds?.rivals.map(({ seat: rival, more, moreByTheta }) => `${rival}: ${more}, θ ${moreByTheta}`);
  };

  test.each([
    { say: 'behind, ahead by θ is possible', hands: '=5 =40 θ', seat: 1, rivals: ['0: 36, θ 35', '2: 41, θ 40'] },
    { say: 'ahead', hands: '=5 =40 θ', seat: 2, rivals: ['0: -5, θ -5', '1: -40, θ -40'] },
    { say: 'level, with a θ less', hands: '=5 =5! θ', seat: 0, rivals: ['1: 1, θ 0', '2: 6, θ 5'] },
    { say: 'level, with a θ more', hands: '=5 =5! θ', seat: 1, rivals: ['0: 0, θ 0', '2: 6, θ 5'] },
  ])('7.1: $say, $hands', ({ hands, seat, rivals }) => {
    const state = play(seated(dealsOf(3)), deal(hands));
    expect(line(state, seat)).toEqual(rivals);
    expect(boundsOf(state, seat)).toMatchObject({ dealsLeft: 2, toLimit: null });
  });

  test('7.1: θ that cannot be caught up with any more do not decide', () => {
    const state = play(seated(dealsOf(3), 2), ...deals('θ =9', 'θ =9'));
    expect(line(state, 1)).toEqual(['0: 19, θ 19']);
  });

  test('7.1: by points, how far it is to the limit', () => {
    const state = play(seated(limitOf(100)), deal('=5 =40 θ'));
    expect(boundsOf(state, 0)).toEqual({
      dealsLeft: null,
      toLimit: 60,
      rivals: [
        { seat: 1, more: -34, moreByTheta: -35 },
        // A θ more makes them level in θ, and that is not ahead.
        { seat: 2, more: 6, moreByTheta: 6 },
      ],
    });
  });

  test.each([
    { say: 'the round is over', state: () => play(seated(dealsOf(1)), deal('- J J')) },
    { say: 'totals are halved', state: () => seated(reading({ B8: 'halved' })) },
    {
      say: 'an extra deal decides',
      state: () => play(seated({ ...dealsOf(2), ...reading({ B6: 'extra-deal' }) }, 2), ...deals('- J', 'J -')),
    },
  ])('no number says it when $say', ({ state }) => {
    expect(boundsOf(state(), 0)).toBeNull();
  });

  test('nor for who does not play', () => {
    expect(boundsOf(seated(), 3)).toBeNull();
  });
});

describe('any round before its last deal', () => {
  /** A last deal in which a player ends at zero, and another is left with some points; all others with many. */
  const lastDeal = (
    setup: GabongSetup,
    seat: number,
    isTheta: boolean,
    rival: number,
    points: number,
  ): GabongEvent => ({
    kind: 'deal',
    hands: [...setup.players.keys()].map((one) => {
      if (one === seat) return isTheta ? { seat, by: 'theta' } : { seat, by: 'points', points: 0, isGabonged: false };
      return { seat: one, by: 'points', points: one === rival ? points : 700, isGabonged: false };
    }),
  });

  test('7.1: in the last deal the bound is exact, against each rival', SLOWLY, () => {
    fc.assert(
      fc.property(rounds, fc.nat(), (round, pick) => {
        const setup: GabongSetup = {
          ...round.setup,
          ends: { by: 'deals', deals: 3 },
          rulings: { ...round.setup.rulings, B8: 'off' },
        };
        const draw = seeded(round.seed);
        let state = GABONG.start(setup);
        for (let count = 0; count < 2; count += 1) state = GABONG.apply(state, botDeal(state, draw), 0);
        const seat = pick % setup.players.length;
        const { dealsLeft, rivals } = boundsOf(state, seat)!;
        expect(dealsLeft).toBe(1);
        expect(rivals.map((rival) => rival.seat)).toEqual([...setup.players.keys()].filter((one) => one !== seat));
        for (const { seat: rival, more, moreByTheta } of rivals) {
          for (const [isTheta, bound] of [
            [false, more],
            [true, moreByTheta],
          ] as const) {
            for (const points of [bound - 1, bound, bound + 1].filter((one) => one > 0)) {
              const event = { ...lastDeal(setup, seat, isTheta, rival, points), overrule: { reason: '' } };
              const rows = standings(GABONG.apply(state, event, 0));
              const place = (one: number) => rows.find((row) => row.seat === one)!.place;
              expect({ points, bound, isAhead: place(seat) < place(rival) }).toEqual({
                points,
                bound,
                isAhead: points >= bound,
              });
            }
          }
        }
      }),
      { numRuns: RUNS },
    );
  });
});
