import type { TournamentEvent } from '../../../games/tournament/tournament-events.ts';
import { redoOf, undoOf } from '../../../games/shared/played.ts';
import { TableBar } from '../../shared/table/TableBar.tsx';
import { undoName } from '../../shared/table/undo-name.ts';
import { useTable } from '../table-context.ts';
import { called } from './event-sentence.ts';
import { tellerOf } from './teller.ts';

/** The bar of a tournament. */
export function TournamentBar() {
  const table = useTable();
  const { words, saved, undo, redo, open } = table;
  const { events } = saved;
  const teller = tellerOf(table);
  const nameOf = (ids: readonly string[] | undefined) =>
    undoName(events, ids, (event: TournamentEvent) => called(event, teller), words.shared.undo);
  return (
    <TableBar
      undoWords={words.shared.undo}
      words={words.play.bar}
      undo={{ what: nameOf(undoOf(events)), press: undo }}
      redo={{ what: nameOf(redoOf(events)), press: redo }}
      open={open}
    />
  );
}
