import type { DurableCopy } from './durable-copy.ts';
import type { LocalCopy } from './local-copy.ts';

/** The two copies of a log, and what else it has of its surroundings. */
export interface Copies {
  readonly local: LocalCopy;
  readonly durable: DurableCopy;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** Tells other tabs that a game has changed, and how many events it has now. */
  readonly tell: (id: string, events: number) => void;
}
