import { useMemo } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { type Answers, findWorks } from '../../../works/find-works.ts';
import { usePanel } from '../panel-context.ts';
import { Proposals } from './Proposals.tsx';
import { useWorksWords } from './tfl-context.ts';
import { UnplacedList } from './UnplacedList.tsx';

/** What TfL's answers mean for the board and the day: what can be closed, what must be placed, and what could not be read. */
export function FoundWorks({ day, answers }: { day: string; answers: Answers }) {
  const { lang, names, network } = usePanel();
  const text = useWorksWords();
  const { board } = network;
  const found = useMemo(() => findWorks(board, day, answers), [board, day, answers]);
  const { closures, unplaced, unreadable, silent, unasked, left } = found;
  const toPlace = unplaced.filter(({ why }) => why !== 'notice');
  const notices = unplaced.filter(({ why }) => why === 'notice');
  const lines = (ids: readonly string[]) => ({ lines: new Intl.ListFormat(lang).format(ids.map(names.line)) });
  const isWhole = answers.lines !== null && answers.stations !== null && unreadable === 0 && silent.length === 0;
  return (
    <>
      {unreadable > 0 && <p class="tfl-warning">{fill(text.unreadable, { count: unreadable })}</p>}
      {silent.length > 0 && <p class="tfl-warning">{fill(text.silent, lines(silent))}</p>}
      {closures.length + toPlace.length === 0 && <p>{isWhole ? text.none : text.noneRead}</p>}
      {closures.length > 0 && <Proposals closures={closures} />}
      {toPlace.length > 0 && (
        <>
          <h4>{text.unplaced}</h4>
          <UnplacedList unplaced={toPlace} />
        </>
      )}
      {notices.length > 0 && (
        <details class="tfl-notices">
          <summary>{fill(text.notices, { count: notices.length })}</summary>
          <UnplacedList unplaced={notices} />
        </details>
      )}
      {unasked.length > 0 && <p class="soft">{fill(text.unasked, lines(unasked))}</p>}
      {left.runs + left.otherDays > 0 && (
        <p class="soft">{fill(text.left, { runs: left.runs, days: left.otherDays })}</p>
      )}
    </>
  );
}
