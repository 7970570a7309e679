import { atom } from 'nanostores';

/**
 * The step of the game that is looked at again, from 0 for the start; null while the game itself is on the screen.
 * As long as it is set, the map belongs to the past and nothing is played.
 */
export const $replayStep = atom<number | null>(null);
