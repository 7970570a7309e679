import { useStore } from '@nanostores/preact';
import { useEffect } from 'preact/hooks';
import { isDeleted } from '../../../games/shared/played.ts';
import { $currentGabong, openCurrentGabong } from '../../../log/current-gabong.ts';
import { $games, openLog } from '../../../log/games.ts';
import type { SavedGabongGame } from '../../../log/saved-game.ts';

/** The round on the table, as soon as the log is read, if there is one. */
export function useRound(): SavedGabongGame | undefined {
  const id = useStore($currentGabong);
  const logged = useStore($games).get(id ?? '');
  useEffect(() => {
    if ($currentGabong.get() === null) openCurrentGabong();
    void openLog();
  }, []);
  const isRound = logged?.kind === 'game' && logged.game.game === 'gabong' && !isDeleted(logged.game.events);
  return isRound ? logged.game : undefined;
}
