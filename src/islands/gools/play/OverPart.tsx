import { AgainKeys } from '../../shell/TableKeys.tsx';
import { useTable } from '../table.ts';
import { ResultsTable } from '../sheets/ResultsTable.tsx';
import { peopleOf } from '../setup/people.ts';
import { GOOLS_DRAFT } from '../../../log/gools-draft.ts';
import { ReviewKey } from '../advisor/ReviewKey.tsx';

/** The evening is over: what it came to, and another one. */
export function OverPart() {
  const { words, saved, state } = useTable();
  const { over } = words.play;
  return (
    <>
      <AgainKeys
        words={over}
        again={() => GOOLS_DRAFT.change({ players: peopleOf(saved), rulings: state.rulings }, over.again)}
      />
      <ResultsTable />
      <ReviewKey />
      <p class="soft">{words.sheets.results.log}</p>
    </>
  );
}
