import type { Board } from '../games/gug/board.ts';
import type { StationId } from '../games/gug/board-data.ts';
import type { Works } from '../games/gug/position.ts';
import { groupBy } from '../games/shared/group.ts';

/** Two neighbouring stations, in the one order in which they are kept. */
export type ClosedStretch = Works['stretches'][number];

/** The two ends of a stretch in the one order in which it is kept. */
export const stretchOf = (one: StationId, other: StationId): ClosedStretch =>
  one < other ? [one, other] : [other, one];

const isSame = ([a, b]: ClosedStretch, [c, d]: ClosedStretch): boolean => (a === c && b === d) || (a === d && b === c);

/** Closes a station, or opens it again. */
export function toggleStation({ stations, stretches }: Works, station: StationId): Works {
  const isClosed = stations.includes(station);
  return { stations: isClosed ? stations.filter((each) => each !== station) : [...stations, station], stretches };
}

/** Closes a stretch, or opens it again. */
export function toggleStretch({ stations, stretches }: Works, stretch: ClosedStretch): Works {
  const left = stretches.filter((each) => !isSame(each, stretch));
  return { stations, stretches: left.length < stretches.length ? left : [...stretches, stretch] };
}

/** Closes all of these beside what is closed already, each once. */
export function closeAll(works: Works, more: Works): Works {
  const stretches = more.stretches.filter(
    (stretch, at) => ![...works.stretches, ...more.stretches.slice(0, at)].some((each) => isSame(each, stretch)),
  );
  return {
    stations: [...new Set([...works.stations, ...more.stations])],
    stretches: [...works.stretches, ...stretches],
  };
}

/** The stations that one stretch, of whatever line, leads to. */
export function neighboursOf(board: Board, station: StationId): readonly StationId[] {
  const found = [...board.lines.values()].flatMap(({ stretches }) =>
    stretches.flatMap(({ a, b }) => (a === station ? [b] : b === station ? [a] : [])),
  );
  return [...new Set(found)];
}

/** What of the works there is on another board. */
export function worksOn(board: Board, { stations, stretches }: Works): Works {
  return {
    stations: stations.filter((station) => board.stations.has(station)),
    stretches: stretches.filter(([a, b]) => board.stations.has(a) && neighboursOf(board, a).includes(b)),
  };
}

/**
 * Stretches that follow each other, told by their two ends: from one end or fork to the next. The two ends of a ring
 * are one.
 */
export function chainsOf(stretches: readonly ClosedStretch[]): readonly ClosedStretch[] {
  const ways = stretches.flatMap(([a, b]) => [
    { from: a, to: b },
    { from: b, to: a },
  ]);
  const leaving = groupBy(ways, ({ from }) => from);
  const isEnd = (station: StationId) => leaving.get(station)!.length !== 2;
  const left = new Set(stretches.map((stretch) => stretch.join(' ')));
  const take = (a: StationId, b: StationId) => left.delete(`${a} ${b}`) || left.delete(`${b} ${a}`);
  const chains: ClosedStretch[] = [];
  // From the ends first; what is left then are rings.
  for (const { from, to } of [...ways.filter(({ from }) => isEnd(from)), ...ways]) {
    if (!take(from, to)) continue;
    let at = to;
    while (!isEnd(at)) {
      const next = leaving.get(at)!.find((way) => take(at, way.to));
      if (!next) break;
      at = next.to;
    }
    chains.push([from, at]);
  }
  return chains;
}
