import type { LoggedGame } from '../../../../storage/reconcile.ts';
import type { SavedGugGame } from '../../../../storage/saved-game.ts';
import { gamesBefore } from '../../../shell/player-names.ts';

/** The games of Gaa Under Gunnar in the log that are not deleted, the newest first. */
export const gugGamesBefore = (logged: Iterable<LoggedGame>): readonly SavedGugGame[] =>
  gamesBefore(logged).filter((saved) => saved.game === 'gug');

/** The game whose people sit down once more: the last that was played to its end, or just the newest. */
export const gameToRepeat = (
  games: readonly SavedGugGame[],
  isFinished: (game: SavedGugGame) => boolean,
): SavedGugGame | undefined => games.find(isFinished) ?? games[0];
