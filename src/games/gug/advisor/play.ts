import { hopsOfCame } from '../journey.ts';
import { faultsOfDrop } from '../drop.ts';
import type { Network } from '../network.ts';
import type { Drop, Position, Step } from '../position.ts';
import {
  exploreUpTo,
  isStopped,
  isTooOftenAtLeicester,
  isTossed,
  type Node,
  type Reach,
  routeOf,
  startsTouching,
} from '../reach.ts';
import { sipsFor, type Variation } from '../sips.ts';
import { pointsFor, positionAfter } from '../turn.ts';
import type { Finding } from '../verdict.ts';
import { blockOf, type Figures, type Solved, TURN_IN_SIPS } from './solve.ts';
import { EYES, LEVELS, sipsOn, tossOf, type Turns, wayOf } from './turns.ts';
import type { StationId } from '../board-data.ts';

/** One end of a turn from where somebody stands, by the judge's own search. */
export interface FoundEnd {
  /** Where the player then stands, nothing dropped. */
  readonly after: Position;
  /** Undefined where movement was not stopped by an end station. */
  readonly arrival: Drop | undefined;
  /** Whether the loop was touched when the player arrived (14.1). */
  readonly touched: boolean;
  /** What ending there costs; a toss at Leicester Square on average (16.4). */
  readonly sips: number;
  /** What of that is the toss. */
  readonly toss: number;
  /** Null for who cannot move. */
  readonly node: Node | null;
}

/** The network of a turn that is counted out, which may stop early (11.3, R6): later turns are as ever. */
export const countedOut = (network: Network): Network => ({
  ...network,
  rulings: { ...network.rulings, R6: 'early' },
});

/** All ends of a turn, by eyes from 0. */
export function endsFrom(network: Network, position: Position, variation: Variation): readonly (readonly FoundEnd[])[] {
  const came = hopsOfCame(network, position);
  const reach = exploreUpTo(network, position, came, pointsFor(network, position.at, EYES.length));
  return EYES.map((die) => {
    const points = pointsFor(network, position.at, die);
    return foundEnds(network, position, variation, points, reach(points));
  });
}

function foundEnds(
  network: Network,
  position: Position,
  variation: Variation,
  points: number,
  { ends }: Reach,
): readonly FoundEnd[] {
  const isAtLeicester = (at: StationId) => at === network.board.data.special.leicester;
  const toss = isTossed(network, position.leicester) ? tossOf(variation) : 0;
  if (ends.length === 0) {
    const { at, leicester } = position;
    const touched = position.touched || startsTouching(network, at);
    const sips = sipsFor(network, { at: network.place(at), left: undefined }, variation).total;
    const tossed = isAtLeicester(at) && !isTooOftenAtLeicester(network, leicester, at) ? toss : 0;
    const after = positionAfter(network, position, undefined, touched);
    return [{ after, arrival: undefined, touched, sips: sips + tossed, toss: tossed, node: null }];
  }
  return ends.map(({ node, steps }) => {
    const { stand, touched } = node;
    const { line, to, hops } = stand;
    const tossed = isAtLeicester(to) ? toss : 0;
    return {
      after: positionAfter(network, position, hops[0], touched),
      arrival: isStopped(network, stand) ? { station: to, line } : undefined,
      touched,
      sips: sipsOn(network, stand, points - steps, variation) + tossed,
      toss: tossed,
      node,
    };
  });
}

/** What an end of a turn is worth: the turns after it, and its own sips with those to come. */
export interface Worth extends Figures {
  /** Whether something is dropped there. */
  readonly drops: boolean;
}

/** Compares by what a task is solved for; below 0 where the first is better. */
export function compareBy({ task: { aim } }: Solved, one: Figures, other: Figures): number {
  const own = ({ turns, sips }: Figures) => (aim === 'turns' ? turns : sips + TURN_IN_SIPS * turns);
  const rest = ({ turns, sips }: Figures) => (aim === 'turns' ? sips : turns);
  const difference = own(one) - own(other);
  if (Math.abs(difference) > 1e-9) return difference;
  // Neither ever gets there.
  if (Number.isNaN(difference)) return 0;
  return rest(one) - rest(other) || 0;
}

/** What an end of a turn comes to under the best play after it. */
export function worthOf(turns: Turns, solved: Solved, end: FoundEnd): Worth {
  const { endings, isForced } = solved.task;
  const { sips, arrival, touched, after } = end;
  const ending = arrival && endings[turns.arrivalOf(arrival)];
  const plus = (figures: Figures, drops: boolean): Worth => ({
    turns: figures.turns,
    sips: figures.sips + sips,
    drops,
  });
  if (!touched || !ending || ending.is === 'none') return plus(figuresAt(turns, solved, after), false);
  if (ending.is === 'elsewhere') {
    const { network } = turns;
    const dropped = { ...after, touched: network.isOnLoop(network.place(after.at)), leicester: 0 };
    return plus(figuresAt(turns, solved, dropped), true);
  }
  const dropped = plus(ending.ahead, true);
  if (isForced) return dropped;
  const kept = plus(figuresAt(turns, solved, after), false);
  return compareBy(solved, dropped, kept) <= 0 ? dropped : kept;
}

/** What is ahead of a player whose turn begins. */
export function figuresAt(turns: Turns, solved: Solved, position: Position): Figures {
  const { network, ways, variation } = turns;
  const way = ways.get(wayOf(network, position));
  const { touched, leicester } = position;
  if (way !== undefined) {
    const block = solved.blocks[blockOf(solved.task.levels, touched, leicester)]!;
    return { turns: block.turns[way]!, sips: block.sips[way]! };
  }
  return aheadOf(turns, solved, position, endsFrom(network, position, variation));
}

/** The same for a way to have come that no turn of today leads to. @param ends - of all six throws. */
export function aheadOf(
  turns: Turns,
  solved: Solved,
  position: Position,
  ends: readonly (readonly FoundEnd[])[],
): Figures {
  // Who cannot move has one end, where the icon stands.
  const isStaying = ([end]: readonly FoundEnd[]) => end!.node === null;
  const moving = ends.filter((found) => !isStaying(found)).map((found) => bestOf(turns, solved, found).worth);
  const staying = ends.filter(isStaying).map(([end]) => end!);
  const sum = (of: (figures: Figures) => number) => moving.reduce((all, worth) => all + of(worth), 0) / EYES.length;
  const moved = { turns: 1 + sum(({ turns: count }) => count), sips: sum(({ sips }) => sips) };
  const [stay] = staying;
  if (!stay) return moved;
  const share = staying.length / EYES.length;
  const { after } = stay;
  const blockOfOne = ({ touched, leicester }: Position) => blockOf(LEVELS, touched, leicester);
  // Whoever then stands as before has the same before them: a geometric series.
  if (blockOfOne(after) === blockOfOne(position)) {
    if (moving.length === 0) return { turns: Infinity, sips: Infinity };
    return { turns: moved.turns / (1 - share), sips: (moved.sips + share * stay.sips) / (1 - share) };
  }
  const later = figuresAt(turns, solved, after);
  return { turns: moved.turns + share * later.turns, sips: moved.sips + share * (stay.sips + later.sips) };
}

interface Best {
  readonly end: FoundEnd;
  readonly worth: Worth;
}

/** What is asked of a throw twice is worked out once. */
const known = new WeakMap<Solved, WeakMap<readonly FoundEnd[], Best>>();

/** The best of the ends of a throw. */
export function bestOf(turns: Turns, solved: Solved, found: readonly FoundEnd[]): Best {
  const ofSolved = known.get(solved) ?? new WeakMap<readonly FoundEnd[], Best>();
  known.set(solved, ofSolved);
  const best =
    ofSolved.get(found) ??
    found
      .map((end) => ({ end, worth: worthOf(turns, solved, end) }))
      .reduce((one, other) => (compareBy(solved, other.worth, one.worth) < 0 ? other : one));
  ofSolved.set(found, best);
  return best;
}

/** The route to an end. */
export const routeTo = ({ node }: FoundEnd): readonly Step[] => (node ? routeOf(node) : []);

/** What speaks against a drop at a station by any line; empty where one is legal. */
export function faultsAt(turns: Turns, drops: readonly Drop[], station: StationId): readonly Finding[] {
  const { network, variation } = turns;
  const there = turns.arrivals.filter((drop) => network.place(drop.station) === network.place(station));
  const faults = there.map((drop) => faultsOfDrop(network, drops, drop, variation.draw.closed, variation.used));
  if (faults.some(({ length }) => length === 0)) return [];
  return faults[0] ?? faultsOfDrop(network, drops, { station, line: network.board.stations.get(station)!.lines[0]! });
}
