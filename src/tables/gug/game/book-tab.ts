import { atom } from 'nanostores';

/** What lies below the map of a running game. */
export type BookTab = 'results' | 'players' | 'happened' | 'rules' | 'map';

/** The part that a key elsewhere leads to; null once it is shown. */
export const $requestedTab = atom<BookTab | null>(null);
