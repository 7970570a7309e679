import { groupBy } from '../shared/group.ts';
import type { BoardData, LineId, Point } from './board-data.ts';
import { checkBundles, checkLengths, checkPieces, pointsAlong, words } from './gate-bundles.ts';
import type { Note } from './gate-shape.ts';
import { piecesOf } from './geometry.ts';
import { type Leg, legsOf, parseStop, platformPoint } from './legs.ts';

/** What the drawing must be before anything can be derived from it. `data` has passed `checkNames`. */
export function checkDrawing(data: BoardData, note: Note): void {
  const meetings = meetingsOf(data);
  const meetingsAt = groupBy(meetings, ({ at }) => words(at));
  const legs: Leg[] = [];
  for (const [line, { runs }] of Object.entries(data.lines)) {
    runs.forEach((run, index) => {
      for (const leg of legsOf(data, line as LineId, run)) {
        legs.push(leg);
        const place = `lines.${line}.runs[${index}], ${leg.from.station} - ${leg.to.station}`;
        if (checkPieces(piecesOf(leg.points), place, note)) checkPassing(leg, meetingsAt, place, note);
      }
    });
    checkLine(
      line,
      legs.filter((leg) => leg.line === line),
      note,
    );
  }
  checkPlaces(data, meetings, note);
  checkBundles(data, legs, note);
  checkRoles(data, meetings, legs, note);
  checkLengths(piecesOf(data.river.path), 'river.path', note);
}

/** A stroke that touches a station where it does not stop would be read as calling there. */
function checkPassing(
  { from, to, points }: Leg,
  meetings: ReadonlyMap<string, readonly Meeting[]>,
  place: string,
  note: Note,
): void {
  const passed = new Set<string>([from.station, to.station]);
  for (const point of piecesOf(points).flatMap(pointsAlong).map(words)) {
    for (const { id, platform } of meetings.get(point) ?? []) {
      if (!passed.has(id)) note(place, `runs over ${id} (${platform}, ${point}), where it does not call`);
      passed.add(id);
    }
  }
}

function neighboursOf(legs: readonly Leg[]): ReadonlyMap<string, ReadonlySet<string>> {
  const neighbours = new Map<string, Set<string>>();
  for (const { from, to } of legs) {
    neighbours.set(from.station, (neighbours.get(from.station) ?? new Set()).add(to.station));
    neighbours.set(to.station, (neighbours.get(to.station) ?? new Set()).add(from.station));
  }
  return neighbours;
}

function reachedFrom(start: string, neighbours: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const at of reached) for (const next of neighbours.get(at)!) reached.add(next);
  return reached;
}

function checkLine(line: string, legs: readonly Leg[], note: Note): void {
  const neighbours = neighboursOf(legs);
  const first = [...neighbours.keys()][0]!;
  const reached = reachedFrom(first, neighbours);
  const missed = [...neighbours.keys()].find((station) => !reached.has(station));
  if (missed !== undefined) note(`lines.${line}`, `is in two pieces: no way leads from ${first} to ${missed}`);
  const seen = new Set<string>();
  for (const { from, to } of legs) {
    const name = (end: Leg['from']) => `${end.station} (${end.platform})`;
    if (from.station === to.station) note(`lines.${line}`, `runs from ${from.station} to itself`);
    const key = [name(from), name(to)].sort().join(' - ');
    if (seen.has(key)) note(`lines.${line}`, `has the stretch ${key} twice`);
    seen.add(key);
  }
}

/** No two stations, of any railway, may share a place on paper. */
function checkPlaces(data: BoardData, meetings: readonly Meeting[], note: Note): void {
  const taken = new Map<string, string>();
  const take = (id: string, point: Point, place: string) => {
    const holder = taken.get(words(point));
    if (holder !== undefined && holder !== id) note(place, `is the place of ${holder} too (${words(point)})`);
    taken.set(words(point), id);
  };
  for (const { id, at } of meetings) take(id, at, `stations.${id}`);
  for (const [id, { at }] of Object.entries(data.others)) take(id, at, `others.${id}`);
}

/** White corridors are short: further apart on paper, in grid units, two stations are no junction. */
const CORRIDOR = 8;

/** What the rules need of the lines and stations that the board names for them: loop, divide, no return, corridors. */
function checkRoles(data: BoardData, meetings: readonly Meeting[], legs: readonly Leg[], note: Note): void {
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

/** The platforms at which runs stop, by station: `northern`, or `northern/bank`. */
type Calls = ReadonlyMap<string, ReadonlySet<string>>;

export function callsOf(data: BoardData): Calls {
  const calls = new Map<string, Set<string>>();
  for (const [line, { runs }] of Object.entries(data.lines)) {
    for (const stop of runs.flat()) {
      if (typeof stop !== 'string') continue;
      const { station, platform } = parseStop(line, stop);
      calls.set(station, (calls.get(station) ?? new Set()).add(platform));
    }
  }
  return calls;
}

/** Where lines meet a station on paper. */
interface Meeting {
  readonly id: string;
  readonly platform: string;
  readonly at: Point;
}

/** Once for each station and platform at which a line calls. */
function meetingsOf(data: BoardData): readonly Meeting[] {
  const calls = callsOf(data);
  return Object.entries(data.stations).flatMap(([id, station]) =>
    [...calls.get(id)!].map((platform) => ({ id, platform, at: platformPoint(station, platform) })),
  );
}

const lineOf = (platform: string): string => platform.split('/')[0]!;

export function linesAt(calls: Calls, station: string): ReadonlySet<string> {
  return new Set([...(calls.get(station) ?? [])].map(lineOf));
}

/** Dots, circles and platforms must be those of the lines that call. */
export function checkStation(data: BoardData, id: string, calls: Calls, note: Note): void {
  const place = `stations.${id}`;
  const { platforms = {}, dots, circles } = data.stations[id]!;
  const here = calls.get(id) ?? new Set<string>();
  const lines = linesAt(calls, id);
  if (lines.size === 0) note(place, 'no line calls here');
  const named = (platform: string, where: string) => {
    const line = lineOf(platform);
    if (!Object.hasOwn(data.lines, line)) note(where, `"${line}" is not a line of this board`);
    else if (!here.has(platform)) note(where, `${platform} does not call here`);
  };
  for (const platform of Object.keys(platforms)) named(platform, `${place}.platforms.${platform}`);
  dots?.forEach((dot, index) => {
    for (const platform of dot) named(platform, `${place}.dots[${index}]`);
  });
  const isJoined = data.joined.flat().includes(id);
  if (dots && lines.size === 1 && !isJoined)
    note(`${place}.dots`, 'only one line calls here: give the number of circles');
  if (circles !== undefined && lines.size > 1) note(`${place}.circles`, 'more than one line calls here: give the dots');
  else if (circles !== undefined && isJoined) note(`${place}.circles`, 'is joined to another station: give the dots');
  if (isJoined && !dots)
    note(`${place}.dots`, 'is missing: a white corridor joins the dots of this station to another');
  if (!dots) return;
  for (const platform of here) {
    const count = dots.flat().filter((one) => one === platform).length;
    if (count === 0) note(`${place}.dots`, `${platform} calls here and is in no dot`);
    if (count > 1) note(`${place}.dots`, `${platform} is named ${count} times`);
  }
}
