import type { Rank } from '../../../../games/gabong/cards.ts';
import { SUITS } from '../../../../games/gabong/check-card.ts';
import type { GabongQuestion } from '../../../../storage/checked-deal.ts';

/** Nobody has said anything: whoever sits beside whoever laid the card gabongs. */
export const NO_GABONG: GabongQuestion = { top: null, by: 0, throws: [{ seat: 1, cards: [] }] };

const timesIn = (ranks: readonly Rank[], rank: Rank): number => ranks.filter((each) => each === rank).length;

/** How often a rank is in a hand. */
export const countIn = ({ throws }: GabongQuestion, hand: number, rank: Rank): number =>
  timesIn(throws[hand]!.cards, rank);

/** How often it can be there, with all that lies elsewhere (5.1). */
export function mostIn({ top, throws }: GabongQuestion, hand: number, rank: Rank, packs: number): number {
  const elsewhere = throws.flatMap(({ cards }, index) => (index === hand ? [] : cards));
  return packs * SUITS.length - timesIn(elsewhere, rank) - (top === rank ? 1 : 0);
}

/** With another hand in the place of one; those thrown on it stay. */
export function withHand(question: GabongQuestion, hand: number, cards: readonly Rank[]): GabongQuestion {
  const { throws } = question;
  return { ...question, throws: throws.map((each, at) => (at === hand ? { ...each, cards } : each)) };
}

/** Without the last card of a rank. */
export function without(cards: readonly Rank[], rank: Rank): readonly Rank[] {
  const at = cards.lastIndexOf(rank);
  return at < 0 ? cards : cards.filter((_, index) => index !== at);
}

/** The same hand with a card of that rank on top. */
export const onTop = (cards: readonly Rank[], rank: Rank): readonly Rank[] => [...without(cards, rank), rank];
