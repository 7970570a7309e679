import { sum } from './play-charge.ts';
import type { GugState, SeatStatus } from './play-state.ts';
import { isSprint } from './play-table.ts';
import type { Rulings } from './rulings.ts';
import { sipsInBottle } from './sips.ts';

/** How a seat fares. */
export interface Result {
  readonly seat: number;
  /** From 1; null for a seat that has not finished. */
  readonly place: number | null;
  /** Milliseconds since its clock started; null likewise. */
  readonly time: number | null;
  readonly status: SeatStatus['is'];
  /** Inhibitions dropped, by all its icons; those that wait for the drinking are not (12.5). */
  readonly drops: number;
  /** Swallowed, by player. */
  readonly sips: readonly number[];
  /** Taken as points, by player. */
  readonly counted: readonly number[];
  /** What the seat has swallowed, in bottles of the table's size (6.1, R39). */
  readonly bottles: number;
}

/** All seats: those that finished, the first before; then the others, by their drops; those who are level as they sit. */
export function results(state: GugState, rulings: Pick<Rulings, 'R39'>): readonly Result[] {
  const ranks = state.seats.map(({ status }) => rankOf(state, status));
  const placeOf = (rank: number) => (rank < Infinity ? ranks.filter((other) => other < rank).length + 1 : null);
  return state.seats
    .map((_, index) => resultOf(state, rulings, index, placeOf(ranks[index]!)))
    .sort((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity) || other.drops - one.drops);
}

/** 15.1: whoever comes in first; in a sprint by each one's own clock (17.3). */
function rankOf({ setup }: GugState, status: SeatStatus): number {
  if (status.is !== 'finished') return Infinity;
  return isSprint(setup) ? status.time : status.at;
}

function resultOf(
  { setup, seats }: GugState,
  rulings: Pick<Rulings, 'R39'>,
  index: number,
  place: number | null,
): Result {
  const { icons, pending, players, status } = seats[index]!;
  const sips = players.map(({ drunk }) => drunk);
  return {
    seat: index,
    place,
    time: status.is === 'finished' ? status.time : null,
    status: status.is,
    drops: sum(icons.map(({ position }) => position?.drops.length ?? 0)) - pending.length,
    sips,
    counted: players.map(({ counted }) => counted),
    bottles: sum(sips) / sipsInBottle(setup.bottle, rulings),
  };
}
