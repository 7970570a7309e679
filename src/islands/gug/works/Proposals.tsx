import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { closeAll } from '../../../works/closing.ts';
import type { Closure } from '../../../works/findings.ts';
import { usePanel } from '../panel-context.ts';
import { choicesOf } from './choices.ts';
import { ClosureRow } from './ClosureRow.tsx';
import { useWorksDesk, useWorksWords } from './tfl-context.ts';

/** The closures that the board can show: the referee ticks, and nothing is closed before the key below is pressed. */
export function Proposals({ closures }: { closures: readonly Closure[] }) {
  const { lang, names } = usePanel();
  const { works, set } = useWorksDesk();
  const text = useWorksWords();
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isDone, setDone] = useState(false);
  const rows = closures.map((closure, row) => ({
    closure,
    choices: choicesOf(closure, works, names, text, lang).map((choice, at) => {
      const id = `${row}.${at}`;
      return { ...choice, id, isTicked: !choice.isClosed && (ticks.get(id) ?? choice.isSure) };
    }),
  }));
  const ticked = rows.flatMap(({ choices }) => choices).filter(({ isTicked }) => isTicked);
  const close = () => {
    if (ticked.length === 0) return;
    set(
      ticked.reduce((now, choice) => closeAll(now, choice.works), works),
      text.undo,
    );
    setDone(true);
  };
  return (
    <>
      <h4>{text.proposed}</h4>
      <ul class="tfl-list">
        {rows.map(({ closure, choices }, row) => (
          <ClosureRow
            key={row}
            closure={closure}
            choices={choices}
            isTicked={(at) => choices[at]?.isTicked ?? false}
            tick={(at, isOn) => {
              setTicks(new Map([...ticks, [`${row}.${at}`, isOn]]));
              setDone(false);
            }}
          />
        ))}
      </ul>
      <button type="button" class="key wide" aria-disabled={ticked.length === 0} onClick={close}>
        {fill(text.close, { count: ticked.length })}
      </button>
      <p role="status">{isDone && ticked.length === 0 && text.done}</p>
    </>
  );
}
