import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { cleaned, faultOf, isTakenBefore, quoted } from '../../shared/player-names.ts';
import { useTable } from '../table.ts';

/** A newcomer sits down: a name by the same rules as at the start, and to whose left. */
export function JoinForm({ close }: { close: () => void }) {
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
