/** What a store says of everything that was added so far. */
export type Said = 'saved' | 'not-saved';

/** One game's store, as a tab sees it: the least that must be asked of anything that keeps an evening. */
export interface Keeper {
  /** Reads what is kept; the first tab of all starts the game. */
  readonly open: () => Promise<void>;
  /** Adds one event with a label of its own; says nothing yet of where it is kept. */
  readonly add: (label: string) => void;
  /** The labels this tab knows, in their order. */
  readonly labels: () => readonly string[];
  /** Waits until the store has made up its mind. */
  readonly said: () => Promise<Said>;
}
