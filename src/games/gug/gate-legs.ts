import { parseStop, platformPoint } from './board.ts';
import type { BoardData, Point } from './board-data.ts';
import type { Note } from './gate-shape.ts';
import { headingOf, piecesOf } from './geometry.ts';

/** A straight piece of a nominal course. */
export type Piece = readonly [Point, Point];

/** Two neighbours on a run, and the nominal course between their platforms. */
export interface Leg {
  readonly line: string;
  readonly from: { readonly station: string; readonly platform: string };
  readonly to: { readonly station: string; readonly platform: string };
  readonly pieces: readonly Piece[];
}

export const words = ([x, y]: Point): string => `${x},${y}`;

export function legsOf(data: BoardData, line: string, run: readonly (string | Point)[]): readonly Leg[] {
  const legs: Leg[] = [];
  let from: Leg['from'] | undefined;
  let points: Point[] = [];
  for (const place of run) {
    if (typeof place !== 'string') {
      points.push(place);
      continue;
    }
    const to = parseStop(line, place);
    const station = data.stations[to.station];
    if (!station) continue;
    const at = platformPoint(station, to.platform);
    if (from) legs.push({ line, from, to, pieces: piecesOf([...points, at]) });
    from = to;
    points = [at];
  }
  return legs;
}

/** Whether a point lies on a straight piece, ends included. Grid coordinates make this exact. */
export function liesOn([x, y]: Point, [a, b]: Piece): boolean {
  const isBeside = (b[0] - a[0]) * (y - a[1]) !== (b[1] - a[1]) * (x - a[0]);
  const isPast = (at: number, one: number, other: number) => at < Math.min(one, other) || at > Math.max(one, other);
  return !isBeside && !isPast(x, a[0], b[0]) && !isPast(y, a[1], b[1]);
}

/** Whether all pieces run in one of the eight directions; what is wrong goes to `note`. */
export function checkPieces(pieces: readonly Piece[], place: string, note: Note): boolean {
  let isSound = true;
  for (const [a, b] of pieces) {
    if (headingOf(a, b) !== undefined) continue;
    isSound = false;
    const isPoint = a[0] === b[0] && a[1] === b[1];
    note(
      place,
      isPoint ? `has a piece of no length at ${words(a)}` : `the piece ${words(a)} - ${words(b)} is not octilinear`,
    );
  }
  return isSound;
}
