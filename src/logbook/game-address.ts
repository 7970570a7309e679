import { LINK_MARK, NEWS_MARK, PART_MARK } from '../storage/code-text.ts';
import { encodeGame } from '../storage/game-link.ts';
import { partsOf } from '../storage/link-parts.ts';
import { packNews } from '../storage/news-link.ts';
import { type Code, FINE_MOST, qrOf, VERSION_FINE } from '../storage/qr.ts';
import type { SavedGame } from '../storage/saved-game.ts';

const addressWith = (mark: string, data: string): string => `${location.origin}${location.pathname}${mark}${data}`;

/** The address that brings a game to another phone, all of it in the fragment; undefined when it is too long for that. */
export async function linkOf(game: SavedGame): Promise<string | undefined> {
  const data = await encodeGame(game);
  return data === undefined ? undefined : addressWith(LINK_MARK, data);
}

/** What is shown for a camera; nothing where the game is too long for codes. */
export type Shown =
  /** The last `count` events, for a phone that has the others; the link may hold more of them. */
  | { readonly is: 'news'; readonly code: Code; readonly count: number; readonly link: string }
  | { readonly is: 'one'; readonly code: Code }
  /** `dense`: all of it in one code, for a good camera. */
  | { readonly is: 'many'; readonly codes: readonly Code[]; readonly dense: Code | undefined }
  | { readonly is: 'none' };

/** A link that is sent may be longer than one that goes into a code. Characters. */
const NEWS_LINK_MOST = 2_000;

/** The codes of a whole game, or of what is new in one; a game that one code holds is shown whole. */
export async function codesOf(game: SavedGame, part: 'news' | 'whole'): Promise<Shown> {
  const link = await linkOf(game);
  const whole = link === undefined ? undefined : qrOf(link, VERSION_FINE);
  if (whole) return { is: 'one', code: whole };
  if (part === 'news') {
    const most = FINE_MOST - addressWith(NEWS_MARK, '').length;
    const news = packNews(game, ({ length }) => length <= most);
    const code = news && qrOf(addressWith(NEWS_MARK, news.data), VERSION_FINE);
    if (code) {
      const { data } = packNews(game, ({ length }) => length <= NEWS_LINK_MOST) ?? news;
      return { is: 'news', code, count: news.count, link: addressWith(NEWS_MARK, data) };
    }
  }
  if (link === undefined) return { is: 'none' };
  const data = link.slice(link.indexOf(LINK_MARK) + LINK_MARK.length);
  const parts = partsOf(data, FINE_MOST - addressWith(PART_MARK, '').length);
  const codes = parts.flatMap((each): readonly Code[] => {
    const code = qrOf(addressWith(PART_MARK, each));
    return code ? [code] : [];
  });
  return codes.length === parts.length ? { is: 'many', codes, dense: qrOf(link) } : { is: 'none' };
}
