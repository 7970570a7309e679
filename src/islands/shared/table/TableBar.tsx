import type { ComponentChildren } from 'preact';
import { fill } from '../../../i18n/fill.ts';
import type { TableStepsWords, TableWords } from '../../../i18n/table/words.ts';
import { RedoKey } from '../RedoKey.tsx';
import { UndoKey } from '../UndoKey.tsx';

/** A step that can be taken back or brought back. */
interface BarStep {
  /** In a few words; undefined: there is none. */
  readonly what: string | undefined;
  readonly press: () => void;
}

interface TableBarProps {
  undoWords: TableWords['undo'];
  words: TableStepsWords['bar'];
  undo: BarStep;
  redo: BarStep;
  open: (sheet: { readonly kind: 'happened' | 'table' }) => void;
  /** Keys of the game's own. */
  children?: ComponentChildren;
}

/** Undo at its place, bottom left, with what it will undo; redo, what happened, and the table. */
export function TableBar({ undoWords, words, undo, redo, open, children }: TableBarProps) {
  return (
    <div class="bar">
      {redo.what !== undefined && <RedoKey label={fill(undoWords.redo, { what: redo.what })} press={redo.press} />}
      <UndoKey
        label={undo.what === undefined ? undoWords.nothing : fill(undoWords.last, { what: undo.what })}
        isIdle={undo.what === undefined}
        press={undo.press}
      />
      {children}
      <button
        type="button"
        class="key"
        data-do="happened"
        aria-haspopup="dialog"
        aria-label={words.happened}
        title={words.happened}
        onClick={() => open({ kind: 'happened' })}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01" />
        </svg>
      </button>
      <button type="button" class="key" data-do="table" aria-haspopup="dialog" onClick={() => open({ kind: 'table' })}>
        {words.table}
      </button>
    </div>
  );
}
