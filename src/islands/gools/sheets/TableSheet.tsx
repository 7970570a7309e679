import { fill } from '../../../i18n/fill.ts';
import { AskTwice } from '../../shared/AskTwice.tsx';
import { TableKeys } from '../../shell/TableKeys.tsx';
import { AdvisorSwitch } from '../advisor/AdvisorSwitch.tsx';
import { AllRulings } from '../../shell/Clauses.tsx';
import { HouseRules } from '../play/HouseRules.tsx';
import { Sheet } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import { JoinForm } from './JoinForm.tsx';

/** What is no part of a turn: who sits there, the table's rules and readings, and the end. Each an event that can be undone. */
export function TableSheet({ close }: { close: () => void }) {
  const { words, state, name, play, open } = useTable();
  const { table: text } = words.sheets;
  const { rule } = words.play;
  const isOver = state.stage.is === 'over';
  return (
    <Sheet title={text.heading} close={close}>
      <p class="soft">{text.undoHint}</p>
      <div class="row table-looks">
        <button type="button" class="key" data-do="results" onClick={() => open({ kind: 'results' })}>
          {text.results}
        </button>
        <button type="button" class="key" onClick={() => open({ kind: 'ranking' })}>
          {words.play.ranking}
        </button>
      </div>
      <h4>{rule.heading}</h4>
      <HouseRules isWhole />
      {!isOver && (
        <>
          <h4>{text.players}</h4>
          <ul class="table-seats">
            {state.ring.map((seat) => (
              <li key={seat}>
                <strong>{name(seat)}</strong>
                <AskTwice
                  label={fill(text.leave, { name: name(seat) })}
                  yes={fill(text.leaveNow, { name: name(seat) })}
                  no={text.stays}
                  press={() => {
                    // A refusal stands beneath the sheet.
                    play({ kind: 'leave', seat });
                    close();
                  }}
                />
              </li>
            ))}
          </ul>
          <JoinForm close={close} />
          <h4>{words.shared.rulings.heading}</h4>
          <AllRulings
            place="gools-table"
            chosen={state.rulings}
            choose={(ruling, option) => play({ kind: 'ruling', ruling, option })}
          />
          <h4>{text.advisor}</h4>
          <AdvisorSwitch />
        </>
      )}
      <TableKeys words={text} isOver={isOver} close={close} />
    </Sheet>
  );
}
