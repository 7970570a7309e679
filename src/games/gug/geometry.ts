import type { Point } from './board-data.ts';

/** A compass point as an eighth of a turn: 0 is north, 1 north-east, clockwise to 7, north-west. */
export type Heading = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const HEADING_NAMES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

const EIGHTHS = 8;
const BY_SIGNS: Readonly<Record<string, Heading>> = {
  '0,-1': 0,
  '1,-1': 1,
  '1,0': 2,
  '1,1': 3,
  '0,1': 4,
  '-1,1': 5,
  '-1,0': 6,
  '-1,-1': 7,
};

/** The compass point in which a straight piece runs (y grows down); undefined when it is not octilinear. */
export function headingOf([x, y]: Point, [toX, toY]: Point): Heading | undefined {
  const dx = toX - x;
  const dy = toY - y;
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return undefined;
  return BY_SIGNS[`${Math.sign(dx)},${Math.sign(dy)}`];
}

/** The compass point behind. */
export function reverse(heading: Heading): Heading {
  return ((heading + EIGHTHS / 2) % EIGHTHS) as Heading;
}

/** How far two headings differ, in eighths of a turn: 0 (the same) to 4 (opposite). */
export function turnBetween(one: Heading, other: Heading): number {
  const eighths = Math.abs(one - other);
  return Math.min(eighths, EIGHTHS - eighths);
}

/** Whether a point lies within a closed polygon (even-odd rule); points on the edge may fall either way. */
export function isWithin([x, y]: Point, polygon: readonly Point[]): boolean {
  let within = false;
  polygon.forEach(([x1, y1], index) => {
    const [x2, y2] = polygon[(index + 1) % polygon.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within;
  });
  return within;
}

/** Whether two straight pieces lie on one another over more than a point. */
export function overlaps([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const along: Point = [b[0] - a[0], b[1] - a[1]];
  const across = ([x, y]: Point) => along[0] * (y - a[1]) - along[1] * (x - a[0]);
  if (across(c) !== 0 || across(d) !== 0) return false;
  const reach = ([x, y]: Point) => along[0] * (x - a[0]) + along[1] * (y - a[1]);
  const [low, high] = [reach(c), reach(d)].sort((one, other) => one - other) as [number, number];
  return Math.min(high, reach(b)) > Math.max(low, 0);
}

/** The straight pieces of a polyline. */
export function piecesOf(points: readonly Point[]): readonly (readonly [Point, Point])[] {
  return points.slice(1).map((point, index) => [points[index]!, point] as const);
}
