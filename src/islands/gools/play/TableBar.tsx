import { redoOf, undoOf } from '../../../games/shared/played.ts';
import { TableBar as SharedBar } from '../../shared/table/TableBar.tsx';
import { undoName } from '../../shared/table/undo-name.ts';
import { useTable } from '../table-context.ts';
import { called } from '../told/called.ts';
import { tellerOf } from '../told/teller.ts';

/** The bar of an evening: all that is undone there is in the log. */
export function TableBar() {
  const table = useTable();
  const { words, saved, undo, redo, open } = table;
  const { shared, play } = words.table;
  const { events } = saved;
  const nameOf = (ids: readonly string[] | undefined) =>
    undoName(events, ids, (event) => called(event, tellerOf(table)), shared.undo);
  return (
    <SharedBar
      undoWords={shared.undo}
      words={play.bar}
      undo={{ what: nameOf(undoOf(events)), press: undo }}
      redo={{ what: nameOf(redoOf(events)), press: redo }}
      open={open}
    />
  );
}
