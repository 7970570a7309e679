import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Who takes the dice: the player whose turn it is, or another whom the table has chosen for this throw. */
export interface Taker {
  /** Undefined in the mini game, which says so itself, and once the evening is over. */
  readonly seat: number | undefined;
  /** Whom the game expects, and all who can be chosen. */
  readonly expected: number | undefined;
  readonly seats: readonly number[];
  readonly choose: (seat: number) => void;
}

export const TakerContext = createContext<Taker | undefined>(undefined);

export function useTaker(): Taker {
  const taker = useContext(TakerContext);
  if (!taker) throw new Error('outside an evening of Gools');
  return taker;
}
