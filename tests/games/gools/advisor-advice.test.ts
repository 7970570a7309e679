import { describe, expect, test } from 'vitest';
import { adviseOn, planFor, makeShares } from '../../../src/games/gools/advisor/advice.ts';
import { againstOf } from '../../../src/games/gools/advisor/against.ts';
import { AIMS } from '../../../src/games/gools/advisor/aims.ts';
import { balanceOf, reviewTurn } from '../../../src/games/gools/advisor/review.ts';
import { rankOf } from '../../../src/games/gools/hand.ts';
import { bruteOutcomes, type Fraction } from './brute-turns.ts';
import { entering, play, round, seated, throwing } from './table.ts';

const shares = makeShares();
const alone = { lead: undefined, still: 0 } as const;
const numberOf = ({ over, under }: Fraction) => Number(over) / Number(under);
const fraction = (over: number | bigint, under: number | bigint = 1): Fraction => ({
  over: BigInt(over),
  under: BigInt(under),
});

/** Sums as 2.2 has them, and the ranks of 3.1-3.4, found from the dice alone. */
const sumOf = (dice: readonly number[]) => dice.reduce((sum, die) => sum + (die === 3 ? 0 : die), 0);
function rankFrom(hand: readonly number[]): number {
  const threes = hand.filter((die) => die === 3).length;
  const others = [...new Set(hand.filter((die) => die !== 3))];
  if (others.length === 0) return 1;
  const place = [1, 2, 4, 5, 6].indexOf(others[0]!);
  if (others.length === 1 && threes === 0) return 2 + place;
  if (others.length === 1 && threes === 1) return 7 + place;
  return 11 + sumOf(hand);
}

/** What the last player can reach against a lead, and what that leaves each of those in it. */
function lastPlayer(rank: number, tied: number): { readonly win: Fraction; readonly left: Fraction } {
  const { goal, side } = bruteOutcomes((hand) => {
    const own = rankFrom(hand);
    if (own < rank) return { goal: fraction(1), side: fraction(0) };
    if (own === rank) return { goal: fraction(1, tied + 1), side: fraction(1, tied + 1) };
    return { goal: fraction(0), side: fraction(1, tied) };
  }).ahead([]);
  return { win: goal, left: side };
}

describe('shares of a round', () => {
  test.each([1, 2, 5])('4.1: with nobody left to throw, %i in the lead share alike', (tied) => {
    expect(shares({ rank: 17, tied }, 0)).toBe(1 / tied);
  });

  test.each([
    { rank: 1, tied: 1 },
    { rank: 4, tied: 1 },
    { rank: 9, tied: 2 },
    { rank: 15, tied: 1 },
    { rank: 17, tied: 1 },
    { rank: 17, tied: 3 },
    { rank: 22, tied: 2 },
    { rank: 40, tied: 1 },
  ])('with one left to throw: rank $rank, $tied in the lead', (lead) => {
    const { win, left } = lastPlayer(lead.rank, lead.tied);
    expect(shares(lead, 1)).toBeCloseTo(numberOf(left), 12);
    expect(planFor({ aim: 'win', lead, still: 0 }, shares).ahead(0).win).toBeCloseTo(numberOf(win), 12);
  });

  test('are asked for again and are the same, and no other question’s', () => {
    const questions = [
      [{ rank: 4, tied: 1 }, 2],
      [{ rank: 20, tied: 1 }, 1],
      [{ rank: 20, tied: 2 }, 1],
    ] as const;
    const kept = makeShares();
    for (const [lead, still] of [...questions, ...questions])
      expect(kept(lead, still)).toBeCloseTo(makeShares()(lead, still), 12);
  });

  test('with two left to throw, who both play for themselves', () => {
    const [rank, lasts] = [7, new Map<string, ReturnType<typeof lastPlayer>>()];
    const last = (of: number, tied: number) => {
      const found = lasts.get(`${of} ${tied}`) ?? lastPlayer(of, tied);
      lasts.set(`${of} ${tied}`, found);
      return found;
    };
    const { goal, side } = bruteOutcomes((hand) => {
      const own = rankFrom(hand);
      if (own < rank) return { goal: last(own, 1).left, side: fraction(0) };
      if (own === rank) return { goal: last(rank, 2).left, side: last(rank, 2).left };
      return { goal: fraction(0), side: last(rank, 1).left };
    }).ahead([]);
    const lead = { rank, tied: 1 };
    expect(shares(lead, 2)).toBeCloseTo(numberOf(side), 12);
    expect(planFor({ aim: 'win', lead, still: 1 }, shares).ahead(0).win).toBeCloseTo(numberOf(goal), 12);
  });
});

describe('advice', () => {
  test.each(AIMS)('%s: nobody who plays for something else reaches more of it', (aim) => {
    const reached = (by: (typeof AIMS)[number]) => {
      const figures = planFor({ aim: by, lead: { rank: 20, tied: 1 }, still: 1 }, shares).ahead(0);
      const { win, sum, gools, pure, impure, threeMan } = figures;
      return { win, 'lowest-sum': -sum, point: gools + pure + impure, 'no-three-man': -threeMan }[aim];
    };
    for (const other of AIMS) expect(reached(aim)).toBeGreaterThanOrEqual(reached(other));
  });

  test.each([
    { aim: 'win', say: 'who cannot catch up with Gools', lying: [1, 1, 4], thrown: [1, 2], kept: [1, 2] },
    { aim: 'point', say: 'who has no point in reach', lying: [1, 2, 4], thrown: [1, 2], kept: [1, 2] },
    {
      aim: 'no-three-man',
      say: 'who has a point 6 and a 3 to keep (6.5)',
      lying: [6, 6, 6],
      thrown: [3, 6],
      kept: [3],
    },
  ] as const)(
    '$aim: of keeps that lead to as much the lowest sum is the best: $say',
    ({ aim, lying, thrown, kept }) => {
      const keeps = adviseOn(planFor({ aim, lead: { rank: 1, tied: 1 }, still: 0 }, shares), lying, thrown);
      const { win, gools, pure, impure, threeMan } = keeps[0]!.figures;
      const same = { win: { win }, point: { gools, pure, impure }, 'no-three-man': { threeMan } }[aim];
      for (const { figures } of keeps) expect(figures).toMatchObject(same);
      expect(keeps[0]!.kept).toEqual(kept);
    },
  );

  test.each([
    { clause: '6.3: a 6 in the last throw is left only where it must be', thrown: [1, 3, 6], kept: [1, 3] },
    {
      clause: '6.5: nothing is risked by the fourth 6 of a pure point',
      lying: [6, 6, 6],
      thrown: [6, 6],
      kept: [6, 6],
    },
  ])('$clause', ({ lying = [3, 3], thrown, kept }) => {
    const plan = planFor({ aim: 'no-three-man', ...alone }, shares);
    const keeps = adviseOn(plan, lying, thrown);
    const best = keeps[0]!.figures.threeMan;
    const asked = keeps.find((keep) => keep.kept.join() === kept.join())!;
    const all = keeps.find((keep) => keep.kept.length === thrown.length)!;
    expect(all.figures.threeMan).toBe(thrown.length === 2 ? 0 : 1);
    expect(best).toBeLessThanOrEqual(asked.figures.threeMan);
  });

  test.each([
    { clause: '3.1: five 3s', lying: [3, 3, 3], last: [3, 3], is: { sum: 0, gools: 1 } },
    { clause: '3.2: five of one number', lying: [2, 2, 2], last: [2, 2], is: { sum: 10, pure: 1 } },
    { clause: '3.3: a 3 and four of one number', lying: [2, 2, 2], last: [2, 3], is: { sum: 8, impure: 1 } },
    { clause: '3.4: anything else', lying: [1, 2, 3], last: [4, 5], is: { sum: 12 } },
    { clause: '6.3: a 6 in the last throw', lying: [1, 2, 3], last: [4, 6], is: { sum: 13, threeMan: 1 } },
    { clause: '6.3: a 6 that has lain before', lying: [1, 2, 6], last: [4, 5], is: { sum: 18 } },
    { clause: '6.5: five 6s', lying: [6, 6, 6], last: [6, 6], is: { sum: 30, pure: 1 } },
    { clause: '6.5: a 3 and four 6s', lying: [3, 6, 6], last: [6, 6], is: { sum: 24, impure: 1 } },
  ])('what a finished hand counts as, $clause', ({ lying, last, is }) => {
    const keeps = adviseOn(planFor({ aim: 'win', ...alone }, shares), lying, last);
    const { figures } = keeps.find(({ kept }) => kept.length === last.length)!;
    // Nobody leads, and nobody throws after it.
    const nothing = { sum: 0, win: 1, beat: 0, tie: 0, gools: 0, pure: 0, impure: 0, threeMan: 0 };
    expect(figures).toEqual({ ...nothing, ...is });
  });

  test('6.3: one can always stay clear of the Three Man', () => {
    expect(planFor({ aim: 'no-three-man', ...alone }, shares).ahead(0).threeMan).toBe(0);
  });

  test.each([
    { tied: 1, kept: [1, 3], figures: { beat: 0, tie: 1, win: 1 / 2 } },
    { tied: 9, kept: [3], figures: { beat: 1 / 6, tie: 1 / 6, win: 1 / 6 + 1 / 60 } },
  ])('4.1: a roll-off against $tied is worth that share', ({ tied, kept, figures }) => {
    const lead = { rank: 12, tied };
    const [best] = adviseOn(planFor({ aim: 'win', lead, still: 0 }, shares), [3, 3, 3], [1, 3]);
    expect(best!.kept).toEqual(kept);
    for (const [name, figure] of Object.entries(figures)) {
      expect(best!.figures[name as keyof typeof figures]).toBeCloseTo(figure, 12);
    }
  });

  test('beat and tie count the hand to beat, and nothing where there is none', () => {
    const [opening, meeting] = [undefined, { rank: 40, tied: 1 }].map((lead) => {
      const { beat, tie } = planFor({ aim: 'lowest-sum', lead, still: 0 }, shares).ahead(0);
      return { beat, tie };
    });
    expect(opening).toEqual({ beat: 0, tie: 0 });
    expect(meeting!.beat + meeting!.tie).toBe(1);
  });

  test.each([
    { lying: [3, 3], thrown: [1, 2], why: 'Five dice, not all of them lying.' },
    { lying: [3, 3, 3, 3, 3], thrown: [], why: 'Five dice, not all of them lying.' },
    { lying: [3, 3, 3], thrown: [1, 7], why: 'No set of dice: 1, 7' },
  ])('$lying with $thrown thrown is no turn', ({ lying, thrown, why }) => {
    const plan = planFor({ aim: 'win', ...alone }, shares);
    expect(() => adviseOn(plan, lying, thrown)).toThrow(RangeError);
    expect(() => adviseOn(plan, lying, thrown)).toThrow(why);
  });
});

describe('how did I play', () => {
  const plan = planFor({ aim: 'lowest-sum', ...alone }, shares);

  test('2.1: each throw against the best keep, with what had lain before', () => {
    const review = reviewTurn(plan, 'lowest-sum', [
      { thrown: [3, 6, 5, 3, 2], kept: [3, 3] },
      { thrown: [6, 1, 4], kept: [4] },
      { thrown: [6, 6], kept: [6, 6] },
    ]);
    expect(review.map(({ best }) => best.kept)).toEqual([[3, 3], [1], [6]]);
    expect(review[0]!.difference).toBe(0);
    expect(review[1]!.difference).toBeCloseTo(3, 12);
    // A 6 lies in any case; the other may be thrown again, for a 3 on average.
    expect(review[2]!.difference).toBe(3);
  });

  test.each([
    { aim: 'win', figure: 'win', better: 1 },
    { aim: 'lowest-sum', figure: 'sum', better: -1 },
    { aim: 'no-three-man', figure: 'threeMan', better: -1 },
  ] as const)('luck less cost of choices leads from the first throw to the end: $aim', ({ aim, figure, better }) => {
    const own = planFor({ aim, ...alone }, shares);
    const review = reviewTurn(own, aim, [
      { thrown: [3, 6, 5, 3, 2], kept: [3, 3] },
      { thrown: [6, 1, 4], kept: [4] },
      { thrown: [6, 6], kept: [6, 6] },
    ]);
    const { luck, lost } = balanceOf(own, aim, review);
    const end = review.at(-1)!.played.figures[figure];
    // A sum and a chance to shun are the better for being less.
    expect(end - own.ahead(0)[figure]).toBeCloseTo(better * (luck - lost), 12);
    if (aim !== 'lowest-sum') return;
    expect(end).toBe(16);
    expect(lost).toBeCloseTo(6, 12);
  });

  test('a keep that was not thrown is no turn', () => {
    const asked = () => reviewTurn(plan, 'lowest-sum', [{ thrown: [1, 2, 4, 5, 6], kept: [3, 4] }]);
    expect(asked).toThrow(RangeError);
    expect(asked).toThrow('3, 4 were not thrown.');
  });
});

describe('2.3: what a turn is played against', () => {
  const among = (players: number, seat: number, ...events: Parameters<typeof play>[1][]) => {
    const { stage } = play(seated({}, players), ...events);
    if (stage.is !== 'round') throw new Error('no round');
    return againstOf(stage.round, seat);
  };
  const against = (seat: number, ...events: Parameters<typeof play>[1][]) => among(3, seat, ...events);
  const led = (kind: Parameters<typeof rankOf>[0], tied = 1) => ({ rank: rankOf(kind), tied });

  test.each<readonly [say: string, found: ReturnType<typeof against>, is: ReturnType<typeof against>]>([
    ['nothing before the first, and two after it', against(0, throwing(0, '31456')), { lead: undefined, still: 2 }],
    [
      'the first hand, where one has still to throw',
      against(1, entering(0, '333|14')),
      { lead: led({ kind: 'sum', sum: 5 }), still: 1 },
    ],
    [
      'the first hand, where two of four have still to throw',
      among(4, 1, entering(0, '333|14')),
      { lead: led({ kind: 'sum', sum: 5 }), still: 2 },
    ],
    [
      'for a turn that is over, what lay before it',
      against(0, entering(0, '333|14'), entering(1, '331|24')),
      { lead: undefined, still: 2 },
    ],
    [
      'two who are equal, for the last',
      against(2, ...round('333|14 331|22')),
      { lead: led({ kind: 'sum', sum: 5 }, 2), still: 0 },
    ],
  ])('%s', (_, found, is) => expect(found).toEqual(is));
});
