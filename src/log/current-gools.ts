import { currentGame } from './current-game.ts';

/** The evening of Gabba Gools on the table. */
export const { $id: $currentGools, open: openCurrentGools, newest: newestGools } = currentGame('gools');
