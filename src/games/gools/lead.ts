import { compareHands, HAND, type Hand, handOf, rankOf, sumOf } from './hand.ts';
import type { GoolsState, RollOff, RollOffThrow, Round, Turn } from './play-state.ts';

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
    .sort((one, other) => compareHands(one.hand, other.hand).order);
}

/** Who leads a round: several where they tie (4.1), nobody before the first hand lies. */
export function leaders(round: Round): readonly Score[] {
  const scores = standing(round);
  return scores.filter(({ hand }) => compareHands(hand, scores[0]!.hand).order === 0);
}

/** What five dice of a roll-off count as: their sum, unless the table rolls off by the full ranking (4.1, G1). */
export function rollOffHand({ dice }: RollOffThrow, { G1 }: Pick<GoolsState['rulings'], 'G1'>): Hand {
  return G1 === 'full-ranking' ? handOf(dice) : { kind: 'sum', sum: sumOf(dice) };
}

/** Who leads a roll-off for the win by what was thrown in it: several where they tie, nobody before the first throw. */
export function rollOffLeaders(
  { thrown }: Pick<RollOff, 'thrown'>,
  rulings: Pick<GoolsState['rulings'], 'G1'>,
): readonly Score[] {
  const scores = thrown.map((one) => ({ seat: one.seat, hand: rollOffHand(one, rulings) }));
  const best = Math.min(...scores.map(({ hand }) => rankOf(hand)));
  return scores.filter(({ hand }) => rankOf(hand) === best);
}

/** What is to be beaten now, and whose it is: in a roll-off its own throws alone (4.1), else the best hand of the round (2.3). */
export function leadOf({ stage, rulings }: Pick<GoolsState, 'stage' | 'rulings'>): readonly Score[] {
  if (stage.is === 'roll-off') return rollOffLeaders(stage, rulings);
  return 'round' in stage ? leaders(stage.round) : [];
}

/** What a finished turn that ended on a 6 leads to: its player may be the Three Man (6.3), or by a point 6 names somebody else (6.5). */
export function lastSixOf(turn: Turn): 'candidate' | 'names' | undefined {
  if (!isDone(turn) || !turn.throws.at(-1)!.dice.includes(6)) return undefined;
  const hand = handOf(turn.lying);
  return (hand.kind === 'pure' || hand.kind === 'impure') && hand.of === 6 ? 'names' : 'candidate';
}

/** The turn that is going on. */
export function openTurn({ turns }: Round): Turn | undefined {
  return turns.find((turn) => !isDone(turn));
}

/** Who has not begun yet, in turn. */
export function stillToPlay({ order, turns }: Round): readonly number[] {
  return order.filter((seat) => turns.every((turn) => turn.seat !== seat));
}
