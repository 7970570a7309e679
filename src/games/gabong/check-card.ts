import { CARD_RULES, type CardEffect, type CardRule, type Rank } from './cards.ts';

/** Spades, hearts, diamonds and clubs, as the rule names them (3.2). */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

/** What an eight may name: a suit, or the tens, which are the fifth (11.8, 11.10). */
export const NAMED_SUITS = [...SUITS, 'tens'] as const;
export type NamedSuit = (typeof NAMED_SUITS)[number];

/** A card as it is printed. */
export interface Card {
  readonly suit: Suit;
  readonly rank: Rank;
}

const RULES: ReadonlyMap<number, CardRule> = new Map(CARD_RULES.map((rule) => [rule.rank, rule]));

/** What a card does when it is laid (11.2-11.14). */
export const effectOf = ({ rank }: Card): CardEffect => RULES.get(rank)!.effect;

/** What a card counts for a gabong: in the hand, and on top of the pile (4.1, 11.14). */
export const valueOf = ({ rank }: Card): CardRule['value'] => RULES.get(rank)!.value;

export const isCard = ({ suit, rank }: Card): boolean => SUITS.includes(suit) && RULES.has(rank);

/** 5.1: the very same card, suit and rank as printed. */
export const isSame = (one: Card, other: Card): boolean => one.suit === other.suit && one.rank === other.rank;
