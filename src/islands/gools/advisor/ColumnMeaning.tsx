import { ClauseTag } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import { CLAUSE_OF, type Column } from './columns.ts';

/** What a column of the table means, with its clause. */
export function ColumnMeaning({ column }: { column: Column }) {
  const { long, means } = useTable().words.advisor.figures[column];
  return (
    <p class="column-meaning">
      <strong>{long}.</strong> {means} <ClauseTag clause={CLAUSE_OF[column]} />
    </p>
  );
}
