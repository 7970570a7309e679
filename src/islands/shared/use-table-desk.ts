import type { ReadableAtom, WritableAtom } from 'nanostores';
import { useEffect, useState } from 'preact/hooks';
import type { SavedGame } from '../../log/saved-game.ts';
import { keepMode, wasSettingUp } from '../../log/last-mode.ts';
import { guardLeaving } from '../log/leave-guard.ts';
import { useStartElsewhere } from './setup/use-start-elsewhere.ts';
import { showScreen } from './show-screen.ts';
import { type CurrentGame, useGameOnTable } from './use-game-on-table.ts';

interface Desk {
  readonly current: CurrentGame & { readonly newest: () => string | null };
  readonly draft: {
    readonly $draft: ReadableAtom<unknown>;
    readonly open: () => void;
    readonly keep: () => void;
  };
  /** Another panel asks for the game on the table, whatever is being set up. */
  readonly $wish: WritableAtom<boolean>;
  /** The id of what shows either. */
  readonly place: string;
}

/** What a panel shows: the game on its table, or one that is being set up; and the ways between them. */
export function useTableDesk<Kind extends SavedGame['game']>(kind: Kind, { current, draft, $wish, place }: Desk) {
  const { isOpen, saved } = useGameOnTable(kind, current);
  const [isSettingUp, show] = useState(false);
  const setSettingUp = (toSetUp: boolean) => {
    keepMode(kind, toSetUp ? 'setup' : 'game');
    show(toSetUp);
  };
  const isStanding = isOpen && (isSettingUp || !saved);
  const startedElsewhere = useStartElsewhere(kind, { ...current, draft }, isStanding, () => {
    // Another panel may be the one that is seen.
    if ((document.getElementById(place)?.getClientRects().length ?? 0) > 0) showScreen(place);
  });
  useEffect(() => {
    guardLeaving();
    draft.open();
    show(draft.$draft.get() !== null && wasSettingUp(kind, current.$id.get() !== null));
    const stops = [
      current.$id.listen(() => setSettingUp(false)),
      $wish.subscribe((isWished) => {
        if (!isWished) return;
        setSettingUp(false);
        $wish.set(false);
        showScreen(place);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  const go = (toSetUp: boolean) => () => {
    setSettingUp(toSetUp);
    showScreen(place);
  };
  return {
    isOpen,
    saved: isSettingUp ? undefined : saved,
    setUp: go(true),
    back: saved && go(false),
    startedElsewhere,
  };
}
