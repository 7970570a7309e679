import type { BoardData, LineId, Point } from './board-data.ts';
import { checkBundles } from './gate-bundles.ts';
import { checkLengths, checkPieces, pointsAlong, words } from './gate-pieces.ts';
import { checkRoles } from './gate-roles.ts';
import type { Note } from './gate-shape.ts';
import { type Meeting, meetingsOf } from './gate-stations.ts';
import { piecesOf } from './geometry.ts';
import { groupBy } from '../shared/group.ts';
import { type Leg, legsOf } from './legs.ts';

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
  for (const at of reached) for (const next of neighbours.get(at) ?? []) reached.add(next);
  return reached;
}

function checkLine(line: string, legs: readonly Leg[], note: Note): void {
  const neighbours = neighboursOf(legs);
  const [first] = neighbours.keys();
  const reached = first === undefined ? new Set() : reachedFrom(first, neighbours);
  const missed = [...neighbours.keys()].find((station) => !reached.has(station));
  if (missed !== undefined) note(`lines.${line}`, `is in two pieces: no way leads from ${first ?? ''} to ${missed}`);
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
