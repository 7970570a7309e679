import { contextOf } from '../../../ui/context.ts';

/** Who takes the dice: the player whose turn it is, or another whom the table has chosen for this throw. */
export interface Taker {
  /** Undefined in the mini game, which says so itself, and once the evening is over. */
  readonly seat: number | undefined;
  /** Whom the game expects, and all who can be chosen. */
  readonly expected: number | undefined;
  readonly seats: readonly number[];
  readonly choose: (seat: number) => void;
}

export const [TakerContext, useTaker] = contextOf<Taker>('an evening of Gools');
