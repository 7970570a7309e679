import { results } from '../../../games/gools/results.ts';
import { Sheet } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import { ResultRow } from './ResultRow.tsx';

/** What the evening has come to, player by player, the most wins first. */
export function ResultsTable() {
  const { words, state } = useTable();
  const { results: text } = words.sheets;
  const isOver = state.stage.is === 'over';
  if (state.rounds.length === 0) return <p class="soft">{text.none}</p>;
  return (
    <ol class="gools-results" aria-label={isOver ? text.heading : text.standings}>
      {results(state).map((result) => (
        <ResultRow key={result.seat} result={result} />
      ))}
    </ol>
  );
}

/** What the evening has come to, over the table. */
export function ResultsSheet({ close }: { close: () => void }) {
  const { words } = useTable();
  return (
    <Sheet title={words.sheets.results.standings} close={close}>
      <ResultsTable />
    </Sheet>
  );
}
