import { currentGame } from '../../log/current-game.ts';
import type { SavedGame } from '../../log/saved-game.ts';
import { uiOf } from './registry.ts';

/** Puts a game on the table and goes there. */
export async function resume({ id, game }: SavedGame): Promise<void> {
  const ui = await uiOf(game);
  // The card says that a part is missing, and asks for it again.
  if (!ui) return;
  currentGame(game).$id.set(id);
  ui.ask();
  location.hash = ui.address;
}
