import { useEffect, useState } from 'preact/hooks';
import { isDeleted } from '../../games/shared/played.ts';
import { currentGame } from '../../storage/current-game.ts';
import { $games, openLog } from '../../storage/games.ts';
import { calledNow } from '../../storage/registry.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { useStore } from '../../ui/use-store.ts';

/** The game on a panel's table, if there is one, and whether the log has been read. */
export function useGameOnTable<Saved extends SavedGame>(
  kind: Saved['game'],
): { readonly isOpen: boolean; readonly saved: Saved | undefined } {
  const { $id, open } = currentGame(kind);
  const [isOpen, setOpen] = useState(false);
  const id = useStore($id);
  const logged = useStore($games).get(id ?? '');
  useEffect(() => {
    // The log may have put another one there already.
    if ($id.get() === null) open();
    void openLog().then(() => setOpen(true));
  }, []);
  if (logged?.kind !== 'game' || isDeleted(logged.game.events)) return { isOpen, saved: undefined };
  return { isOpen, saved: logged.game.game === kind ? (calledNow(logged.game) as Saved) : undefined };
}
