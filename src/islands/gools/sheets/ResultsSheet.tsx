import { Sheet } from '../Sheet.tsx';
import { useTable } from '../table-context.ts';
import { ResultsTable } from './ResultsTable.tsx';

export function ResultsSheet({ close }: { close: () => void }) {
  const { words } = useTable();
  return (
    <Sheet title={words.table.sheets.results.standings} close={close}>
      <ResultsTable />
    </Sheet>
  );
}
