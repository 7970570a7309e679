import type { ComponentType } from 'preact';
import type { Play } from '../../../games/shared/played.ts';
import { fill } from '../../../i18n/fill.ts';
import type { Lang } from '../../../i18n/lang.ts';
import type { TableStepsWords } from '../../../i18n/table/words.ts';
import { AskTwice } from '../AskTwice.tsx';
import { timeOf } from '../times.ts';
import { Lines } from './Lines.tsx';
import type { Line } from './line.ts';

/** The id of a line's key, by its play. */
export const lineKey = (play: string): string => `happened-back-${play}`;

interface HappenedLineProps<Clause extends string> {
  words: TableStepsWords['happened'];
  lang: Lang;
  play: Play<{ readonly kind: string }>;
  lines: readonly Line<Clause>[];
  /** Its place among the steps, from 1. */
  number: number;
  /** So many entries the way back to before it takes along, its own among them. */
  count: number;
  Tag: ComponentType<{ clause: Clause }>;
  back: () => void;
}

/** One step: when, what it did, by which clauses, and the way back to before it. */
export function HappenedLine<Clause extends string>(props: HappenedLineProps<Clause>) {
  const { words, lang, play, lines, number, count, Tag, back } = props;
  const { id, at, event } = play;
  return (
    <li value={number} data-kind={event.kind}>
      <time dateTime={new Date(at).toISOString()}>{timeOf(at, lang)}</time>
      <Lines lines={lines} Tag={Tag} />
      <AskTwice
        id={lineKey(id)}
        label={words.back}
        yes={fill(words.backNow, { count })}
        no={words.stays}
        press={back}
      />
    </li>
  );
}
