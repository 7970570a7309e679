import { fill } from '../../../i18n/fill.ts';
import { focusLater } from '../../shared/focus-later.ts';
import { useTable } from '../table-context.ts';
import { FindingList } from '../told/FindingList.tsx';
import { eventSentence } from '../told/event-sentence.ts';
import { tellerOf } from '../told/teller.ts';
import { HappenedMore, usePortion } from './HappenedMore.tsx';

const keyOf = (id: string) => `gools-take-out-${id}`;

/** What no longer fits: why, and the key that takes each back by itself. */
export function HappenedMisfits() {
  const table = useTable();
  const { words, fold, takeBack } = table;
  const { happened: text } = words.table.told;
  const { misfits } = fold;
  const { shown, left, more } = usePortion(misfits);
  if (misfits.length === 0) return null;
  const takeOut = (index: number, id: string) => {
    takeBack([id]);
    // The pressed key goes away: the next one is where the thumb and the focus are.
    const beside = misfits[index + 1] ?? misfits[index - 1];
    if (beside) focusLater(keyOf(beside.play.id));
  };
  return (
    <section class="table-misfits">
      <p>
        <strong>{fill(text.misfits, { count: misfits.length })}</strong> {text.misfitsWhat}
      </p>
      <ul>
        {shown.map(({ play, judgement }, index) => (
          <li key={play.id} data-is="misfit">
            <p>
              <s>{eventSentence(play.event, fold.state, tellerOf(table))}</s> ({text.misfit})
            </p>
            <FindingList findings={judgement.findings} />
            <button
              type="button"
              class="key"
              id={keyOf(play.id)}
              data-do="take-out"
              onClick={() => takeOut(index, play.id)}
            >
              {text.takeOut}
            </button>
          </li>
        ))}
      </ul>
      <HappenedMore left={left} more={more} />
    </section>
  );
}
