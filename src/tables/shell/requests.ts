import { atom } from 'nanostores';

/** Another panel asks for the game on a table, whatever is being set up; its own panel takes the request when it is next there. */
export const REQUESTS = { gools: atom(false), gabong: atom(false), tournament: atom(false) } as const;
