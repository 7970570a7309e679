import { atom, type PreinitializedWritableAtom } from 'nanostores';

/** What stood before a change, and what the change was, in words. */
export interface Past<Draft> {
  readonly label: string;
  /** Changes of one stroke are undone together: all letters typed into one field. */
  readonly stroke: string;
  readonly draft: Draft | null;
  /** The clock's time of the change, in milliseconds. */
  readonly at: number;
}

/** Something under way whose changes can be undone. */
export interface UndoableDraft<Draft> {
  /** Null before the first change. */
  readonly $draft: PreinitializedWritableAtom<Draft | null>;
  /** The changes that can be undone, the last one first. */
  readonly $past: PreinitializedWritableAtom<readonly Past<Draft>[]>;
  /** Changes it, so that it can be undone. @param label - what undo calls it. */
  readonly change: (draft: Draft, label: string, stroke?: string) => void;
  readonly undo: () => void;
}

export function undoableDraft<Draft>(start: Draft | null = null): UndoableDraft<Draft> {
  const $draft = atom<Draft | null>(start);
  const $past = atom<readonly Past<Draft>[]>([]);
  return {
    $draft,
    $past,
    change(draft, label, stroke = '') {
      const past = $past.get();
      const isSameStroke = stroke !== '' && past[0]?.stroke === stroke;
      if (!isSameStroke) $past.set([{ label, stroke, draft: $draft.get(), at: Date.now() }, ...past]);
      $draft.set(draft);
    },
    undo() {
      const [last, ...earlier] = $past.get();
      if (!last) return;
      $past.set(earlier);
      $draft.set(last.draft);
    },
  };
}
