import { atom } from 'nanostores';

/** Whether the table throws two dice, of which the player gives one to this icon (17.4). */
export const $hasTwoDice = atom(false);
