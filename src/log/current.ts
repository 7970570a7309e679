import { currentGame } from './current-game.ts';

/** The game of Gaa Under Gunnar on the table. */
export const { $id: $currentGame, open: openCurrentGame, newest: newestGame } = currentGame('gug');
