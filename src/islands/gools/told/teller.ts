import type { TableRulingId } from '../../../games/gools/rulings.ts';
import type { GoolsWords } from '../../../i18n/gools/words.ts';
import { listed as listedNames, rulingNames } from '../../shell/steps.ts';
import type { GoolsTable } from '../table.ts';

/** What is needed to tell of an evening in words. */
export interface Teller {
  readonly words: Pick<GoolsWords, 'play' | 'told' | 'reasons' | 'advisor'>;
  readonly name: (seat: number) => string;
  /** What a gap in the rule book is called. */
  readonly gap: (ruling: TableRulingId) => string;
  /** A reading of a gap in the rule book, as the table may choose it. */
  readonly option: (ruling: TableRulingId, option: string) => string;
}

export const tellerOf = ({ words, name, rulings }: Pick<GoolsTable, 'words' | 'name' | 'rulings'>): Teller => ({
  words,
  name,
  ...rulingNames(rulings),
});

/** Some players: Kari, Ola and Per. */
export const listed = ({ words, name }: Pick<Teller, 'words' | 'name'>, seats: readonly number[]): string =>
  listedNames(seats.map(name), words.play.and);

/** Some dice: 3, 3, 1. */
export const diceInWords = (dice: readonly number[]): string => dice.join(', ');
