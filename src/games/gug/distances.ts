import type { Board } from './board.ts';
import type { LineId, StationId } from './board-data.ts';
import { groupBy } from '../shared/group.ts';

/** Stations by the number of stations to ride from the nearest of some places. */
export type Distances = ReadonlyMap<StationId, number>;

/**
 * Measures the drawn board outward from a set of places (13.1, R9), whatever the day's works.
 *
 * @returns distances over all lines, or along one line alone; each is measured once.
 */
export function distancesFrom(
  board: Board,
  places: ReadonlySet<StationId>,
  place: (station: StationId) => StationId,
): (line: LineId | undefined) => Distances {
  const rides = [...board.lines.values()].flatMap(({ stretches }) =>
    stretches.flatMap(({ line, a, b }) => [
      { line, from: place(a), to: place(b) },
      { line, from: place(b), to: place(a) },
    ]),
  );
  const ridesFrom = groupBy(rides, ({ from }) => from);
  const known = new Map<LineId | undefined, Distances>();
  return (line) => {
    const measured = known.get(line);
    if (measured) return measured;
    const distances = new Map([...places].map((at) => [at, 0]));
    for (const [at, distance] of distances) {
      for (const ride of ridesFrom.get(at) ?? []) {
        if ((line === undefined || ride.line === line) && !distances.has(ride.to)) distances.set(ride.to, distance + 1);
      }
    }
    known.set(line, distances);
    return distances;
  };
}
