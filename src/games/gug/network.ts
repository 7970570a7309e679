import { groupBy } from '../shared/group.ts';
import { later, onceFor } from '../shared/memo.ts';
import type { LineId, Point, Side, StationId } from './board-data.ts';
import { type Board, turned } from './board.ts';
import { isWithin } from './geometry.ts';
import { groundOf, keptByKey } from './ground.ts';
import type { Hop } from './hops.ts';
import { NO_WORKS, type Works } from './position.ts';
import { RULING_IDS, type RulingId, type Rulings } from './rulings.ts';

/** Sides a referee has set, by station (R22, the other reading). */
export type RefereeSides = Readonly<Record<string, Side>>;

/**
 * The Underground as this table plays it today: a board, its rulings and the day's works.
 *
 * A *place* is a station, or all stations joined by a white corridor (R18); it is named by one of them.
 */
export interface Network {
  readonly board: Board;
  readonly rulings: Rulings;
  readonly works: Works;
  readonly hops: readonly Hop[];
  /** The place a station belongs to. */
  readonly place: (station: StationId) => StationId;
  /** The stations of a place. */
  readonly members: (place: StationId) => readonly StationId[];
  /** All hops that leave a place, in the board's order. */
  readonly hopsFrom: (place: StationId) => readonly Hop[];
  /** White dots of a place (10.2, 16.1, R18, R21). */
  readonly dots: (place: StationId) => number;
  /** The rulings that decide how the dots of a place are counted: R18 where stations are joined, R21 where one line calls. */
  readonly dotRulings: (place: StationId) => readonly RulingId[];
  /** Whether a line ends at a station (R23, R20). */
  readonly endsAt: (station: StationId, line: LineId) => boolean;
  /** The lines that end at a place. */
  readonly endingLines: (place: StationId) => readonly LineId[];
  /** Whether a station is an end station for a line (12.1, R7). */
  readonly isEndFor: (station: StationId, line: LineId) => boolean;
  /** Whether arriving by a line stops the movement there (12.1): at an end station, unless it is closed and the table rides on (17.5, R33). */
  readonly stopsAt: (station: StationId, line: LineId) => boolean;
  /** Whether a place is on the Circle line (R8), and whether on or inside it. */
  readonly isOnLoop: (place: StationId) => boolean;
  readonly isWithinLoop: (place: StationId) => boolean;
  /**
   * Stations outbound from the Circle line (13.1, R9), over any line also where the arriving line never meets it;
   * `Infinity` where no line leads there.
   */
  readonly outbound: (station: StationId, line: LineId) => number;
  /** Whether the referee has set the side of a station (R22, the other reading). */
  readonly isSetByReferee: (station: StationId) => boolean;
  /** The side of the Central line a drop counts on (12.2, 12.3, R11, R22). */
  readonly sideOf: (station: StationId, line: LineId) => Side | 'central';
}

/** @param closed - end stations that the day's draw has closed (17.5). */
export function makeNetwork(
  board: Board,
  rulings: Rulings,
  works: Works = NO_WORKS,
  sides: RefereeSides = {},
  closed: readonly StationId[] = [],
): Network {
  const { hops, place, membersOf, leaving, junctions, ends } = groundOf(board, rulings, works);
  const members = (at: StationId) => membersOf.get(at) ?? [];
  const stationsAt = (at: StationId) => members(at).map((station) => board.stations.get(station)!);
  const isJunction = (at: StationId) => junctions.has(at);
  const circles = (at: StationId) =>
    stationsAt(at).reduce((sum, { data }) => sum + (data.dots?.length ?? 0) + (data.circles ?? 0), 0);

  const loopStations = rulings.R8 === 'loop' ? board.loop : board.lines.get(board.data.loop as LineId)!.stations;
  const loop = new Set(loopStations.map(place));
  const outboundAlong = distancesFrom(board, loop, place);

  const drawnSide = sidesOn(board);
  const refereeSide = (station: StationId) => (rulings.R22 === 'referee' ? sides[station] : undefined);
  const endsAt = (station: StationId, line: LineId) => ends.get(place(station))?.has(line) ?? false;
  const endingLines = (at: StationId) => [...(ends.get(at) ?? [])];
  const isEndFor = (station: StationId, line: LineId) =>
    endsAt(station, line) || (rulings.R7 === 'any-line' && endingLines(place(station)).length > 0);
  const passes = new Set(rulings.R33 === 'goes-on' ? closed.map(place) : []);
  const divide = board.data.divide as LineId;

  return {
    board,
    rulings,
    works,
    hops,
    place,
    members,
    hopsFrom: (at) => leaving.get(at) ?? [],
    dots: (at) => (rulings.R21 === 'every-circle' || isJunction(at) ? circles(at) : 0),
    dotRulings: (at) => [
      ...(members(at).length > 1 ? ['R18' as const] : []),
      ...(!isJunction(at) && circles(at) > 0 ? ['R21' as const] : []),
    ],
    endsAt,
    endingLines,
    isEndFor,
    stopsAt: (station, line) => isEndFor(station, line) && !passes.has(place(station)),
    isOnLoop: (at) => loop.has(at),
    isWithinLoop: (at) => loop.has(at) || members(at).some((station) => board.inside.has(station)),
    outbound(station, line) {
      const along = rulings.R9 === 'arriving-line' ? outboundAlong(line).get(place(station)) : undefined;
      return along ?? outboundAlong(undefined).get(place(station)) ?? Infinity;
    },
    isSetByReferee: (station) => refereeSide(station) !== undefined,
    sideOf(station, line) {
      if (line === divide) return 'central';
      const isOnDivide = members(place(station)).some((member) => board.stations.get(member)!.lines.includes(divide));
      // Another line's end on the Central line: the side its last stretch comes from (12.3, R11).
      const last = isOnDivide && board.lines.get(line)?.stretches.find(({ a, b }) => a === station || b === station);
      const from = last ? (last.a === station ? last.b : last.a) : station;
      return refereeSide(station) ?? drawnSide(from);
    },
  };
}

/** Stations by the number of stations to ride from the nearest of some places. */
type Distances = ReadonlyMap<StationId, number>;

/**
 * Measures the drawn board outward from a set of places (13.1, R9), whatever the day's works.
 *
 * @returns distances over all lines, or along one line alone; each is measured once.
 */
function distancesFrom(
  board: Board,
  places: ReadonlySet<StationId>,
  place: (station: StationId) => StationId,
): (line: LineId | undefined) => Distances {
  const ridesFrom = later(() => {
    const rides = [...board.lines.values()].flatMap(({ stretches }) =>
      stretches.flatMap(({ line, a, b }) => [
        { line, from: place(a), to: place(b) },
        { line, from: place(b), to: place(a) },
      ]),
    );
    return groupBy(rides, ({ from }) => from);
  });
  const known = new Map<LineId | undefined, Distances>();
  return (line) => {
    const measured = known.get(line);
    if (measured) return measured;
    const distances = new Map([...places].map((at) => [at, 0]));
    for (const [at, distance] of distances) {
      for (const ride of ridesFrom().get(at)!) {
        if ((line === undefined || ride.line === line) && !distances.has(ride.to)) distances.set(ride.to, distance + 1);
      }
    }
    known.set(line, distances);
    return distances;
  };
}

const sidesOn = onceFor(sidesOf);

/** On which side of the drawn Central line a station lies (12.2, R22): as the board's data says, else as drawn. */
function sidesOf(board: Board): (station: StationId) => Side {
  const drawnSide = drawnSideOn(board);
  // Judging a ledger asks thousands of times.
  const known = new Map<StationId, Side>();
  return (station) => {
    const side = known.get(station) ?? board.data.sides[station] ?? drawnSide(board.stations.get(station)!.at);
    known.set(station, side);
    return side;
  };
}

/** On which side of the drawn Central line a place on the board is (R22). */
export function drawnSideOn(board: Board): (at: Point) => Side {
  const north = northOf(board);
  return (at) => (isWithin(at, north) ? 'north' : 'south');
}

/**
 * The Central line as the border between north and south (12.2, R22): its longest course as it is drawn, from west to
 * east. Beyond both ends the border runs on level.
 */
export function borderOf(board: Board): readonly Point[] {
  const line = board.lines.get(board.data.divide as LineId)!;
  const ends = line.stations.filter(
    (station) => line.stretches.filter(({ a, b }) => a === station || b === station).length === 1,
  );
  const courses = ends.flatMap((from) =>
    ends.filter((to) => to !== from).map((to) => courseOf(board, line.id, from, to)),
  );
  const span = (course: readonly Point[]) =>
    Math.hypot(course.at(-1)![0] - course[0]![0], course.at(-1)![1] - course[0]![1]);
  return courses
    .filter((points) => points[0]![0] < points.at(-1)![0])
    .reduce((longest, points) => (span(points) > span(longest) ? points : longest));
}

/** The part of the drawing north of the border. */
function northOf(board: Board): readonly Point[] {
  const course = borderOf(board);
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
    const { stretches } = board.lines.get(line)!;
    const ways = stretches.flatMap((way) => (way.a === at ? [way] : way.b === at ? [turned(way)] : []));
    for (const { b: next, points: way } of ways) if (!points.has(next)) points.set(next, [...course, ...way]);
  }
  throw new Error(`${line} does not lead from ${from} to ${to}`);
}

/** So many networks of a board are kept: each has the whole board, and people go back to few readings and days. */
const NETWORKS_MOST = 8;

const kept = keptByKey<Network>(NETWORKS_MOST);

/** How all gaps are read, as a text. */
const readingOf = onceFor((rulings: Rulings): string => RULING_IDS.map((id) => rulings[id]).join());

/**
 * The network of `makeNetwork`, remembered: all games of a board that are read alike share one, so that a log of hundreds
 * of games does not make the Underground hundreds of times.
 */
export function networkFor(
  board: Board,
  rulings: Rulings,
  works: Works,
  sides: RefereeSides,
  closed: readonly StationId[],
): Network {
  const key = readingOf(rulings) + JSON.stringify([works, sides, closed]);
  return kept(board, key, () => makeNetwork(board, rulings, works, sides, closed));
}
