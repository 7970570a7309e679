import { keptTwice } from './kept-value.ts';
import { type UndoableDraft, undoableDraft } from './undoable-draft.ts';

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
