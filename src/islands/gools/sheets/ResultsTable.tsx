import { results } from '../../../games/gools/results.ts';
import { useTable } from '../table-context.ts';
import { ResultRow } from './ResultRow.tsx';

/** What the evening has come to, player by player, the most wins first. */
export function ResultsTable() {
  const { words, state } = useTable();
  const { results: text } = words.table.sheets;
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
