import type { Point } from '../../../../src/games/gug/board-data.ts';

/** Eight compass headings, N = 0 and on clockwise. The paper's y grows downward. */
export function headingOf(from: Point, to: Point): number {
  const turns = Math.atan2(to[0] - from[0], from[1] - to[1]) / (Math.PI / 4);
  return (Math.round(turns) + 8) % 8;
}

/** The angle between two headings, 0-180 degrees. */
export function angleBetween(one: number, other: number): number {
  const apart = Math.abs(one - other) % 8;
  return Math.min(apart, 8 - apart) * 45;
}

/** The straight pieces of a polyline. */
function piecesOf(line: readonly Point[]): [Point, Point][] {
  return line.slice(1).map((end, index) => [line[index] as Point, end]);
}

/** Whether two straight pieces share more than a point. */
function piecesOverlap([a, b]: [Point, Point], [c, d]: [Point, Point]): boolean {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const beside = (p: Point): number => (p[0] - a[0]) * uy - (p[1] - a[1]) * ux;
  const along = (p: Point): number => (p[0] - a[0]) * ux + (p[1] - a[1]) * uy;
  if (Math.abs(beside(c)) > 1e-6 || Math.abs(beside(d)) > 1e-6) return false;
  const from = Math.max(0, Math.min(along(c), along(d)));
  const to = Math.min(length, Math.max(along(c), along(d)));
  return to - from > 1e-6;
}

/** Whether two polylines run over the same paper for more than a point. */
export function linesOverlap(one: readonly Point[], other: readonly Point[]): boolean {
  return piecesOf(one).some((piece) => piecesOf(other).some((second) => piecesOverlap(piece, second)));
}

/** Point in polygon, by the crossings of a ray to the right. */
export function isInside(polygon: readonly Point[], [x, y]: Point): boolean {
  const closed = [...polygon, polygon[0] as Point];
  const crossings = piecesOf(closed).filter(([a, b]) => {
    if (a[1] > y === b[1] > y) return false;
    return a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]) > x;
  });
  return crossings.length % 2 === 1;
}

/** The heights at which the strokes stand straight above or below a point, in the paper's y. */
export function heightsAt(strokes: readonly (readonly Point[])[], x: number): number[] {
  return strokes.flatMap(piecesOf).flatMap(([a, b]) => {
    if (x < Math.min(a[0], b[0]) || x > Math.max(a[0], b[0])) return [];
    if (a[0] === b[0]) return [a[1], b[1]];
    return [a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1])];
  });
}
