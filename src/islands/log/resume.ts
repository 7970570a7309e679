import { $currentGame } from '../../log/current.ts';
import { $currentGools } from '../../log/current-gools.ts';
import type { SavedGame } from '../../log/saved-game.ts';
import { $tableWish } from '../gools/wish.ts';
import { $wish } from '../gug/wish.ts';

/** Puts a game on the table and goes there. */
export function resume({ id, game }: SavedGame): void {
  if (game === 'gools') {
    $currentGools.set(id);
    $tableWish.set(true);
    location.hash = '#gools';
    return;
  }
  $currentGame.set(id);
  $wish.set('game');
  location.hash = '#gug';
}

/** Goes to where a new game is set up. */
export function setUpNew(): void {
  $wish.set('setup');
  location.hash = '#gug';
}
