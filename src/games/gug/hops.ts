import { groupBy } from '../shared/group.ts';
import type { LineId, StationId } from './board-data.ts';
import { type Board, type Stretch, turned } from './board.ts';
import { type Heading, reverse, turnBetween } from './geometry.ts';
import type { Works } from './position.ts';
import type { Rulings } from './rulings.ts';

/** What one movement point buys (8.2): a ride to the next station where the line stops today. */
export interface Hop {
  /** Place in the network's list, for tables. */
  readonly index: number;
  readonly line: LineId;
  readonly from: StationId;
  readonly to: StationId;
  /** The headings in which the ride leaves `from` and comes into `to`. */
  readonly out: Heading;
  readonly in: Heading;
  /** The stretches ridden: more than one where closed stations are passed (R20). */
  readonly stretches: readonly Stretch[];
}

/** Whether leaving on `out` after coming in on `incoming` is "in the opposite direction" by its heading (R2). */
export function isOpposite(rulings: Pick<Rulings, 'R2'>, incoming: Heading, out: Heading): boolean {
  const eighths = turnBetween(incoming, out);
  if (rulings.R2 === '135-or-more') return eighths >= 3;
  return rulings.R2 === 'only-180' && eighths === 4;
}

/** All hops of a board on a day with works (2.2, R20); without works, each stretch in both directions. */
export function hopsOf(board: Board, rulings: Pick<Rulings, 'R2' | 'R3' | 'R18'>, works: Works): readonly Hop[] {
  const place = placesOf(board, rulings);
  const shut = new Set(works.stations);
  const closed = new Set(works.stretches.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const open = [...board.lines.values()].flatMap(({ stretches }) =>
    stretches.filter(({ a, b }) => !closed.has(`${a} ${b}`)).flatMap((stretch) => [stretch, turned(stretch)]),
  );
  const leaving = groupBy(open, ({ line, a }) => `${line} ${a}`);

  /** Rides on along the line until it stops: more than one way where it parts at a closed station. */
  const rides = (ridden: readonly Stretch[]): readonly (readonly Stretch[])[] => {
    const last = ridden.at(-1)!;
    if (!shut.has(last.b)) return [ridden];
    const incoming = reverse(last.headingB);
    // There is always the way back.
    return leaving
      .get(`${last.line} ${last.b}`)!
      .filter(({ b }) => !ridden.some(({ a }) => place(a) === place(b)))
      .filter((next) => rulings.R3 === 'only-back' || !isOpposite(rulings, incoming, next.headingA))
      .flatMap((next) => rides([...ridden, next]));
  };
  return open
    .flatMap((stretch) => rides([stretch]))
    .map((stretches, index) => {
      const first = stretches[0]!;
      const last = stretches.at(-1)!;
      const { line, a: from, headingA: out } = first;
      return { index, line, from, to: last.b, out, in: reverse(last.headingB), stretches };
    });
}

/**
 * The place a station belongs to: itself, or the first of the stations it is joined with (R18). The gate has seen
 * that no station is joined twice.
 */
export function placesOf(board: Board, rulings: Pick<Rulings, 'R18'>): (station: StationId) => StationId {
  if (rulings.R18 === 'two-stations') return (station) => station;
  const first = new Map(board.data.joined.map(([one, other]) => [other as StationId, one as StationId]));
  return (station) => first.get(station) ?? station;
}
