import { dayOf } from '../../shared/times.ts';
import { Sheet } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import { BoardTable } from './BoardTable.tsx';
import { Legend, legendOf } from './Legend.tsx';
import { RoundPaper } from './RoundPaper.tsx';
import { roundSheet } from './round-sheet.ts';
import { ScrollBox } from '../../shared/ScrollBox.tsx';
import { StatisticsTable } from './StatisticsTable.tsx';
import { TakeKeys } from './TakeKeys.tsx';
import { wonBy, wonWords } from './won.ts';

/** All that the round came to, to be read, printed and handed on. */
export function BoardSheet({ close }: { close: () => void }) {
  const { words, lang, saved, state, name } = useTable();
  const { board } = words;
  const list = new Intl.ListFormat(lang);
  const sheet = roundSheet(state, { words: board, lang, date: dayOf(saved.createdAt, lang) });
  const by = wonBy(state);
  const won = by && wonWords(by, state, board, (seats) => list.format(seats.map(name)));
  return (
    <>
      <Sheet title={board.sheet.heading} close={close}>
        <div class="board-sheet">
          {won && (
            <p>
              <strong>{won.who}.</strong> {won.why}
            </p>
          )}
          <BoardTable />
          <Legend />
          <h4>{board.sheet.statistics}</h4>
          <ScrollBox label={board.sheet.statistics} cue={board.sheet.sideways}>
            <StatisticsTable sheet={sheet} />
          </ScrollBox>
          <h4>{board.sheet.take}</h4>
          <TakeKeys sheet={sheet} won={won} />
        </div>
      </Sheet>
      {/* A dialog is printed as the screen has it: what goes on paper stands outside. */}
      <RoundPaper sheet={sheet} won={won} legend={legendOf(state, board)} />
    </>
  );
}
