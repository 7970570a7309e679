import { impossibleHands } from '../../../games/gabong/match-booking.ts';
import type { Rank } from '../../../games/gabong/cards.ts';
import type { MatchFinding } from '../../../games/gabong/match-decision.ts';
import type { SeatHand } from '../../../games/gabong/match-events.ts';
import { handBroken } from '../../../games/gabong/match-hand-check.ts';
import { type HandCounting, handPoints } from '../../../games/gabong/match-hand.ts';
import type { Deal, GabongState } from '../../../games/gabong/match-state.ts';
import type { DraftHand } from '../../../log/deal-draft.ts';

/** What the hands of the next deal are counted by. */
export const countingOf = ({ setup, rulings }: GabongState): HandCounting => ({ ...setup, rulings });

export const handOf = (hands: readonly DraftHand[], seat: number): DraftHand | undefined =>
  hands.find((hand) => hand.seat === seat);

/** With a player's hand in the place of what was there, or without any. */
export function withHand(hands: readonly DraftHand[], seat: number, hand: DraftHand | undefined): readonly DraftHand[] {
  const others = hands.filter((one) => one.seat !== seat);
  return hand ? [...others, hand] : others;
}

const hasCardsBack = (hand: DraftHand | undefined): boolean =>
  (hand?.by === 'cards' || hand?.by === 'typed') && hand.isGabonged;

/** One more card; it takes the place of whatever else the hand was said to be. */
export function withCard(hand: DraftHand | undefined, seat: number, rank: Rank): DraftHand {
  const cards = hand?.by === 'cards' ? hand.cards : [];
  return { seat, by: 'cards', cards: [...cards, rank], isGabonged: hasCardsBack(hand) };
}

/** Without the last card of a rank; nothing is left of a hand with its last one. */
export function withoutCard(hand: DraftHand | undefined, rank: Rank): DraftHand | undefined {
  if (hand?.by !== 'cards') return hand;
  const cards = hand.cards.toSpliced(hand.cards.lastIndexOf(rank), hand.cards.includes(rank) ? 1 : 0);
  return cards.length > 0 || hand.isGabonged ? { ...hand, cards } : undefined;
}

/** Points as they are typed. */
export const withTyped = (hand: DraftHand | undefined, seat: number, text: string): DraftHand => ({
  seat,
  by: 'typed',
  text,
  isGabonged: hasCardsBack(hand),
});

/** Who has a θ, beside a player: one of them gabonged that player's gabong, if anybody did (4.3). */
export const thetasBeside = (hands: readonly DraftHand[], seat: number): readonly number[] =>
  hands.flatMap((hand) => (hand.by === 'theta' && hand.seat !== seat ? [hand.seat] : []));

/** With a θ for whoever made a gabong; one that was gabonged in turn stays so. */
export const withTheta = (hands: readonly DraftHand[], seat: number): readonly DraftHand[] =>
  hasCardsBack(handOf(hands, seat)) ? hands : withHand(hands, seat, { seat, by: 'theta' });

/**
 * A table that types goes on typing: a hand of which nothing was said is typed as well.
 *
 * @param left - whose hand was being typed before; nothing is kept of one that is still empty.
 */
export function typingOn(hands: readonly DraftHand[], to: number, left?: number): readonly DraftHand[] {
  const others = hands.filter(
    (hand) => hand.seat !== left || hand.by !== 'typed' || hand.isGabonged || hand.text.trim() !== '',
  );
  const hand = handOf(others, to);
  return playedHand(hand) ? others : withHand(others, to, withTyped(hand, to, ''));
}

/** Whether more hands of a deal were typed than counted card by card; θ and out say nothing of it. */
export function wasTyped(deal: Deal | undefined): boolean {
  const hands = deal?.hands.map(({ hand }) => hand) ?? [];
  const tapped = hands.filter((hand) => hand.by === 'cards' && hand.cards.length > 0);
  return hands.filter(({ by }) => by === 'points').length > tapped.length;
}

/** Turns on or off that a player's own gabong was gabonged, so that the cards came back to who made it (4.3). */
export function withGabonged(hand: DraftHand | undefined, seat: number): DraftHand | undefined {
  if (hand?.by !== 'cards' && hand?.by !== 'typed') return { seat, by: 'cards', cards: [], isGabonged: true };
  if (hand.by === 'cards' && hand.cards.length === 0) return undefined;
  return { ...hand, isGabonged: !hand.isGabonged };
}

const NUMBER = /^[-−+]?\d+([.,]\d+)?$/;

/** The number that was typed, however odd; NaN for what is none. */
export const typedPoints = (text: string): number =>
  NUMBER.test(text.trim()) ? Number(text.trim().replace('−', '-').replace(',', '.')) : Number.NaN;

/** As it is played; undefined as long as nothing has been said of the hand. */
export function playedHand(hand: DraftHand | undefined): SeatHand | undefined {
  switch (hand?.by) {
    case undefined:
      return undefined;
    case 'out':
      return { seat: hand.seat, by: 'cards', cards: [], isGabonged: false };
    case 'theta':
      return hand;
    case 'cards':
      return hand.cards.length === 0 ? undefined : hand;
    case 'typed': {
      const { seat, text, isGabonged } = hand;
      return text.trim() === '' ? undefined : { seat, by: 'points', points: typedPoints(text), isGabonged };
    }
  }
}

/** A hand as it was played, to be changed. */
export function draftOfHand(hand: SeatHand): DraftHand {
  if (hand.by === 'points') {
    return { seat: hand.seat, by: 'typed', text: `${hand.points}`, isGabonged: hand.isGabonged };
  }
  if (hand.by === 'theta') return hand;
  return hand.cards.length === 0 && !hand.isGabonged
    ? { seat: hand.seat, by: 'out' }
    : { ...hand, cards: [...hand.cards] };
}

/**
 * What no cards of these packs could come to, as far as the hands have been counted. Whether somebody was gabonged by
 * nobody is seen once all are there.
 */
export function brokenSoFar(state: GabongState, hands: readonly DraftHand[]): MatchFinding | undefined {
  const counted = hands.flatMap((hand) => {
    const played = playedHand(hand);
    if (!played) return [];
    return [played.by === 'theta' ? played : { ...played, isGabonged: false }];
  });
  return handBroken(state, countingOf(state), counted);
}

/** Whether a player's hand can stay as it is. */
export const isCounted = (state: GabongState, hand: DraftHand | undefined): boolean =>
  hand !== undefined && playedHand(hand) !== undefined && brokenSoFar(state, [hand]) === undefined;

/** Says of a hand that no cards make it: the table may let it through all the same. */
export function impossible(state: GabongState, hand: DraftHand | undefined): MatchFinding | undefined {
  const played = playedHand(hand);
  return played && impossibleHands(state, [played])[0];
}

/** What a hand counts; undefined as long as it is not counted. */
export function pointsOf(state: GabongState, hand: DraftHand | undefined): number | undefined {
  const played = playedHand(hand);
  return played && isCounted(state, hand) ? handPoints(countingOf(state), played) : undefined;
}

/** Who is to be counted after a seat, around the ring; undefined once all others are. */
export function nextUncounted(
  state: GabongState,
  among: readonly number[],
  hands: readonly DraftHand[],
  after: number,
): number | undefined {
  const at = among.indexOf(after);
  const onward = [...among.slice(at + 1), ...among.slice(0, Math.max(at, 0))];
  return onward.find((seat) => !isCounted(state, handOf(hands, seat)));
}
