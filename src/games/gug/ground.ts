import { groupBy } from '../shared/group.ts';
import type { LineId, StationId } from './board-data.ts';
import type { Board } from './board.ts';
import { type Hop, hopsOf, placesOf } from './hops.ts';
import type { Works } from './position.ts';
import type { Rulings } from './rulings.ts';

/** The readings that decide where lines lead and end. */
type GroundRulings = Pick<Rulings, 'R2' | 'R3' | 'R18' | 'R20' | 'R23'>;

/** What a network has from its board, the day's works and few readings; all tables that agree on these share it. */
interface Ground {
  readonly hops: readonly Hop[];
  /** The place a station belongs to, and the stations of each. */
  readonly place: (station: StationId) => StationId;
  readonly membersOf: ReadonlyMap<StationId, readonly StationId[]>;
  /** All hops that leave a place, in the board's order. */
  readonly leaving: ReadonlyMap<StationId, readonly Hop[]>;
  /** The places where several lines call. */
  readonly junctions: ReadonlySet<StationId>;
  /** The lines that end at each place. */
  readonly ends: ReadonlyMap<StationId, ReadonlySet<LineId>>;
}

/**
 * As many as these readings can be combined: a game that changes its readings at every turn, as a file of strangers may, has
 * each made once.
 */
const GROUNDS_MOST = 48;

/**
 * Remembers what was made of a board for each of the keys that were asked for last, for as long as the board is.
 *
 * @param most - so many are kept of one board; the one that was asked for longest ago is made again.
 */
export function keptByKey<Value>(most: number): (board: Board, key: string, make: () => Value) => Value {
  const known = new WeakMap<Board, Map<string, Value>>();
  return (board, key, make) => {
    const kept = known.get(board) ?? new Map<string, Value>();
    const value = kept.get(key) ?? make();
    // The one asked for last goes to the end.
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > most) kept.delete([...kept.keys()][0]!);
    known.set(board, kept);
    return value;
  };
}

const kept = keptByKey<Ground>(GROUNDS_MOST);

/** The ground of a network, remembered by the board. */
export function groundOf(board: Board, rulings: GroundRulings, works: Works): Ground {
  const { R2, R3, R18, R20, R23 } = rulings;
  return kept(board, JSON.stringify([R2, R3, R18, R20, R23, works]), () => makeGround(board, rulings, works));
}

function makeGround(board: Board, rulings: GroundRulings, works: Works): Ground {
  const hops = hopsOf(board, rulings, works);
  const place = placesOf(board, rulings);
  const membersOf = groupBy(board.stations.keys(), place);
  const members = (at: StationId) => membersOf.get(at)!;
  // A closed station of a junction is left by nobody while another of it is open (R18, R20).
  const isOpen = (station: StationId) => !works.stations.includes(station);
  const canLeave = (station: StationId) => isOpen(station) || !members(place(station)).some(isOpen);
  const leaving = groupBy(
    hops.filter(({ from }) => canLeave(from)),
    ({ from }) => place(from),
  );
  const linesAt = (at: StationId) => members(at).flatMap((station) => board.stations.get(station)!.lines);
  const junctions = new Set([...membersOf.keys()].filter((at) => new Set(linesAt(at)).size > 1));
  return { hops, place, membersOf, leaving, junctions, ends: endsOf(board, rulings, hops, place) };
}

/**
 * The lines that end at each place: a line ends where it has one neighbour on the board (R23), and by the other
 * reading of R20 where the day's works leave it one.
 */
function endsOf(
  board: Board,
  rulings: GroundRulings,
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
