import type { BoardData, Point } from './board-data.ts';
import type { Note } from './gate-shape.ts';
import type { Meeting } from './gate-stations.ts';
import type { Leg } from './legs.ts';

/** White corridors are short: further apart on paper, in grid units, two stations are no junction. */
const CORRIDOR = 8;

/** What the rules need of the lines and stations that the board names for them: loop, divide, no return, corridors. */
export function checkRoles(data: BoardData, meetings: readonly Meeting[], legs: readonly Leg[], note: Note): void {
  checkLoop(data.loop, legs, note);
  checkDivide(data.divide, legs, note);
  const [one, other] = data.noReturn;
  const areNeighbours = legs.some(
    ({ from, to }) => [from.station, to.station].sort().join() === [one, other].sort().join(),
  );
  if (!areNeighbours) note('noReturn', `${one} and ${other} are not neighbours on any line`);
  data.joined.forEach(([from, to], index) => {
    const placesOf = (station: string) => meetings.filter(({ id }) => id === station).map(({ at }) => at);
    const apart = gapBetween(placesOf(from), placesOf(to));
    if (apart <= CORRIDOR) return;
    note(`joined[${index}]`, `${from} and ${to} are ${Math.ceil(apart)} grid units apart, more than ${CORRIDOR}`);
  });
}

/** Loops of a connected line are its stretches beyond those that a tree would need. */
function checkLoop(loop: string, legs: readonly Leg[], note: Note): void {
  const own = legs.filter(({ line }) => line === loop);
  const stations = new Set(own.flatMap(({ from, to }) => [from.station, to.station]));
  const cycles = own.length - stations.size + 1;
  if (cycles !== 1) note('loop', `the ${loop} line has ${cycles} loops, not one`);
}

/** North and south are told apart by the course from one end to another, seen from west to east (12.2, R22). */
function checkDivide(divide: string, legs: readonly Leg[], note: Note): void {
  const met = new Map<string, readonly Point[]>();
  for (const { from, to, points } of legs.filter(({ line }) => line === divide)) {
    met.set(from.station, [...(met.get(from.station) ?? []), points[0]!]);
    met.set(to.station, [...(met.get(to.station) ?? []), points.at(-1)!]);
  }
  const ends = [...met.values()].filter((places) => places.length === 1).flat();
  if (new Set(ends.map(([x]) => x)).size < 2)
    note('divide', `the ${divide} line has no two ends, one east of the other`);
}

/** How far the nearest two of some points are apart. */
function gapBetween(points: readonly Point[], others: readonly Point[]): number {
  const gaps = points.flatMap(([x, y]) => others.map(([toX, toY]) => Math.hypot(toX - x, toY - y)));
  return Math.min(...gaps);
}
