import type { Lang } from '../../i18n/lang.ts';
import type { LogWords } from '../../i18n/log/words.ts';
import { $games } from '../../log/games.ts';
import { download } from '../shared/download.ts';
import { liveGames } from './game-list.ts';
import { $standings, workedThrough } from './standings.ts';
import { dayOf } from './when.ts';

const JSON_TYPE = 'application/json';
const CSV_TYPE = 'text/csv';

const fileName = (what: string, ending: string): string => `gunnar-${what}-${dayOf(Date.now())}.${ending}`;

/** All games that are known, deleted ones and those of newer versions too, in one file. */
export async function takeAll(): Promise<void> {
  const { exportAll } = await import('../../log/export.ts');
  download(exportAll([...$games.get().values()]), fileName('games', 'json'), JSON_TYPE);
}

/** One game as a file; what a newer version wrote leaves as it stands. */
export async function takeGame(id: string): Promise<void> {
  const logged = $games.get().get(id);
  if (!logged) return;
  const { exportGame } = await import('../../log/export.ts');
  download(exportGame(logged), fileName('game', 'json'), JSON_TYPE);
}

/** The results of all finished games as a table, one player a row. */
export async function takeResults(words: LogWords, lang: Lang): Promise<void> {
  const [{ csvOf }, { resultRows }] = await Promise.all([
    import('../../log/results-table.ts'),
    import('./result-rows.ts'),
    workedThrough(),
  ]);
  const rows = resultRows(liveGames($games.get()), $standings.get(), words, lang);
  download(csvOf(rows), fileName('results', 'csv'), CSV_TYPE);
}
