/** A way around the ring: 1 from a seat to the next number, as from A to B (2.1), and -1 back. */
export type Direction = 1 | -1;

export const turned = (direction: Direction): Direction => (direction === 1 ? -1 : 1);

/** Who sits so many steps from a seat. Seats are 0 to `count` - 1, the last beside the first. @param steps - may be negative. */
export function seatFrom(count: number, seat: number, direction: Direction, steps: number): number {
  // Twice, for a remainder below zero, and so that zero has no sign.
  return (((seat + direction * steps) % count) + count) % count;
}

/**
 * The ways that lead from one seat to another in exactly so many steps: none, one, or both. In a ring of two both sides
 * are the same player, and the ways are one.
 */
export function waysOf(count: number, from: number, to: number, steps: number): readonly Direction[] {
  const ways = ([1, -1] as const).filter((way) => seatFrom(count, from, way, steps) === to);
  return count === 2 ? ways.slice(0, 1) : ways;
}

/** 9.4: the shorter way from one seat to another; both where they are as long, as they are from a seat to itself. */
export function shorterWays(count: number, from: number, to: number): readonly Direction[] {
  const there = seatFrom(count, to, 1, -from);
  return waysOf(count, from, to, Math.min(there, count - there));
}
