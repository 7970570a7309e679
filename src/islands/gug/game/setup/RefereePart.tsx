import { ClauseTag } from '../../ClauseTag.tsx';
import { nameFault } from './name-faults.ts';
import { NameField } from '../../../shared/NameField.tsx';
import { cleaned } from '../../../shared/player-names.ts';
import { PartFold } from './PartFold.tsx';
import { useSetup } from './setup-context.ts';

/** Who settles what is disputed (4.1), or nobody. */
export function RefereePart() {
  const { words, draft, change, problems, hasTried } = useSetup();
  const { referee: text, values, start, undo } = words.setup;
  const { referee } = draft;
  const problem = problems.find(({ kind }) => kind === 'referee');
  return (
    <PartFold part="referee" value={cleaned(referee) || values.noReferee} isFaulty={problem !== undefined}>
      <p class="soft">
        {text.hint} <ClauseTag clause="gug-4.1" />
      </p>
      <div class="referee-row">
        <NameField
          id="setup-referee-name"
          value={referee}
          label={text.field}
          placeholder={text.field}
          fault={problem && nameFault(problem, draft, start)}
          hasTried={hasTried}
          set={(name) => change({ referee: name }, undo.name, 'referee')}
        />
        {referee !== '' && (
          <button type="button" class="key" onClick={() => change({ referee: '' }, text.none)}>
            {text.none}
          </button>
        )}
      </div>
    </PartFold>
  );
}
