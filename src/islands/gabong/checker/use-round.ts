import { $currentGabong, openCurrentGabong } from '../../../log/current-gabong.ts';
import type { SavedGabongGame } from '../../../log/saved-game.ts';
import { useGameOnTable } from '../../shared/use-game-on-table.ts';

/** The round on the table, as soon as the log is read, if there is one. */
export const useRound = (): SavedGabongGame | undefined =>
  useGameOnTable('gabong', { $id: $currentGabong, open: openCurrentGabong }).saved;
