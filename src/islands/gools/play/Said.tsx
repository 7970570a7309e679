import { changeSaid } from '../../shared/table/change-said.ts';
import { Said as SharedSaid } from '../../shared/table/Said.tsx';
import { useTable } from '../table-context.ts';
import { called } from '../told/called.ts';
import { type Step, told } from '../told/told.ts';
import { tellerOf } from '../told/teller.ts';

/** Says each change of the evening once. @param next - what is to be done after it, and by whom. */
export function Said({ next }: { next: string }) {
  const table = useTable();
  const { words, fold } = table;
  const teller = tellerOf(table);
  const tells = {
    told: (step: Step) => told(step, teller),
    called: ({ play }: Step) => called(play.event, teller),
  };
  return (
    <SharedSaid
      game="gools"
      steps={fold.steps}
      change={(before) => changeSaid(before, fold.steps, tells, words.table.shared.undo)}
      next={next}
    />
  );
}
