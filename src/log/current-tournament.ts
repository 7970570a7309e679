import { currentGame } from './current-game.ts';

/** The tournament that is being played. */
export const {
  $id: $currentTournament,
  open: openCurrentTournament,
  newest: newestTournament,
} = currentGame('tournament');
