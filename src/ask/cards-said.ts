import type { Suit } from '../games/gabong/check-card.ts';
import type { Rank } from '../games/gabong/cards.ts';
import type { NumberSaid } from './numbers-said.ts';

/** A card, as much of it as was said. */
export interface CardSaid {
  readonly rank: Rank | null;
  readonly suit: Suit | null;
  readonly from: number;
  readonly to: number;
}

const SUIT_WORDS: readonly (readonly [RegExp, Suit])[] = [
  [/^(?:spar$|spades?$|spader$|spaer$|spa$)/, 'S'],
  [/^(?:hjerter?$|hjarter$|hearts?$|hjert)/, 'H'],
  [/^(?:ruter?$|diamonds?$)/, 'D'],
  [/^(?:klover|clubs?$)/, 'C'],
];

const isRank = (value: number): value is Rank => value >= 2 && value <= 14;

const LINKS = new Set(['of', 'i', 'med']);

/** Cards with their suits, on either side of the rank; and ranks and suits alone. */
export function cardsIn(words: readonly string[], numbers: readonly NumberSaid[]): readonly CardSaid[] {
  const rankAt = (at: number) => {
    const value = numbers.find((number) => number.at === at)?.value;
    if (value === 1) return 14;
    return value !== undefined && isRank(value) ? value : null;
  };
  const suitAt = (at: number) => SUIT_WORDS.find(([form]) => form.test(words[at] ?? ''))?.[1] ?? null;
  const cards: CardSaid[] = [];
  for (let at = 0; at < words.length;) {
    const [rank, suit] = [rankAt(at), suitAt(at)];
    const isOf = LINKS.has(words[at + 1] ?? '');
    if (rank !== null && isOf && suitAt(at + 2) !== null)
      cards.push({ rank, suit: suitAt(at + 2), from: at, to: at + 3 });
    else if (rank !== null && suitAt(at + 1) !== null) cards.push({ rank, suit: suitAt(at + 1), from: at, to: at + 2 });
    else if (suit !== null && rankAt(at + 1) !== null) cards.push({ rank: rankAt(at + 1), suit, from: at, to: at + 2 });
    else if (rank !== null || suit !== null) cards.push({ rank, suit, from: at, to: at + 1 });
    at = Math.max(at + 1, cards.at(-1)?.to ?? 0);
  }
  return cards;
}

const ON = /^(?:on|onto|over|pa|oppa|atop|above)$/;
const FILLING =
  /^(?:a|an|the|en|et|ei|top|of|den|det|toppen|av|go|goes|be|laid|put|played|lie|lov|ok|allowed|legal|legges|legge|ga)$/;

/** Whether two cards are said, the one to be laid on the other. */
export function onTop(words: readonly string[], cards: readonly CardSaid[]): boolean {
  const [one, other] = cards;
  if (!one || !other || cards.length > 2) return false;
  const between = words.slice(one.to, other.from);
  return between.some((word) => ON.test(word)) && between.every((word) => ON.test(word) || FILLING.test(word));
}
