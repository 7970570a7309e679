import { atom } from 'nanostores';

/** Another panel asks for the round on the table, whatever is being set up; the Gabong panel takes the wish when it is next there. */
export const $gabongWish = atom(false);
