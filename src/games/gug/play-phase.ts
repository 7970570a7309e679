import type { GugState } from './play-state.ts';
import { isSprint, playing } from './play-table.ts';
import { iconToPlace } from './play-start.ts';
import { startTurn } from './play-next.ts';

/** Goes on to whatever comes when a round of throws is whole, or every icon stands (7.1-7.4, 17.3). */
export function nextPhase(state: GugState): GugState {
  const isHere = (seat: number) => playing(state).includes(seat);
  if (state.phase === 'order' || state.phase === 'begin') {
    const ranks = state.ranks.map((seats) => seats.filter(isHere)).filter((seats) => seats.length > 0);
    // Whoever is left alone by an equal that went has nobody to throw against.
    const isSettled = (seat: number) => ranks.some((seats) => seats.length === 1 && seats.includes(seat));
    const toThrow = state.toThrow.filter((seat) => isHere(seat) && !isSettled(seat));
    const round = { ...state, toThrow, ranks };
    if (toThrow.length > 0) return round;
    return state.phase === 'order' ? afterOrder(round) : afterBegin(round);
  }
  if (state.phase !== 'place') return state;
  if (isSprint(state.setup)) {
    const seat = state.order.find(isHere);
    const isPlaced = seat !== undefined && state.seats[seat]!.icons[0]!.position !== null;
    return isPlaced ? startTurn(state, seat) : state;
  }
  return iconToPlace(state) ? state : nextPhase({ ...state, phase: 'begin', ranks: [], toThrow: playing(state) });
}

/** 7.1: the highest first; equals throw again, all of them at the same time, each among its own. */
function afterOrder(state: GugState): GugState {
  const ranks = (state.ranks.length > 0 ? state.ranks : [playing(state)]).flatMap((seats) => ranked(state, seats));
  const toThrow = ranks.filter(({ length }) => length > 1).flat();
  if (toThrow.length > 0) return { ...state, ranks, toThrow, thrown: {} };
  return nextPhase({ ...state, phase: 'place', ranks: [], toThrow: [], thrown: {}, order: ranks.flat() });
}

/** 7.4: only the highest matter. */
function afterBegin(state: GugState): GugState {
  const highest = ranked(state, state.ranks[0] ?? playing(state))[0] ?? [];
  if (highest.length > 1) return { ...state, ranks: [highest], toThrow: highest, thrown: {} };
  return startTurn({ ...state, ranks: [], toThrow: [], thrown: {} }, highest[0]!);
}

/** Seats by the eyes they threw, equals together. */
function ranked({ thrown }: GugState, seats: readonly number[]): readonly (readonly number[])[] {
  const eyes = [...new Set(seats.map((seat) => thrown[seat] ?? 0))].toSorted((one, other) => other - one);
  return eyes.map((number) => seats.filter((seat) => (thrown[seat] ?? 0) === number));
}
