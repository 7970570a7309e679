import { atom } from 'nanostores';

/** Another panel asks for the game on a table, whatever is being set up; its own panel takes the request when it is next there. */
export const REQUESTS = { gools: atom(false), gabong: atom(false), tournament: atom(false) } as const;

/** A game that another tab has started, and that this one followed; `isTyped`: something was typed in this one's set-up. */
interface StartedElsewhere {
  readonly game: string;
  readonly isTyped: boolean;
}

/** What is to be said of it, until somebody has read it. */
export const $startedElsewhere = atom<StartedElsewhere | null>(null);

/** What another panel asks the GUG panel to show; it takes the request when it is next there. */
export const $request = atom<'setup' | 'game' | null>(null);
