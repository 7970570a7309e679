import type { Point, StationId } from '../games/gug/board-data.ts';
import type { Board } from '../games/gug/board.ts';
import type { Stroke } from './strokes.ts';
import type { Symbols } from './symbols.ts';

/** Finds where on paper a station is met: by a line, or at its first symbol. */
export type Finder = (station: StationId, line?: string) => Point;

export function finderOn(board: Board, strokes: readonly Stroke[], symbols: readonly Symbols[]): Finder {
  const places = new Map(symbols.map(({ station, places: [first] }) => [station, first!]));
  const stops = strokes.flatMap((stroke) => stroke.stops);
  return (station, line) => {
    const stop = stops.find((candidate) => candidate.station === station && candidate.line === line);
    const place = stop?.at ?? places.get(station) ?? board.others.get(station)?.at;
    if (!place) throw new Error(`no station ${station} on ${board.id}`);
    return place;
  };
}
