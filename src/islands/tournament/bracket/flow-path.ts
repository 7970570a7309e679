import type { Point } from './bracket-shape.ts';

/** How far before a corner a stroke leaves for the other side of it, in rem: at 45°, as on the map. */
const CUT = 0.45;

/** The path of a stroke for SVG: straight pieces whose corners are cut. Points that lie on one another count once. */
export function flowPath(points: readonly Point[]): string {
  const corners = points.filter((point, index) => index === 0 || lengthOf(points[index - 1]!, point) > 1e-6);
  const pieces = corners.slice(1).map((end, index) => ({ start: corners[index]!, end }));
  const drawn = pieces.flatMap(({ start, end }, index) => {
    const [first, last] = [index === 0, index === pieces.length - 1];
    const cut = Math.min(CUT, lengthOf(start, end) / 2);
    return [...(first ? [start] : [along(start, end, cut)]), last ? end : along(end, start, cut)];
  });
  return drawn.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

const lengthOf = ([x1, y1]: Point, [x2, y2]: Point): number => Math.abs(x2 - x1) + Math.abs(y2 - y1);

/** A point so far from the start of a level or an upright piece. */
function along(start: Point, end: Point, way: number): Point {
  const share = way / lengthOf(start, end);
  return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
}

const round = (value: number): string => String(Math.round(value * 1_000) / 1_000);
