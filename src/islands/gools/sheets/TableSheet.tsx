import { fill } from '../../../i18n/fill.ts';
import { AskTwice } from '../../shared/AskTwice.tsx';
import { TableKeys } from '../../shared/table/TableKeys.tsx';
import { AdvisorSwitch } from '../advisor/AdvisorSwitch.tsx';
import { AllRulings } from '../AllRulings.tsx';
import { HouseRules } from '../play/HouseRules.tsx';
import { Sheet } from '../Sheet.tsx';
import { useTable } from '../table-context.ts';
import { JoinForm } from './JoinForm.tsx';

/** What is no part of a turn: who sits there, the table's rules and readings, and the end. Each an event that can be undone. */
export function TableSheet({ close }: { close: () => void }) {
  const { words, saved, state, name, play, open, setUp } = useTable();
  const { table: text } = words.table.sheets;
  const { rule } = words.table.play;
  const isOver = state.stage.is === 'over';
  return (
    <Sheet title={text.heading} close={close}>
      <p class="soft">{text.undoHint}</p>
      <div class="row table-looks">
        <button type="button" class="key" data-do="results" onClick={() => open({ kind: 'results' })}>
          {text.results}
        </button>
        <button type="button" class="key" onClick={() => open({ kind: 'ranking' })}>
          {words.table.play.ranking}
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
          <h4>{words.table.shared.rulings.heading}</h4>
          <AllRulings
            place="gools-table"
            chosen={state.rulings}
            choose={(ruling, option) => play({ kind: 'ruling', ruling, option })}
          />
          <h4>{text.advisor}</h4>
          <AdvisorSwitch />
        </>
      )}
      <TableKeys
        words={text}
        game={saved.id}
        end={isOver ? undefined : () => play({ kind: 'end' })}
        setUp={setUp}
        close={close}
      />
    </Sheet>
  );
}
