import { fill } from '../../../i18n/fill.ts';
import { useTable } from '../table-context.ts';

/** Entries that no longer fit, when two phones come together: said wherever one reads. */
export function Misfits() {
  const { words, fold, open } = useTable();
  const { happened } = words.table.told;
  const count = fold.misfits.length;
  if (count === 0) return null;
  return (
    <div class="table-misfits" role="status">
      <p>
        <strong>{fill(happened.misfits, { count })}</strong>
      </p>
      <button type="button" class="key" data-do="misfits" onClick={() => open({ kind: 'happened' })}>
        {happened.heading}
      </button>
    </div>
  );
}
