import type { Point, StationId } from '../games/gug/board-data.ts';
import { type Board, turned } from '../games/gug/board.ts';
import type { Heading } from '../games/gug/geometry.ts';
import { distance } from './vector.ts';

/** The four arrow keys as headings. */
export const ARROWS = { up: 0, right: 2, down: 4, left: 6 } as const;
export type Arrow = keyof typeof ARROWS;

const FULL_TURN = 8;

/** Eighths of a turn from an arrow to a heading: 0 (the same way) to 4 (backwards). */
function turnFrom(arrow: Arrow, heading: number): number {
  const turn = Math.abs(heading - ARROWS[arrow]) % FULL_TURN;
  return Math.min(turn, FULL_TURN - turn);
}

interface Neighbour {
  readonly to: StationId;
  readonly heading: Heading;
  /** Where the neighbour lies as the crow flies, in eighths of a turn: parts two that leave in one heading. */
  readonly bearing: number;
}

function neighboursOf(board: Board, from: StationId): readonly Neighbour[] {
  const found = new Map<StationId, Neighbour>();
  for (const { stretches } of board.lines.values()) {
    for (const stretch of stretches) {
      if (stretch.a !== from && stretch.b !== from) continue;
      const { b: to, headingA: heading, points } = stretch.a === from ? stretch : turned(stretch);
      const [start, end] = [points[0]!, points.at(-1)!];
      const bearing = (Math.atan2(end[0] - start[0], start[1] - end[1]) / Math.PI) * (FULL_TURN / 2);
      if (!found.has(to)) found.set(to, { to, heading, bearing });
    }
  }
  return [...found.values()];
}

/** How far a neighbour is from where an arrow points; of two in one heading a dead end comes first, having no other way in. */
function ahead(board: Board, arrow: Arrow, { to, heading, bearing }: Neighbour): number {
  const isDeadEnd = neighboursOf(board, to).length === 1;
  return turnFrom(arrow, heading) + (isDeadEnd ? 0 : 0.5) + turnFrom(arrow, bearing) / FULL_TURN / 2;
}

/**
 * Which neighbour each arrow leads to: the one whose heading is nearest to the arrow, no further off than
 * 45 degrees. A neighbour that no arrow would lead to gets the nearest arrow that is still idle, so that
 * crowded junctions can be left in every way the keys allow.
 */
function choicesAt(board: Board, from: StationId): ReadonlyMap<Arrow, Neighbour> {
  const neighbours = neighboursOf(board, from);
  const arrows = Object.keys(ARROWS) as Arrow[];
  const choices = new Map<Arrow, Neighbour>();
  for (const arrow of arrows) {
    const near = neighbours.filter(({ heading }) => turnFrom(arrow, heading) <= 1);
    const [best] = [...near].sort((one, other) => ahead(board, arrow, one) - ahead(board, arrow, other));
    if (best) choices.set(arrow, best);
  }
  // An arrow that only doubles another one's choice is free for a neighbour that has none.
  for (const neighbour of neighbours) {
    const chosen = [...choices.values()];
    if (chosen.includes(neighbour)) continue;
    const isSpare = (arrow: Arrow) => {
      const choice = choices.get(arrow);
      return !choice || chosen.filter((other) => other === choice).length > 1;
    };
    const [spare] = arrows
      .filter(isSpare)
      .sort((one, other) => ahead(board, one, neighbour) - ahead(board, other, neighbour));
    if (spare) choices.set(spare, neighbour);
  }
  return choices;
}

/** Where the line does not simply go on: an end, a branch, or a station of several lines. */
function isLandmark(board: Board, station: StationId): boolean {
  return neighboursOf(board, station).length !== 2 || board.stations.get(station)!.lines.length > 1;
}

function nearestStation(board: Board, point: Point): StationId {
  const stations = [...board.stations.values()];
  return stations.reduce((best, next) => (distance(next.at, point) < distance(best.at, point) ? next : best)).id;
}

/**
 * The station an arrow key leads to from another; the same station when nothing lies that way. From a
 * station of another railway every arrow leads back to the nearest one of the Underground.
 *
 * @param reach - `near` goes to the neighbour, `far` on along the track to the next end or junction.
 */
export function walk(board: Board, from: StationId, arrow: Arrow, reach: 'near' | 'far' = 'near'): StationId {
  const other = board.others.get(from);
  if (other) return nearestStation(board, other.at);
  let before = from;
  let here = choicesAt(board, from).get(arrow)?.to ?? from;
  while (reach === 'far' && here !== from && !isLandmark(board, here)) {
    // Of two neighbours one is not where it came from.
    const next = neighboursOf(board, here).find(({ to }) => to !== before)!;
    [before, here] = [here, next.to];
  }
  return here;
}
