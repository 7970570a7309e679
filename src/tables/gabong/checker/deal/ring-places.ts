/** A place on the ring: from its middle, so many times half its width to the right, and half its height down. */
export interface RingPlace {
  readonly right: number;
  readonly down: number;
}

/** How many rows of names the ring has: the first seat on top, the others two by two. */
export const rowsOf = (players: number): number => Math.floor(players / 2) + 1;

/**
 * Where a seat is on the ring, the first on top and the next to the right of it. Rows are equally far apart, which
 * leaves room for names where a circle has them close together.
 */
export function ringPlace(players: number, seat: number): RingPlace {
  const isRight = seat <= players / 2;
  const row = isRight ? seat : players - seat;
  const down = (4 * row) / players - 1;
  const right = Math.sqrt(Math.max(0, 1 - down * down));
  return { right: isRight ? right : -right, down };
}
