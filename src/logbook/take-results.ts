import type { Lang } from '../i18n/lang.ts';
import type { LogWords } from '../i18n/log/en.ts';
import { csvOf } from '../storage/results-table.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { download, fileName } from '../ui/share.ts';
import { allUis } from './registry.ts';
import { resultRows } from './result-rows.ts';
import { $standings, tryAgain, workedThrough } from './standings.ts';

/**
 * Saves the results of finished games as a table, one player a row: of all games, or of one. Nothing where a part is
 * missing: a table without some of the games would look whole.
 */
export async function takeResults(
  games: readonly SavedGame[],
  words: LogWords,
  lang: Lang,
): Promise<'done' | 'missing'> {
  const uis = await allUis();
  if (games.some(({ game }) => !uis.has(game))) return 'missing';
  tryAgain();
  await workedThrough();
  if (games.some(({ id }) => $standings.get().get(id)?.is === 'not-fetched')) return 'missing';
  const rows = resultRows(games, $standings.get(), uis, { words, lang });
  await download(csvOf(rows), fileName(games.length === 1 ? 'result' : 'results', 'csv'), 'text/csv');
  return 'done';
}
