import type { Measured } from './events.ts';
import type { GugGame } from './play.ts';
import { isTimeUp } from './play-finish.ts';
import { iconToPlace } from './play-start.ts';
import type { Due, GugState } from './play-state.ts';
import { diceLeft, iconsOf, iconsToMove, isLost, isSprint, isTooLate, sitsOut } from './play-table.ts';

/**
 * What is to be done next: one thing, or in the rounds of throws one for each seat that still has to throw.
 *
 * @param measured - how long ago the last finish was: the 15 minutes of 15.1 run out without an event.
 */
export function dueOf(game: GugGame, state: GugState, measured?: Measured): readonly Due[] {
  const { phase, turn } = state;
  if (phase === 'over') return [{ kind: 'over' }];
  if (phase === 'order' || phase === 'begin') {
    const isAgain = state.ranks.length > 0;
    return state.toThrow.map((seat) => ({ kind: 'throw', seat, for: phase, isAgain }));
  }
  if (isTimeUp(state, measured)) return [{ kind: 'time-up' }];
  const unplaced = iconToPlace(state);
  if (unplaced) return [{ kind: 'place', ...unplaced }];
  // Once every icon stands it is somebody's turn.
  return [dueInTurn(game, state, turn!)];
}

function dueInTurn(game: GugGame, state: GugState, turn: NonNullable<GugState['turn']>): Due {
  const { seat } = turn;
  const { owed } = state.seats[seat]!;
  const { rulings } = game.turnNetwork(state);
  if (turn.dice.length === 0 && !isLost(rulings, state, turn)) {
    if (isTooLate(rulings, turn)) return { kind: 'skip', seat, owed, clause: 'gug-5.1', isLate: true };
    if (owed > 0 && isSprint(state.setup)) return { kind: 'drink', seat, owed };
    if (owed > 0) return { kind: 'skip', seat, owed, clause: 'gug-5.1' };
    if (sitsOut(rulings, state, turn)) return { kind: 'skip', seat, owed, clause: 'gug-16.6' };
    return { kind: 'roll', seat, dice: iconsOf(state.setup) };
  }
  const icons = iconsToMove(rulings, state, turn);
  if (icons.length > 0) return { kind: 'move', seat, icons, dice: diceLeft(turn) };
  return turn.tosses > 0 ? { kind: 'toss', seat } : { kind: 'pass', seat };
}
