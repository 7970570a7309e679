import type { Point, StationId } from '../games/gug/board-data.ts';
import type { Board } from '../games/gug/board.ts';
import type { Bar, Symbols } from './symbols.ts';
import { distance, middle } from './vector.ts';

/** The shortest corridors that join all places, each to the nearest one joined so far. */
function shortestTree(places: readonly Point[]): Bar[] {
  const [first, ...open] = places;
  if (!first) return [];
  const joined = [first];
  const bars: Bar[] = [];
  while (open.length > 0) {
    const pairs = joined.flatMap((from) => open.map((to): Bar => [from, to]));
    const next = pairs.reduce((best, pair) => (distance(...pair) < distance(...best) ? pair : best));
    bars.push(next);
    joined.push(next[1]);
    open.splice(open.indexOf(next[1]), 1);
  }
  return bars;
}

/**
 * The white corridors between dots: those of one station in the order its data gives, those of joined
 * stations by the shortest way through all their dots.
 */
export function corridorsOf(board: Board, symbols: readonly Symbols[]): readonly Bar[] {
  const dots = new Map(symbols.map(({ station, dots: bars }) => [station, bars.map((bar) => middle(...bar))]));
  const placesOf = (station: string) => dots.get(station as StationId) ?? [];
  const joined = new Set<string>(board.data.joined.flat());
  const own = symbols
    .filter(({ station }) => !joined.has(station))
    .flatMap(({ station }) =>
      placesOf(station)
        .slice(1)
        .map((to, index): Bar => [placesOf(station)[index]!, to]),
    );
  return [...own, ...board.data.joined.flatMap((pair) => shortestTree(pair.flatMap(placesOf)))];
}

/** The dotted ways along the street, each from the nearest symbol to the nearest. */
export function walksOf(board: Board, symbols: readonly Symbols[]): readonly (readonly Point[])[] {
  const places = new Map(symbols.map((symbol) => [symbol.station, symbol.places]));
  return board.data.walks.map(({ between: [from, to], bends = [] }) => {
    const starts = places.get(from as StationId) ?? [];
    const ends = places.get(to as StationId) ?? [];
    const pairs = starts.flatMap((start) => ends.map((end): readonly Point[] => [start, ...bends, end]));
    const length = (way: readonly Point[]) =>
      way.slice(1).reduce((sum, at, index) => sum + distance(way[index]!, at), 0);
    return pairs.reduce((best, way) => (length(way) < length(best) ? way : best));
  });
}
