import type { StationId } from './board-data.ts';
import type { GugState, SeatStatus } from './play-state.ts';
import { isSprint, sum } from './play-table.ts';
import type { Drop } from './position.ts';
import type { Rulings } from './rulings.ts';
import { sipsInBottle } from './sips.ts';

/** How a seat fares. */
export interface Result {
  readonly seat: number;
  /** From 1; null for a seat that has not finished, and in a sprint where it turns on a time that nobody knows. */
  readonly place: number | null;
  /** Milliseconds since its clock started; null likewise, and where nobody knows how long it took. */
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
  const places = placesOf(state);
  return state.seats
    .map((_, index) => resultOf(state, rulings, index, places[index]!))
    .sort((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity) || other.drops - one.drops);
}

/** Who led a game that nobody finished, by the drops; nobody before the first drop. */
export interface LedBy {
  readonly drops: number;
  readonly seats: readonly number[];
}

/** @returns undefined of a game that goes on, or that somebody finished. Whoever left it before leads only where all did. */
export function ledBy({ phase, seats }: GugState): LedBy | undefined {
  if (phase !== 'over' || seats.some(({ status }) => status.is === 'finished')) return undefined;
  const stayed = seats.map(({ status }) => status.is === 'dnf' && status.why !== 'retired');
  const counted = seats.flatMap((seat, index) =>
    stayed[index] || !stayed.includes(true) ? [{ index, drops: dropsOf(seat) }] : [],
  );
  const drops = Math.max(...counted.map((one) => one.drops));
  return { drops, seats: drops === 0 ? [] : counted.filter((one) => one.drops === drops).map(({ index }) => index) };
}

/** The inhibitions that a seat has dropped for good. */
export const dropsOf = ({ icons, pending }: GugState['seats'][number]): number =>
  sum(icons.map(({ position }) => position?.drops.length ?? 0)) - pending.length;

/** The drops of an icon that stand: the last ones may wait for the drinking still (12.5). */
export const standingDrops = ({ icons, pending }: GugState['seats'][number], icon: number): readonly Drop[] => {
  const drops = icons[icon]?.position?.drops ?? [];
  return drops.slice(0, drops.length - pending.filter((waiting) => waiting.icon === icon).length);
};

/** Where a seat has dropped inhibitions for good, each station once, in its order. */
export const droppedAt = (seat: GugState['seats'][number]): readonly StationId[] => [
  ...new Set(seat.icons.flatMap((_, icon) => standingDrops(seat, icon).map(({ station }) => station))),
];

type Finished = Extract<SeatStatus, { readonly is: 'finished' }>;

/** The place of each seat, by its index, as in its result. 15.1: by the order of finishing; in a sprint by each one's own clock (17.3). */
export function placesOf({ setup, seats }: GugState): readonly (number | null)[] {
  const finished = seats.flatMap(({ status }) => (status.is === 'finished' ? [status] : []));
  const isBefore = (one: Finished, other: Finished): boolean | undefined =>
    isSprint(setup) ? isFaster(one, other) : one.at < other.at;
  return seats.map(({ status }) => {
    if (status.is !== 'finished') return null;
    const before = finished.filter((other) => other !== status).map((other) => isBefore(other, status));
    return before.includes(undefined) ? null : before.filter(Boolean).length + 1;
  });
}

/** Whether one sprint took less time than another; undefined where that is not known. */
function isFaster(one: Finished, other: Finished): boolean | undefined {
  if (one.time < other.time) return one.isLeast ? undefined : true;
  return other.isLeast ? undefined : false;
}

function resultOf(
  { setup, seats }: GugState,
  rulings: Pick<Rulings, 'R39'>,
  index: number,
  place: number | null,
): Result {
  const { players, status } = seats[index]!;
  const sips = players.map(({ drunk }) => drunk);
  return {
    seat: index,
    place,
    time: status.is === 'finished' && !status.isLeast ? status.time : null,
    status: status.is,
    drops: dropsOf(seats[index]!),
    sips,
    counted: players.map(({ counted }) => counted),
    bottles: sum(sips) / sipsInBottle(setup.bottle, rulings),
  };
}
