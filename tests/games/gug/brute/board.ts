import type { BoardData, Point, Side } from '../../../../src/games/gug/board-data.ts';
import { headingOf, heightsAt, isInside } from './drawing.ts';

/** One line between two neighbouring stations, as drawn. */
export interface Stretch {
  readonly line: string;
  readonly a: string;
  readonly b: string;
  /** From a to b. */
  readonly points: readonly Point[];
}

/** A stretch as it is travelled from one of its stations. */
export interface Leg {
  readonly line: string;
  readonly from: string;
  readonly to: string;
  /** Heading in which it leaves `from`. */
  readonly out: number;
  /** Heading in which it arrives at `to`. */
  readonly in: number;
  readonly stretch: Stretch;
}

export interface Paper {
  readonly data: BoardData;
  readonly stretches: readonly Stretch[];
  /** What leaves each station. */
  readonly legs: ReadonlyMap<string, readonly Leg[]>;
  /** Stations of the closed loop. */
  readonly loop: ReadonlySet<string>;
  /** Stations enclosed by the loop and not on it. */
  readonly inside: ReadonlySet<string>;
}

/** Reads the runs of a board file by simple means. */
export function readPaper(data: BoardData): Paper {
  const stretches = Object.keys(data.lines).flatMap((line) => readLine(data, line));
  const loop = closedLoop(stretches.filter((stretch) => stretch.line === data.loop));
  const names = Object.keys(data.stations).filter((name) => !loop.stations.has(name));
  const inside = names.filter((name) => isInside(loop.points, data.stations[name]!.at));
  const legs = new Map(Object.keys(data.stations).map((name) => [name, legsOf(stretches, name)]));
  return { data, stretches, legs, loop: loop.stations, inside: new Set(inside) };
}

function readLine(data: BoardData, line: string): Stretch[] {
  const stretches: Stretch[] = [];
  for (const run of data.lines[line]!.runs) {
    let a = '';
    let points: Point[] = [];
    for (const item of run) {
      if (typeof item !== 'string') {
        points.push(item);
        continue;
      }
      const [station, platform] = item.split('/') as [string, string?];
      const { at, platforms } = data.stations[station]!;
      const point = platforms?.[platform === undefined ? line : `${line}/${platform}`] ?? at;
      if (a !== '') stretches.push({ line, a, b: station, points: [...points, point] });
      a = station;
      points = [point];
    }
  }
  return stretches;
}

/** Takes away dead ends until only the closed loop is left, then walks it once. */
function closedLoop(ofLine: readonly Stretch[]): { stations: Set<string>; points: Point[] } {
  let left = [...ofLine];
  const calls = (station: string): number => left.filter(({ a, b }) => a === station || b === station).length;
  for (;;) {
    const kept = left.filter(({ a, b }) => calls(a) > 1 && calls(b) > 1);
    if (kept.length === left.length) break;
    left = kept;
  }
  const stations = new Set<string>();
  const points: Point[] = [];
  let at = left[0]!.a;
  while (left.length > 0) {
    const next = left.find(({ a, b }) => a === at || b === at)!;
    left = left.filter((stretch) => stretch !== next);
    stations.add(at);
    points.push(...(next.a === at ? next.points : [...next.points].reverse()));
    at = next.a === at ? next.b : next.a;
  }
  return { stations, points };
}

/** Every stretch that calls at a station, as it leaves it. */
export function legsFrom(paper: Paper, station: string): readonly Leg[] {
  return paper.legs.get(station)!;
}

function legsOf(stretches: readonly Stretch[], station: string): Leg[] {
  return stretches.flatMap((stretch) => {
    const { line, a, b, points } = stretch;
    const outA = headingOf(points[0]!, points[1]!);
    const outB = headingOf(points.at(-1)!, points.at(-2)!);
    if (a === station) return [{ line, from: a, to: b, out: outA, in: (outB + 4) % 8, stretch }];
    if (b === station) return [{ line, from: b, to: a, out: outB, in: (outA + 4) % 8, stretch }];
    return [];
  });
}

export function linesAt(paper: Paper, station: string): Set<string> {
  return new Set(legsFrom(paper, station).map(({ line }) => line));
}

/**
 * R22, as drawn: above or below the divide where it spans the station's place, or, beyond its ends, above or below
 * the end that is nearest across. Between two arms nothing is said: north, as Uxbridge is.
 */
export function drawnSide(paper: Paper, station: string): Side {
  const [x, y] = paper.data.stations[station]!.at;
  const strokes = paper.stretches.filter(({ line }) => line === paper.data.divide).map(({ points }) => points);
  const heights = heightsAt(strokes, x);
  if (heights.length > 0) return heights.every((height) => height < y) ? 'south' : 'north';
  const corners = strokes.flat().sort((one, other) => Math.abs(one[0] - x) - Math.abs(other[0] - x));
  return corners[0]![1] < y ? 'south' : 'north';
}
