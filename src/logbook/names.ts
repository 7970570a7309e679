import { fill } from '../i18n/fill.ts';
import type { Lang } from '../i18n/lang.ts';
import type { LogWords } from '../i18n/log/en.ts';
import { nameOf, playedOf } from '../games/shared/played.ts';
import type { GameEvent, SavedGame } from '../storage/saved-game.ts';
import type { Known } from './game-ui.ts';
import { dateOf } from '../i18n/dates.ts';

/** What a game is called: by the table, or by the game that it is and its day. */
export const titleOf = (game: SavedGame, words: LogWords, lang: Lang): string =>
  nameOf(game.events, game.name) ||
  fill(words.card.unnamed, { game: words.games[game.game], date: dateOf(game.createdAt, lang) });

/** What the key says that opens a game: it can be gone on with only where it is known to be running. */
export const openWord = (known: Known | undefined, { card }: LogWords): string =>
  known?.is === 'known' && known.standing.is === 'running' ? card.resume : card.look;

/**
 * When it was last played, in milliseconds since 1970: its last play that stands, as in the statistics. To rename, correct,
 * delete or restore a game is not to play it.
 */
export const lastAt = ({ events, createdAt }: SavedGame): number =>
  playedOf<GameEvent>(events).reduce((latest, { at }) => Math.max(latest, at), createdAt);
