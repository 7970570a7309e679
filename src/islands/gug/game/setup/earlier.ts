import { isDeleted } from '../../../../games/shared/played.ts';
import type { LoggedGame } from '../../../../log/reconcile.ts';
import type { SavedGame } from '../../../../log/saved-game.ts';
import { cleaned } from '../../../shared/player-names.ts';

/** The games of the log that are not deleted, the newest first. */
export function gamesBefore(logged: Iterable<LoggedGame>): readonly SavedGame[] {
  return [...logged]
    .flatMap((each) => (each.kind === 'game' && !isDeleted(each.game.events) ? [each.game] : []))
    .toSorted((one, other) => other.createdAt - one.createdAt);
}

/** The game whose people sit down once more: the last that was played to its end, or just the newest. */
export const gameToRepeat = (
  games: readonly SavedGame[],
  isFinished: (game: SavedGame) => boolean,
): SavedGame | undefined => games.find(isFinished) ?? games[0];

/** Everybody who has played, as the last game wrote them; who played last comes first. */
export function namesOfGames(games: readonly SavedGame[]): readonly string[] {
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
export const peopleOf = ({ setup }: SavedGame): readonly string[] =>
  setup.seats.flatMap(({ players }) => players.map(({ name }) => name));
