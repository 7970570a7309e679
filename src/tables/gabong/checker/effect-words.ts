import { CARD_RULES } from '../../../games/gabong/cards.ts';
import { type Card, effectOf, type NamedSuit } from '../../../games/gabong/check-card.ts';
import type { CheckFinding } from '../../../games/gabong/check-state.ts';
import type { GabongClause } from '../../../games/gabong/clauses.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GabongCardsWords, GabongCheckerWords } from '../../../i18n/gabong/en.ts';
import { suitName } from '../cards/card-words.ts';
import type { Describer } from './checker-context.ts';

/** The clause of chapter 11 that a card has. */
export const clauseOfCard = ({ rank }: Card): GabongClause => CARD_RULES.find((rule) => rule.rank === rank)!.clause;

/** What a card does. @param says - the suit that is said for an eight; null: none, and its own counts (11.8). */
export function effectSentence(
  card: Card,
  says: NamedSuit | null,
  { effects }: GabongCheckerWords,
  cards: GabongCardsWords,
): string {
  return fill(effects[effectOf(card)], { suit: suitName(says ?? card.suit, cards) });
}

/** Why the judge refuses something, in one sentence. */
export function findingSentence({ reason, data }: CheckFinding, { words, name }: Describer): string {
  const { seat, count } = data;
  return fill(words.reasons[reason], {
    ...(seat === undefined ? {} : { name: name(seat) }),
    ...(count === undefined ? {} : { count }),
  });
}
