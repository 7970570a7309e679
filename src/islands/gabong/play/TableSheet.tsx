import { changeGabongDraft } from '../../../log/gabong-draft.ts';
import { TableKeys } from '../../shared/table/TableKeys.tsx';
import { AllRulings } from '../AllRulings.tsx';
import { setupAgain } from '../setup/fresh.ts';
import { Sheet } from '../Sheet.tsx';
import { useTable } from '../table-context.ts';
import { MasterPart } from './MasterPart.tsx';

/** What is no part of a deal: the GM, the table's readings, and the end. Each an event that can be undone. */
export function TableSheet({ close }: { close: () => void }) {
  const { words, saved, state, stage, play, setUp } = useTable();
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
        game={saved.id}
        end={isOver ? undefined : () => play({ kind: 'end' })}
        again={{ label: text.again, press: () => changeGabongDraft(setupAgain(state), text.again) }}
        setUp={setUp}
        close={close}
      />
    </Sheet>
  );
}
