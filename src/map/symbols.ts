import type { LineId, Point, StationId } from '../games/gug/board-data.ts';
import type { Board, Station } from '../games/gug/board.ts';
import { onceFor } from '../games/shared/memo.ts';
import { END_OVERHANG, STROKE_WIDTH, TICK_OVERHANG } from './measures.ts';
import { type Stop, strokesOf } from './strokes.ts';
import { distance, dot, isSame, middle, minus, plus, rightOf, times } from './vector.ts';

/** A straight piece across or along paper. */
export type Bar = readonly [Point, Point];

/** What is drawn at a station: one pill for each dot, or one tick for each platform where there is no dot. */
export interface Symbols {
  readonly station: StationId;
  /** The middle lines of the dots: a point twice where all lines of the dot run at one place. */
  readonly dots: readonly Bar[];
  readonly ticks: readonly Bar[];
  /** Bars where a line ends without a dot. */
  readonly ends: readonly Bar[];
  /** Every place where the station is met, dot by dot or platform by platform. */
  readonly places: readonly Point[];
  /** For each of the places the lines that stop there. */
  readonly lines: readonly (readonly LineId[])[];
}

function farthestPair(points: readonly Point[]): Bar {
  const pairs = points.flatMap((one) => points.map((other): Bar => [one, other]));
  return pairs.reduce((best, pair) => (distance(...pair) > distance(...best) ? pair : best));
}

/** A bar across the strokes that stop at one platform, standing out on both sides. */
function across(stops: readonly Stop[], overhang: number): Bar {
  const { at, along } = stops[0]!;
  const right = rightOf(along);
  const reach = stops.map((stop) => dot(minus(stop.at, at), right));
  const half = STROKE_WIDTH / 2 + overhang;
  return [plus(at, times(right, Math.min(...reach) - half)), plus(at, times(right, Math.max(...reach) + half))];
}

function isEnd(board: Board, { line, station }: Stop): boolean {
  return board.lines.get(line)!.stretches.filter(({ a, b }) => a === station || b === station).length === 1;
}

/** Stops at one platform of the board, so that a bundle has one tick across all its strokes. */
function byPlatform({ data }: Station, stops: readonly Stop[]): readonly (readonly Stop[])[] {
  const groups: { readonly at: Point; readonly stops: Stop[] }[] = [];
  for (const stop of stops) {
    const at = data.platforms?.[stop.platform] ?? data.at;
    const group = groups.find((each) => isSame(each.at, at));
    if (group) group.stops.push(stop);
    else groups.push({ at, stops: [stop] });
  }
  return groups.map((group) => group.stops);
}

const linesOf = (stops: readonly Stop[]): readonly LineId[] => [...new Set(stops.map(({ line }) => line))];

function symbolsOf(board: Board, station: Station, stops: readonly Stop[]): Symbols {
  const dotted = station.data.dots?.map((names) => stops.filter(({ platform }) => names.includes(platform)));
  if (dotted) {
    const met = dotted.filter((stopping) => stopping.length > 0);
    const dots = met.map((stopping) => farthestPair(stopping.map(({ at }) => at)));
    const places = dots.map((bar) => middle(...bar));
    return { station: station.id, dots, ticks: [], ends: [], places, lines: met.map(linesOf) };
  }
  const platforms = byPlatform(station, stops);
  const ends = stops.filter((stop) => isEnd(board, stop)).map((stop) => across([stop], END_OVERHANG));
  const ticks = platforms
    .filter((met) => !met.every((stop) => isEnd(board, stop)))
    .map((met) => across(met, TICK_OVERHANG));
  const places = platforms.map((met) => middle(...across(met, 0)));
  return { station: station.id, dots: [], ticks, ends, places, lines: platforms.map(linesOf) };
}

/** The symbols of every station, in the board's order. */
export const symbolsOfBoard = onceFor((board: Board): readonly Symbols[] => {
  const stops = new Map<StationId, Stop[]>();
  for (const stop of strokesOf(board.data).flatMap((stroke) => stroke.stops)) {
    const met = stops.get(stop.station) ?? [];
    const isDrawn = met.some(
      ({ platform, line, at }) =>
        platform === stop.platform && line === stop.line && distance(at, stop.at) < STROKE_WIDTH / 4,
    );
    if (!isDrawn) stops.set(stop.station, [...met, stop]);
  }
  return [...board.stations.values()].map((station) => symbolsOf(board, station, stops.get(station.id) ?? []));
});
