import type { Position } from '../position.ts';
import type { InTime } from './in-time.ts';
import { endsFrom, type FoundEnd } from './play.ts';
import type { DropSet } from './sets.ts';
import { EYES, type Turns, wayOf } from './turns.ts';

/** An end of a turn, and how many drops can be had with it and in the turns after it, on average. */
export interface EndInTime {
  readonly end: FoundEnd;
  readonly made: number;
  /** Whether something is dropped there. */
  readonly drops: boolean;
}

/** What can still be dropped, and with what a player's turns are counted. */
export interface Asking {
  readonly turns: Turns;
  readonly inTime: InTime;
  readonly set: DropSet;
}

/** As many drops as this are no more: the least that two ends can differ by. */
const ALIKE = 1e-9;

/** Below 0 where the first is better: of as many drops, the fewest sips now. */
export const compareInTime = (one: EndInTime, other: EndInTime): number =>
  Math.abs(one.made - other.made) > ALIKE ? other.made - one.made : one.end.sips - other.end.sips;

/** @param left - turns after this one. */
export function endInTime(asking: Asking, end: FoundEnd, left: number): EndInTime {
  const { turns, inTime, set } = asking;
  const { arrival, touched, after } = end;
  const index = arrival && touched ? turns.arrivalOf(arrival) : -1;
  const dropped = index < 0 ? undefined : inTime.withDrop(set, index, left);
  const isForced = turns.network.rulings.R19 === 'must-drop';
  if (dropped !== undefined && isForced) return { end, made: dropped, drops: true };
  const kept = madeFrom(asking, after, left);
  return dropped !== undefined && dropped >= kept - ALIKE
    ? { end, made: dropped, drops: true }
    : { end, made: kept, drops: false };
}

/** The best end of a throw. @param left - turns after this one. */
export function bestInTime(asking: Asking, found: readonly FoundEnd[], left: number): EndInTime {
  return found
    .map((end) => endInTime(asking, end, left))
    .reduce((one, other) => (compareInTime(other, one) < 0 ? other : one));
}

/** How many drops can be had from the start of a turn. @param left - turns, this one included. */
export function madeFrom(asking: Asking, position: Position, left: number): number {
  if (left === 0) return 0;
  const { turns, inTime, set } = asking;
  const { network, variation, ways } = turns;
  const way = ways.get(wayOf(network, position));
  if (way !== undefined) {
    return inTime.from(set, way + (position.touched ? turns.startsTouching.length : 0), left);
  }
  // A way to have come that no turn of today leads to.
  return averageOf(endsFrom(network, position, variation).map((found) => bestInTime(asking, found, left - 1)));
}

export const averageOf = (best: readonly EndInTime[]): number =>
  best.reduce((sum, { made }) => sum + made, 0) / EYES.length;
