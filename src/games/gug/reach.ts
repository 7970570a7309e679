import type { StationId } from './board-data.ts';
import type { Hop } from './hops.ts';
import { isBritishRailStation } from './british-rail.ts';
import type { Network } from './network.ts';
import type { Position, Step } from './position.ts';
import { type Arrivals, type Stand, standsAfter, standsFrom } from './stands.ts';

/** 16.4: how often one may end at Leicester Square between two drops. */
export const LEICESTER_MOST = 2;

/** What makes one of two ways to a place the one that people take. */
export interface Ease {
  /** Changes of line on the way. */
  readonly changes: number;
  /** Whether it begins on another line than the one by which the player came. */
  readonly isOff: boolean;
  readonly steps: number;
}

/**
 * Orders ways to one place as people take them: with the fewest changes of line, then on the line they came by, then the
 * most direct. Whatever chooses a route for somebody chooses by this.
 *
 * @returns below 0 where the first is taken, 0 where they are alike.
 */
export function compareWays(one: Ease, other: Ease): number {
  return one.changes - other.changes || Number(one.isOff) - Number(other.isOff) || one.steps - other.steps;
}

/** All legal routes of one length that come to a place in the same way, as one. */
export interface Node {
  readonly stand: Stand;
  /** Whether the loop was touched on the way (R13): it decides whether a drop may follow. */
  readonly touched: boolean;
  readonly steps: number;
  /** Of the way that people take (`compareWays`), and the node before on it; null at the first step. */
  changes: number;
  isOff: boolean;
  before: Node | null;
  /** How many routes these are. */
  count: number;
}

/** What can be reached legally from a position with so many points. */
export interface Reach {
  /** By number of steps; `layers[0]` is empty. */
  readonly layers: readonly (readonly Node[])[];
  /** The turns that end legally, with their number of steps; none for a player who cannot move. */
  readonly ends: readonly { readonly node: Node; readonly steps: number }[];
  /** False when no route uses all points or arrives at an end station: then `ends` are the longest (R6). */
  readonly isWhole: boolean;
  /** Steps of the longest legal route that may end where it does. */
  readonly length: number;
}

/** Whether ending a turn here would be once too often (16.4, R16). */
export function isTooOftenAtLeicester({ board, rulings }: Network, leicester: number, at: StationId): boolean {
  return at === board.data.special.leicester && rulings.R16 === 'twice' && leicester >= LEICESTER_MOST;
}

/** Whether a turn may end here: nowhere too often (16.4, R16), and not at a British Rail station (16.6, R31). */
export function mayEndAt(network: Network, leicester: number, at: StationId): boolean {
  return !isTooOftenAtLeicester(network, leicester, at) && !isBritishRailStation(network, at);
}

/** Whether ending a turn at Leicester Square is tossed for (16.4), after so many endings there since the last drop (R16). */
export function isTossed({ rulings }: Network, leicester: number): boolean {
  return rulings.R16 !== 'no-toss' || leicester < LEICESTER_MOST;
}

/** Whether a ride comes to the loop or passes it, at a closed station too (14.1, R13, R20). */
export function ridesOverLoop(network: Network, { stretches }: Hop): boolean {
  return stretches.some(({ b }) => network.isOnLoop(network.place(b)));
}

interface Start extends Pick<Position, 'at' | 'touched' | 'leicester'> {
  /** Whether the turn is under way: going on by another line is a change then. */
  readonly isRiding?: boolean;
}

/**
 * Explores all legal routes of at most `points` steps, layer by layer: a step's legality depends on the way one
 * came alone, so routes that came alike are taken together.
 */
export function explore(network: Network, start: Start, came: Arrivals, points: number): Reach {
  return exploreUpTo(network, start, came, points)(points);
}

/** The same for every number of points up to the most: the routes are explored once. */
export function exploreUpTo(network: Network, start: Start, came: Arrivals, most: number): (points: number) => Reach {
  const layers = layersOf(network, start, came, most);
  return (points) => reachIn(network, start, layers, points);
}

function layersOf(network: Network, start: Start, came: Arrivals, points: number): Reach['layers'] {
  const at = network.place(start.at);
  const touched = start.touched || startsTouching(network, at);
  const line = came[0]?.line;
  const layers: (readonly Node[])[] = [[]];

  for (let steps = 1; steps <= points; steps += 1) {
    const layer = new Map<number, Node>();
    const arrive = (stand: Stand, before: Node | null) => {
      const isTouched = (before?.touched ?? touched) || isTouching(network, stand);
      const isOther = (before?.stand.line ?? line ?? stand.line) !== stand.line;
      const changes = (before?.changes ?? 0) + Number(isOther && (before !== null || start.isRiding === true));
      const isOff = before?.isOff ?? (isOther && start.isRiding !== true);
      const key = stand.id * 2 + Number(isTouched);
      const known = layer.get(key);
      const count = before?.count ?? 1;
      if (!known) {
        layer.set(key, { stand, touched: isTouched, steps, changes, isOff, before, count });
        return;
      }
      known.count += count;
      if (compareWays({ changes, isOff, steps }, known) < 0) Object.assign(known, { changes, isOff, before });
    };
    if (steps === 1) standsFrom(network, at, came).forEach((stand) => arrive(stand, null));
    for (const node of layers[steps - 1]!) {
      if (!isStopped(network, node.stand)) standsAfter(network, node.stand).forEach((stand) => arrive(stand, node));
    }
    layers.push([...layer.values()]);
  }
  return layers;
}

/** Whether movement stops here, at an end station (12.1). */
export function isStopped(network: Network, { to, line }: Stand): boolean {
  return network.stopsAt(to, line);
}

/** Whether a turn is over with so many points left (11.1, 12.1, R6), unless it may not end here (16.4). */
export function isOver(network: Network, stand: Stand, left: number): boolean {
  return left === 0 || network.rulings.R6 === 'early' || isStopped(network, stand);
}

/** Whether a step comes to the loop or passes it in a way that touches it (14.1, R13). */
export function isTouching(network: Network, { hops }: Stand): boolean {
  return network.rulings.R13 === 'passing' && hops.some((hop) => ridesOverLoop(network, hop));
}

/** Whether who starts a turn here has touched the loop by that (14.1, R13). */
export function startsTouching(network: Network, at: StationId): boolean {
  return network.rulings.R13 === 'passing' && network.isOnLoop(network.place(at));
}

/** What so many points reach in layers that go as far or further. */
function reachIn(network: Network, start: Start, explored: Reach['layers'], points: number): Reach {
  const mayEnd = ({ stand: { to } }: Node) => mayEndAt(network, start.leicester, to);
  const layers = explored.slice(0, points + 1);
  const ends = layers.flatMap((nodes, steps) =>
    nodes
      .filter(({ stand }) => isOver(network, stand, points - steps))
      .filter(mayEnd)
      .map((node) => ({ node, steps })),
  );
  if (ends.length > 0) return { layers, ends, isWhole: true, length: points };
  const length = Math.max(
    0,
    layers.findLastIndex((nodes) => nodes.some(mayEnd)),
  );
  const longest = layers[length]!.filter(mayEnd).map((node) => ({ node, steps: length }));
  return { layers, ends: longest, isWhole: false, length };
}

/** The route to a node that people take. */
export function routeOf(node: Node): readonly Step[] {
  const steps: Step[] = [];
  for (let at: Node | null = node; at; at = at.before) steps.unshift({ line: at.stand.line, to: at.stand.to });
  return steps;
}
