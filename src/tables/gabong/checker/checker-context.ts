import type { Card } from '../../../games/gabong/check-card.ts';
import type { GabongReadings } from '../../../games/gabong/rulings.ts';
import type { GabongCardsWords, GabongCheckerWords } from '../../../i18n/gabong/en.ts';
import type { CheckerPart } from '../../../storage/checked-deal.ts';
import { contextOf } from '../../../ui/context.ts';
import { cardName } from '../cards/card-words.ts';

/** What everything that the judge says is said with. */
export interface Describer {
  readonly words: GabongCheckerWords;
  readonly cards: GabongCardsWords;
  /** A player's name by the seat. */
  readonly name: (seat: number) => string;
}

export const cardIn = ({ cards }: Describer, card: Card): string => cardName(card, cards);

/** The table that the judge of cards sits at: the round's, or one that nobody had to say anything of; and what is asked there. */
export interface CheckerTable {
  readonly rulings: GabongReadings;
  readonly packs: number;
  /** The players of the round on the table, or as the rule book's examples call them (2.1). */
  readonly players: readonly string[];
  /** The seat of the GM among them. */
  readonly master: number;
  /** What the judge is asked, and how it is asked something else. */
  readonly part: CheckerPart;
  readonly show: (part: CheckerPart) => void;
}

/** What players are called whose names nobody has said: as in the rule book's examples (2.1), and on from there. */
export const LETTERS: readonly string[] = 'A B C D E F G H I J K L M N O P Q R S T'.split(' ');

export const [CheckerContext, useChecker] = contextOf<CheckerTable>('the judge of cards');
