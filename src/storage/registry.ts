import { GABONG_FORM } from './gabong-form.ts';
import { GOOLS_FORM } from './gools-form.ts';
import { GUG_FORM } from './gug-form.ts';
import type { SavedForm } from './saved-form.ts';
import type { SavedGame } from './saved-game.ts';
import { TOURNAMENT_FORM } from './tournament-form.ts';

/** A game, as it stands in saved games and in the keys of storage. */
export type GameId = SavedGame['game'];

/**
 * How every game is kept, by its id: one of the two places where a game is named. What storage has to read is here, in every
 * panel's script; rules, figures and words come with `GAMES` (`src/logbook/registry.ts`), which loads each game by itself
 * when a list shows one. One registry for both would have every panel carry the rules of all games.
 */
export const FORMS = {
  gug: GUG_FORM,
  gools: GOOLS_FORM,
  gabong: GABONG_FORM,
  tournament: TOURNAMENT_FORM,
} as const satisfies { readonly [Id in GameId]: SavedForm<Extract<SavedGame, { readonly game: Id }>> };

/** A form, whichever game's. */
export type AnyForm = SavedForm<SavedGame>;

/** The form of a saved game: it reads games of its own kind alone, which `game` belongs to. */
const formOf = ({ game }: SavedGame): AnyForm => FORMS[game] as unknown as AnyForm;

/** Everybody who plays in a game, once each, also those who came later. */
export const playersOf = (game: SavedGame): readonly string[] => formOf(game).players(game);

/** Who plays in it, by teams where there are some. */
export const seatsOf = (game: SavedGame): readonly string[] => {
  const { players, seats = players } = formOf(game);
  return seats(game);
};

/** The game's kind, with its variation where it has one, as `gug C`: what a list by game tells apart. */
export const kindOf = (game: SavedGame): string => {
  const variation = formOf(game).variation?.(game);
  return variation === undefined ? game.game : `${game.game} ${variation}`;
};
