import { isDeleted } from '../../../../games/shared/played.ts';
import type { LoggedGame } from '../../../../log/reconcile.ts';
import type { SavedGugGame } from '../../../../log/saved-game.ts';
import { cleaned } from '../../../shared/player-names.ts';

/** The games of Gaa Under Gunnar in the log that are not deleted, the newest first. */
export function gamesBefore(logged: Iterable<LoggedGame>): readonly SavedGugGame[] {
  return [...logged]
    .flatMap((each) =>
      each.kind === 'game' && each.game.game === 'gug' && !isDeleted(each.game.events) ? [each.game] : [],
    )
    .toSorted((one, other) => other.createdAt - one.createdAt);
}

/** The game whose people sit down once more: the last that was played to its end, or just the newest. */
export const gameToRepeat = (
  games: readonly SavedGugGame[],
  isFinished: (game: SavedGugGame) => boolean,
): SavedGugGame | undefined => games.find(isFinished) ?? games[0];

/** Everybody who has played, as the last game wrote them; who played last comes first. */
export function namesOfGames(games: readonly SavedGugGame[]): readonly string[] {
  const names = new Map<string, string>();
  for (const { setup } of games) {
    for (const { name } of setup.seats.flatMap(({ players }) => players)) {
      const key = cleaned(name).toLocaleLowerCase();
      if (key !== '' && !names.has(key)) names.set(key, cleaned(name));
    }
  }
  return [...names.values()];
}

/** The names of a game's people, in the order of their seats. */
export const peopleOf = ({ setup }: SavedGugGame): readonly string[] =>
  setup.seats.flatMap(({ players }) => players.map(({ name }) => name));
