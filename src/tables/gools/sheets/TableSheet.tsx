import { readingsOfKept } from '../../../games/gools/rulings.ts';
import { useState } from 'preact/hooks';
import { chooseAdvisor } from '../../../storage/choices.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { AllRulings, ClauseTag, Sheet } from '../../shell/Clauses.tsx';
import { NewcomerForm, SeatedList } from '../../shell/ComeAndGo.tsx';
import { LimitPart } from '../../shell/Limits.tsx';
import { TableKeys } from '../../shell/TableKeys.tsx';
import { useJoin } from '../../shell/use-join.tsx';
import { useAdvisor } from '../advisor/use-advisor.ts';
import { hadIn } from '../play/had.ts';
import { CallOffKey, ThrowsKey } from '../three-man/ThreeManPart.tsx';
import { HouseRules } from '../play/HouseRules.tsx';
import { $tellsWhole, useTable } from '../table.ts';
import { useStore } from '../../../ui/use-store.ts';

/** What is no part of a turn: who sits there, the table's rules and readings, and the end. Each an event that can be undone. */
export function TableSheet({ close }: { close: () => void }) {
  const table = useTable();
  const { words, lang, saved, state, name, play, open } = table;
  const { isAllowed } = useAdvisor();
  const isWhole = useStore($tellsWhole);
  const { table: text } = words.sheets;
  const { rule } = words.play;
  const isOver = state.stage.is === 'over';
  return (
    <Sheet title={words.play.bar.table} close={close}>
      <TableKeys
        words={text}
        isOver={isOver}
        close={close}
        standing={
          <>
            <button type="button" class="key" data-do="results" onClick={() => open({ kind: 'results' })}>
              {text.results}
            </button>
            <button type="button" class="key" onClick={() => open({ kind: 'ranking' })}>
              {words.play.ranking}
            </button>
          </>
        }
        ends={<CallOffKey close={close} />}
      >
        {!isOver && (
          <button
            type="button"
            class="key"
            data-do="quick"
            aria-pressed={isWhole}
            onClick={() => {
              $tellsWhole.set(!isWhole);
              close();
            }}
          >
            {words.play.quick.start}
          </button>
        )}
        <ThrowsKey />
      </TableKeys>
      <p class="soft">{text.undoHint}</p>
      <h4>{rule.heading}</h4>
      <HouseRules isWhole />
      {!isOver && (
        <>
          <SeatedList
            words={words.shared.seated}
            seats={state.ring}
            name={name}
            leave={(seat) => {
              // A refusal stands beneath the sheet.
              play({ kind: 'leave', seat });
              close();
            }}
          />
          <JoinForm close={close} />
          <h4>{words.shared.rulings.heading}</h4>
          <AllRulings
            place="gools-table"
            chosen={readingsOfKept(state.rulings)}
            choose={(ruling, option) => play({ kind: 'ruling', ruling, option })}
          />
          <h4>{text.advisor}</h4>
          <Switch
            words={words.advisor.choice}
            isOn={isAllowed}
            set={(allows) => chooseAdvisor({ evening: allows ? saved.id : null })}
          />
          <LimitPart of="gools" shows="form" lang={lang} had={() => hadIn(table)} />
        </>
      )}
    </Sheet>
  );
}

/** A newcomer sits down, to somebody's left. */
function JoinForm({ close }: { close: () => void }) {
  const { words, state, name } = useTable();
  const { join: text } = words.sheets.table;
  const { join, refusal } = useJoin(close);
  const [after, setAfter] = useState(state.ring.at(-1)!);
  return (
    <NewcomerForm
      words={words.shared}
      names={state.ring.map(name)}
      join={([called]) => join({ kind: 'join', name: called!, after })}
      refusal={refusal}
      hint={
        <>
          <span>{text.hint}</span> <ClauseTag clause="gools-1.1" />
        </>
      }
    >
      <label class="asked stack tight">
        <span>{text.after}</span>
        <select class="field" value={after} onChange={({ currentTarget }) => setAfter(Number(currentTarget.value))}>
          {state.ring.map((seat) => (
            <option key={seat} value={seat}>
              {name(seat)}
            </option>
          ))}
        </select>
      </label>
    </NewcomerForm>
  );
}
