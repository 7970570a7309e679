import { atom, type PreinitializedWritableAtom } from 'nanostores';
import { keptTwice } from './kept-value.ts';

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

/** Something under way, such as a set-up, which outlives a reload, and whose changes can be undone. */
export interface KeptDraft<Draft> extends UndoableDraft<Draft> {
  /** Reads what was under way before a reload, unless something is; what cannot be read counts as none. */
  readonly open: () => void;
  /** Writes it once more, where another tab that has started a game has removed it; what another tab keeps there stays. */
  readonly keep: () => void;
  /** The game has started, or whatever else it was for: the next one begins anew. */
  readonly forget: () => void;
}

/** @param parse - undefined for what is not of the form. */
export function keptDraft<Draft>(key: string, parse: (found: unknown) => Draft | undefined): KeptDraft<Draft> {
  const kept = keptTwice(key, parse);
  const draft = undoableDraft<Draft>();
  const { $draft, $past } = draft;
  let isFinding = false;
  /** Whether it is as it was found, and untouched since. */
  let isAsFound = false;
  $draft.listen((now) => {
    // What is found was written earlier.
    if (isFinding) return;
    isAsFound = false;
    kept.write(now);
  });
  const find = () => {
    isFinding = true;
    $draft.set(kept.read());
    isFinding = false;
    isAsFound = true;
  };
  kept.onFound(() => {
    if (isAsFound) find();
  });
  return {
    ...draft,
    open() {
      if ($draft.get() === null) find();
    },
    keep() {
      if (kept.read() === null) kept.write($draft.get());
    },
    forget() {
      $past.set([]);
      $draft.set(null);
    },
  };
}
