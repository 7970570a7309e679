import type { ComponentChildren, ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Fold, FoldStep, Misfit } from '../../../games/shared/fold.ts';
import type { Entry } from '../../../games/shared/history.ts';
import { playedOf } from '../../../games/shared/played.ts';
import { type Throwing, thrownAgain } from '../../../games/shared/thrown-again.ts';
import type { Lang } from '../../../i18n/lang.ts';
import type { TableStepsWords } from '../../../i18n/table/words.ts';
import { focusLater } from '../focus-later.ts';
import { againWords } from './again-words.ts';
import { HappenedLine, lineKey } from './HappenedLine.tsx';
import { HappenedMisfits } from './HappenedMisfits.tsx';
import type { Line } from './line.ts';
import { More, usePortion } from './More.tsx';
import { playsFrom } from './plays-from.ts';

/** What of the sheet is always there. */
const HINT = 'happened-hint';

interface HappenedProps<Event, State, Finding, Clause extends string> {
  words: TableStepsWords['happened'] & { readonly none: string };
  lang: Lang;
  entries: readonly Entry<Event>[];
  fold: Fold<Event, State, Finding>;
  /** A step in words. */
  told: (step: FoldStep<Event, State, Finding>) => readonly Line<Clause>[];
  /** What an event left to chance; undefined where it left nothing. */
  throwing?: (event: Event) => Throwing | undefined;
  /** What did not happen, in a sentence; and why, each reason with its clause. */
  sentence: (event: Event) => string;
  reasons: (misfit: Misfit<Event, Finding>) => ComponentChildren;
  Tag: ComponentType<{ clause: Clause }>;
  takeBack: (entries: readonly string[]) => void;
}

/** Every step in words, the newest first, and before them what no longer fits. */
export function Happened<Event extends { readonly kind: string }, State, Finding, Clause extends string>(
  props: HappenedProps<Event, State, Finding, Clause>,
) {
  const { words, lang, entries, fold, told, throwing, Tag, takeBack } = props;
  const { steps } = fold;
  const plays = useMemo(() => playedOf(entries), [entries]);
  const again = useMemo(() => throwing && thrownAgain(entries, throwing), [entries]);
  /** That a throw was made again is said right after what it showed. */
  const linesOf = (step: FoldStep<Event, State, Finding>): readonly Line<Clause>[] => {
    const [what, ...rest] = told(step);
    const before = againWords(again?.get(step.play.id) ?? [], words.again).map((text) => ({ text }));
    return what ? [what, ...before, ...rest] : before;
  };
  const { shown, left, more } = usePortion(steps.map((step, index) => ({ step, index })).toReversed());
  const backTo = (index: number, from: readonly string[]) => {
    takeBack(from);
    // The pressed key goes away: what is the newest step then has the focus.
    const newest = steps[index - 1];
    focusLater(newest ? lineKey(newest.play.id) : HINT);
  };
  return (
    <>
      <HappenedMisfits {...props} misfits={fold.misfits} rest={HINT} />
      <p class="soft" id={HINT} tabIndex={-1}>
        {steps.length === 0 ? words.none : words.hint}
      </p>
      <ol class="table-happened" reversed>
        {shown.map(({ step, index }) => {
          const from = playsFrom(plays, step.play.id);
          return (
            <HappenedLine
              key={step.play.id}
              words={words}
              lang={lang}
              play={step.play}
              lines={linesOf(step)}
              number={index + 1}
              count={from.length}
              Tag={Tag}
              back={() => backTo(index, from)}
            />
          );
        })}
      </ol>
      <More left={left} words={words} more={more} />
    </>
  );
}
