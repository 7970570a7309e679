import { fill } from '../../../i18n/fill.ts';
import { changeSaid } from '../../shared/table/change-said.ts';
import { Said as SharedSaid } from '../../shared/table/Said.tsx';
import { useTable } from '../table-context.ts';
import { called } from './event-sentence.ts';
import { stageInWords } from './stage-words.ts';
import { tellerOf } from './teller.ts';
import { type Step, told } from './told.ts';

/** Says each change of the tournament once, and what it waits for after it. */
export function Said() {
  const table = useTable();
  const { words, fold, layers, isOver } = table;
  const teller = tellerOf(table);
  const tells = {
    told: (step: Step) => told(step, teller),
    called: ({ play }: Step) => called(play.event, teller),
  };
  return (
    <SharedSaid
      game="tournament"
      steps={fold.steps}
      change={(before) => changeSaid(before, fold.steps, tells, words.shared.undo)}
      next={fill(words.play.said.next, { stage: stageInWords(layers, isOver, teller) })}
    />
  );
}
