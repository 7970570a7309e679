import { useMemo, useState } from 'preact/hooks';
import { playedOf } from '../../../games/shared/played.ts';
import { fill } from '../../../i18n/fill.ts';
import { Sheet } from '../Sheet.tsx';
import { useTable } from '../table-context.ts';
import { playsFrom } from '../told/plays-from.ts';
import { HappenedLine } from './HappenedLine.tsx';
import { HappenedMisfits } from './HappenedMisfits.tsx';

/** So many steps are shown at first, and so many more with every press. */
const SHOWN = 40;

/** Every step of the evening in words, the newest first, and before them what no longer fits. */
export function HappenedSheet({ close }: { close: () => void }) {
  const { words, saved, fold } = useTable();
  const { happened: text } = words.table.told;
  const [shown, show] = useState(SHOWN);
  const plays = useMemo(() => playedOf(saved.events), [saved]);
  const { steps } = fold;
  const newest = steps.map((step, index) => ({ step, number: index + 1 })).toReversed();
  return (
    <Sheet title={text.heading} close={close}>
      <HappenedMisfits />
      <p class="soft">{steps.length === 0 ? text.none : text.hint}</p>
      <ol class="gools-happened" reversed>
        {newest.slice(0, shown).map(({ step, number }) => (
          <HappenedLine key={step.play.id} step={step} number={number} from={playsFrom(plays, step.play.id)} />
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
