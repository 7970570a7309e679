import { fill } from '../../i18n/fill.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { LogWords } from '../../i18n/log/words.ts';
import { nameOf } from '../../games/shared/played.ts';
import type { SavedGame, SavedGugGame } from '../../log/saved-game.ts';
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

/** Who sat down at the start, by teams where there are some. */
export const tableOf = (game: SavedGame): string =>
  (game.game === 'gug' ? game.setup.seats.map(seatName) : game.setup.players.map(({ name }) => name)).join(', ');

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

/** When something was last done in it, in milliseconds since 1970. */
export const lastAt = (game: SavedGame): number =>
  game.events.reduce((latest, { at }) => Math.max(latest, at), game.createdAt);
