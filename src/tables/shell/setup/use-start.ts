import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isDeleted } from '../../../games/shared/played.ts';
import { $games } from '../../../storage/games.ts';
import type { KeptDraft } from '../../../storage/kept-draft.ts';
import type { SavedGame } from '../../../storage/saved-game.ts';
import { focusLater } from '../../../ui/focus.ts';
import { useStore } from '../../../ui/use-store.ts';
import { addId, nameId, type SeatedGame } from './chairs.ts';
import { type Problem, seatOf } from './problems.ts';

/** The id of where a problem can be put right: a name, a part of the game's own, or the key for one more player. */
export function placeOf(game: SeatedGame, problem: Problem): string {
  if (problem.kind === 'rule' && problem.finding.at !== undefined) return problem.finding.at;
  const seat = seatOf(problem);
  return seat === undefined ? addId(game) : nameId(game, seat);
}

/** Starts a game that nothing stands in the way of; else leads to where the first problem can be put right. */
export function useStart(game: SeatedGame, problems: readonly Problem[], begin: () => void) {
  const [hasTried, setTried] = useState(false);
  return {
    /** Whether somebody has tried in vain: then what is missing is said. */
    hasTried,
    start: () => {
      const [problem] = problems;
      if (!problem) {
        begin();
        return;
      }
      setTried(true);
      focusLater(placeOf(game, problem));
    },
  };
}

/** A game that another tab has started, and that this one followed; `isTyped`: something was typed in this one's set-up. */
interface StartedElsewhere {
  readonly game: string;
  readonly isTyped: boolean;
}

/** What is to be said of it, until somebody has read it. */
export const $startedElsewhere = atom<StartedElsewhere | null>(null);

/** What the set-up of a panel needs to follow another tab. */
interface FollowedSetup {
  readonly $id: WritableAtom<string | null>;
  readonly newest: () => string | null;
  readonly draft: { readonly $draft: ReadableAtom<unknown>; readonly keep: () => void };
}

/**
 * Puts the game on the table that another tab has started while this tab stood at its set-up. What was typed here is kept.
 * A game that was started before, and only played on there, is no such game.
 *
 * @param isStanding - whether the set-up is on the screen. @param followed - shows the game.
 * @returns looks at once, for a tap that comes before the news: whether there is such a game.
 */
export function useStartElsewhere(
  kind: SavedGame['game'],
  { $id, newest, draft }: FollowedSetup,
  isStanding: boolean,
  followed: () => void,
): () => boolean {
  const since = useRef(Infinity);
  const look = (): boolean => {
    const id = newest();
    const logged = $games.get().get(id ?? '');
    if (id === null || id === $id.get() || logged?.kind !== 'game' || logged.game.game !== kind) return false;
    if (logged.game.createdAt < since.current || isDeleted(logged.game.events)) return false;
    $startedElsewhere.set({ game: id, isTyped: draft.$draft.get() !== null });
    draft.keep();
    $id.set(id);
    followed();
    return true;
  };
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    if (!isStanding) return undefined;
    since.current = Date.now();
    const hear = () => void latest.current();
    const stop = $games.listen(hear);
    addEventListener('storage', hear);
    // A tab that sleeps hears nothing.
    document.addEventListener('visibilitychange', hear);
    addEventListener('pageshow', hear);
    return () => {
      since.current = Infinity;
      stop();
      removeEventListener('storage', hear);
      document.removeEventListener('visibilitychange', hear);
      removeEventListener('pageshow', hear);
    };
  }, [isStanding]);
  return look;
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
