import type { ComponentChildren } from 'preact';
import { fill } from '../../../i18n/fill.ts';
import type { KeptDraft } from '../../../storage/kept-draft.ts';
import { UndoKey } from '../../../ui/UndoKey.tsx';
import { useStore } from '../../../ui/use-store.ts';
import { useGabong } from '../table.ts';

interface CheckerBarProps<Question> {
  kept: KeptDraft<Question>;
  /** What begins anew; undefined while there is nothing to put away. */
  fresh: Question | undefined;
  /** What a reload has made of what could be undone: the question without its last step. */
  earlier?: Question | undefined;
  children?: ComponentChildren;
}

/** Undo at its place, bottom left, and starting over, which can be undone as well. */
export function CheckerBar<Question>({ kept, fresh, earlier, children }: CheckerBarProps<Question>) {
  const { words } = useGabong();
  const { undo: text, again } = words.checker;
  const [last] = useStore(kept.$past);
  const what = last?.label ?? (earlier === undefined ? undefined : text.after);
  const { undo } = words.shared;
  return (
    <div class="bar flow">
      <UndoKey
        label={what === undefined ? undo.nothing : fill(undo.last, { what })}
        isIdle={what === undefined}
        press={() => {
          if (last) kept.undo();
          else if (earlier !== undefined) kept.$draft.set(earlier);
        }}
      />
      {children}
      <button
        type="button"
        class="key"
        data-do="again"
        aria-disabled={fresh === undefined}
        onClick={() => fresh !== undefined && kept.change(fresh, text.fresh)}
      >
        {again}
      </button>
    </div>
  );
}
