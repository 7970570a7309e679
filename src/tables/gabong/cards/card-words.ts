import type { Card, NamedSuit } from '../../../games/gabong/check-card.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GabongCardsWords } from '../../../i18n/gabong/en.ts';

type Numbered = keyof GabongCardsWords['ranks'];
type Court = keyof GabongCardsWords['court'];

const isNumbered = (rank: number, { ranks }: GabongCardsWords): rank is Numbered => rank in ranks;
const isCourt = (rank: number, { court }: GabongCardsWords): rank is Court => rank in court;

/**
 * What a rank is called.
 *
 * @param form - short: as it is printed on the card, “7”, “J”; long: as it is spoken, “seven”, “jack”.
 * @returns the number itself for what is no rank.
 */
export function rankName(rank: number, words: GabongCardsWords, form: 'short' | 'long' = 'short'): string {
  if (isCourt(rank, words)) return form === 'short' ? words.letters[rank] : words.court[rank].toLowerCase();
  return form === 'long' && isNumbered(rank, words) ? words.ranks[rank] : `${rank}`;
}

/** What a suit is called, or the tens, which are the fifth (11.10). */
export const suitName = (suit: NamedSuit, words: GabongCardsWords): string => words.suits[suit];

/** A card by its full name, as it is spoken: “seven of hearts”. */
export function cardName({ rank, suit }: Card, words: GabongCardsWords): string {
  const called = isNumbered(rank, words) ? words.numbers[rank] : rankName(rank, words, 'long');
  return fill(words.card, { rank: called, suit: suitName(suit, words) });
}
