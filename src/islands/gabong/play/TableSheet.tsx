import { changeGabongDraft } from '../../../log/gabong-draft.ts';
import { AskTwice } from '../../shared/AskTwice.tsx';
import { takeGame } from '../../shared/take-games.ts';
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
  const leave = () => {
    close();
    setUp();
  };
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
      <div class="row table-keys">
        {!isOver && (
          <AskTwice
            label={text.end}
            yes={text.endNow}
            no={text.stays}
            press={() => {
              if (play({ kind: 'end' })) close();
            }}
          />
        )}
        <button type="button" class="key" data-do="file" onClick={() => void takeGame(saved.id)}>
          {text.file}
        </button>
        <button
          type="button"
          class="key"
          data-do="again"
          onClick={() => {
            changeGabongDraft(setupAgain(state), text.again);
            leave();
          }}
        >
          {text.again}
        </button>
        <button type="button" class="key" data-do="set-up" onClick={leave}>
          {text.fresh}
        </button>
      </div>
    </Sheet>
  );
}
