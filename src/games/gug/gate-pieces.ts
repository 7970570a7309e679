import type { Point } from './board-data.ts';
import type { Note } from './gate-shape.ts';
import { headingOf } from './geometry.ts';

/** A straight piece of a nominal course. */
export type Piece = readonly [Point, Point];

export const words = ([x, y]: Point): string => `${x},${y}`;

/** Whether all pieces have a length; what is wrong goes to `note`. */
export function checkLengths(pieces: readonly Piece[], place: string, note: Note): boolean {
  const empty = pieces.filter(([a, b]) => words(a) === words(b));
  for (const [at] of empty) note(place, `has a piece of no length at ${words(at)}`);
  return empty.length === 0;
}

/** Whether all pieces run in one of the eight directions; what is wrong goes to `note`. */
export function checkPieces(pieces: readonly Piece[], place: string, note: Note): boolean {
  if (!checkLengths(pieces, place, note)) return false;
  const slanted = pieces.filter(([a, b]) => headingOf(a, b) === undefined);
  for (const [a, b] of slanted) note(place, `the piece ${words(a)} - ${words(b)} is not octilinear`);
  return slanted.length === 0;
}

/** The points of the half-unit grid on a piece between two of them, ends included. */
export function pointsAlong([a, b]: Piece): readonly Point[] {
  const count = Math.max(1, Math.round(2 * Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]))));
  return Array.from({ length: count + 1 }, (_, step) => [
    a[0] + ((b[0] - a[0]) * step) / count,
    a[1] + ((b[1] - a[1]) * step) / count,
  ]);
}

/**
 * A piece cut into steps of half a grid unit, in words, the same from either end. Pieces between points of the
 * grid lie on one another exactly where they have steps in common.
 */
export function halvesOf([a, b]: Piece): readonly string[] {
  const isForward = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
  const points = pointsAlong(isForward ? [a, b] : [b, a]).map(words);
  return points.slice(1).map((point, index) => `${points[index]!} - ${point}`);
}
