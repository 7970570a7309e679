import type { WritableAtom } from 'nanostores';
import { useEffect, useState } from 'preact/hooks';
import { isDeleted } from '../../games/shared/played.ts';
import { $games, openLog } from '../../storage/games.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { useStore } from '../../ui/use-store.ts';

type GameOf<Kind extends SavedGame['game']> = Extract<SavedGame, { readonly game: Kind }>;

/** Which game lies on a panel's table, by its id. */
export interface CurrentGame {
  readonly $id: WritableAtom<string | null>;
  /** Finds the game of the last visit. */
  readonly open: () => void;
}

/** The game on a panel's table, if there is one, and whether the log has been read. */
export function useGameOnTable<Kind extends SavedGame['game']>(
  kind: Kind,
  { $id, open }: CurrentGame,
): { readonly isOpen: boolean; readonly saved: GameOf<Kind> | undefined } {
  const [isOpen, setOpen] = useState(false);
  const id = useStore($id);
  const logged = useStore($games).get(id ?? '');
  useEffect(() => {
    // The log may have put another one there already.
    if ($id.get() === null) open();
    void openLog().then(() => setOpen(true));
  }, []);
  if (logged?.kind !== 'game' || isDeleted(logged.game.events)) return { isOpen, saved: undefined };
  return { isOpen, saved: isOf(kind, logged.game) ? logged.game : undefined };
}

const isOf = <Kind extends SavedGame['game']>(kind: Kind, game: SavedGame): game is GameOf<Kind> => game.game === kind;
