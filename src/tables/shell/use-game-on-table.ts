import { useEffect, useRef, useState } from 'preact/hooks';
import { isDeleted } from '../../games/shared/played.ts';
import { currentGame } from '../../storage/current-game.ts';
import { $games, append, openLog } from '../../storage/games.ts';
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

/** Brings back the game that lay on a panel's table until it was deleted, perhaps in another tab; undefined where none was. */
export function useRestore(kind: SavedGame['game']): (() => void) | undefined {
  const id = useStore(currentGame(kind).$id);
  const logged = useStore($games).get(id ?? '');
  const played = useRef<string>();
  if (id === null || logged?.kind !== 'game' || logged.game.game !== kind) return undefined;
  // One that was deleted before this page was opened is looked for in the log.
  if (!isDeleted(logged.game.events)) played.current = id;
  else if (played.current === id) return () => append(id, { kind: 'restore' });
  return undefined;
}
