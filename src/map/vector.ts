import type { Point } from '../games/gug/board-data.ts';

/** Lengths below this, in grid units, are rounding. */
export const EPSILON = 1e-6;

export const plus = (one: Point, other: Point): Point => [one[0] + other[0], one[1] + other[1]];
export const minus = (one: Point, other: Point): Point => [one[0] - other[0], one[1] - other[1]];
export const times = (point: Point, factor: number): Point => [point[0] * factor, point[1] * factor];
export const dot = (one: Point, other: Point): number => one[0] * other[0] + one[1] * other[1];
/** Above zero when `other` lies clockwise of `one` (y grows down). */
export const cross = (one: Point, other: Point): number => one[0] * other[1] - one[1] * other[0];
export const distance = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);
export const middle = (one: Point, other: Point): Point => times(plus(one, other), 0.5);
export const isSame = (one: Point, other: Point): boolean => distance(one, other) < EPSILON;

/** The direction from one point to another, of length 1. */
export function towards(from: Point, to: Point): Point {
  return times(minus(to, from), 1 / distance(from, to));
}

/** A direction turned a quarter clockwise, to its right-hand side (y grows down). */
export const rightOf = ([x, y]: Point): Point => [-y, x];

/** The place on the straight piece `a`-`b` that is nearest to a point. */
export function nearestOn(point: Point, [a, b]: readonly [Point, Point]): Point {
  const along = minus(b, a);
  const length = dot(along, along);
  if (length === 0) return a;
  return plus(a, times(along, Math.min(1, Math.max(0, dot(minus(point, a), along) / length))));
}

/** How far a point is from a polyline. */
export function distanceTo(point: Point, line: readonly Point[]): number {
  const pieces = line.slice(1).map((end, index) => distance(point, nearestOn(point, [line[index]!, end])));
  return Math.min(...pieces);
}
