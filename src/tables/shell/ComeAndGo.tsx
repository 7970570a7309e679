import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { fill } from '../../i18n/fill.ts';
import type { TableWords } from '../../i18n/table/en.ts';
import { AskTwice } from '../../ui/AskTwice.tsx';
import { cleaned, faultOf, isTakenBefore, quoted } from './player-names.ts';
import { FOR_A_NAME } from '../../ui/NameField.tsx';

interface SeatedListProps {
  readonly words: TableWords['seated'];
  /** Those who are there. */
  readonly seats: readonly number[];
  readonly name: (seat: number) => string;
  /** Somebody goes home. */
  readonly leave: (seat: number) => void;
  /** Why somebody cannot leave yet, in a sentence; undefined where they can. */
  readonly held?: (seat: number) => string | undefined;
}

/** Who is at the table, and the way home. */
export function SeatedList({ words: text, seats, name, leave, held }: SeatedListProps) {
  return (
    <>
      <h4>{text.players}</h4>
      <ul class="table-seats ruled">
        {seats.map((seat) => (
          <li key={seat} class="split">
            <strong>{name(seat)}</strong>
            {held?.(seat) === undefined ? (
              <AskTwice
                label={fill(text.leave, { name: name(seat) })}
                yes={fill(text.leaveNow, { name: name(seat) })}
                no={text.stays}
                press={() => leave(seat)}
              />
            ) : (
              <span class="soft">{held(seat)}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface NewcomerFormProps {
  readonly words: { readonly seated: Pick<TableWords['seated'], 'newcomer' | 'partner' | 'add'> } & Pick<
    TableWords,
    'names'
  >;
  /** Of those who are there. */
  readonly names: readonly string[];
  /** Two where a team comes. */
  readonly size?: 1 | 2;
  readonly join: (names: readonly string[]) => void;
  /** Why the judge has refused them, if it has. */
  readonly refusal: ComponentChildren;
  /** What is said below it. */
  readonly hint: ComponentChildren;
  /** What else is asked. */
  readonly children?: ComponentChildren;
}

/** A newcomer sits down, or a team: by the same rules for names as at the start. */
export function NewcomerForm({ words, names, size = 1, join, refusal, hint, children }: NewcomerFormProps) {
  const { seated: text, names: faults } = words;
  const [typed, type] = useState<readonly string[]>(Array<string>(size).fill(''));
  const [hasTried, setTried] = useState(false);
  const all = [...names, ...typed];
  const found = typed.map((name, at) => {
    const why = faultOf(name) ?? (isTakenBefore(all, names.length + at) ? 'taken' : undefined);
    return why && fill(faults[why], { name: quoted(name), seat: names.length + at + 1 });
  });
  const id = useId();
  return (
    <form
      class="join-form"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (found.every((fault) => fault === undefined)) join(typed.map(cleaned));
      }}
    >
      {typed.map((name, at) => (
        <div key={at}>
          <label class="asked stack tight">
            <span>{at === 0 ? text.newcomer : text.partner}</span>
            <input
              class="field"
              name="newcomer"
              value={name}
              {...FOR_A_NAME}
              aria-invalid={hasTried && found[at] !== undefined}
              aria-describedby={`${id}-${at}`}
              onInput={({ currentTarget }) =>
                type(typed.map((each, index) => (index === at ? currentTarget.value : each)))
              }
            />
          </label>
          <p class="missing" id={`${id}-${at}`} role="alert">
            {hasTried && found[at]}
          </p>
        </div>
      ))}
      {children}
      {refusal}
      <button type="submit" class="key" data-do="join">
        {text.add}
      </button>
      <p class="line soft">{hint}</p>
    </form>
  );
}
