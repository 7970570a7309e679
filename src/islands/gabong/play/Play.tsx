import { Misfits } from '../../shared/table/Misfits.tsx';
import { TableFrame } from '../../shared/table/TableFrame.tsx';
import { OverPart } from '../board/OverPart.tsx';
import { ScoreBoard } from '../board/ScoreBoard.tsx';
import { DealPart } from '../deal/DealPart.tsx';
import { useTable } from '../table-context.ts';
import { Head } from './Head.tsx';
import { NewsCard } from './NewsCard.tsx';
import { NoticeCard } from './NoticeCard.tsx';
import { RoundBar } from './RoundBar.tsx';
import { Said } from './Said.tsx';
import { stageInWords } from './stage-words.ts';
import { tellerOf } from './teller.ts';

/** The round at the thumb: which deal is being counted, what was refused, and how everybody stands. */
export function Play() {
  const table = useTable();
  const { words, saved, fold, state, stage, open } = table;
  const { play } = words;
  const { what } = stageInWords(state, tellerOf(table));
  return (
    <>
      <TableFrame
        game={saved.id}
        stage={stage.is}
        words={words.shared}
        label={play.label}
        part={{ id: 'gabong-now', label: what }}
        turn={`${stage.is} ${state.deals.length}`}
        head={
          <>
            <Head />
            <NoticeCard />
          </>
        }
        bar={<RoundBar />}
        beside={
          <>
            <Misfits count={fold.misfits.length} words={play.happened} open={() => open({ kind: 'happened' })} />
            <NewsCard />
            <ScoreBoard />
          </>
        }
      >
        {stage.is === 'over' ? <OverPart /> : <DealPart />}
      </TableFrame>
      <Said />
    </>
  );
}
