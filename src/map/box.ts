import type { Point } from '../games/gug/board-data.ts';
import { distance, nearestOn } from './vector.ts';

/** An upright rectangle on paper, in grid units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The least box that holds a straight piece. */
export function boxAround([a, b]: readonly [Point, Point]): Box {
  return {
    left: Math.min(a[0], b[0]),
    top: Math.min(a[1], b[1]),
    right: Math.max(a[0], b[0]),
    bottom: Math.max(a[1], b[1]),
  };
}

/** The least box that holds all of some boxes, one at the least. */
export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** How far two boxes are apart; 0 when they touch or overlap. */
export function gapBetween(one: Box, other: Box): number {
  const across = Math.max(one.left - other.right, other.left - one.right, 0);
  const down = Math.max(one.top - other.bottom, other.top - one.bottom, 0);
  return Math.hypot(across, down);
}

/** How far a point is from a box; 0 within it. */
export function distanceToBox([x, y]: Point, { left, top, right, bottom }: Box): number {
  return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
}

/** Whether a straight piece has a point within a box: what is left of it between each pair of edges. */
function crosses([a, b]: readonly [Point, Point], { left, top, right, bottom }: Box): boolean {
  let from = 0;
  let to = 1;
  for (const [start, end, low, high] of [
    [a[0], b[0], left, right],
    [a[1], b[1], top, bottom],
  ] as const) {
    const run = end - start;
    if (run === 0) {
      if (start < low || start > high) return false;
      continue;
    }
    const [enter, leave] =
      run > 0 ? [(low - start) / run, (high - start) / run] : [(high - start) / run, (low - start) / run];
    from = Math.max(from, enter);
    to = Math.min(to, leave);
  }
  return from <= to;
}

/** How far a straight piece is from a box; 0 when it touches or crosses it. */
export function gapToPiece(box: Box, piece: readonly [Point, Point]): number {
  if (crosses(piece, box)) return 0;
  const { left, top, right, bottom } = box;
  const corners: readonly Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return Math.min(
    ...piece.map((end) => distanceToBox(end, box)),
    ...corners.map((corner) => distance(corner, nearestOn(corner, piece))),
  );
}
