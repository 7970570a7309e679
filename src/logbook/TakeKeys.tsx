import type { Lang } from '../i18n/lang.ts';
import type { LogWords } from '../i18n/log/en.ts';
import { $games } from '../storage/games.ts';
import { download } from '../ui/download.ts';
import { fileName, takeAll } from '../tables/shell/take-games.ts';
import { liveGames } from './game-list.ts';
import { useLog } from './log-context.ts';
import { allUis } from './registry.ts';
import { $standings, workedThrough } from './standings.ts';

/** All games in and out: everything in one file, the results as a table, and bringing in others. */
export function TakeKeys() {
  const { words, lang, show } = useLog();
  return (
    <div class="log-keys">
      <button type="button" class="key" onClick={() => show('bring')}>
        {words.bring.open}
      </button>
      <button type="button" class="key" onClick={() => void takeAll()}>
        {words.list.exportAll}
      </button>
      <button type="button" class="key" onClick={() => void takeResults(words, lang)}>
        {words.list.csv}
      </button>
    </div>
  );
}

/** The results of all finished games as a table, one player a row. */
async function takeResults(words: LogWords, lang: Lang): Promise<void> {
  const [{ csvOf }, { resultRows }, uis] = await Promise.all([
    import('../storage/results-table.ts'),
    import('./result-rows.ts'),
    allUis(),
    workedThrough(),
  ]);
  const rows = resultRows(liveGames($games.get()), $standings.get(), uis, { words, lang });
  download(csvOf(rows), fileName('results', 'csv'), 'text/csv');
}
