import { atom } from 'nanostores';

/** Another panel asks for the evening on the table, whatever is being set up; the Gools panel takes the wish when it is next there. */
export const $tableWish = atom(false);
