import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../../src/games/gabong/match-bounds.ts';
import type { GabongEvent, SeatHand } from '../../../src/games/gabong/match-events.ts';
import { GABONG } from '../../../src/games/gabong/match-play.ts';
import type { GabongSetup } from '../../../src/games/gabong/match-setup.ts';
import { standings } from '../../../src/games/gabong/match-standing.ts';
import type { GabongState } from '../../../src/games/gabong/match-state.ts';
import { type Draw, seeded } from '../../../src/games/shared/seeded.ts';
import { botDeal } from './match-bot.ts';
import { rounds, RUNS, SLOWLY } from './match-rounds.ts';
import { deal, deals, dealsOf, limitOf, play, reading, seated } from './match-table.ts';

describe('what must happen to win', () => {
  const line = (state: GabongState, seat: number) => {
    const bounds = boundsOf(state, seat);
    return bounds?.rivals.map(({ seat: rival, more, thetas }) => `${rival}: ${more}, θ ${thetas ?? 'none'}`);
  };

  test.each([
    { say: 'behind, with a θ less than one of them', hands: '=5 =40 θ', seat: 1, rivals: ['0: 36, θ 1', '2: 41, θ 2'] },
    { say: 'ahead, with a θ more', hands: '=5 =40 θ', seat: 2, rivals: ['0: -4, θ 0', '1: -39, θ 0'] },
    { say: 'level, with a θ less', hands: '=5 =5! θ', seat: 0, rivals: ['1: 1, θ 2', '2: 6, θ 2'] },
    { say: 'level, with a θ more', hands: '=5 =5! θ', seat: 1, rivals: ['0: 1, θ 0', '2: 6, θ 1'] },
  ])('7.1: $say, $hands', ({ hands, seat, rivals }) => {
    const state = play(seated(dealsOf(3)), deal(hands));
    expect(line(state, seat)).toEqual(rivals);
    expect(boundsOf(state, seat)).toMatchObject({ dealsLeft: 2, toLimit: null });
  });

  test('7.1: θ that cannot be caught up with any more decide already', () => {
    const state = play(seated(dealsOf(3), 2), ...deals('θ =9', 'θ =9'));
    expect(line(state, 1)).toEqual(['0: 19, θ none']);
    expect(line(state, 0)).toEqual(['1: -18, θ none']);
  });

  test('7.1: as many θ ahead as there are deals left can still be caught up with', () => {
    const state = play(seated(dealsOf(3), 2), ...deals('θ =9', '- =9'));
    expect(line(state, 0)).toEqual(['1: -17, θ 0']);
  });

  test('7.1: a θ that a rival may still make up for is no lead for certain', () => {
    const setup = seated(dealsOf(4), 2);
    const first = play(setup, deal('θ =10'));
    expect(line(first, 0)).toEqual(['1: -9, θ 0']);
    // Exactly ten more and a θ less from there on: level in points, behind in θ.
    const end = play(setup, ...deals('θ =10', '=10 θ', '=5 θ', '- =5'));
    expect(standings(end).map(({ seat, total, thetas }) => [seat, total, thetas])).toEqual([
      [1, 15, 2],
      [0, 15, 1],
    ]);
  });

  test('7.1: by points, how far it is to the limit', () => {
    const state = play(seated(limitOf(100)), deal('=5 =40 θ'));
    expect(boundsOf(state, 0)).toEqual({
      dealsLeft: null,
      toLimit: 60,
      rivals: [
        { seat: 1, more: -34, thetas: 1 },
        { seat: 2, more: 6, thetas: 2 },
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

test('7.1: whatever comes in what is left, the bounds say who is before whom', SLOWLY, () => {
  fc.assert(
    fc.property(rounds, fc.integer({ min: 1, max: 3 }), (round, left) => {
      const setup: GabongSetup = {
        ...round.setup,
        ends: { by: 'deals', deals: 1 + left },
        rulings: { ...round.setup.rulings, B6: 'shared', B8: 'off' },
      };
      const draw = seeded(round.seed);
      const before = GABONG.decide(GABONG.start(setup), botDeal(GABONG.start(setup), draw), 0).next();
      let after = before;
      for (let count = 0; count < left; count += 1) after = GABONG.decide(after, nearDeal(after, draw), 0).next();
      const bySeat = (state: GabongState) => standings(state).toSorted((one, other) => one.seat - other.seat);
      const [was, is] = [bySeat(before), bySeat(after)];
      const gained = (seat: number, of: 'total' | 'thetas') => is[seat]![of] - was[seat]![of];
      for (const { seat } of was) {
        for (const { seat: rival, more, thetas } of boundsOf(before, seat)!.rivals) {
          const points = gained(rival, 'total') - gained(seat, 'total');
          const byTheta = gained(seat, 'thetas') - gained(rival, 'thetas');
          const isAhead = points >= more || (points === more - 1 && thetas !== null && byTheta >= thetas);
          expect({ seat, rival, isAhead: is[seat]!.place < is[rival]!.place }).toEqual({ seat, rival, isAhead });
        }
      }
    }),
    { numRuns: RUNS },
  );
});

/** A deal in which hands are few and small, so that totals often come out level. */
function nearDeal({ setup }: GabongState, draw: Draw): GabongEvent {
  const out = draw(setup.players.length);
  const isTheta = draw(10) < 7;
  const hands = setup.players.map((_, seat): SeatHand => {
    if (seat === out) return isTheta ? { seat, by: 'theta' } : { seat, by: 'points', points: 0, isGabonged: false };
    return { seat, by: 'points', points: 40 + draw(3), isGabonged: isTheta && draw(10) < 3 };
  });
  return { kind: 'deal', hands, overrule: { reason: 'near' } };
}
