import { useState } from 'preact/hooks';
import type { KeptDraft } from '../../../storage/kept-draft.ts';
import type { GameId } from '../../../storage/registry.ts';
import { focusLater, showScreen } from '../../../ui/focus.ts';
import { useStore } from '../../../ui/use-store.ts';
import { addId, nameId } from './chairs.ts';
import { type Problem, seatOf } from './problems.ts';

/** The id of where a problem can be put right: a name, a part of the game's own, or the key for one more player. */
export function placeOf(game: GameId, problem: Problem): string {
  if (problem.kind === 'rule' && problem.finding.at !== undefined) return problem.finding.at;
  const seat = seatOf(problem);
  return seat === undefined ? addId(game) : nameId(game, seat);
}

/** Starts a game that nothing stands in the way of; else leads to where the first problem can be put right. */
export function useStart(game: GameId, problems: readonly Problem[], begin: () => void) {
  const [hasTried, setTried] = useState(false);
  return {
    /** Whether somebody has tried in vain: then what is missing is said. */
    hasTried,
    start: () => {
      const [problem] = problems;
      if (!problem) {
        begin();
        // What is due is where whoever started it goes on.
        showScreen(`${game}-now`);
        return;
      }
      setTried(true);
      focusLater(placeOf(game, problem));
    },
  };
}

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
