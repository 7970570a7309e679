import type { Judgement } from '../shared/game.ts';
import { strange } from './match-deal.ts';
import { finding, type MatchFinding } from './match-decision.ts';
import type { GabongEvent, SeatHand } from './match-events.ts';
import type { HandCounting } from './match-hand.ts';
import { GABONG } from './match-play.ts';
import { stageOf } from './match-standing.ts';
import type { GabongState } from './match-state.ts';
import { handTotals, totalsAbout } from './match-totals.ts';

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
