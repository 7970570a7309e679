import { fill } from '../../../../i18n/fill.ts';
import { $setupPast, undoDraft } from '../../../../log/setup-draft.ts';
import { SetupFoot } from '../../../shared/setup/SetupFoot.tsx';
import { usePanel } from '../../panel-context.ts';
import { FirstProblem } from './FirstProblem.tsx';
import { focusLater } from '../../../shared/focus-later.ts';
import { useStore } from '../../../shared/use-store.ts';
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
    <SetupFoot
      id="setup-start"
      go={isInWorks ? { label: works.done, press: leaveWorks } : { label: text.key, press: start }}
      undo={{
        label: last ? fill(route.undo, { station: last.label }) : route.undoNothing,
        isIdle: !last,
        press: undoDraft,
      }}
    >
      {hasTried && !isInWorks && <FirstProblem />}
    </SetupFoot>
  );
}
