import { fill } from '../../i18n/fill.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { LogWords } from '../../i18n/log/words.ts';
import { nameOf, playedOf } from '../../games/shared/played.ts';
import { playersOf } from '../../log/registry.ts';
import type { GameEvent, SavedGame, SavedGugGame } from '../../log/saved-game.ts';
import { isBoardId } from '../gug/boards.ts';
import { dateOf } from './when.ts';

/** What a game is called: by the table, or by its day. */
export const titleOf = (game: SavedGame, words: LogWords, lang: Lang): string =>
  nameOf(game.events, game.name) || fill(words.card.unnamed, { date: dateOf(game.createdAt, lang) });

/** A seat by its team's name, or by who sits there. */
export const seatName = ({ team, players }: Named): string => team || players.map(({ name }) => name).join(' & ');

interface Named {
  readonly team: string;
  readonly players: readonly { readonly name: string }[];
}

/** Everybody who plays in it, also who came later or has left; by teams where there are some. */
export const tableOf = (game: SavedGame): string =>
  (game.game === 'gug' ? game.setup.seats.map(seatName) : playersOf(game)).join(', ');

/** What game it is, with its variation where it has one. */
export const gameOf = (game: SavedGame, words: LogWords): string =>
  game.game === 'gug' ? `${words.games.gug}, ${variationOf(game, words)}` : words.games[game.game];

/** Its variation, and the addition when it has that. */
export const variationOf = ({ setup }: SavedGugGame, words: LogWords): string =>
  setup.closedStations === null
    ? words.variations[setup.variation]
    : `${words.variations[setup.variation]}, ${words.closedStations}`;

/** Its board's name, where it is played on one that we have. */
export const boardOf = (game: SavedGame, words: LogWords): readonly string[] =>
  game.game === 'gug' && isBoardId(game.board.id) ? [words.boards[game.board.id]] : [];

/**
 * When it was last played, in milliseconds since 1970: its last play that stands, as in the statistics. To rename, correct,
 * delete or restore a game is not to play it.
 */
export const lastAt = ({ events, createdAt }: SavedGame): number =>
  playedOf<GameEvent>(events).reduce((latest, { at }) => Math.max(latest, at), createdAt);
