import type { Board } from './board.ts';
import type { StationId } from './board-data.ts';
import type { Rulings } from './rulings.ts';

/**
 * The place a station belongs to: itself, or the first of the stations it is joined with (R18). The gate has seen
 * that no station is joined twice.
 */
export function placesOf(board: Board, rulings: Rulings): (station: StationId) => StationId {
  if (rulings.R18 === 'two-stations') return (station) => station;
  const first = new Map(board.data.joined.map(([one, other]) => [other as StationId, one as StationId]));
  return (station) => first.get(station) ?? station;
}
