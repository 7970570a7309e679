import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { CHECKER_PARTS } from '../../../storage/checked-deal.ts';
import type { KeptDraft } from '../../../storage/kept-draft.ts';
import { releaseFocus } from '../../../ui/focus.ts';
import { ViewKeys } from '../../../ui/ViewKeys.tsx';
import { useStore } from '../../../ui/use-store.ts';
import { Sheet } from '../../shell/Clauses.tsx';
import { Stage } from '../../shell/Stage.tsx';
import { type OwnStep, StageActs } from '../../shell/TableFrame.tsx';
import { WakeLock } from '../../shell/WakeLock.tsx';
import { OtherViewKey } from '../OtherView.tsx';
import { useGabong } from '../table.ts';
import { useChecker } from './checker-context.ts';
import { Findings, type Verdict, VerdictLine } from './Verdict.tsx';

interface CheckerStageProps<Question> {
  verdict: Verdict;
  /** What lies on the table. */
  scene: ComponentChildren;
  /** The keys to enter something, and in the last row (`acts`) what was done. */
  children: ComponentChildren;
  kept: KeptDraft<Question>;
  /** What undo takes back before a change of what is kept; or what a reload has left to be taken back. */
  undo?: OwnStep | undefined;
  /** What can be done about what is found, in the sheet of all that is. */
  mend?: ((close: () => void) => ComponentChildren) | undefined;
  /** Of the sheet behind the bar's right key. */
  more?: ((close: () => void) => ComponentChildren) | undefined;
  /** What has happened: beside the stage, or below the first screen. */
  beside?: ComponentChildren;
}

/** The stage of the judge of cards: what is asked, what lies there, the verdict, and the keys at the thumb. */
export function CheckerStage<Question>(props: CheckerStageProps<Question>) {
  const { verdict, scene, children, kept, undo, mend, more, beside } = props;
  const { words } = useGabong();
  const { part, show } = useChecker();
  const { parts } = words.checker;
  const { bar } = words.play;
  const [last] = useStore(kept.$past);
  const [sheet, open] = useState<'findings' | 'more'>();
  const close = () => open(undefined);
  return (
    <div class="game-table checker-part">
      <Stage
        label={parts[part]}
        moment={parts[part]}
        words={bar}
        more={() => open('more')}
        bar={
          <ViewKeys
            label={parts.label}
            views={CHECKER_PARTS.map((each) => [each, parts[each]] as const)}
            view={part}
            show={show}
          />
        }
        scene={scene}
        line={<VerdictLine verdict={verdict} open={() => open('findings')} />}
        acts={
          <StageActs words={words.shared.undo} undo={undo ?? (last && { what: last.label, press: kept.undo })}>
            <div class="column tight">{children}</div>
          </StageActs>
        }
      />
      <div class="table-beside">
        <div class="checker-findings">
          <Findings verdict={verdict} />
        </div>
        {beside}
      </div>
      {sheet === 'findings' && (
        <Sheet title={verdict.word} close={close}>
          <Findings verdict={verdict} />
          {mend?.(close)}
        </Sheet>
      )}
      {sheet === 'more' && (
        <Sheet title={bar.table} close={close}>
          <div class="row table-keys">
            <OtherViewKey view="score" close={close} />
          </div>
          {more?.(close)}
          <WakeLock words={words.shared.wake} />
        </Sheet>
      )}
    </div>
  );
}

interface AgainKeyProps<Question> {
  kept: KeptDraft<Question>;
  /** What begins anew; undefined while there is nothing to put away. */
  fresh: Question | undefined;
  /** Closes the sheet that it lies in. */
  close?: () => void;
}

/** Starts over, which can be undone as well. */
export function AgainKey<Question>({ kept, fresh, close }: AgainKeyProps<Question>) {
  const { words } = useGabong();
  const { undo, again } = words.checker;
  if (fresh === undefined) return null;
  return (
    <button
      type="button"
      class="key"
      data-do="again"
      onClick={() => {
        close?.();
        releaseFocus(() => kept.change(fresh, undo.fresh));
      }}
    >
      {again}
    </button>
  );
}
