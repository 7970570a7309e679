import { atom } from 'nanostores';

/** A game that a link's fragment brought, as it stood there; it waits here to be looked at, and nowhere else. */
export const $arrived = atom<string | null>(null);
