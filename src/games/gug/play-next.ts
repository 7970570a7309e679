import type { GugState } from './play-state.ts';
import { isSprint, playing } from './play-table.ts';

/** A seat's turn comes. */
export function startTurn(state: GugState, seat: number): GugState {
  const taken = state.seats.reduce((sum, { turns, skipped }) => sum + turns + skipped, 0);
  const number = (state.turn?.number ?? taken) + 1;
  return { ...state, phase: 'play', turn: { seat, number, dice: [], moves: [], snol: [], tosses: 0 } };
}

/** The turn of the next seat that still plays: clockwise (7.4); in a sprint the same one's again (17.3). */
export function nextTurn(state: GugState): GugState {
  const seats = playing(state);
  const last = state.turn?.seat ?? -1;
  if (isSprint(state.setup)) {
    return seats.includes(last) ? startTurn(state, last) : { ...state, phase: 'place', turn: null };
  }
  const next = seats.find((seat) => seat > last) ?? seats[0];
  return next === undefined ? state : startTurn(state, next);
}
