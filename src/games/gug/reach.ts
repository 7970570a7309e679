import type { StationId } from './board-data.ts';
import type { Hop } from './hops.ts';
import { isBritishRailStation } from './british-rail.ts';
import type { Network } from './network.ts';
import type { Position, Step } from './position.ts';
import { type Arrivals, type Stand, standsAfter, standsFrom } from './stands.ts';

/** 16.4: how often one may end at Leicester Square between two drops. */
const LEICESTER_MOST = 2;

/** All legal routes of one length that come to a place in the same way, as one. */
export interface Node {
  readonly stand: Stand;
  /** Whether the loop was touched on the way (R13): it decides whether a drop may follow. */
  readonly touched: boolean;
  /** Fewest changes of line on the way, and the node before on such a way; null at the first step. */
  changes: number;
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

/** Whether ending a turn at Leicester Square is tossed for (16.4), after so many endings there since the last drop (R16). */
export function isTossed({ rulings }: Network, leicester: number): boolean {
  return rulings.R16 !== 'no-toss' || leicester < LEICESTER_MOST;
}

/** Whether a ride comes to the loop or passes it, at a closed station too (14.1, R13, R20). */
export function ridesOverLoop(network: Network, { stretches }: Hop): boolean {
  return stretches.some(({ b }) => network.isOnLoop(network.place(b)));
}

/**
 * Explores all legal routes of at most `points` steps, layer by layer: a step's legality depends on the way one
 * came alone, so routes that came alike are taken together.
 */
export function explore(
  network: Network,
  start: Pick<Position, 'at' | 'touched' | 'leicester'>,
  came: Arrivals,
  points: number,
): Reach {
  const { rulings } = network;
  const at = network.place(start.at);
  const marks = ({ hops }: Stand) => rulings.R13 === 'passing' && hops.some((hop) => ridesOverLoop(network, hop));
  const touched = start.touched || (rulings.R13 === 'passing' && network.isOnLoop(at));
  const stops = ({ stand }: Node) => network.stopsAt(stand.to, stand.line);
  const mayEnd = ({ stand: { to } }: Node) =>
    !isTooOftenAtLeicester(network, start.leicester, to) && !isBritishRailStation(network, to);
  const layers: (readonly Node[])[] = [[]];
  const ends: { node: Node; steps: number }[] = [];

  for (let steps = 1; steps <= points; steps += 1) {
    const layer = new Map<number, Node>();
    const arrive = (stand: Stand, before: Node | null) => {
      const isTouched = (before?.touched ?? touched) || marks(stand);
      const changes = before ? before.changes + Number(before.stand.line !== stand.line) : 0;
      const key = stand.id * 2 + Number(isTouched);
      const known = layer.get(key);
      const count = before?.count ?? 1;
      if (!known) {
        layer.set(key, { stand, touched: isTouched, changes, before, count });
        return;
      }
      known.count += count;
      if (changes < known.changes) Object.assign(known, { changes, before });
    };
    if (steps === 1) standsFrom(network, at, came).forEach((stand) => arrive(stand, null));
    for (const node of layers[steps - 1]!) {
      if (!stops(node)) standsAfter(network, node.stand).forEach((stand) => arrive(stand, node));
    }
    const nodes = [...layer.values()];
    layers.push(nodes);
    for (const node of nodes) {
      const isOver = steps === points || rulings.R6 === 'early' || stops(node);
      if (isOver && mayEnd(node)) ends.push({ node, steps });
    }
  }
  if (ends.length > 0) return { layers, ends, isWhole: true, length: points };
  const length = Math.max(
    0,
    layers.findLastIndex((nodes) => nodes.some(mayEnd)),
  );
  const longest = layers[length]!.filter(mayEnd).map((node) => ({ node, steps: length }));
  return { layers, ends: longest, isWhole: false, length };
}

/** A route to a node with the fewest changes of line. */
export function routeOf(node: Node): readonly Step[] {
  const steps: Step[] = [];
  for (let at: Node | null = node; at; at = at.before) steps.unshift({ line: at.stand.line, to: at.stand.to });
  return steps;
}
