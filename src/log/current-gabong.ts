import { currentGame } from './current-game.ts';

/** The round of Gabong on the table. */
export const { $id: $currentGabong, open: openCurrentGabong, newest: newestGabong } = currentGame('gabong');
