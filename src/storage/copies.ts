import type { DurableCopy } from './durable-copy.ts';
import type { KeptRecord } from './kept-value.ts';
import type { LocalCopy } from './local-copy.ts';

/** The two copies of a log, and what else it has of its surroundings. */
export interface Copies {
  readonly local: LocalCopy;
  readonly durable: DurableCopy;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** Tells other tabs that a game has changed, and how many events it has now. */
  readonly tell: (id: string, events: number) => void;
  /**
   * Is given the small values that the database has, once it has been read.
   *
   * @param isInTime - nobody was shown anything without them.
   */
  readonly found?: (values: readonly KeptRecord[], isInTime: boolean) => void;
  /** So long the durable copy may take before that is said, and before the quick copy is shown without it; milliseconds. */
  readonly patience?: { readonly stuck: number; readonly shown: number };
}
