import type { SavedGame } from '../../log/saved-game.ts';
import { LINK_MARK } from './link-mark.ts';

/** The address that brings a game to another phone, all of it in the fragment; undefined when it is too long for that. */
export async function linkOf(game: SavedGame): Promise<string | undefined> {
  const { encodeGame } = await import('../../log/game-link.ts');
  const data = await encodeGame(game);
  return data === undefined ? undefined : `${location.origin}${location.pathname}${LINK_MARK}${data}`;
}
