import { fill } from '../../i18n/fill.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { LogWords } from '../../i18n/log/words.ts';
import { nameOf } from '../../games/shared/played.ts';
import type { SavedGame } from '../../log/saved-game.ts';
import { dateOf } from './when.ts';

/** What a game is called: by the table, or by its day. */
export const titleOf = (game: SavedGame, words: LogWords, lang: Lang): string =>
  nameOf(game.events, game.name) || fill(words.card.unnamed, { date: dateOf(game.createdAt, lang) });

/** A seat by its team's name, or by who sits there. */
export const seatName = (seat: SavedGame['setup']['seats'][number]): string =>
  seat.team || seat.players.map(({ name }) => name).join(' & ');

/** Everybody who plays in a game. */
export const playersOf = (game: SavedGame): readonly string[] =>
  game.setup.seats.flatMap(({ players }) => players.map(({ name }) => name));

/** Its variation, and the addition when it has that. */
export const variationOf = ({ setup }: SavedGame, words: LogWords): string =>
  setup.closedStations === null
    ? words.variations[setup.variation]
    : `${words.variations[setup.variation]}, ${words.closedStations}`;

/** When something was last done in it, in milliseconds since 1970. */
export const lastAt = (game: SavedGame): number =>
  game.events.reduce((latest, { at }) => Math.max(latest, at), game.createdAt);
