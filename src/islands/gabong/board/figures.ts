import type { MatchResult } from '../../../games/gabong/match-results.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GabongBoardWords } from '../../../i18n/gabong/words.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { numberOf } from '../../shared/times.ts';
import { numberOf as clauseNumber } from '../table.ts';
import { penaltiesFor } from './round-sheet.ts';

/** Where a figure would stand before the first deal. */
export const NOTHING = '–';

export const averageText = (average: number | null, lang: Lang): string =>
  average === null ? NOTHING : numberOf(average, lang);

/** The rules that a player was given penalty cards for, and how often. */
export function penaltiesText(result: MatchResult, { sheet: words }: GabongBoardWords): string {
  const given = penaltiesFor(result).map(({ clause, count }) =>
    count === 1 ? clauseNumber(clause) : fill(words.times, { clause: clauseNumber(clause), count }),
  );
  return given.length > 0 ? given.join(', ') : words.noCards;
}
