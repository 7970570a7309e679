import { fill } from '../../../i18n/fill.ts';
import { useTable } from '../table-context.ts';
import { FindingList } from '../told/FindingList.tsx';
import { eventSentence } from '../told/event-sentence.ts';
import { tellerOf } from '../told/teller.ts';
import { HappenedMore, usePortion } from './HappenedMore.tsx';

/** What no longer fits: why, and the key that takes each back by itself. */
export function HappenedMisfits() {
  const table = useTable();
  const { words, fold, takeBack } = table;
  const { happened: text } = words.table.told;
  const { misfits } = fold;
  const { shown, left, more } = usePortion(misfits);
  if (misfits.length === 0) return null;
  return (
    <section class="gools-misfits">
      <p>
        <strong>{fill(text.misfits, { count: misfits.length })}</strong> {text.misfitsWhat}
      </p>
      <ul>
        {shown.map(({ play, judgement }) => (
          <li key={play.id} data-is="misfit">
            <p>
              <s>{eventSentence(play.event, fold.state, tellerOf(table))}</s> ({text.misfit})
            </p>
            <FindingList findings={judgement.findings} />
            <button type="button" class="key" data-do="take-out" onClick={() => takeBack([play.id])}>
              {text.takeOut}
            </button>
          </li>
        ))}
      </ul>
      <HappenedMore left={left} more={more} />
    </section>
  );
}
