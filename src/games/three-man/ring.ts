/** A way around the table. */
export type Way = 'left' | 'right';

/** Seats clockwise: whoever sits to somebody's left is the next of the list. */
export type Ring = readonly number[];

export const turned = (way: Way): Way => (way === 'left' ? 'right' : 'left');

/** Who sits beside a seat of the ring; in a ring of two on both sides the same. */
export function neighbour(ring: Ring, seat: number, way: Way): number {
  const step = way === 'left' ? 1 : ring.length - 1;
  return ring[(ring.indexOf(seat) + step) % ring.length]!;
}

/** The ring after somebody has sat down to the left of a player. */
export function withSeat(ring: Ring, seat: number, after: number): Ring {
  return ring.flatMap((other) => (other === after ? [other, seat] : [other]));
}
