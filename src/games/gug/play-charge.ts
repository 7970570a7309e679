import type { Charge, GugState, SeatState } from './play-state.ts';
import { withSeat } from './play-table.ts';

/** A seat is given sips to drink. One that takes points only has nothing to swallow: they are counted at once. */
export function charged(state: GugState, seat: number, charge: Charge): GugState {
  if (charge.sips.total === 0) return state;
  return withSeat(state, seat, (before) =>
    settled({ ...before, charges: [...before.charges, charge], owed: before.owed + charge.sips.total }),
  );
}

/** What is owed by a seat whose players all take points is counted. */
export function settled(seat: SeatState): SeatState {
  const isPoints = seat.players.every(({ drink }) => drink === 'points');
  return isPoints && seat.owed > 0 ? taken(seat, halves(seat.owed, seat.players.length)) : seat;
}

/** Sips taken, a share for each player: drunk, or counted by a player who takes points. */
export function taken(seat: SeatState, shares: readonly number[]): SeatState {
  return {
    ...seat,
    owed: seat.owed - sum(shares),
    players: seat.players.map((player, index) => {
      const share = shares[index]!;
      return player.drink === 'points'
        ? { ...player, counted: player.counted + share }
        : { ...player, drunk: player.drunk + share };
    }),
  };
}

/** Equal shares; what does not divide goes to the first, a sip each. */
export function halves(sips: number, players: number): readonly number[] {
  return Array.from({ length: players }, (_, player) => Math.ceil((sips - player) / players));
}

export function sum(shares: readonly number[]): number {
  return shares.reduce((total, share) => total + share, 0);
}
