import { INHIBITIONS } from './ledger.ts';
import type { GugState, SeatState, TurnState } from './play-state.ts';
import { iconsOf } from './play-table.ts';
import type { Rulings } from './rulings.ts';

/** Whether an icon has nothing left to drop, drunk up or not: eleven of its own, or its team's (1.2, 17.4, R26). */
export function hasDroppedAll({ R26 }: Rulings, { icons }: SeatState, icon: number): boolean {
  const counts = icons.map(({ position }) => position?.drops.length ?? 0);
  const count = R26 === 'together' ? counts.reduce((sum, drops) => sum + drops, 0) : counts[icon]!;
  return count >= INHIBITIONS;
}

/** 1.4, 12.5: all is dropped, and what it cost is drunk. */
export function isComplete(rulings: Rulings, seat: SeatState): boolean {
  return seat.pending.length === 0 && seat.icons.every((_, icon) => hasDroppedAll(rulings, seat, icon));
}

/** Whether a turn is lost: called off (11.3), or paid for (16.6, 16.7); with two icons by the penalty of one, or not (R41). */
export function isLost({ R41 }: Rulings, { setup }: GugState, { snol, moves }: TurnState): boolean {
  const isByPenalty = R41 === 'whole-team' || iconsOf(setup) === 1;
  return snol.includes('lost') || (isByPenalty && moves.some(({ verdict }) => verdict.outcome === 'penalty'));
}

/** Whether nobody moves in a turn that has not been rolled for: it is lost too, for a penalty of the last one (R30). */
export function sitsOut(rulings: Rulings, { seats }: GugState, turn: TurnState): boolean {
  const seat = seats[turn.seat]!;
  if (turn.sitsOut.length === 0) return false;
  return seat.icons.every((_, icon) => turn.sitsOut.includes(icon) || hasDroppedAll(rulings, seat, icon));
}

/** Whether a turn that has not been rolled for is skipped, whatever is drunk now: it came before its seat had drunk up (5.1, R59). */
export const isTooLate = ({ R59 }: Rulings, { isLate }: TurnState): boolean => R59 === 'skipped' && isLate === true;

/** The icons that still have to move in a turn. */
export function iconsToMove(rulings: Rulings, state: GugState, turn: TurnState): readonly number[] {
  const seat = state.seats[turn.seat]!;
  if (isLost(rulings, state, turn) || seat.status.is !== 'playing') return [];
  return seat.icons.flatMap((_, icon) => {
    const isOut = turn.moves.some((move) => move.icon === icon) || turn.sitsOut.includes(icon);
    return isOut || hasDroppedAll(rulings, seat, icon) ? [] : [icon];
  });
}

/** The dice that no icon has been given, by their index (17.4). */
export function diceLeft({ dice, moves }: TurnState): readonly number[] {
  return dice.flatMap((_, die) => (moves.some((move) => move.die === die) ? [] : [die]));
}

/** Whether nothing is left to do in a turn but to hand on the die (11.1, 11.2, 16.4). */
export function isTurnDone(rulings: Rulings, state: GugState, turn: TurnState): boolean {
  if (turn.dice.length === 0 && !isLost(rulings, state, turn)) return false;
  return turn.tosses === 0 && iconsToMove(rulings, state, turn).length === 0;
}
