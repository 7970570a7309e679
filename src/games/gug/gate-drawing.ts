import { parseStop, platformPoint } from './board.ts';
import type { BoardData, Point } from './board-data.ts';
import { type Calls, callsOf } from './gate-names.ts';
import type { Note } from './gate-shape.ts';
import { headingOf, piecesOf } from './geometry.ts';

type Piece = readonly [Point, Point];

/** Two neighbours on a run, and the nominal course between their platforms. */
interface Leg {
  readonly line: string;
  readonly from: { readonly station: string; readonly platform: string };
  readonly to: { readonly station: string; readonly platform: string };
  readonly pieces: readonly Piece[];
}

const words = ([x, y]: Point): string => `${x},${y}`;

function legsOf(data: BoardData, line: string, run: readonly (string | Point)[]): readonly Leg[] {
  const legs: Leg[] = [];
  let from: Leg['from'] | undefined;
  let points: Point[] = [];
  for (const place of run) {
    if (typeof place !== 'string') {
      points.push(place);
      continue;
    }
    const to = parseStop(line, place);
    const station = data.stations[to.station];
    if (!station) continue;
    const at = platformPoint(station, to.platform);
    if (from) legs.push({ line, from, to, pieces: piecesOf([...points, at]) });
    from = to;
    points = [at];
  }
  return legs;
}

/** Whether a point lies on a straight piece, ends included. Grid coordinates make this exact. */
function liesOn([x, y]: Point, [a, b]: Piece): boolean {
  const isBeside = (b[0] - a[0]) * (y - a[1]) !== (b[1] - a[1]) * (x - a[0]);
  const isPast = (at: number, one: number, other: number) => at < Math.min(one, other) || at > Math.max(one, other);
  return !isBeside && !isPast(x, a[0], b[0]) && !isPast(y, a[1], b[1]);
}

function checkPieces(pieces: readonly Piece[], place: string, note: Note): boolean {
  let isSound = true;
  for (const [a, b] of pieces) {
    if (headingOf(a, b) !== undefined) continue;
    isSound = false;
    const isPoint = a[0] === b[0] && a[1] === b[1];
    note(
      place,
      isPoint ? `has a piece of no length at ${words(a)}` : `the piece ${words(a)} - ${words(b)} is not octilinear`,
    );
  }
  return isSound;
}

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

function checkBundles(data: BoardData, legs: readonly Leg[], note: Note): void {
  const used = new Map<string, number>();
  data.bundles.forEach(({ path, lines }, index) => {
    const place = `bundles[${index}]`;
    const pieces = piecesOf(path);
    if (!checkPieces(pieces, `${place}.path`, note)) return;
    for (const line of lines) {
      const drawn = legs.filter((leg) => leg.line === line).flatMap((leg) => leg.pieces);
      for (const piece of pieces) {
        for (const [a, b] of halves(piece)) {
          const key = `${line} ${words(a)} ${words(b)}`;
          const other = used.get(key);
          if (other !== undefined && other !== index)
            note(place, `${line} is in bundles[${other}] there too, at ${words(a)}`);
          used.set(key, index);
        }
        if (halves(piece).every(([a, b]) => drawn.some((other) => liesOn(a, other) && liesOn(b, other)))) continue;
        note(place, `${line} is not drawn along ${words(piece[0])} - ${words(piece[1])}`);
      }
    }
  });
}

/** A piece cut into steps of half a grid unit, from left to right or top to bottom. */
function halves([a, b]: Piece): readonly Piece[] {
  const [start, end] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a];
  const count = Math.max(1, Math.round(2 * Math.max(Math.abs(end[0] - start[0]), Math.abs(end[1] - start[1]))));
  const at = (step: number): Point => [
    start[0] + ((end[0] - start[0]) * step) / count,
    start[1] + ((end[1] - start[1]) * step) / count,
  ];
  return Array.from({ length: count }, (_, step) => [at(step), at(step + 1)] as const);
}
