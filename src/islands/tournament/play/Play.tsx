import { Misfits } from '../../shared/table/Misfits.tsx';
import { TableFrame } from '../../shared/table/TableFrame.tsx';
import { TournamentBracket } from '../bracket/TournamentBracket.tsx';
import { useTable } from '../table-context.ts';
import { DuePart } from './DuePart.tsx';
import { Head } from './Head.tsx';
import { Lines } from './Lines.tsx';
import { NoticeCard } from './NoticeCard.tsx';
import { OverPart } from './OverPart.tsx';
import { Said } from './Said.tsx';
import { stageInWords } from './stage-words.ts';
import { tellerOf } from './teller.ts';
import { told } from './told.ts';
import { TournamentBar } from './TournamentBar.tsx';

/** The tournament at the thumb: what is to be drawn, settled and played, and beside it the bracket. */
export function Play() {
  const table = useTable();
  const { words, saved, fold, layers, isOver, open } = table;
  const teller = tellerOf(table);
  const last = isOver ? undefined : fold.steps.at(-1);
  return (
    <>
      <TableFrame
        game={saved.id}
        stage={isOver ? 'over' : 'on'}
        words={words.shared}
        label={words.play.label}
        part={{ id: 'tournament-now', label: stageInWords(layers, isOver, teller) }}
        turn={layers.map(({ status }) => status).join(' ')}
        head={
          <>
            <Head />
            <NoticeCard />
          </>
        }
        bar={<TournamentBar />}
        beside={
          <>
            <Misfits count={fold.misfits.length} words={words.play.happened} open={() => open({ kind: 'happened' })} />
            {last && (
              <div class="table-news">
                <Lines lines={told(last, teller)} />
              </div>
            )}
            <TournamentBracket />
          </>
        }
      >
        {isOver ? <OverPart /> : <DuePart />}
      </TableFrame>
      <Said />
    </>
  );
}
