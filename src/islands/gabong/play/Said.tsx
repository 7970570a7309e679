import { fill } from '../../../i18n/fill.ts';
import { changeSaid } from '../../shared/table/change-said.ts';
import { Said as SharedSaid } from '../../shared/table/Said.tsx';
import { useTable } from '../table-context.ts';
import { called } from './called.ts';
import { stageInWords } from './stage-words.ts';
import { tellerOf } from './teller.ts';
import { type Step, told } from './told.ts';

/** Says each change of the round once, and what the table waits for after it. */
export function Said() {
  const table = useTable();
  const { words, fold, state, name } = table;
  const teller = tellerOf(table);
  const tells = {
    told: (step: Step) => told(step, teller),
    called: ({ play, before }: Step) => called(play.event, before, teller),
  };
  const { what } = stageInWords(state, teller);
  return (
    <SharedSaid
      game="gabong"
      steps={fold.steps}
      change={(before) => changeSaid(before, fold.steps, tells, words.shared.undo)}
      next={fill(words.play.said.next, { stage: what, name: name(state.master) })}
    />
  );
}
