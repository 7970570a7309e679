import { hopsOfCame } from '../journey.ts';
import type { Network } from '../network.ts';
import type { Came, Drop, Position } from '../position.ts';
import {
  explore,
  isOver,
  isStopped,
  isTooOftenAtLeicester,
  isTossed,
  isTouching,
  LEICESTER_MOST,
  mayEndAt,
  startsTouching,
} from '../reach.ts';
import { sipsFor, tossFor, type Variation } from '../sips.ts';
import { type Stand, standsAfter, standsFrom } from '../stands.ts';
import { pointsFor } from '../turn.ts';

export const EYES = [1, 2, 3, 4, 5, 6] as const;
/** No turn has more points than a six outside the Circle line (8.4). */
export const POINTS_MOST = 2 * EYES.length;
/** Endings at Leicester Square that make a difference: none, one, and as many as may be (16.4, R16). */
export const LEVELS = LEICESTER_MOST + 1;

/**
 * Every turn that can follow another on a network, in tables for a solver: steps and endings are those of the judge's own
 * search (`stands.ts`, `reach.ts`).
 *
 * A *way* is where a player stands and how they came there, which decides what routes are legal (R1); a *stand* is the
 * same in the middle of a route. Lists of lists are flat: those of the first begin at `at[0]` and end before `at[1]`.
 */
export interface Turns {
  readonly network: Network;
  readonly variation: Variation;
  /** The number of each way, by `wayOf`. */
  readonly ways: ReadonlyMap<string, number>;
  /** By way: whether its turn starts on the loop (14.1, R13), and its points by eyes from 0. */
  readonly startsTouching: Uint8Array;
  readonly points: Uint8Array;
  /** The stands that a turn can begin with, by way. */
  readonly first: Lists;
  /** The stands that may follow one, by stand. */
  readonly next: Lists;
  /** By stand: the way that the player then stands in, and what ending there is. */
  readonly way: Int32Array;
  readonly stops: Uint8Array;
  /** Whether a turn may end there at all (16.6, R31), however often it may at Leicester Square. */
  readonly mayEnd: Uint8Array;
  readonly touches: Uint8Array;
  readonly isOnLoop: Uint8Array;
  readonly isLeicester: Uint8Array;
  /** Index in `arrivals`; -1 where movement is not stopped. */
  readonly arrival: Int32Array;
  /** The ways an end station can be arrived at. */
  readonly arrivals: readonly Drop[];
  /** The index of a drop in `arrivals`; -1 where no turn leads to it. */
  readonly arrivalOf: (drop: Drop) => number;
  /** How a player stands who has arrived so. */
  readonly arrivalWays: readonly Pick<Position, 'at' | 'came'>[];
  /** By stand and points left from 0. */
  readonly sips: Float64Array;
  /** Turns without a whole route, which end where the longest ones do (R6): by way times six and eyes, for each level. */
  readonly short: (level: number) => ReadonlyMap<number, readonly ShortEnd[]>;
  /** What a toss for Leicester Square costs the player in sips, on average (16.4). */
  readonly toss: number;
}

export interface Lists {
  readonly at: Int32Array;
  readonly items: Int32Array;
}

/** Where a turn ends that cannot use its points (R6). */
export interface ShortEnd {
  readonly way: number;
  /** Whether a player who had not touched the loop before has now. */
  readonly touched: boolean;
  readonly isLeicester: boolean;
  readonly isToss: boolean;
  readonly sips: number;
}

type Standing = Pick<Position, 'at' | 'came'>;

/** What of a position decides the routes from it (R1). */
export function wayOf({ place, rulings }: Network, { at, came }: Standing): string {
  return came && rulings.R1 === 'remembered' ? `${place(at)} ${came.from} ${came.by}` : place(at);
}

/** What ending a turn on a stand costs. @param left - points left there. */
export function sipsOn(network: Network, stand: Stand, left: number, variation: Variation): number {
  const ending = { at: network.place(stand.to), left: isStopped(network, stand) ? left : undefined };
  return sipsFor(network, ending, variation).total;
}

/** What a toss costs the player on average (16.4). */
export function tossOf(variation: Variation): number {
  return EYES.reduce((sum, eyes) => sum + tossFor(eyes, variation).total, 0) / EYES.length;
}

/** Works out every turn that can follow another, from every way in which a station can be come to. */
export function makeTurns(network: Network, variation: Variation): Turns {
  const { leicester } = network.board.data.special;
  const ways = new Map<string, number>();
  const starts: Standing[] = [];
  const stands: Stand[] = [];
  const numbers = new Map<Stand, number>();
  const arrivals = new Map<string, Drop>();
  const arrivalNumbers = new Map<string, number>();
  const arrivalWays: Standing[] = [];
  const wayNumber = (start: Standing): number => {
    const key = wayOf(network, start);
    if (!ways.has(key)) {
      ways.set(key, starts.length);
      starts.push(start);
    }
    return ways.get(key)!;
  };
  const standNumber = (stand: Stand): number => {
    if (!numbers.has(stand)) {
      numbers.set(stand, stands.length);
      stands.push(stand);
    }
    return numbers.get(stand)!;
  };
  for (const { from, to, line } of network.hops) wayNumber({ at: to, came: { from, by: line } });

  // What is found on the way is added behind: stands by ways, and ways by the stands that are then read.
  const first: number[][] = [];
  const next: number[][] = [];
  const way: number[] = [];
  while (first.length < starts.length) {
    for (let index = first.length; index < starts.length; index += 1) {
      const start = starts[index]!;
      first.push(standsFrom(network, network.place(start.at), hopsOfCame(network, start)).map(standNumber));
    }
    for (let index = next.length; index < stands.length; index += 1) {
      const stand = stands[index]!;
      next.push(isStopped(network, stand) ? [] : standsAfter(network, stand).map(standNumber));
      way.push(wayNumber({ at: stand.to, came: cameOn(stand) }));
      if (isStopped(network, stand)) {
        const drop: Drop = { station: stand.to, line: stand.line };
        const key = arrivalKey(drop);
        if (arrivals.has(key)) continue;
        arrivals.set(key, drop);
        arrivalNumbers.set(key, arrivalNumbers.size);
        arrivalWays.push({ at: stand.to, came: cameOn(stand) });
      }
    }
  }
  const flags = (is: (stand: Stand) => boolean) => Uint8Array.from(stands, (stand) => Number(is(stand)));
  const sips = new Float64Array(stands.length * POINTS_MOST);
  stands.forEach((stand, index) => {
    const isEnd = isStopped(network, stand);
    for (let left = 0; left < POINTS_MOST; left += 1) {
      sips[index * POINTS_MOST + left] =
        isEnd || left === 0 ? sipsOn(network, stand, left, variation) : sips[index * POINTS_MOST]!;
    }
  });
  const turns = {
    network,
    variation,
    ways,
    startsTouching: Uint8Array.from(starts, ({ at }) => Number(startsTouching(network, at))),
    points: Uint8Array.from(starts.flatMap(({ at }) => EYES.map((die) => pointsFor(network, at, die)))),
    first: flat(first),
    next: flat(next),
    way: Int32Array.from(way),
    stops: flags((stand) => isStopped(network, stand)),
    mayEnd: flags(({ to }) => mayEndAt(network, 0, to)),
    touches: flags((stand) => isTouching(network, stand)),
    isOnLoop: flags(({ to }) => network.isOnLoop(network.place(to))),
    isLeicester: flags(({ to }) => to === leicester),
    arrival: Int32Array.from(stands, (stand) =>
      isStopped(network, stand) ? arrivalNumbers.get(arrivalKey({ station: stand.to, line: stand.line }))! : -1,
    ),
    arrivals: [...arrivals.values()],
    arrivalOf: (drop: Drop) => arrivalNumbers.get(arrivalKey(drop)) ?? -1,
    arrivalWays,
    sips,
    toss: tossOf(variation),
  };
  const known: ReadonlyMap<number, readonly ShortEnd[]>[] = [];
  return { ...turns, short: (level) => (known[level] ??= shortTurns(turns, starts, stands, level)) };
}

const arrivalKey = ({ station, line }: Drop): string => `${station} ${line}`;

/** How a player is remembered to have come who ends a turn on a stand. */
export function cameOn({ hops, line }: Stand): Came {
  return { from: hops[0]!.from, by: line };
}

/** The throws from which no route is whole, with the judge's word on where they end. */
function shortTurns(
  turns: Omit<Turns, 'short'>,
  starts: readonly Standing[],
  stands: readonly Stand[],
  level: number,
): ReadonlyMap<number, readonly ShortEnd[]> {
  const { network, first, next, points, ways, variation } = turns;
  // Whether a turn can be ended from a stand with so many points left.
  const isWhole = new Uint8Array(stands.length * POINTS_MOST);
  for (let left = 0; left < POINTS_MOST; left += 1) {
    stands.forEach((stand, index) => {
      const ends = isOver(network, stand, left) && mayEndAt(network, level, stand.to);
      const goesOn = () => left > 0 && listed(next, index).some((after) => isWhole[after * POINTS_MOST + left - 1]);
      isWhole[index * POINTS_MOST + left] = Number(ends || goesOn());
    });
  }
  const short = new Map<number, readonly ShortEnd[]>();
  starts.forEach((start, index) => {
    const begun = listed(first, index);
    for (let die = 0; die < EYES.length; die += 1) {
      const most = points[index * EYES.length + die]!;
      if (begun.some((stand) => isWhole[stand * POINTS_MOST + most - 1])) continue;
      const position = { ...start, drops: [], touched: false, leicester: level };
      const { ends } = explore(network, position, hopsOfCame(network, position), most);
      const stays = () => staying(network, position, index, variation);
      const found = ends.map(({ node }): ShortEnd => {
        const { stand } = node;
        const isLeicester = stand.to === network.board.data.special.leicester;
        return {
          way: ways.get(wayOf(network, { at: stand.to, came: cameOn(stand) }))!,
          touched: node.touched || network.isOnLoop(network.place(stand.to)),
          isLeicester,
          isToss: isLeicester && isTossed(network, level),
          // An end station would have made the route whole: points that are left cost nothing.
          sips: sipsOn(network, stand, 0, variation),
        };
      });
      short.set(index * EYES.length + die, found.length > 0 ? found : [stays()]);
    }
  });
  return short;
}

/** Who cannot move at all ends the turn where it is (R6), and tosses there once more if that may be (16.4). */
function staying(network: Network, { at, leicester }: Position, way: number, variation: Variation): ShortEnd {
  const isLeicester = at === network.board.data.special.leicester;
  return {
    way,
    touched: network.isOnLoop(network.place(at)),
    isLeicester,
    isToss: isLeicester && isTossed(network, leicester) && !isTooOftenAtLeicester(network, leicester, at),
    sips: sipsFor(network, { at: network.place(at), left: undefined }, variation).total,
  };
}

function flat(lists: readonly (readonly number[])[]): Lists {
  const at = new Int32Array(lists.length + 1);
  lists.forEach((list, index) => {
    at[index + 1] = at[index]! + list.length;
  });
  return { at, items: Int32Array.from(lists.flat()) };
}

function listed({ at, items }: Lists, index: number): readonly number[] {
  return [...items.subarray(at[index], at[index + 1])];
}
