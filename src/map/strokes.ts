import type { BoardData, BundleData, LineId, Point, RunData, StationId } from '../games/gug/board-data.ts';
import { piecesOf } from '../games/gug/geometry.ts';
import { parseStop, platformPoint } from '../games/gug/legs.ts';
import { onceFor } from '../games/shared/memo.ts';
import { STROKE_WIDTH } from './measures.ts';
import { cross, distance, dot, EPSILON, isSame, minus, plus, rightOf, times, towards } from './vector.ts';

/** Where a line's stroke meets a station on paper, with the strokes of a bundle set side by side. */
export interface Stop {
  readonly station: StationId;
  readonly line: LineId;
  /** The platform's key on the board: the line, or line and branch. */
  readonly platform: string;
  readonly at: Point;
  /** The direction of the stroke there, of length 1. */
  readonly along: Point;
}

/** One run of a line as it is drawn: a polyline with sharp corners. */
export interface Stroke {
  readonly line: LineId;
  readonly points: readonly Point[];
  /** How far each point lies to the right of the nominal course, in grid units. */
  readonly offsets: readonly number[];
  /** In the order of the run, each with its index in `points`. */
  readonly stops: readonly (Stop & { readonly index: number })[];
}

interface Corner {
  readonly at: Point;
  readonly stop?: { readonly station: StationId; readonly platform: string };
}
interface Piece {
  readonly along: Point;
  /** Grid units to the right of the nominal course, seen along the run. */
  readonly offset: number;
}

const isFarOff = (at: number, a: number, b: number): boolean =>
  (at < a - 1 && at < b - 1) || (at > a + 1 && at > b + 1);

/** Whether a point lies on a straight piece, ends included. */
function liesOn(point: Point, piece: readonly [Point, Point]): boolean {
  // Most points are far off, and a phone asks this some hundred thousand times: by index, which is cheaper than taking apart.
  const a = piece[0];
  const b = piece[1];
  if (isFarOff(point[0], a[0], b[0]) || isFarOff(point[1], a[1], b[1])) return false;
  return Math.abs(distance(a, point) + distance(point, b) - distance(a, b)) < EPSILON;
}

/** The run's stops and bends, and the places between them where a bundle begins, bends or ends. */
function cornersOf(data: BoardData, line: LineId, run: RunData, bundles: readonly BundleData[]): Corner[] {
  const corners = run.map((place): Corner => {
    if (typeof place !== 'string') return { at: place };
    const stop = parseStop(line, place);
    return { at: platformPoint(data.stations[stop.station]!, stop.platform), stop };
  });
  const bends = bundles.flatMap(({ path }) => path);
  return corners.flatMap((corner, index) => {
    const next = corners[index + 1];
    if (!next) return [corner];
    const piece = [corner.at, next.at] as const;
    const between = bends
      .filter((at) => liesOn(at, piece) && !isSame(at, corner.at) && !isSame(at, next.at))
      .sort((one, other) => distance(corner.at, one) - distance(corner.at, other))
      .filter((at, place, all) => place === 0 || !isSame(at, all[place - 1]!));
    return [corner, ...between.map((at) => ({ at }))];
  });
}

function offsetOf(line: LineId, from: Point, to: Point, bundles: readonly BundleData[]): number {
  for (const { path, lines, first } of bundles) {
    const beside = piecesOf(path).find((piece) => liesOn(from, piece) && liesOn(to, piece));
    if (!beside) continue;
    const same = Math.sign(dot(minus(to, from), minus(beside[1], beside[0])));
    return same * (first + lines.indexOf(line)) * STROKE_WIDTH;
  }
  return 0;
}

const aside = ({ along, offset }: Piece): Point => times(rightOf(along), offset);

/** Where the stroke passes a corner: one point, or two where it steps aside on a straight course. */
function passing(at: Point, before: Piece, after: Piece): readonly Point[] {
  const turn = cross(before.along, after.along);
  const shift = minus(aside(after), aside(before));
  if (Math.abs(turn) > EPSILON) {
    return [plus(plus(at, aside(before)), times(before.along, cross(shift, after.along) / turn))];
  }
  const step = Math.abs(before.offset - after.offset);
  if (step < EPSILON) return [plus(at, aside(before))];
  // The step is made at 45 degrees, on the side where the stroke runs closer to its course.
  const later = Math.abs(before.offset) > Math.abs(after.offset);
  return later
    ? [plus(at, aside(before)), plus(plus(at, aside(after)), times(after.along, step))]
    : [plus(plus(at, aside(before)), times(before.along, -step)), plus(at, aside(after))];
}

function strokeOf(data: BoardData, line: LineId, run: RunData): Stroke {
  const bundles = data.bundles.filter(({ lines }) => lines.includes(line));
  const corners = cornersOf(data, line, run, bundles);
  const pieces = corners.slice(1).map(({ at }, index): Piece => {
    const from = corners[index]!.at;
    return { along: towards(from, at), offset: offsetOf(line, from, at, bundles) };
  });
  const points: Point[] = [];
  const offsets: number[] = [];
  const stops: Stroke['stops'][number][] = [];
  corners.forEach(({ at, stop }, place) => {
    const after = pieces[place] ?? pieces[place - 1]!;
    const before = pieces[place - 1] ?? after;
    const passed = passing(at, before, after);
    // A station at the mouth of a bundle is marked where the bundle is.
    const outer = Math.abs(before.offset) > Math.abs(after.offset) ? before : after;
    const isMouth = before.offset !== after.offset;
    const marked = isMouth ? plus(at, aside(outer)) : passed[0]!;
    const index = points.length + (passed.length > 1 && outer === after ? 1 : 0);
    if (stop) stops.push({ ...stop, line, at: marked, along: outer.along, index });
    points.push(...passed);
    offsets.push(...passed.map(() => outer.offset));
  });
  return { line, points, offsets, stops };
}

/** The strokes of a board, run by run, mitred and with bundles side by side. */
export const strokesOf = onceFor((data: BoardData): readonly Stroke[] =>
  Object.entries(data.lines).flatMap(([line, { runs }]) => runs.map((run) => strokeOf(data, line as LineId, run))),
);

/** A part of a stroke, seen in the direction in which it is travelled. */
export type Course = Pick<Stroke, 'points' | 'offsets'>;

const turnedCourse = ({ points, offsets }: Course): Course => ({
  points: [...points].reverse(),
  offsets: [...offsets].reverse().map((offset) => -offset),
});

/** The drawn course of a line from one stop to its neighbour; undefined when they are not neighbours on it. */
export function courseBetween(
  strokes: readonly Stroke[],
  line: string,
  from: StationId,
  to: StationId,
): Course | undefined {
  for (const { points, offsets, stops } of strokes.filter((stroke) => stroke.line === line)) {
    for (const [place, stop] of stops.entries()) {
      const next = stops[place + 1];
      if (!next) continue;
      const part = [stop.index, next.index + 1] as const;
      const course = { points: points.slice(...part), offsets: offsets.slice(...part) };
      if (stop.station === from && next.station === to) return course;
      if (stop.station === to && next.station === from) return turnedCourse(course);
    }
  }
  return undefined;
}
