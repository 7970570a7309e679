import { atom, type PreinitializedWritableAtom } from 'nanostores';
import { keptValue } from './kept-value.ts';

/** What stood before a change, and what the change was, in words. */
interface Past<Draft> {
  readonly label: string;
  /** Changes of one stroke are undone together: all letters typed into one field. */
  readonly stroke: string;
  readonly draft: Draft | null;
}

/** A set-up under way, which outlives a reload, and whose changes can be undone. */
export interface KeptDraft<Draft> {
  /** Null before the first change, and once a game was started from it. */
  readonly $draft: PreinitializedWritableAtom<Draft | null>;
  /** The changes that can be undone, the last one first. */
  readonly $past: PreinitializedWritableAtom<readonly Past<Draft>[]>;
  /** Reads the set-up of before a reload, unless one is under way; what cannot be read counts as none. */
  readonly open: () => void;
  /** Changes the set-up, so that it can be undone. @param label - what undo calls it. */
  readonly change: (draft: Draft, label: string, stroke?: string) => void;
  readonly undo: () => void;
  /** The game has started: the next one is set up anew. */
  readonly forget: () => void;
}

/** @param parse - undefined for what is not of the form. */
export function keptDraft<Draft>(key: string, parse: (found: unknown) => Draft | undefined): KeptDraft<Draft> {
  const kept = keptValue(key, parse);
  const $draft = atom<Draft | null>(null);
  const $past = atom<readonly Past<Draft>[]>([]);
  $draft.listen((draft) => kept.write(draft));
  return {
    $draft,
    $past,
    open() {
      if ($draft.get() === null) $draft.set(kept.read());
    },
    change(draft, label, stroke = '') {
      const past = $past.get();
      const isSameStroke = stroke !== '' && past[0]?.stroke === stroke;
      if (!isSameStroke) $past.set([{ label, stroke, draft: $draft.get() }, ...past]);
      $draft.set(draft);
    },
    undo() {
      const [last, ...earlier] = $past.get();
      if (!last) return;
      $past.set(earlier);
      $draft.set(last.draft);
    },
    forget() {
      $past.set([]);
      $draft.set(null);
    },
  };
}
