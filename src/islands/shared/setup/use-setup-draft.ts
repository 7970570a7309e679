import type { KeptDraft } from '../../../log/kept-draft.ts';
import { useStore } from '../use-store.ts';

export interface SetupDraft<Draft> {
  readonly draft: Draft;
  /**
   * @param changed - gets the set-up as it is by now, which two quick taps would else each miss of the other.
   * @param label - what undo calls it. @param stroke - changes of one stroke, as letters of one name, are undone together.
   */
  readonly change: (changed: (now: Draft) => Partial<Draft>, label: string, stroke?: string) => void;
}

/** A set-up under way as it stands. @param fresh - before anything was said. */
export function useSetupDraft<Draft>(
  { $draft, change }: Pick<KeptDraft<Draft>, '$draft' | 'change'>,
  fresh: Draft,
): SetupDraft<Draft> {
  return {
    draft: useStore($draft) ?? fresh,
    change(changed, label, stroke) {
      const now = $draft.get() ?? fresh;
      change({ ...now, ...changed(now) }, label, stroke);
    },
  };
}
