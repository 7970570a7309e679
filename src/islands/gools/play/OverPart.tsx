import { AgainKeys } from '../../shared/table/AgainKeys.tsx';
import { useTable } from '../table-context.ts';
import { ResultsTable } from '../sheets/ResultsTable.tsx';
import { peopleOf } from '../setup/people.ts';
import { changeGoolsDraft } from '../../../log/gools-draft.ts';
import { ReviewKey } from '../advisor/ReviewKey.tsx';

/** The evening is over: what it came to, and another one. */
export function OverPart() {
  const { words, saved, state, setUp } = useTable();
  const { over } = words.table.play;
  return (
    <>
      <AgainKeys
        words={over}
        again={() => {
          changeGoolsDraft({ players: peopleOf(saved), rulings: state.rulings }, over.again);
          setUp();
        }}
        fresh={setUp}
      />
      <ResultsTable />
      <ReviewKey />
      <p class="soft">{words.table.sheets.results.log}</p>
    </>
  );
}
