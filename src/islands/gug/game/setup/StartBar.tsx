import { useStore } from '@nanostores/preact';
import { fill } from '../../../../i18n/fill.ts';
import { $setupPast, undoDraft } from '../../../../log/setup-draft.ts';
import { usePanel } from '../../panel-context.ts';
import { FirstProblem } from './FirstProblem.tsx';
import { focusLater } from '../../../shared/focus-later.ts';
import { useSetup } from './setup-context.ts';

/** At the lower edge: undo at its place, and the key that starts the game, or is done with the works. */
export function StartBar({ start }: { start: () => void }) {
  const { route } = usePanel().words.panel;
  const { words, hasTried, part, show } = useSetup();
  const [last] = useStore($setupPast);
  const { start: text, works } = words.setup;
  const isInWorks = part === 'works';
  const leaveWorks = () => {
    show(undefined);
    focusLater('setup-works');
  };
  return (
    <div class="setup-foot">
      {hasTried && !isInWorks && <FirstProblem />}
      <div class="bar">
        <button type="button" class="key undo" aria-disabled={!last} onClick={undoDraft}>
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3" />
          </svg>
          <span>{last ? fill(route.undo, { station: last.label }) : route.undoNothing}</span>
        </button>
        <button type="button" class="key go" id="setup-start" data-do="start" onClick={isInWorks ? leaveWorks : start}>
          {isInWorks ? works.done : text.key}
        </button>
      </div>
    </div>
  );
}
