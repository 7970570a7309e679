import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBooking, handTotals, totalsAbout } from '../../../src/games/gabong/match-booking.ts';
import { handScore, type HandCounting } from '../../../src/games/gabong/match-hand.ts';
import { GABONG } from '../../../src/games/gabong/match-play.ts';
import { type GabongSetup, PRESETS, RANKS } from '../../../src/games/gabong/match-setup.ts';
import { brief, deal, deals, dealsOf, overruled, play, reading, seated } from './match-table.ts';
import { bruteTotals } from './match-totals-brute.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 100);

/** What is said of the deal before it is written. */
const asked = (text: string, over: Partial<GabongSetup> = {}) => checkBooking(seated(over), deal(text), 0);

describe('a typed total that no hand can have', () => {
  test('of 7 is not accepted without a word, and the nearest totals are named', () => {
    expect(asked('θ =7 J')).toEqual({
      allowed: false,
      findings: [{ clause: 'gabong-10.1', reason: 'no-such-total', data: { seat: 1, points: 7, nearest: [5, 9] } }],
      canOverrule: true,
    });
  });

  test('stays by the GM’s word', () => {
    const kept = overruled(deal('θ =7 J'));
    expect(checkBooking(seated(), kept, 0)).toMatchObject({ allowed: true, canOverrule: true });
    expect(play(seated(), kept).deals[0]!.totals).toEqual([0, 7, 10]);
  });

  test('in a saved round stands as it was written', () => {
    expect(GABONG.decide(seated(), deal('θ =7 J'), 0).judgement).toEqual({
      allowed: true,
      findings: [],
      canOverrule: false,
    });
  });

  test.each<{ say: string; hands: string; over?: Partial<GabongSetup>; nearest: readonly number[] | undefined }>([
    { say: 'zero: played out', hands: '=0 J J', nearest: undefined },
    { say: 'a nine and a five', hands: 'θ =14 J', nearest: undefined },
    { say: 'a two and an ace', hands: 'θ =50 J', nearest: undefined },
    { say: 'two nines and a five, or less', hands: 'θ =22 J', nearest: [20, 23] },
    {
      say: '16, where cards count what they are worth',
      hands: 'θ =16 J',
      over: PRESETS['numeric-values'],
      nearest: undefined,
    },
    { say: '7 there too', hands: 'θ =7 J', over: PRESETS['numeric-values'], nearest: undefined },
    { say: '7, where whole hundreds are halved', hands: 'θ =7 J', over: PRESETS.halving, nearest: [5, 9] },
    { say: 'all cards of the packs', hands: `θ =${8 * 99 * 256} J`, nearest: undefined },
    {
      say: 'one point short of them',
      hands: `θ =${8 * 99 * 256 - 1} J`,
      nearest: [8 * 99 * 256 - 5 * 256, 8 * 99 * 256],
    },
    { say: 'eight twos, doubled once', hands: 'θ =80 J', over: reading({ B1: 'once' }), nearest: undefined },
    {
      say: 'every card, doubled at most once',
      hands: `θ =${8 * 99 * 2 - 2} J`,
      over: reading({ B1: 'once' }),
      nearest: [8 * 99 * 2 - 10, 8 * 99 * 2],
    },
    { say: 'a gabonged gabong: one nine is one card', hands: 'θ =9! J', nearest: [10] },
    { say: 'a gabonged gabong: two fives', hands: 'θ =10! J', nearest: undefined },
  ])('$say: $hands', ({ hands, over = {}, nearest }) => {
    const { findings, allowed } = asked(hands, over);
    expect(findings.map(({ data }) => data.nearest)).toEqual(nearest ? [nearest] : []);
    expect(allowed).toBe(nearest === undefined);
  });

  test('below any card is said as before, once', () => {
    expect(asked('θ =4 J').findings.map(brief)).toEqual(['10.1 points-too-few']);
  });

  test('that no packs hold is refused whoever says so', () => {
    for (const event of [deal('θ =999999 J'), overruled(deal('θ =999999 J'))]) {
      expect(checkBooking(seated(), event, 0)).toMatchObject({ allowed: false, canOverrule: false });
    }
  });

  test('of each hand it is said, beside all else that is wrong', () => {
    expect(asked('=7 =8 J').findings.map(brief)).toEqual([
      '9.5 nobody-at-zero',
      '10.1 no-such-total',
      '10.1 no-such-total',
    ]);
  });
});

test('4.3: a gabonged gabong with a single card is asked about: both gabongs came back', () => {
  expect(asked('θ 9! J').findings).toEqual([
    { clause: 'gabong-4.3', reason: 'gabonged-one-card', data: { seat: 1, count: 2 } },
  ]);
  expect(asked('θ 99! J').findings).toEqual([]);
  expect(checkBooking(seated(), overruled(deal('θ 9! J')), 0).allowed).toBe(true);
});

const TIED_FOUR = () =>
  play(
    seated({ ...dealsOf(2), ...reading({ B6: 'extra-deal' }), master: 3 }, 4),
    ...deals('=9 - =90 =90', '- =9 =90 =90'),
  );

test('B6: a penalty card for who does not play the extra deal is asked about; the GM deals it all the same', () => {
  const tied = TIED_FOUR();
  const penalty = (seat: number) => checkBooking(tied, { kind: 'penalty', seat, clause: 'gabong-9.3' }, 0);
  expect([0, 1, 3].map((seat) => penalty(seat).allowed)).toEqual([true, true, true]);
  expect(penalty(2)).toEqual({
    allowed: false,
    findings: [{ clause: 'gabong-7.1', reason: 'not-in-extra-deal', data: { seat: 2 } }],
    canOverrule: true,
  });
  expect(GABONG.decide(tied, { kind: 'penalty', seat: 2, clause: 'gabong-9.3' }, 0).judgement.allowed).toBe(true);
});

test.each([
  { clause: '2.4', say: 'the GM again', state: seated, event: { kind: 'master', seat: 0 } },
  {
    clause: '9.3',
    say: 'a penalty card between deals',
    state: seated,
    event: { kind: 'penalty', seat: 1, clause: 'gabong-9.3' },
  },
  { clause: '2.3', say: 'another GM before the extra deal', state: TIED_FOUR, event: { kind: 'master', seat: 2 } },
] as const)('$clause: whatever is no deal is judged as it was: $say', ({ state, event }) => {
  expect(checkBooking(state(), event, 0)).toEqual(GABONG.decide(state(), event, 0).judgement);
});

describe('what a hand can come to', () => {
  const few = fc.constantFrom(1, 2, 5, 9, 10, 20);
  const tables = fc.record({
    points: fc.oneof(
      fc.constantFrom(...Object.values(PRESETS).map(({ points }) => points)),
      fc
        .tuple(...RANKS.map(() => few))
        .map((all) => Object.fromEntries(RANKS.map((rank, index) => [rank, all[index]])) as HandCounting['points']),
    ),
    doublers: fc.subarray([...RANKS], { maxLength: 2 }),
    packs: fc.constantFrom(2, 3),
    B1: fc.constantFrom('every-two' as const, 'once' as const),
    least: fc.constantFrom(1, 2),
  });

  test(
    'is what the slow walk through the packs finds, and so are the nearest totals',
    { timeout: 5_000 * RUNS },
    () => {
      fc.assert(
        fc.property(tables, fc.array(fc.nat({ max: 400 }), { minLength: 5, maxLength: 20 }), (table, told) => {
          const { points, doublers, packs, B1, least } = table;
          const slow = bruteTotals({ points, doublers, packs, isOnce: B1 === 'once' }, least);
          const totals = handTotals({ points, doublers, rulings: { B1 } }, packs, least);
          const all = new Set(totals.flatMap(({ factor, sums }) => sums.map((sum) => sum * factor)));
          expect([...all].toSorted((a, b) => a - b)).toEqual([...slow].toSorted((a, b) => a - b));
          for (const number of told) {
            const below = [...slow].filter((total) => total <= number);
            const above = [...slow].filter((total) => total >= number);
            expect(totalsAbout(totals, number)).toEqual({
              ...(below.length > 0 && { below: Math.max(...below) }),
              ...(above.length > 0 && { above: Math.min(...above) }),
            });
          }
        }),
        { numRuns: Math.ceil(RUNS / 20) },
      );
    },
  );

  test('holds for any hand that is tapped, by any points and doublers', () => {
    const anyTable = fc.record({
      points: fc
        .tuple(...RANKS.map(() => fc.integer({ min: 1, max: 100 })))
        .map((all) => Object.fromEntries(RANKS.map((rank, index) => [rank, all[index]])) as HandCounting['points']),
      doublers: fc.subarray([...RANKS], { maxLength: 4 }),
      rulings: fc.record({ B1: fc.constantFrom('every-two' as const, 'once' as const) }),
    });
    const hands = fc.array(fc.constantFrom(...RANKS), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(anyTable, hands, (counting, hand) => {
        const { points } = handScore(counting, hand);
        expect(totalsAbout(handTotals(counting, 2), points)).toEqual({ below: points, above: points });
      }),
      { numRuns: Math.ceil(RUNS / 4) },
    );
  });

  test('is found for the oddest table as well: every card doubles', () => {
    const points = Object.fromEntries(RANKS.map((rank) => [rank, 88 + rank - 2])) as HandCounting['points'];
    const totals = handTotals({ points, doublers: RANKS, rulings: { B1: 'every-two' } }, 3);
    expect(totalsAbout(totals, 1)).toEqual({ above: 176 });
    expect(totalsAbout(totals, 1e40).below).toBeLessThan(1e40);
  });

  /** Every card counts 10, but a 2, which counts 1 and doubles. */
  const TENS = { ...Object.fromEntries(RANKS.map((rank) => [rank, 10])), 2: 1 } as HandCounting['points'];

  test('4.3: of two cards at least one may double', () => {
    const totals = handTotals({ points: TENS, doublers: [2], rulings: { B1: 'every-two' } }, 2, 2);
    expect(totalsAbout(totals, 22)).toEqual({ below: 22, above: 22 });
  });

  test('B1: doubled once or not at all, and never without a card that doubles', () => {
    const totals = handTotals({ points: TENS, doublers: [2], rulings: { B1: 'once' } }, 2);
    expect(totalsAbout(totals, 1_920)).toEqual({ below: 2 * (950 + 8), above: 2 * (960 + 1) });
    // Nothing is above them all.
    expect(totalsAbout(totals, 1_937)).toEqual({ below: 2 * (960 + 8) });
  });
});
