import type { Lang } from '../../i18n/lang.ts';
import type { LogWords } from '../../i18n/log/words.ts';
import type { SavedGame } from '../../log/saved-game.ts';
import type { Standing } from '../../log/standing.ts';
import { gabongLines } from './gabong-summary.ts';
import { goolsLines } from './gools-summary.ts';
import { gugLines } from './gug-summary.ts';
import { gameOf, titleOf } from './names.ts';
import { tournamentLines } from './tournament-summary.ts';
import { dateOf } from './when.ts';

/** A game in a few lines of plain text, to be sent to those who were not there. */
export function summaryOf(game: SavedGame, standing: Standing, words: LogWords, lang: Lang): string {
  const title = titleOf(game, words, lang);
  const day = dateOf(game.createdAt, lang);
  const head = `${gameOf(game, words)}: ${title}${title.includes(day) ? '' : ` (${day})`}`;
  return [head, ...linesOf(standing, words)].join('\n');
}

function linesOf(standing: Standing, words: LogWords): readonly string[] {
  switch (standing.game) {
    case 'gug':
      return gugLines(standing, words);
    case 'gools':
      return goolsLines(standing, words);
    case 'gabong':
      return gabongLines(standing, words);
    case 'tournament':
      return tournamentLines(standing, words);
  }
}
