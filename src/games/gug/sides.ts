import type { Board } from './board.ts';
import type { LineId, Point, Side, StationId } from './board-data.ts';
import { isWithin } from './geometry.ts';

/** On which side of the drawn Central line a station lies (12.2, R22): as the board's data says, else as drawn. */
export function sidesOf(board: Board): (station: StationId) => Side {
  const north = northOf(board);
  // Judging a ledger asks thousands of times.
  const known = new Map<StationId, Side>();
  return (station) => {
    const side = known.get(station) ?? board.data.sides[station] ?? drawnSide(board.stations.get(station)!.at, north);
    known.set(station, side);
    return side;
  };
}

function drawnSide(at: Point, north: readonly Point[]): Side {
  return isWithin(at, north) ? 'north' : 'south';
}

/**
 * The part of the drawing north of the Central line (12.2, R22): above its longest course, which runs on
 * level beyond both ends.
 */
function northOf(board: Board): readonly Point[] {
  const line = board.lines.get(board.data.divide as LineId)!;
  const ends = line.stations.filter(
    (station) => line.stretches.filter(({ a, b }) => a === station || b === station).length === 1,
  );
  const courses = ends.flatMap((from) =>
    ends.filter((to) => to !== from).map((to) => courseOf(board, line.id, from, to)),
  );
  const span = (course: readonly Point[]) =>
    Math.hypot(course.at(-1)![0] - course[0]![0], course.at(-1)![1] - course[0]![1]);
  const course = courses
    .filter((points) => points[0]![0] < points.at(-1)![0])
    .reduce((longest, points) => (span(points) > span(longest) ? points : longest));
  const FAR = 1e6;
  const [, west] = course[0]!;
  const [, east] = course.at(-1)!;
  return [[-FAR, -FAR], [-FAR, west], ...course, [FAR, east], [FAR, -FAR]];
}

/** The drawn course of a line from one of its stations to another, by the fewest stations. */
function courseOf(board: Board, line: LineId, from: StationId, to: StationId): readonly Point[] {
  const points = new Map<StationId, readonly Point[]>([[from, []]]);
  for (const [at, course] of points) {
    if (at === to) return course;
    for (const stretch of board.lines.get(line)!.stretches) {
      const next = stretch.a === at ? stretch.b : stretch.b === at ? stretch.a : undefined;
      if (next === undefined || points.has(next)) continue;
      points.set(next, [...course, ...(stretch.a === at ? stretch.points : stretch.points.toReversed())]);
    }
  }
  throw new Error(`${line} does not lead from ${from} to ${to}`);
}
