import { GABONG_DRAFT } from '../../../log/gabong-draft.ts';
import { TableKeys } from '../../shell/TableKeys.tsx';
import { AllRulings } from '../../shell/Clauses.tsx';
import { setupAgain } from '../setup/fresh.ts';
import { Sheet } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import { MasterPart } from './MasterPart.tsx';

/** What is no part of a deal: the GM, the table's readings, and the end. Each an event that can be undone. */
export function TableSheet({ close }: { close: () => void }) {
  const { words, state, stage, play } = useTable();
  const { table: text } = words.play;
  const isOver = stage.is === 'over';
  return (
    <Sheet title={text.heading} close={close}>
      {!isOver && (
        <>
          <p class="soft">{text.undoHint}</p>
          <MasterPart />
          <h4>{words.shared.rulings.heading}</h4>
          <AllRulings
            place="gabong-table"
            chosen={state.rulings}
            choose={(ruling, option) => play({ kind: 'ruling', ruling, option })}
          />
        </>
      )}
      <TableKeys
        words={text}
        isOver={isOver}
        again={{ label: text.again, press: () => GABONG_DRAFT.change(setupAgain(state), text.again) }}
        close={close}
      />
    </Sheet>
  );
}
