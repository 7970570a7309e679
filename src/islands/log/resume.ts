import { $currentGame } from '../../log/current.ts';
import { $wish } from '../gug/wish.ts';

/** Puts a game on the table and goes there. */
export function resume(id: string): void {
  $currentGame.set(id);
  $wish.set('game');
  location.hash = '#gug';
}

/** Goes to where a new game is set up. */
export function setUpNew(): void {
  $wish.set('setup');
  location.hash = '#gug';
}
