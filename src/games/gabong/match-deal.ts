import { unless } from '../shared/decision.ts';
import { finding, type MatchDecision, type MatchFinding } from './match-decision.ts';
import type { GabongEventOf, SeatHand } from './match-events.ts';
import { handBroken, handsBroken } from './match-hand-check.ts';
import { handPoints, type HandCounting, pointsLeast } from './match-hand.ts';
import { totalsOf } from './match-standing.ts';
import type { BoardDeal, CountedHand, Deal, GabongState, Stage } from './match-state.ts';

/** 10.1: a deal is counted and written on the board. */
export function decideDeal(
  state: GabongState,
  stage: Exclude<Stage, { readonly is: 'over' }>,
  { hands }: GabongEventOf<'deal'>,
): MatchDecision {
  const isExtra = stage.is === 'extra-deal';
  const players = state.setup.players.map((_, seat) => seat);
  const counting: HandCounting = { ...state.setup, rulings: state.rulings };
  const broken = handsBroken(hands, players, isExtra ? stage.among : players) ?? handBroken(state, counting, hands);
  if (broken) return { is: 'never', findings: [broken] };
  const counted = hands
    .map((hand): CountedHand => ({ hand, points: handPoints(counting, hand) }))
    .toSorted((one, other) => one.hand.seat - other.hand.seat);
  return unless([...strange(counting, hands), ...zeros(counted)], () => {
    const deal: Deal = { master: state.master, hands: counted };
    return isExtra ? { ...state, extraDeal: deal } : { ...state, deals: [...state.deals, written(state, deal)] };
  });
}

/** Points that no hand makes: fewer than the cheapest card counts. */
export function strange(counting: HandCounting, hands: readonly SeatHand[]): readonly MatchFinding[] {
  const least = pointsLeast(counting);
  return hands.flatMap((hand) =>
    hand.by === 'points' && hand.points > 0 && hand.points < least
      ? [finding('gabong-10.1', 'points-too-few', { seat: hand.seat, count: least })]
      : [],
  );
}

/** 9.5: a deal ends when one hand is empty; a second θ comes only with a gabonged gabong (4.3), which is no empty hand. */
function zeros(counted: readonly CountedHand[]): readonly MatchFinding[] {
  const empty = counted.filter(({ points }) => points === 0);
  const thetas = empty.filter(({ hand }) => hand.by === 'theta').length;
  const out = empty.length - thetas;
  if (empty.length === 0) return [finding('gabong-9.5', 'nobody-at-zero')];
  return [
    ...(thetas > 1 ? [finding('gabong-4.3', 'two-thetas', { count: thetas })] : []),
    ...(out > 0 && empty.length > 1 ? [finding('gabong-9.5', 'several-at-zero', { count: empty.length })] : []),
  ];
}

/** The deal with the scoreboard after it. A total that a deal has brought to a whole hundred is halved once (B8). */
function written(state: GabongState, deal: Deal): BoardDeal {
  const before = totalsOf(state);
  const sums = deal.hands.map(({ hand, points }) => before[hand.seat]! + points);
  const halved = deal.hands.flatMap(({ hand, points }) =>
    state.rulings.B8 === 'halved' && points > 0 && sums[hand.seat]! % HUNDRED === 0 ? [hand.seat] : [],
  );
  const totals = sums.map((sum, seat) => (halved.includes(seat) ? sum / 2 : sum));
  return { ...deal, totals, halved };
}

const HUNDRED = 100;
