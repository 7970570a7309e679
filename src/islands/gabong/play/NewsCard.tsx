import { useTable } from '../table-context.ts';
import { Lines } from './Lines.tsx';
import { told } from './told.ts';
import { tellerOf } from './teller.ts';

/** What the last step did; a round that is over says so itself. */
export function NewsCard() {
  const table = useTable();
  const last = table.fold.steps.at(-1);
  if (!last || table.stage.is === 'over') return null;
  return (
    <div class="table-news">
      <Lines lines={told(last, tellerOf(table))} />
    </div>
  );
}
