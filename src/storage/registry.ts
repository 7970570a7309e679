import { namesBy, type Person } from '../games/shared/names.ts';
import { onceFor } from '../games/shared/memo.ts';
import { namingsOf } from '../games/shared/played.ts';
import { GABONG_FORM } from './gabong-form.ts';
import { GOOLS_FORM } from './gools-form.ts';
import { GUG_FORM } from './gug-form.ts';
import type { SavedForm } from './saved-form.ts';
import type { GameEvent, SavedGame } from './saved-game.ts';
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

/**
 * A game with its players' names as they were corrected: what people see and what counts. What is kept, merged and handed on
 * is the game itself.
 */
export function calledNow<Saved extends SavedGame>(game: Saved): Saved {
  return namingsOf<GameEvent>(game.events).length === 0 ? game : (renamed(game) as Saved);
}

const renamed = onceFor((game: SavedGame): SavedGame => {
  const names = namesBy(writtenIn(game), game.events);
  return formOf(game).named(game, (ref, written) => names.get(ref) ?? written);
});

/** Everybody who ever sat down in a game, as they were written then. */
export function writtenIn(game: SavedGame): readonly Person[] {
  const people: Person[] = [];
  formOf(game).named(game, (ref, name) => {
    people.push({ ref, name });
    return name;
  });
  return people;
}

/** Everybody who ever sat down in a game, by the names they have now. */
export const peopleOf = (game: SavedGame): readonly Person[] => writtenIn(calledNow(game));

/** Those of them who have a name, and may so be somebody who plays in other games as well. */
export function namedIn(game: SavedGame): readonly Person[] {
  const nameless = formOf(game).nameless?.(calledNow(game));
  return nameless ? peopleOf(game).filter(({ ref }) => !nameless.has(ref)) : peopleOf(game);
}

/** The names of everybody who plays in a game, once each, also of those who came later. A list asks for those of all games. */
export const playersOf = onceFor((game: SavedGame): readonly string[] => [
  ...new Set(namedIn(game).map(({ name }) => name)),
]);

/** Who plays in it, by teams where there are some. */
export const seatsOf = (game: SavedGame): readonly string[] => formOf(game).seats?.(calledNow(game)) ?? playersOf(game);

/** The game's kind, with its variation where it has one, as `gug C`: what a list by game tells apart. */
export const kindOf = (game: SavedGame): string => {
  const variation = formOf(game).variation?.(game);
  return variation === undefined ? game.game : `${game.game} ${variation}`;
};
