import { describe, expect, test } from 'vitest';
import type { GabongEvent, PenaltyClause } from '../../../src/games/gabong/match-events.ts';
import { GABONG } from '../../../src/games/gabong/match-play.ts';
import type { GabongState } from '../../../src/games/gabong/match-state.ts';
import { brief, deal, deals, dealsOf, limitOf, overruled, play, reading, seated } from './match-table.ts';

/** What is refused and why, with what it is said of, and beside it what the same table allows. */
interface Refusal {
  readonly why: string;
  readonly say: string;
  readonly state?: () => GabongState;
  readonly event: GabongEvent;
  readonly but: GabongEvent;
  readonly data?: object;
}

const THREE_PACKS = () => seated({ packs: 3 });
const TIED = () => play(seated({ ...dealsOf(2), ...reading({ B6: 'extra-deal' }) }), ...deals('=9 - =90', '- =9 =90'));
const FINE = deal('θ 2A J');
const penalty = (seat: number, clause: string): GabongEvent => ({
  kind: 'penalty',
  seat,
  clause: clause as PenaltyClause,
});
const told = (points: number): GabongEvent => ({
  kind: 'deal',
  hands: [{ seat: 0, by: 'points', points, isGabonged: false }, ...handsOf('1:- 2:J')],
});
function handsOf(text: string) {
  const event = deal(text);
  return event.kind === 'deal' ? event.hands : [];
}
/** Cards of one rank after the other, so many each, in the hand of seat 1. */
const holding = (more: string) => deal(`- ${more} J`);
/** All cards of two packs: eight of each rank, which count 99 together, and the eight twos double them. */
const ALL = 8 * 99 * 2 ** 8;

const NEVER: readonly Refusal[] = [
  {
    why: '5.1 too-many-copies',
    say: 'nine nines of two packs',
    event: holding('9'.repeat(9)),
    but: holding('9'.repeat(8)),
    data: { rank: 9, count: 8 },
  },
  {
    why: '5.1 too-many-copies',
    say: 'in all hands together',
    event: deal('999 99999 9 -'),
    state: () => seated({}, 4),
    but: deal('999 9999 9 -'),
    data: { rank: 9, count: 8 },
  },
  {
    why: '5.1 too-many-copies',
    say: 'thirteen twos of three packs',
    state: THREE_PACKS,
    event: holding('2'.repeat(13)),
    but: holding('2'.repeat(12)),
    data: { rank: 2, count: 12 },
  },
  { why: '10.1 points-negative', say: 'less by a fraction', event: told(-0.5), but: told(5), data: { seat: 0 } },
  { why: '10.1 points-not-whole', say: 'half a point', event: told(7.5), but: told(7), data: { seat: 0 } },
  { why: '10.1 points-not-whole', say: 'no number', event: told(NaN), but: told(7), data: { seat: 0 } },
  {
    why: '5.1 points-too-many',
    say: 'more than all cards',
    event: told(ALL + 1),
    but: told(ALL),
    data: { seat: 0, count: ALL },
  },
  {
    why: '5.1 points-too-many',
    say: 'without end',
    event: told(Infinity),
    but: told(100),
    data: { seat: 0, count: ALL },
  },
  {
    why: '11.1 bad-card',
    say: 'no such rank',
    event: {
      kind: 'deal',
      hands: [...handsOf('0:- 1:J'), { seat: 2, by: 'cards', cards: [3, 15], isGabonged: false }],
    },
    but: FINE,
    data: { seat: 2, rank: 15 },
  },
  {
    why: '11.1 bad-card',
    say: 'an ace as a one',
    event: { kind: 'deal', hands: [...handsOf('0:- 1:J'), { seat: 2, by: 'cards', cards: [1], isGabonged: false }] },
    but: deal('- J A'),
    data: { seat: 2, rank: 1 },
  },
  {
    why: '4.3 gabonged-by-nobody',
    say: 'no gabong stands',
    event: deal('- 9! J'),
    but: deal('θ 9! J'),
    data: { seat: 1 },
  },
  { why: '4.3 gabonged-empty', say: 'no cards back', event: deal('θ -! J'), but: deal('θ 9! J'), data: { seat: 1 } },
  { why: '4.3 gabonged-empty', say: 'no points back', event: deal('θ =0! J'), but: deal('θ =9! J'), data: { seat: 1 } },
  { why: '10.1 hand-missing', say: 'two hands of three', event: deal('- J'), but: FINE, data: { seat: 2 } },
  { why: '10.1 hand-missing', say: 'none at all', event: { kind: 'deal', hands: [] }, but: FINE, data: { seat: 0 } },
  { why: '10.1 seat-twice', say: 'a hand too many', event: deal('0:- 1:J 2:J 1:J'), but: FINE, data: { seat: 1 } },
  { why: '2.1 no-such-seat', say: 'a fourth hand', event: deal('- J J J'), but: FINE, data: { seat: 3 } },
  { why: '2.1 no-such-seat', say: 'half a seat', event: deal('0:- 1.5:J 2:J'), but: FINE, data: { seat: 1.5 } },
  {
    why: '2.1 no-such-seat',
    say: 'a penalty for nobody',
    event: penalty(3, 'gabong-9.3'),
    but: penalty(2, 'gabong-9.3'),
    data: { seat: 3 },
  },
  {
    why: '2.1 no-such-seat',
    say: 'a GM who is not there',
    event: { kind: 'master', seat: -1 },
    but: { kind: 'master', seat: 1 },
    data: { seat: -1 },
  },
  {
    why: '2.4 master-already',
    say: 'the GM again',
    event: { kind: 'master', seat: 0 },
    but: { kind: 'master', seat: 1 },
    data: { seat: 0 },
  },
  {
    why: '9.3 no-such-penalty',
    say: 'for a clause that gives none',
    event: penalty(1, 'gabong-8.3'),
    but: penalty(1, 'gabong-8.1'),
  },
  {
    why: '2.2 no-such-reading',
    say: 'another gap’s reading',
    event: { kind: 'ruling', ruling: 'B1', option: 'shared' },
    but: { kind: 'ruling', ruling: 'B6', option: 'shared' },
  },
  {
    why: '7.1 not-in-extra-deal',
    say: 'who did not tie',
    state: TIED,
    event: deal('- =5 =5'),
    but: deal('- =5'),
    data: { seat: 2 },
  },
  {
    why: '10.1 hand-missing',
    say: 'one of two who tied',
    state: TIED,
    event: deal('0:-'),
    but: deal('- =5'),
    data: { seat: 1 },
  },
];

const BY_TABLE: readonly Refusal[] = [
  { why: '9.5 nobody-at-zero', say: 'all have cards left', event: deal('J J J'), but: deal('- J J') },
  {
    why: '9.5 several-at-zero',
    say: 'two played out',
    event: deal('- - J'),
    but: deal('- J J'),
    data: { seats: [0, 1] },
  },
  {
    why: '9.5 several-at-zero',
    say: 'told two zeros',
    event: deal('=0 =0 J'),
    but: deal('=0 =5 J'),
    data: { seats: [0, 1] },
  },
  {
    why: '9.5 several-at-zero',
    say: 'a θ and one played out',
    event: deal('θ - J'),
    but: deal('θ 9! J'),
    data: { seats: [0, 1] },
  },
  {
    why: '4.3 two-thetas',
    say: 'two θ, and none gabonged',
    event: deal('θ θ J'),
    but: deal('θ 99! J'),
    data: { seats: [0, 1] },
  },
  {
    why: '4.3 two-thetas',
    say: 'two θ besides a gabonged one',
    event: deal('θ θ 9!'),
    but: deal('θ 9 9!'),
    data: { seats: [0, 1] },
  },
  { why: '10.1 points-too-few', say: 'less than a card', event: told(4), but: told(5), data: { seat: 0, count: 5 } },
  {
    why: '8.1 master-may-touch',
    say: 'the GM touches the cards',
    event: penalty(0, 'gabong-8.1'),
    but: penalty(1, 'gabong-8.1'),
    data: { seat: 0 },
  },
  {
    why: '8.2 master-deals',
    say: 'another dealt unevenly',
    event: penalty(1, 'gabong-8.2'),
    but: penalty(0, 'gabong-8.2'),
    data: { seat: 0 },
  },
  {
    why: '8.2 master-deals',
    say: 'who was the GM',
    state: () => play(seated(), { kind: 'master', seat: 1 }),
    event: penalty(0, 'gabong-8.2'),
    but: penalty(1, 'gabong-8.2'),
    data: { seat: 1 },
  },
];

describe('refused whoever says so', () => {
  test.each(NEVER)('$why: $say', ({ why, state = seated, event, but, data }) => {
    for (const tried of [event, overruled(event)]) {
      const { findings, ...judgement } = GABONG.decide(state(), tried, 0).judgement;
      expect({ ...judgement, findings: findings.map(brief) }).toEqual({
        allowed: false,
        findings: [why],
        canOverrule: false,
      });
      expect(findings[0]!.data).toEqual(data ?? {});
      expect(() => GABONG.decide(state(), tried, 0).next()).toThrow(RangeError);
    }
    play(state(), but);
  });
});

describe('refused unless the GM says so', () => {
  test.each(BY_TABLE)('$why: $say', ({ why, state = seated, event, but, data }) => {
    const { findings, ...judgement } = GABONG.decide(state(), event, 0).judgement;
    expect({ ...judgement, findings: findings.map(brief) }).toEqual({
      allowed: false,
      findings: [why],
      canOverrule: true,
    });
    expect(findings[0]!.data).toEqual(data ?? {});
    expect(() => GABONG.decide(state(), event, 0).next()).toThrow(RangeError);
    expect(GABONG.decide(state(), overruled(event), 0).judgement).toEqual({
      allowed: true,
      findings,
      canOverrule: true,
    });
    expect(GABONG.decide(state(), overruled(event), 0).next()).not.toEqual(state());
    play(state(), but);
  });

  test('all that is wrong with a deal is said at once', () => {
    const { findings } = GABONG.decide(seated({}, 4), deal('θ θ - =3'), 0).judgement;
    expect(findings.map(brief)).toEqual(['10.1 points-too-few', '4.3 two-thetas', '9.5 several-at-zero']);
  });

  test('what needs no word is not changed by one', () => {
    expect(play(seated(), overruled(FINE))).toEqual(play(seated(), FINE));
  });
});

describe('3.1 round-over: nothing comes after the last deal', () => {
  const LATE: readonly GabongEvent[] = [
    FINE,
    penalty(1, 'gabong-9.3'),
    { kind: 'master', seat: 1 },
    { kind: 'ruling', ruling: 'B6', option: 'extra-deal' },
    { kind: 'end' },
  ];
  test.each([
    { say: 'an eleventh deal', count: 10, state: () => play(seated(), ...Array<GabongEvent>(10).fill(FINE)) },
    { say: 'past the limit', count: 2, state: () => play(seated(limitOf(100)), FINE, FINE) },
    { say: 'broken off', count: 1, state: () => play(seated(), FINE, { kind: 'end' }) },
    { say: 'a second extra deal', count: 2, state: () => play(TIED(), deal('- =5')) },
  ])('$say', ({ state, count }) => {
    for (const event of LATE.flatMap((one) => [one, overruled(one)])) {
      expect(GABONG.decide(state(), event, 0).judgement).toEqual({
        allowed: false,
        findings: [{ clause: 'gabong-3.1', reason: 'round-over', data: { count } }],
        canOverrule: false,
      });
    }
  });
});
