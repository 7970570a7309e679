import { platformPoint } from './board.ts';
import type { BoardData, Point } from './board-data.ts';
import { checkBundles } from './gate-bundles.ts';
import { checkPieces, type Leg, legsOf, liesOn, words } from './gate-legs.ts';
import { type Calls, callsOf } from './gate-names.ts';
import type { Note } from './gate-shape.ts';

/** What the drawing must be before anything can be derived from it. `data` has passed `checkNames`. */
export function checkDrawing(data: BoardData, note: Note): void {
  const calls = callsOf(data);
  const legs: Leg[] = [];
  for (const [line, { runs }] of Object.entries(data.lines)) {
    runs.forEach((run, index) => {
      for (const leg of legsOf(data, line, run)) {
        legs.push(leg);
        const place = `lines.${line}.runs[${index}], ${leg.from.station} - ${leg.to.station}`;
        if (checkPieces(leg.pieces, place, note)) checkPassing(data, calls, leg, place, note);
      }
    });
    checkLine(
      line,
      legs.filter((leg) => leg.line === line),
      note,
    );
  }
  checkPlaces(data, calls, note);
  checkBundles(data, legs, note);
  const cycles = cyclesOf(legs.filter(({ line }) => line === data.loop));
  if (cycles !== 1) note('loop', `the ${data.loop} line has ${cycles} loops, not one`);
  const [one, other] = data.noReturn;
  const areNeighbours = legs.some(
    ({ from, to }) => [from.station, to.station].sort().join() === [one, other].sort().join(),
  );
  if (!areNeighbours) note('noReturn', `${one} and ${other} are not neighbours on any line`);
}

/** A stroke that touches a station where it does not stop would be read as calling there. */
function checkPassing(data: BoardData, calls: Calls, { from, to, pieces }: Leg, place: string, note: Note): void {
  for (const [id, station] of Object.entries(data.stations)) {
    if (id === from.station || id === to.station) continue;
    for (const platform of calls.get(id) ?? []) {
      const point = platformPoint(station, platform);
      if (!pieces.some((piece) => liesOn(point, piece))) continue;
      note(place, `runs over ${id} (${platform}, ${words(point)}), where it does not call`);
      break;
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

/** Independent loops of a connected line: stretches beyond those a tree would need. */
function cyclesOf(legs: readonly Leg[]): number {
  return legs.length - neighboursOf(legs).size + 1;
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
function checkPlaces(data: BoardData, calls: Calls, note: Note): void {
  const taken = new Map<string, string>();
  const take = (id: string, point: Point, place: string) => {
    const holder = taken.get(words(point));
    if (holder !== undefined && holder !== id) note(place, `is the place of ${holder} too (${words(point)})`);
    taken.set(words(point), id);
  };
  for (const [id, station] of Object.entries(data.stations)) {
    for (const platform of calls.get(id) ?? []) take(id, platformPoint(station, platform), `stations.${id}`);
  }
  for (const [id, { at }] of Object.entries(data.others)) take(id, at, `others.${id}`);
}
