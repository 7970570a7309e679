import { fill } from '../../../i18n/fill.ts';
import { $dealPast, undoDealDraft } from '../../../log/deal-draft.ts';
import { useStore } from '../../shared/use-store.ts';
import { TableFrame } from '../../shell/TableFrame.tsx';
import { OverPart } from '../board/OverPart.tsx';
import { ScoreBoard } from '../board/ScoreBoard.tsx';
import { DealPart } from '../deal/DealPart.tsx';
import { useTable } from '../table.ts';
import { Head } from './Head.tsx';
import { NewsCard } from './NewsCard.tsx';
import { stageInWords } from './stage-words.ts';
import { tellerOf } from './teller.ts';
import { isTapLast } from './undo-order.ts';

/** The round at the thumb: which deal is being counted, what was refused, and how everybody stands. */
export function Play() {
  const table = useTable();
  const { words, saved, state, stage, name, open } = table;
  const { play } = words;
  const { what } = stageInWords(state, tellerOf(table));
  const isOver = stage.is === 'over';
  const [tapped] = useStore($dealPast);
  // What was tapped of the deal under way and what is in the log are undone, the last of them first: a penalty card may
  // have been given while the hands were counted.
  const isCounting = !isOver && tapped !== undefined && isTapLast(tapped, saved.events);
  return (
    <TableFrame
      stage={stage.is}
      label={play.label}
      part={what}
      turn={`${stage.is} ${state.deals.length}`}
      next={fill(play.said.next, { stage: what, name: name(state.master) })}
      head={<Head />}
      undo={isCounting ? { what: tapped.label, press: undoDealDraft } : undefined}
      bar={
        !isOver && (
          <button
            type="button"
            class="key"
            data-do="penalty"
            aria-haspopup="dialog"
            aria-label={play.penalty.heading}
            onClick={() => open({ kind: 'penalty' })}
          >
            {play.penalty.key}
          </button>
        )
      }
      beside={
        <>
          <NewsCard />
          <ScoreBoard />
        </>
      }
    >
      {isOver ? <OverPart /> : <DealPart />}
    </TableFrame>
  );
}
