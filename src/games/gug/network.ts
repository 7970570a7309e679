import type { Board } from './board.ts';
import type { LineId, Side, StationId } from './board-data.ts';
import { distancesFrom } from './distances.ts';
import { endsOf } from './ends.ts';
import { groupBy } from '../shared/group.ts';
import { type Hop, hopsOf } from './hops.ts';
import { placesOf } from './junctions.ts';
import { NO_WORKS, type Works } from './position.ts';
import type { RulingId, Rulings } from './rulings.ts';
import { sidesOf } from './sides.ts';

/** Sides a referee has set, by station (R22, the other reading). */
export type RefereeSides = Readonly<Record<string, Side>>;

/**
 * The Underground as this table plays it today: a board, its rulings and the day's works.
 *
 * A *place* is a station, or all stations joined by a white corridor (R18); it is named by one of them.
 */
export interface Network {
  readonly board: Board;
  readonly rulings: Rulings;
  readonly works: Works;
  readonly hops: readonly Hop[];
  /** The place a station belongs to. */
  readonly place: (station: StationId) => StationId;
  /** The stations of a place. */
  readonly members: (place: StationId) => readonly StationId[];
  /** All hops that leave a place, in the board's order. */
  readonly hopsFrom: (place: StationId) => readonly Hop[];
  /** White dots of a place (10.2, 16.1, R18, R21). */
  readonly dots: (place: StationId) => number;
  /** The rulings that decide how the dots of a place are counted: R18 where stations are joined, R21 where one line calls. */
  readonly dotRulings: (place: StationId) => readonly RulingId[];
  /** Whether a line ends at a station (R23, R20). */
  readonly endsAt: (station: StationId, line: LineId) => boolean;
  /** The lines that end at a place. */
  readonly endingLines: (place: StationId) => readonly LineId[];
  /** Whether arriving by a line stops the movement there (12.1, R7). */
  readonly stopsAt: (station: StationId, line: LineId) => boolean;
  /** Whether a place is on the Circle line (R8), and whether on or inside it. */
  readonly isOnLoop: (place: StationId) => boolean;
  readonly isWithinLoop: (place: StationId) => boolean;
  /**
   * Stations outbound from the Circle line (13.1, R9), over any line also where the arriving line never meets it;
   * `Infinity` where no line leads there.
   */
  readonly outbound: (station: StationId, line: LineId) => number;
  /** Whether the referee has set the side of a station (R22, the other reading). */
  readonly isSetByReferee: (station: StationId) => boolean;
  /** The side of the Central line a drop counts on (12.2, 12.3, R11, R22). */
  readonly sideOf: (station: StationId, line: LineId) => Side | 'central';
}

export function makeNetwork(
  board: Board,
  rulings: Rulings,
  works: Works = NO_WORKS,
  sides: RefereeSides = {},
): Network {
  const hops = hopsOf(board, rulings, works);
  const place = placesOf(board, rulings);
  const membersOf = groupBy(board.stations.keys(), place);
  const members = (at: StationId) => membersOf.get(at) ?? [];
  // A closed station of a junction is left by nobody while another of it is open (R18, R20).
  const isOpen = (station: StationId) => !works.stations.includes(station);
  const canLeave = (station: StationId) => isOpen(station) || !members(place(station)).some(isOpen);
  const leaving = groupBy(
    hops.filter(({ from }) => canLeave(from)),
    ({ from }) => place(from),
  );

  const stationsAt = (at: StationId) => members(at).map((station) => board.stations.get(station)!);
  const isJunction = (at: StationId) => new Set(stationsAt(at).flatMap(({ lines }) => lines)).size > 1;
  const circles = (at: StationId) =>
    stationsAt(at).reduce((sum, { data }) => sum + (data.dots?.length ?? 0) + (data.circles ?? 0), 0);

  const loopStations = rulings.R8 === 'loop' ? board.loop : board.lines.get(board.data.loop as LineId)!.stations;
  const loop = new Set(loopStations.map(place));
  const outboundAlong = distancesFrom(board, loop, place);

  const drawnSide = sidesOf(board);
  const refereeSide = (station: StationId) => (rulings.R22 === 'referee' ? sides[station] : undefined);
  const ends = endsOf(board, rulings, hops, place);
  const endsAt = (station: StationId, line: LineId) => ends.get(place(station))?.has(line) ?? false;
  const endingLines = (at: StationId) => [...(ends.get(at) ?? [])];
  const divide = board.data.divide as LineId;

  return {
    board,
    rulings,
    works,
    hops,
    place,
    members,
    hopsFrom: (at) => leaving.get(at) ?? [],
    dots: (at) => (rulings.R21 === 'every-circle' || isJunction(at) ? circles(at) : 0),
    dotRulings: (at) => [
      ...(members(at).length > 1 ? ['R18' as const] : []),
      ...(!isJunction(at) && circles(at) > 0 ? ['R21' as const] : []),
    ],
    endsAt,
    endingLines,
    stopsAt: (station, line) =>
      endsAt(station, line) || (rulings.R7 === 'any-line' && endingLines(place(station)).length > 0),
    isOnLoop: (at) => loop.has(at),
    isWithinLoop: (at) => loop.has(at) || members(at).some((station) => board.inside.has(station)),
    outbound(station, line) {
      const along = rulings.R9 === 'arriving-line' ? outboundAlong(line).get(place(station)) : undefined;
      return along ?? outboundAlong(undefined).get(place(station)) ?? Infinity;
    },
    isSetByReferee: (station) => refereeSide(station) !== undefined,
    sideOf(station, line) {
      if (line === divide) return 'central';
      const isOnDivide = members(place(station)).some((member) => board.stations.get(member)!.lines.includes(divide));
      // Another line's end on the Central line: the side its last stretch comes from (12.3, R11).
      const last = isOnDivide && board.lines.get(line)?.stretches.find(({ a, b }) => a === station || b === station);
      const from = last ? (last.a === station ? last.b : last.a) : station;
      return refereeSide(station) ?? drawnSide(from);
    },
  };
}
