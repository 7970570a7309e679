import { useMemo } from 'preact/hooks';
import { playedOf } from '../../../games/shared/played.ts';
import { Sheet } from '../Sheet.tsx';
import { useTable } from '../table-context.ts';
import { playsFrom } from '../told/plays-from.ts';
import { HappenedLine } from './HappenedLine.tsx';
import { HappenedMisfits } from './HappenedMisfits.tsx';
import { HappenedMore, usePortion } from './HappenedMore.tsx';

/** Every step of the evening in words, the newest first, and before them what no longer fits. */
export function HappenedSheet({ close }: { close: () => void }) {
  const { words, saved, fold } = useTable();
  const { happened: text } = words.table.told;
  const plays = useMemo(() => playedOf(saved.events), [saved]);
  const { steps } = fold;
  const { shown, left, more } = usePortion(steps.map((step, index) => ({ step, number: index + 1 })).toReversed());
  return (
    <Sheet title={text.heading} close={close}>
      <HappenedMisfits />
      <p class="soft">{steps.length === 0 ? text.none : text.hint}</p>
      <ol class="table-happened" reversed>
        {shown.map(({ step, number }) => (
          <HappenedLine key={step.play.id} step={step} number={number} from={playsFrom(plays, step.play.id)} />
        ))}
      </ol>
      <HappenedMore left={left} more={more} />
    </Sheet>
  );
}
