import type { Judgement } from '../shared/game.ts';
import { strange, GABONG } from './match-play.ts';
import { finding, type MatchFinding } from './match-decision.ts';
import type { GabongEvent, SeatHand } from './match-events.ts';
import { copiesMost, type HandCounting } from './match-hand.ts';
import { RANKS } from './match-setup.ts';
import { stageOf } from './match-standing.ts';
import type { GabongState } from './match-state.ts';

/** 4.3: both gabongs come back, and each has a card at least. */
const GABONGED_LEAST = 2;

/**
 * Judges an event that is about to be written. What stands in a log is judged by the game alone: older rounds hold
 * totals that nobody was asked about, and they stay.
 */
export function checkBooking(state: GabongState, event: GabongEvent, at: number): Judgement<MatchFinding> {
  const judgement = GABONG.decide(state, event, at).judgement;
  const isNever = !judgement.allowed && !judgement.canOverrule;
  const asked = isNever ? [] : askedOf(state, event);
  if (asked.length === 0) return judgement;
  return { allowed: event.overrule !== undefined, findings: [...judgement.findings, ...asked], canOverrule: true };
}

function askedOf(state: GabongState, event: GabongEvent): readonly MatchFinding[] {
  // Of totals below any card's the game itself says it.
  if (event.kind === 'deal') {
    return impossibleHands(state, event.hands).filter(({ reason }) => reason !== 'points-too-few');
  }
  const stage = stageOf(state);
  if (event.kind !== 'penalty' || stage.is !== 'extra-deal') return [];
  // Who has no hand in it draws no card; the GM deals, whoever ties.
  const { seat } = event;
  const isIn = seat === state.master || stage.among.includes(seat);
  return isIn ? [] : [finding('gabong-7.1', 'not-in-extra-deal', { seat })];
}

/** Hands that no cards make: the table is asked of them, and its word lets them through (2.2). */
export function impossibleHands(state: GabongState, hands: readonly SeatHand[]): readonly MatchFinding[] {
  const { setup, rulings } = state;
  const counting: HandCounting = { ...setup, rulings };
  return hands.flatMap((hand) => {
    if (hand.by === 'theta') return [];
    const { seat, isGabonged } = hand;
    if (hand.by === 'cards') {
      const isShort = isGabonged && hand.cards.length < GABONGED_LEAST;
      return isShort ? [finding('gabong-4.3', 'gabonged-one-card', { seat, count: GABONGED_LEAST })] : [];
    }
    const { points } = hand;
    if (points === 0) return [];
    const tooFew = strange(counting, [hand]);
    if (tooFew.length > 0) return tooFew;
    const { below, above } = totalsAbout(handTotals(counting, setup.packs, isGabonged ? GABONGED_LEAST : 1), points);
    if (below === points) return [];
    const nearest = [below, above].filter((total) => total !== undefined);
    return [finding('gabong-10.1', 'no-such-total', { seat, points, nearest })];
  });
}

/** All totals of hands that are doubled alike: each of the sums, times the factor. */
interface Level {
  readonly factor: number;
  /** Before they are doubled, in order. */
  readonly sums: readonly number[];
}

/** Every total that cards of some packs can come to in one hand. */
type HandTotals = readonly Level[];

/**
 * 10.1, 11.2-11.14: what a hand can come to by this table's points, doublers and packs, however many cards were drawn.
 * Exact: a total is in it if and only if some cards come to it.
 *
 * @param least - the hand has so many cards at least, one or more.
 */
export function handTotals(counting: HandCounting, packs: number, least = 1): HandTotals {
  const { points, doublers, rulings } = counting;
  const copies = copiesMost(packs);
  const add = (from: SumSets, doubles: boolean) =>
    RANKS.filter((rank) => doublers.includes(rank) === doubles).reduce(
      (sets, rank) => withRank(sets, points[rank], copies),
      from,
    );
  const plain = add([1n], false);
  // So many cards at least that do not double.
  const plainOf = (number: number) => union(plain.slice(Math.max(number, 0)));
  const most = copies * RANKS.filter((rank) => doublers.includes(rank)).length;
  const free = add([plainOf(0)], true);
  const byDoublers = Array.from({ length: most + 1 }, (_, doubling) =>
    doubling < least ? add([plainOf(least - doubling)], true)[doubling]! : free[doubling]!,
  );
  const levels = rulings.B1 === 'once' ? [byDoublers[0]!, union(byDoublers.slice(1))] : byDoublers;
  return levels.map((sums, doublings) => ({ factor: 2 ** doublings, sums: numbersIn(sums) }));
}

/** The totals next to a number of points, from below and from above; both are the number where a hand comes to it. */
export function totalsAbout(totals: HandTotals, points: number): { readonly below?: number; readonly above?: number } {
  const below = totals.flatMap(({ factor, sums }) =>
    timesOrNone(
      sums.findLast((sum) => sum * factor <= points),
      factor,
    ),
  );
  const above = totals.flatMap(({ factor, sums }) =>
    timesOrNone(
      sums.find((sum) => sum * factor >= points),
      factor,
    ),
  );
  return {
    ...(below.length > 0 && { below: Math.max(...below) }),
    ...(above.length > 0 && { above: Math.min(...above) }),
  };
}

const timesOrNone = (sum: number | undefined, factor: number): readonly number[] =>
  sum === undefined ? [] : [sum * factor];

/** Sums of hands of 0, 1, 2… cards; a sum is a bit of a number, so that adding a card to all hands is one shift. */
type SumSets = readonly bigint[];

/** The same hands, each with any number of cards of one more rank. */
function withRank(sets: SumSets, points: number, copies: number): SumSets {
  const next = Array.from({ length: sets.length + copies }, () => 0n);
  sets.forEach((set, cards) => {
    for (let more = 0; more <= copies; more += 1) next[cards + more]! |= set << BigInt(points * more);
  });
  return next;
}

const union = (sets: SumSets): bigint => sets.reduce((all, set) => all | set, 0n);

/** The bits that are set, the lowest first. */
function numbersIn(set: bigint): readonly number[] {
  const digits = set.toString(2);
  return Array.from(digits).flatMap((_, bit) => (digits[digits.length - 1 - bit] === '1' ? [bit] : []));
}
