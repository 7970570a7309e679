import { readingsOfKept } from '../../../games/gools/rulings.ts';
import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { chooseAdvisor } from '../../../storage/advisor-choice.ts';
import { AskTwice } from '../../../ui/AskTwice.tsx';
import { cleaned, faultOf, isTakenBefore, quoted } from '../../shell/player-names.ts';
import { AllRulings, Sheet } from '../../shell/Clauses.tsx';
import { TableKeys } from '../../shell/TableKeys.tsx';
import { useAdvisor } from '../advisor/use-advisor.ts';
import { HouseRules } from '../play/HouseRules.tsx';
import { useTable } from '../table.ts';

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
            chosen={readingsOfKept(state.rulings)}
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

/** The table's agreement that the advisor may speak during rounds. */
function AdvisorSwitch() {
  const { words, saved } = useTable();
  const { isAllowed } = useAdvisor();
  const { label, hint } = words.advisor.choice;
  return (
    <label class="reading advisor-switch">
      <input
        type="checkbox"
        role="switch"
        checked={isAllowed}
        onChange={({ currentTarget }) => chooseAdvisor({ evening: currentTarget.checked ? saved.id : null })}
      />
      <span>
        {label}
        <span class="soft">{hint}</span>
      </span>
    </label>
  );
}

/** A newcomer sits down: a name by the same rules as at the start, and to whose left. */
function JoinForm({ close }: { close: () => void }) {
  const { words, state, name, play } = useTable();
  const { join } = words.sheets.table;
  const [typed, type] = useState('');
  const [after, setAfter] = useState(state.ring.at(-1)!);
  const [hasTried, setTried] = useState(false);
  const names = [...state.ring.map(name), typed];
  const why = faultOf(typed) ?? (isTakenBefore(names, names.length - 1) ? 'taken' : undefined);
  const fault =
    hasTried && why ? fill(words.shared.names[why], { name: quoted(typed), seat: names.length }) : undefined;
  return (
    <form
      class="gools-join"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (why) return;
        // A refusal stands beneath the sheet.
        play({ kind: 'join', name: cleaned(typed), after });
        close();
      }}
    >
      <label class="asked">
        <span>{join.field}</span>
        <input
          class="field"
          name="newcomer"
          value={typed}
          autoComplete="off"
          autoCapitalize="words"
          aria-invalid={fault !== undefined}
          aria-describedby="gools-join-fault"
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
      </label>
      <p class="missing" id="gools-join-fault" role="alert">
        {fault}
      </p>
      <label class="asked">
        <span>{join.after}</span>
        <select class="field" value={after} onChange={({ currentTarget }) => setAfter(Number(currentTarget.value))}>
          {state.ring.map((seat) => (
            <option key={seat} value={seat}>
              {name(seat)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="key" data-do="join">
        {join.add}
      </button>
      <p class="soft">{join.hint}</p>
    </form>
  );
}
