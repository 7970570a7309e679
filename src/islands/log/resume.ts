import { $currentGame } from '../../log/current.ts';
import { $currentGabong } from '../../log/current-gabong.ts';
import { $currentGools } from '../../log/current-gools.ts';
import { $currentTournament } from '../../log/current-tournament.ts';
import type { SavedGame } from '../../log/saved-game.ts';
import { $gabongWish } from '../gabong/wish.ts';
import { $tableWish } from '../gools/wish.ts';
import { $wish } from '../gug/wish.ts';
import { $tournamentWish } from '../tournament/wish.ts';

/** Puts a game on the table and goes there. */
export function resume({ id, game }: SavedGame): void {
  switch (game) {
    case 'gug':
      $currentGame.set(id);
      $wish.set('game');
      break;
    case 'gools':
      $currentGools.set(id);
      $tableWish.set(true);
      break;
    case 'gabong':
      $currentGabong.set(id);
      $gabongWish.set(true);
      break;
    case 'tournament':
      $currentTournament.set(id);
      $tournamentWish.set(true);
      break;
  }
  // Tournaments have no panel of their own: they are played in the log's.
  location.hash = game === 'tournament' ? '#log' : `#${game}`;
}

/** Goes to where a new game is set up. */
export function setUpNew(): void {
  $wish.set('setup');
  location.hash = '#gug';
}
