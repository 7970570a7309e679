import type { Board } from './board.ts';
import type { LineId, StationId } from './board-data.ts';
import type { Hop } from './hops.ts';
import type { Works } from './position.ts';
import type { Rulings } from './rulings.ts';

/** Where each line ends: it has one neighbour on the board (R23), or today (R20, the other reading). */
export function endsOf(
  board: Board,
  rulings: Rulings,
  works: Works,
  hops: readonly Hop[],
): ReadonlyMap<StationId, ReadonlySet<LineId>> {
  const ends = new Map<StationId, Set<LineId>>();
  const add = (station: StationId, line: LineId) => ends.set(station, (ends.get(station) ?? new Set()).add(line));
  for (const { id, stations, stretches } of board.lines.values()) {
    const isShut = (station: StationId) => works.stations.includes(station);
    for (const station of stations) {
      const neighbours = new Set(stretches.flatMap(({ a, b }) => (a === station ? [b] : b === station ? [a] : [])));
      if (neighbours.size === 1) add(station, id);
      if (rulings.R20 !== 'new-ends' || isShut(station)) continue;
      const today = new Set(hops.filter(({ line, from }) => line === id && from === station).map(({ to }) => to));
      if (today.size === 1) add(station, id);
    }
    if (rulings.R23 === 'services') board.data.serviceEnds[id]?.forEach((station) => add(station as StationId, id));
  }
  return ends;
}
