import type { ComponentChildren } from 'preact';
import type { Misfit } from '../../../games/shared/fold.ts';
import { fill } from '../../../i18n/fill.ts';
import type { TableStepsWords } from '../../../i18n/table/words.ts';
import { focusLater } from '../focus-later.ts';
import { More, usePortion } from './More.tsx';

const keyOf = (id: string) => `happened-take-out-${id}`;

interface HappenedMisfitsProps<Event, Finding> {
  words: TableStepsWords['happened'];
  misfits: readonly Misfit<Event, Finding>[];
  sentence: (event: Event) => string;
  reasons: (misfit: Misfit<Event, Finding>) => ComponentChildren;
  takeBack: (entries: readonly string[]) => void;
  /** The id of what has the focus when none is left. */
  rest: string;
}

/** What no longer fits: why, and the key that takes each back by itself. */
export function HappenedMisfits<Event, Finding>(props: HappenedMisfitsProps<Event, Finding>) {
  const { words, misfits, sentence, reasons, takeBack, rest } = props;
  const { shown, left, more } = usePortion(misfits);
  if (misfits.length === 0) return null;
  const takeOut = (index: number, id: string) => {
    takeBack([id]);
    // The pressed key goes away: the next one is where the thumb and the focus are.
    const beside = misfits[index + 1] ?? misfits[index - 1];
    focusLater(beside ? keyOf(beside.play.id) : rest);
  };
  return (
    <section class="table-misfits">
      <p>
        <strong>{fill(words.misfits, { count: misfits.length })}</strong> {words.misfitsWhat}
      </p>
      <ul>
        {shown.map((misfit, index) => {
          const { id, event } = misfit.play;
          return (
            <li key={id} data-is="misfit">
              <p>
                <s>{sentence(event)}</s> ({words.misfit})
              </p>
              {reasons(misfit)}
              <button type="button" class="key" id={keyOf(id)} data-do="take-out" onClick={() => takeOut(index, id)}>
                {words.takeOut}
              </button>
            </li>
          );
        })}
      </ul>
      <More left={left} words={words} more={more} />
    </section>
  );
}
