import type { Lang } from '../../i18n/lang.ts';
import type { LogWords } from '../../i18n/log/words.ts';
import { $games } from '../../log/games.ts';
import { download } from '../shared/download.ts';
import { fileName } from '../shared/take-games.ts';
import { liveGames } from './game-list.ts';
import { allUis } from './registry.ts';
import { $standings, workedThrough } from './standings.ts';

/** The results of all finished games as a table, one player a row. */
export async function takeResults(words: LogWords, lang: Lang): Promise<void> {
  const [{ csvOf }, { resultRows }, uis] = await Promise.all([
    import('../../log/results-table.ts'),
    import('./result-rows.ts'),
    allUis(),
    workedThrough(),
  ]);
  const rows = resultRows(liveGames($games.get()), $standings.get(), uis, { words, lang });
  download(csvOf(rows), fileName('results', 'csv'), 'text/csv');
}
