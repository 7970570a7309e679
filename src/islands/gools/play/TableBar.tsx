import { redoOf, undoOf } from '../../../games/shared/played.ts';
import { fill } from '../../../i18n/fill.ts';
import { RedoKey } from '../../shared/RedoKey.tsx';
import { UndoKey } from '../../shared/UndoKey.tsx';
import { useTable } from '../table-context.ts';
import { called } from '../told/called.ts';
import { tellerOf } from '../told/teller.ts';

/** Undo at its place, bottom left, with what it will undo; redo, what happened, and the table. */
export function TableBar() {
  const table = useTable();
  const { words, saved, undo, redo, open } = table;
  const { shared, play } = words.table;
  const { undo: text } = shared;
  const nameOf = (ids: readonly string[] | undefined): string | undefined => {
    if (!ids) return undefined;
    const [entry, ...more] = saved.events.filter(({ id }) => ids.includes(id));
    if (!entry || more.length > 0) return fill(text.several, { count: ids.length });
    return entry.kind === 'play' ? called(entry.event, tellerOf(table)) : text.correction;
  };
  const last = nameOf(undoOf(saved.events));
  const again = nameOf(redoOf(saved.events));
  return (
    <div class="bar">
      {again !== undefined && <RedoKey label={fill(text.redo, { what: again })} press={redo} />}
      <UndoKey
        label={last === undefined ? text.nothing : fill(text.last, { what: last })}
        isIdle={last === undefined}
        press={undo}
      />
      <button
        type="button"
        class="key"
        data-do="happened"
        aria-haspopup="dialog"
        aria-label={play.bar.happened}
        title={play.bar.happened}
        onClick={() => open({ kind: 'happened' })}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01" />
        </svg>
      </button>
      <button type="button" class="key" data-do="table" aria-haspopup="dialog" onClick={() => open({ kind: 'table' })}>
        {play.bar.table}
      </button>
    </div>
  );
}
