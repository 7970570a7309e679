import type { Board } from '../../../../games/gug/board.ts';
import type { StationId } from '../../../../games/gug/board-data.ts';
import type { Works } from '../../../../games/gug/position.ts';

type Stretch = Works['stretches'][number];

/** The two ends of a stretch in the one order in which it is kept. */
export const stretchOf = (one: StationId, other: StationId): Stretch => (one < other ? [one, other] : [other, one]);

const isSame = ([a, b]: Stretch, [c, d]: Stretch): boolean => (a === c && b === d) || (a === d && b === c);

/** Closes a station, or opens it again. */
export function toggleStation({ stations, stretches }: Works, station: StationId): Works {
  const isClosed = stations.includes(station);
  return { stations: isClosed ? stations.filter((each) => each !== station) : [...stations, station], stretches };
}

/** Closes a stretch, or opens it again. */
export function toggleStretch({ stations, stretches }: Works, stretch: Stretch): Works {
  const left = stretches.filter((each) => !isSame(each, stretch));
  return { stations, stretches: left.length < stretches.length ? left : [...stretches, stretch] };
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
