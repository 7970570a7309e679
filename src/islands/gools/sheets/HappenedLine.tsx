import { fill } from '../../../i18n/fill.ts';
import { AskTwice } from '../../shared/AskTwice.tsx';
import { timeOf } from '../../shared/times.ts';
import { useTable } from '../table-context.ts';
import { Lines } from '../told/Lines.tsx';
import { type Step, told } from '../told/told.ts';
import { tellerOf } from '../told/teller.ts';

interface HappenedLineProps {
  step: Step;
  /** Its place among the steps, from 1. */
  number: number;
  /** The ids of what the way back to before it takes along, its own first. */
  from: readonly string[];
}

/** One step: when, what it did, by which clauses, and the way back to before it. */
export function HappenedLine({ step, number, from }: HappenedLineProps) {
  const table = useTable();
  const { words, lang, takeBack } = table;
  const { happened: text } = words.table.told;
  const { at, event } = step.play;
  return (
    <li value={number} data-kind={event.kind}>
      <time dateTime={new Date(at).toISOString()}>{timeOf(at, lang)}</time>
      <Lines lines={told(step, tellerOf(table))} />
      <AskTwice
        label={text.back}
        yes={fill(text.backNow, { count: from.length })}
        no={text.stays}
        press={() => takeBack(from)}
      />
    </li>
  );
}
