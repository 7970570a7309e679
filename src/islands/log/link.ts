import type { SavedGame } from '../../log/saved-game.ts';
import { LINK_MARK, PART_MARK } from './link-mark.ts';

const addressWith = (mark: string, data: string): string => `${location.origin}${location.pathname}${mark}${data}`;

/** The address that brings a game to another phone, all of it in the fragment; undefined when it is too long for that. */
export async function linkOf(game: SavedGame): Promise<string | undefined> {
  const { encodeGame } = await import('../../log/game-link.ts');
  const data = await encodeGame(game);
  return data === undefined ? undefined : addressWith(LINK_MARK, data);
}

/** The addresses that bring a game in parts, one after the other. @param link - what `linkOf` made. */
export async function partLinksOf(link: string): Promise<readonly string[]> {
  const { partsOf } = await import('../../log/link-parts.ts');
  return partsOf(link.slice(link.indexOf(LINK_MARK) + LINK_MARK.length)).map((part) => addressWith(PART_MARK, part));
}
