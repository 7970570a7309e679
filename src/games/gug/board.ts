import type { BoardData, Geo, LineId, OtherRailway, Point, StationData, StationId } from './board-data.ts';
import { type Heading, headingOf, isWithin, overlaps, piecesOf } from './geometry.ts';
import { type Leg, legsOf } from './legs.ts';

export interface Station {
  readonly id: StationId;
  readonly name: string;
  readonly at: Point;
  readonly geo: Geo;
  /** The Underground lines that call here, in the board's order of lines. */
  readonly lines: readonly LineId[];
  readonly data: StationData;
}

/** Two neighbouring stations on a line, and the course of the stroke between them. */
export interface Stretch {
  readonly line: LineId;
  readonly a: StationId;
  readonly b: StationId;
  /** From the platform at `a` over the bends to the platform at `b`, before strokes are set side by side. */
  readonly points: readonly Point[];
  /** The heading in which the line leaves `a` for `b`, and `b` for `a`. */
  readonly headingA: Heading;
  readonly headingB: Heading;
  /** Lines drawn beside this stretch somewhere along it: touching, or further off in the same bundle (R5). */
  readonly beside: ReadonlyMap<LineId, 'touching' | 'bundle'>;
}

export interface Line {
  readonly id: LineId;
  readonly name: string;
  readonly colour: string;
  readonly letter: string;
  readonly stations: readonly StationId[];
  readonly stretches: readonly Stretch[];
}

export interface OtherStation {
  readonly id: StationId;
  readonly name: string;
  readonly at: Point;
  readonly railways: readonly OtherRailway[];
}

/** A checked board with what follows from its drawing, before any ruling is applied. */
export interface Board {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly data: BoardData;
  readonly stations: ReadonlyMap<StationId, Station>;
  readonly lines: ReadonlyMap<LineId, Line>;
  readonly others: ReadonlyMap<StationId, OtherStation>;
  /** The stations of the closed loop, in order around it (R8). */
  readonly loop: readonly StationId[];
  /** The stations that the loop encloses. */
  readonly inside: ReadonlySet<StationId>;
}

function makeStretch(data: BoardData, { line, from, to, points }: Leg): Stretch {
  const [a, b] = [from.station, to.station];
  const headingA = headingOf(points[0]!, points[1]!);
  const headingB = headingOf(points.at(-1)!, points.at(-2)!);
  if (headingA === undefined || headingB === undefined) throw new Error(`${line}: ${a} - ${b} is not octilinear`);
  return { line, a, b, points, headingA, headingB, beside: besideOf(data, line, points) };
}

function besideOf(data: BoardData, line: LineId, points: readonly Point[]): Stretch['beside'] {
  const beside = new Map<LineId, 'touching' | 'bundle'>();
  const pieces = piecesOf(points);
  for (const bundle of data.bundles) {
    const place = bundle.lines.indexOf(line);
    if (place < 0) continue;
    if (!pieces.some((piece) => piecesOf(bundle.path).some((other) => overlaps(piece, other)))) continue;
    bundle.lines.forEach((other, index) => {
      if (index === place || beside.get(other as LineId) === 'touching') return;
      beside.set(other as LineId, Math.abs(index - place) === 1 ? 'touching' : 'bundle');
    });
  }
  return beside;
}

/** The one cycle of a line, in order: what is left when its tails are taken off. */
function cycleOf(line: Line): readonly Stretch[] {
  let left = [...line.stretches];
  for (;;) {
    const calls = (station: StationId) => left.filter(({ a, b }) => a === station || b === station).length;
    const kept = left.filter(({ a, b }) => calls(a) > 1 && calls(b) > 1);
    if (kept.length === left.length) break;
    left = kept;
  }
  const cycle: Stretch[] = [];
  let at = left[0]?.a;
  while (left.length > 0) {
    const next = left.find(({ a, b }) => a === at || b === at);
    if (!next) throw new Error(`${line.id}: its loop is not one cycle`);
    left.splice(left.indexOf(next), 1);
    cycle.push(next.a === at ? next : turned(next));
    at = next.a === at ? next.b : next.a;
  }
  return cycle;
}

/** The same stretch seen from its other end. */
export function turned({ line, a, b, points, headingA, headingB, beside }: Stretch): Stretch {
  return { line, a: b, b: a, points: [...points].reverse(), headingA: headingB, headingB: headingA, beside };
}

/**
 * Derives what a board's drawing says.
 *
 * @param data - checked by `parseBoard`; an unchecked board may throw.
 */
export function makeBoard(data: BoardData): Board {
  const lines = new Map<LineId, Line>();
  const calls = new Map<StationId, LineId[]>();
  for (const [key, { name, colour, letter, runs }] of Object.entries(data.lines)) {
    const id = key as LineId;
    const stretches = runs.flatMap((run) => legsOf(data, id, run)).map((leg) => makeStretch(data, leg));
    const stations = [...new Set(stretches.flatMap(({ a, b }) => [a, b]))];
    lines.set(id, { id, name, colour, letter, stations, stretches });
    for (const station of stations) calls.set(station, [...(calls.get(station) ?? []), id]);
  }
  const stations = new Map<StationId, Station>();
  for (const [key, station] of Object.entries(data.stations)) {
    const id = key as StationId;
    stations.set(id, {
      id,
      name: station.name,
      at: station.at,
      geo: station.geo,
      lines: calls.get(id)!,
      data: station,
    });
  }
  const others = new Map<StationId, OtherStation>();
  for (const [key, other] of Object.entries(data.others))
    others.set(key as StationId, { id: key as StationId, ...other });
  const cycle = cycleOf(lines.get(data.loop as LineId)!);
  const loop = cycle.map(({ a }) => a);
  const fence = cycle.flatMap(({ points }) => points);
  const inside = new Set(
    [...stations.values()].filter(({ id, at }) => !loop.includes(id) && isWithin(at, fence)).map(({ id }) => id),
  );
  return { id: data.id, version: data.version, name: data.name, data, stations, lines, others, loop, inside };
}
