import type { Board } from './board.ts';
import type { LineId, StationId } from './board-data.ts';
import { groupBy } from '../shared/group.ts';
import type { Hop } from './hops.ts';
import type { Rulings } from './rulings.ts';

/**
 * The lines that end at each place: a line ends where it has one neighbour on the board (R23), and by the other
 * reading of R20 where the day's works leave it one.
 */
export function endsOf(
  board: Board,
  rulings: Rulings,
  hops: readonly Hop[],
  place: (station: StationId) => StationId,
): ReadonlyMap<StationId, ReadonlySet<LineId>> {
  const ends = new Map<StationId, Set<LineId>>();
  const add = (at: StationId, line: LineId) => ends.set(at, (ends.get(at) ?? new Set()).add(line));
  const addWhereOne = (line: LineId, rides: readonly (readonly [StationId, StationId])[]) => {
    const neighbours = groupBy(rides, ([from]) => place(from));
    for (const [at, ways] of neighbours) if (new Set(ways.map(([, to]) => place(to))).size === 1) add(at, line);
  };
  for (const { id, stretches } of board.lines.values()) {
    const drawn = stretches.flatMap(({ a, b }): [StationId, StationId][] => [
      [a, b],
      [b, a],
    ]);
    addWhereOne(id, drawn);
    const today = hops.filter(({ line }) => line === id).map(({ from, to }) => [from, to] as const);
    if (rulings.R20 === 'new-ends') addWhereOne(id, today);
    if (rulings.R23 === 'services') board.data.serviceEnds[id]?.forEach((at) => add(place(at as StationId), id));
  }
  return ends;
}
