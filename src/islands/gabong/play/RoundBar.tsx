import type { GabongEvent } from '../../../games/gabong/match-events.ts';
import { redoOf, undoOf } from '../../../games/shared/played.ts';
import { $dealPast, undoDealDraft } from '../../../log/deal-draft.ts';
import { TableBar } from '../../shared/table/TableBar.tsx';
import { undoName } from '../../shared/table/undo-name.ts';
import { useStore } from '../../shared/use-store.ts';
import { useTable } from '../table-context.ts';
import { called } from './called.ts';
import { tellerOf } from './teller.ts';
import { isTapLast } from './undo-order.ts';

/** The bar of a round: what was tapped of the deal under way and what is in the log are undone, the last of them first. */
export function RoundBar() {
  const table = useTable();
  const { words, saved, fold, state, stage, undo, redo, open } = table;
  const { events } = saved;
  const [tapped] = useStore($dealPast);
  const undoable = undoOf(events);
  // A penalty card may have been given while the hands were counted.
  const isCounting = stage.is !== 'over' && tapped !== undefined && isTapLast(tapped, events);
  const teller = tellerOf(table);
  const wasPlayed = (event: GabongEvent, id: string) =>
    called(event, fold.steps.find(({ play }) => play.id === id)?.before, teller);
  const again = undoName(events, redoOf(events), (event) => called(event, state, teller), words.shared.undo);
  return (
    <TableBar
      undoWords={words.shared.undo}
      words={words.play.bar}
      undo={
        isCounting
          ? { what: tapped.label, press: undoDealDraft }
          : { what: undoName(events, undoable, wasPlayed, words.shared.undo), press: undo }
      }
      redo={{ what: again, press: redo }}
      open={open}
    >
      {stage.is !== 'over' && (
        <button
          type="button"
          class="key"
          data-do="penalty"
          aria-haspopup="dialog"
          aria-label={words.play.penalty.heading}
          onClick={() => open({ kind: 'penalty' })}
        >
          {words.play.penalty.key}
        </button>
      )}
    </TableBar>
  );
}
