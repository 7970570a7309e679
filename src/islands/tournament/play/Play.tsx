import { fill } from '../../../i18n/fill.ts';
import { Lines } from '../../shell/Notice.tsx';
import { TableFrame } from '../../shell/TableFrame.tsx';
import { TournamentBracket } from '../bracket/TournamentBracket.tsx';
import { useTable } from '../table.ts';
import { DuePart } from './DuePart.tsx';
import { Head } from './Head.tsx';
import { OverPart } from './OverPart.tsx';
import { stageInWords } from './stage-words.ts';
import { tellerOf } from './teller.ts';
import { told } from './told.ts';

/** The tournament at the thumb: what is to be drawn, settled and played, and beside it the bracket. */
export function Play() {
  const table = useTable();
  const { words, fold, layers, isOver } = table;
  const teller = tellerOf(table);
  const last = isOver ? undefined : fold.steps.at(-1);
  const stage = stageInWords(layers, isOver, teller);
  return (
    <TableFrame
      stage={isOver ? 'over' : 'on'}
      label={words.play.label}
      part={stage}
      turn={layers.map(({ status }) => status).join(' ')}
      next={fill(words.play.said.next, { stage })}
      head={<Head />}
      beside={
        <>
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
  );
}
