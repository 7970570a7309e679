import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { Sheet } from '../Sheet.tsx';
import { useTable } from '../table-context.ts';
import { FindingList } from '../told/FindingList.tsx';
import { eventSentence } from '../told/event-sentence.ts';
import { tellerOf } from '../told/teller.ts';
import { HappenedLine } from './HappenedLine.tsx';

/** So many steps are shown at first, and so many more with every press. */
const SHOWN = 40;

/** Every step of the evening in words, the newest first, and before them what no longer fits. */
export function HappenedSheet({ close }: { close: () => void }) {
  const table = useTable();
  const { words, fold } = table;
  const { happened: text } = words.table.told;
  const [shown, show] = useState(SHOWN);
  const { steps, misfits } = fold;
  const newest = steps.map((step, index) => ({ step, index })).toReversed();
  return (
    <Sheet title={text.heading} close={close}>
      {misfits.length > 0 && (
        <section class="gools-misfits">
          <p>
            <strong>{fill(text.misfits, { count: misfits.length })}</strong> {text.misfitsWhat}
          </p>
          <ul>
            {misfits.map(({ play, judgement }) => (
              <li key={play.id} data-is="misfit">
                <p>
                  <s>{eventSentence(play.event, fold.state, tellerOf(table))}</s> ({text.misfit})
                </p>
                <FindingList findings={judgement.findings} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p class="soft">{steps.length === 0 ? text.none : text.hint}</p>
      <ol class="gools-happened" reversed>
        {newest.slice(0, shown).map(({ step, index }) => (
          <HappenedLine key={step.play.id} step={step} index={index} />
        ))}
      </ol>
      {steps.length > shown && (
        <button type="button" class="key wide" data-do="more" onClick={() => show(shown + SHOWN)}>
          {fill(text.more, { count: steps.length - shown })}
        </button>
      )}
    </Sheet>
  );
}
