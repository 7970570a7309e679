import type { BoardData, LineId, Point, RunData, StationData, StationId } from './board-data.ts';

/** A stop of a run: the station, and the key of the platform there (`northern`, or `northern/bank`). */
export interface RunStop {
  readonly station: StationId;
  readonly platform: string;
}

/** Two neighbours on a run, and the nominal course from platform to platform over the bends. */
export interface Leg {
  readonly line: LineId;
  readonly from: RunStop;
  readonly to: RunStop;
  readonly points: readonly Point[];
}

/** `euston/bank` on the Northern line: the station, and the key of its platform. */
export function parseStop(line: string, stop: string): RunStop {
  const [station = '', branch] = stop.split('/');
  return { station: station as StationId, platform: branch === undefined ? line : `${line}/${branch}` };
}

/** Where a line's stroke meets a station. */
export function platformPoint(station: StationData, platform: string): Point {
  return station.platforms?.[platform] ?? station.at;
}

/** Walks along a run of which every stop is a station of the board. */
export function legsOf(data: BoardData, line: LineId, run: RunData): readonly Leg[] {
  const legs: Leg[] = [];
  let from: RunStop | undefined;
  let points: Point[] = [];
  for (const place of run) {
    if (typeof place !== 'string') {
      points.push(place);
      continue;
    }
    const to = parseStop(line, place);
    const here = platformPoint(data.stations[to.station]!, to.platform);
    if (from) legs.push({ line, from, to, points: [...points, here] });
    from = to;
    points = [here];
  }
  return legs;
}
