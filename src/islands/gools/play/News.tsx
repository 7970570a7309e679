import { useTable } from '../table.ts';
import { Lines } from '../../shell/Notice.tsx';
import { told } from '../told/told.ts';
import { tellerOf } from '../told/teller.ts';

/** What the last play did, for the eye (`Said` says it); drinks stand on a card of their own. */
export function News() {
  const table = useTable();
  const last = table.fold.steps.at(-1);
  // The mini game tells of itself.
  if (!last || last.play.event.kind === 'three-man') return null;
  const poured = last.after.pours.length - last.before.pours.length;
  const lines = told(last, tellerOf(table));
  return (
    <div class="table-news">
      <Lines lines={lines.slice(0, lines.length - poured)} />
    </div>
  );
}
