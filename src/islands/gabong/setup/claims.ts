import { firstMaster, type MasterClaim, type Succession } from '../../../games/gabong/match-master.ts';
import type { Chairs } from '../../shared/setup/chairs.ts';

/** What a table has said of its GMs (2.3). */
export interface Reigning {
  /** The seats of the reigning GMs who are here. */
  readonly seats: readonly number[];
  /** How many of tonight's players each reigns over, by seat; none where nobody has said. */
  readonly over: Readonly<Partial<Record<number, number>>>;
  /** Whose round was completed last; null: nobody remembers. */
  readonly latest: number | null;
}

export const NOBODY_REIGNS: Reigning = { seats: [], over: {}, latest: null };

const claimsOf = ({ seats, over, latest }: Reigning): readonly MasterClaim[] =>
  seats.map((seat) => ({ seat, reignsOver: over[seat] ?? 0, completed: seat === latest ? 1 : null }));

/** Who is the GM of the first deal, as far as the table has answered. */
export const successionOf = (players: number, reigning: Reigning): Succession =>
  firstMaster(players, claimsOf(reigning));

/** Who must say when a round of theirs was last completed: those who reign over as many, and more than the others. */
export function tiedIn(players: number, reigning: Reigning): readonly number[] {
  const before = successionOf(players, { ...reigning, latest: null });
  return reigning.seats.length > 0 && before.is === 'lot' ? before.among : [];
}

/** Lots are drawn among those who have a name, unless too few have one yet. */
export function namedAmong(chairs: Chairs, seats: readonly number[]): readonly number[] {
  const named = seats.filter((seat) => chairs[seat]?.name.trim() !== '');
  return named.length > 1 ? named : seats;
}

/** A seat that reigns, or no longer does. */
export const toggled = (reigning: Reigning, seat: number): Reigning => ({
  ...reigning,
  seats: reigning.seats.includes(seat)
    ? reigning.seats.filter((each) => each !== seat)
    : [...reigning.seats, seat].toSorted((one, other) => one - other),
  latest: reigning.latest === seat ? null : reigning.latest,
});
