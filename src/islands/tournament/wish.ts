import { atom } from 'nanostores';

/** Another view asks for the tournament on the table, whatever is being set up. */
export const $tournamentWish = atom(false);
