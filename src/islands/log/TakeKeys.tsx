import { useLog } from './log-context.ts';
import { takeAll } from '../shared/take-games.ts';
import { takeResults } from './take-results.ts';

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
