import { compareHands, HAND, type Hand, handOf } from './hand.ts';
import type { Round, Turn } from './play-state.ts';

/** Whether all five dice of a turn lie (2.1). */
export function isDone({ lying }: Turn): boolean {
  return lying.length === HAND;
}

/** A turn that is over, and what it came to. */
export interface Score {
  readonly seat: number;
  readonly hand: Hand;
}

/** All that was played of a round, the best first, and those that tie in the order in which they were played (2.3, 3.1-3.4). */
export function standing({ turns }: Round): readonly Score[] {
  return turns
    .filter(isDone)
    .map(({ seat, lying }) => ({ seat, hand: handOf(lying) }))
    .toSorted((one, other) => compareHands(one.hand, other.hand).order);
}

/** Who leads a round: several where they tie (4.1), nobody before the first hand lies. */
export function leaders(round: Round): readonly Score[] {
  const scores = standing(round);
  return scores.filter(({ hand }) => compareHands(hand, scores[0]!.hand).order === 0);
}

/** The turn that is going on. */
export function openTurn({ turns }: Round): Turn | undefined {
  return turns.find((turn) => !isDone(turn));
}

/** Who has not begun yet, in turn. */
export function stillToPlay({ order, turns }: Round): readonly number[] {
  return order.filter((seat) => turns.every((turn) => turn.seat !== seat));
}
