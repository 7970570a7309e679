import { useStore } from '@nanostores/preact';
import { fill } from '../../../i18n/fill.ts';
import { $goolsPast, undoGoolsDraft } from '../../../log/gools-draft.ts';
import { focusLater } from '../../shared/focus-later.ts';
import { UndoKey } from '../../shared/UndoKey.tsx';
import { ClauseTag } from '../ClauseTag.tsx';
import { useGools } from '../texts-context.ts';
import { problemInWords } from './problems.ts';
import { useSetup } from './setup-context.ts';

/** At the lower edge: what stands in the way, undo at its place, and the key that starts the evening. */
export function StartBar({ start }: { start: () => void }) {
  const { table: words } = useGools().words;
  const { draft, problems, hasTried } = useSetup();
  const [last] = useStore($goolsPast);
  const [problem] = problems;
  const { undo } = words.shared;
  return (
    <div class="setup-foot">
      {hasTried && problem && (
        <div class="setup-problem" role="alert">
          <p>
            {problemInWords(problem, draft, words)}{' '}
            {problem.kind === 'rule' && <ClauseTag clause={problem.finding.clause} />}
          </p>
          {problem.kind === 'name' && (
            <button type="button" class="key" onClick={() => focusLater(`gools-name-${problem.seat}`)}>
              {words.setup.show}
            </button>
          )}
        </div>
      )}
      <div class="bar">
        <UndoKey
          label={last ? fill(undo.last, { what: last.label }) : undo.nothing}
          isIdle={!last}
          press={undoGoolsDraft}
        />
        <button type="button" class="key go" data-do="start" onClick={start}>
          {words.setup.start}
        </button>
      </div>
    </div>
  );
}
