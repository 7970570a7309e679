import type { GabongRulingId } from '../../../games/gabong/match-readings.ts';
import type { GabongWords } from '../../../i18n/gabong/words.ts';
import { listed as listedNames, rulingNames } from '../../shell/steps.ts';
import { rankName } from '../cards/card-words.ts';
import type { GabongTable } from '../table.ts';

/** What is needed to tell of a round in words. */
export interface Teller {
  readonly words: Pick<GabongWords, 'play' | 'board' | 'cards' | 'reasons'>;
  readonly name: (seat: number) => string;
  /** A card by its rank. */
  readonly card: (rank: number) => string;
  /** What a gap in the rule book is called. */
  readonly gap: (ruling: GabongRulingId) => string;
  /** A reading of a gap in the rule book, as the table may choose it. */
  readonly option: (ruling: GabongRulingId, option: string) => string;
}

export const tellerOf = ({ words, name, rulings }: Pick<GabongTable, 'words' | 'name' | 'rulings'>): Teller => ({
  words,
  name,
  card: (rank) => rankName(rank, words.cards, 'long'),
  ...rulingNames(rulings),
});

/** Some players: Kari, Ola and Per. */
export const listed = ({ words, name }: Pick<Teller, 'words' | 'name'>, seats: readonly number[]): string =>
  listedNames(seats.map(name), words.play.and);
