import type { Rank } from './cards.ts';
import { type Suit, SUITS } from './check-card.ts';
import { RANKS } from './match-setup.ts';

/** A card, as much of it as is said. */
export interface LinkedCard {
  readonly rank: Rank | null;
  readonly suit: Suit | null;
}

/** What a link asks the judge of cards: one card on another, or a hand on the rank of the top card. */
export type CardLink =
  | { readonly asks: 'card'; readonly pile: LinkedCard; readonly card: LinkedCard }
  | { readonly asks: 'gabong'; readonly pile: Rank; readonly hand: readonly Rank[] };

/** The parts of a link to the judge of cards; no part of a link to another judge has their names. */
export const CARD_LINK_PARTS = ['pile', 'card', 'hand'] as const;

/** More cards than anybody gabongs with, and few enough for the keys. */
const HAND_MOST = 14;

const makeCard = ({ suit, rank }: LinkedCard): string => `${suit ?? ''}${rank ?? ''}`;

/** Writes the query of a link: `pile=H7&card=C7`, `pile=7&card=7` where no suit is said, `pile=9&hand=3,5,14`. */
export const makeCardLink = (link: CardLink): string =>
  link.asks === 'card'
    ? `pile=${makeCard(link.pile)}&card=${makeCard(link.card)}`
    : `pile=${link.pile}&hand=${link.hand.join(',')}`;

/** @returns undefined for what `makeCardLink` cannot have written. */
export function parseCardLink(query: URLSearchParams): CardLink | undefined {
  const [pile, card, hand] = CARD_LINK_PARTS.map((part) => query.get(part) ?? '');
  if (query.has('card')) {
    const [below, own] = [cardOf(pile!), cardOf(card!)];
    return below && own && { asks: 'card', pile: below, card: own };
  }
  const top = rankOf(pile!);
  const ranks = hand!.split(',').map(rankOf);
  const whole = ranks.filter((rank) => rank !== undefined);
  if (top === undefined || whole.length < ranks.length || whole.length > HAND_MOST) return undefined;
  return { asks: 'gabong', pile: top, hand: whole };
}

const rankOf = (text: string): Rank | undefined => RANKS.find((rank) => `${rank}` === text);

function cardOf(text: string): LinkedCard | undefined {
  const suit = SUITS.find((each) => text.startsWith(each)) ?? null;
  const rest = suit === null ? text : text.slice(1);
  const rank = rankOf(rest) ?? null;
  return rank === null && rest !== '' ? undefined : { rank, suit };
}
