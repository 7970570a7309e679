import { CARD_RULES, type CardRule, type Rank } from '../../games/gabong/cards.ts';
import { fill } from '../../i18n/fill.ts';
import type { RuleTableWords } from '../../i18n/rule-tables.ts';
import { type AnyClause, numberOf } from '../books.ts';

type Words = RuleTableWords['gabong-cards'];

/** The cards from the two to the ace: what each does in play and costs in the hand (11.2-11.14). */
export function cardRows(words: Words): readonly (readonly string[])[] {
  return CARD_RULES.map((card) => [
    nameOfCard(words, card),
    playOf(words, card),
    fill(card.doubles ? words.pointsDoubled : words.points, { points: card.points }),
    clauseLink(card.clause),
  ]);
}

/** The number on the card; where it shows none, its name and the number it counts on the pile. */
export const nameOfCard = (words: Words, { rank, value }: CardRule): string =>
  isCourt(rank) ? `${words.court[rank]} (${value.onPile})` : `${rank}`;

const isCourt = (rank: Rank): rank is keyof Words['court'] => rank > 10;

/** What it does in play. */
export function playOf(words: Words, { effect, value }: CardRule): string {
  if (value.inHand === value.onPile) return words.play[effect];
  return `${words.play[effect]} ${fill(words.twoValues, value)}`;
}

/** What a hand that is left over costs, cards that cost the same together: `9 = 9`, `jack, queen, king = 10`. */
export function handInWords(
  words: Words,
  templates: { readonly group: string; readonly groupDoubled: string },
): readonly string[] {
  const groups: { readonly cards: string[]; readonly points: number; readonly doubles: boolean }[] = [];
  for (const { rank, points, doubles } of CARD_RULES) {
    const name = isCourt(rank) ? words.court[rank].toLowerCase() : `${rank}`;
    const group = groups.find((each) => each.points === points && each.doubles === doubles);
    if (group) group.cards.push(name);
    else groups.push({ cards: [name], points, doubles });
  }
  return groups.map(({ cards, points, doubles }) =>
    fill(doubles ? templates.groupDoubled : templates.group, { cards: cards.join(', '), points }),
  );
}

/** A clause as a cell of a table has it: its number, as a Markdown link to its anchor. */
export const clauseLink = (id: AnyClause): string => `[${numberOf(id)}](#${id})`;
