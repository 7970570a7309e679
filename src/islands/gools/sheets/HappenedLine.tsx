import { fill } from '../../../i18n/fill.ts';
import { AskTwice } from '../../shared/AskTwice.tsx';
import { timeOf } from '../../shared/times.ts';
import { useTable } from '../table-context.ts';
import { Lines } from '../told/Lines.tsx';
import { type Step, told } from '../told/told.ts';
import { tellerOf } from '../told/teller.ts';

interface HappenedLineProps {
  step: Step;
  /** Its place among the steps, from 0. */
  index: number;
}

/** One step: when, what it did, by which clauses, and the way back to before it. */
export function HappenedLine({ step, index }: HappenedLineProps) {
  const table = useTable();
  const { words, lang, fold, takeBack } = table;
  const { happened: text } = words.table.told;
  const { at, event } = step.play;
  const after = fold.steps.slice(index).map(({ play }) => play.id);
  return (
    <li value={index + 1} data-kind={event.kind}>
      <time dateTime={new Date(at).toISOString()}>{timeOf(at, lang)}</time>
      <Lines lines={told(step, tellerOf(table))} />
      <AskTwice
        label={text.back}
        yes={fill(text.backNow, { count: after.length })}
        no={text.stays}
        press={() => takeBack(after)}
      />
    </li>
  );
}
