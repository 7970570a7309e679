import { $games } from '../storage/games.ts';
import { takeAll } from '../tables/shell/take-games.ts';
import { liveGames } from './game-list.ts';
import { useLatePart, useLog } from './log-context.ts';
import { takeResults } from './take-results.ts';

/** All games in and out: everything in one file, the results as a table, and bringing in others. */
export function TakeKeys() {
  const { words, lang, show } = useLog();
  const { late, failed } = useLatePart();
  const takeTable = () => takeResults(liveGames($games.get()), words, lang);
  return (
    <>
      <div class="log-keys keys">
        <button type="button" class="key" onClick={() => show('read')}>
          {words.bring.read}
        </button>
        <button type="button" class="key" onClick={() => show('bring')}>
          {words.bring.open}
        </button>
        <button type="button" class="key" onClick={() => void takeAll()}>
          {words.list.exportAll}
        </button>
        <button type="button" class="key" onClick={() => late(takeTable)}>
          {words.list.csv}
        </button>
      </div>
      {failed}
    </>
  );
}
