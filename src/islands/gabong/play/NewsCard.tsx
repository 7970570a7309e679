import { useTable } from '../table.ts';
import { Lines } from '../../shell/Notice.tsx';
import { told } from './told.ts';
import { tellerOf } from './teller.ts';

/** What the last step did, but for the points that are on the board; a round that is over says so itself. */
export function NewsCard() {
  const table = useTable();
  const last = table.fold.steps.at(-1);
  if (!last || table.stage.is === 'over') return null;
  const lines = told(last, tellerOf(table));
  return (
    <div class="table-news">
      <Lines lines={last.play.event.kind === 'deal' ? lines.slice(1) : lines} />
    </div>
  );
}
