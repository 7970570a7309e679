import { useEffect, useRef } from 'preact/hooks';
import { isDeleted } from '../../../games/shared/played.ts';
import { currentGame } from '../../../storage/current-game.ts';
import { $games } from '../../../storage/games.ts';
import type { GameId } from '../../../storage/registry.ts';
import { setupDraft } from '../../../storage/setup-drafts.ts';
import { $startedElsewhere } from '../../../storage/requests.ts';

/**
 * Puts the game on the table that another tab has started while this tab stood at its set-up. What was typed here is kept.
 * A game that was started before, and only played on there, is no such game.
 *
 * @param isStanding - whether the set-up is on the screen. @param followed - shows the game.
 * @returns looks at once, for a tap that comes before the news: whether there is such a game.
 */
export function useStartElsewhere(kind: GameId, isStanding: boolean, followed: () => void): () => boolean {
  const { $id, newest } = currentGame(kind);
  const { $draft, keep } = setupDraft(kind);
  const since = useRef(Infinity);
  const look = (): boolean => {
    const id = newest();
    const logged = $games.get().get(id ?? '');
    if (id === null || id === $id.get() || logged?.kind !== 'game' || logged.game.game !== kind) return false;
    if (logged.game.createdAt < since.current || isDeleted(logged.game.events)) return false;
    $startedElsewhere.set({ game: id, isTyped: $draft.get() !== null });
    keep();
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
