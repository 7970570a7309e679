import type { StationId } from './board-data.ts';
import type { Hop } from './hops.ts';
import { judgeLeaving } from './movement.ts';
import type { Network } from './network.ts';
import type { Position } from './position.ts';

/** 16.4: how often one may end at Leicester Square between two drops. */
const LEICESTER_MOST = 2;

/** All legal routes that come in by one hop after the same number of steps, as one. */
export interface Node {
  readonly hop: Hop;
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
  /** The turns that end legally, with their number of steps. */
  readonly ends: readonly { readonly node: Node; readonly steps: number }[];
  /** False when no route uses all points or arrives at an end station: then `ends` are the longest (R6). */
  readonly isWhole: boolean;
  /** Steps of the longest legal route that may end where it does. */
  readonly length: number;
}

/** Where a search starts: a place, the hop remembered there, and whether the loop was touched. */
export interface Start {
  readonly at: StationId;
  readonly touched: boolean;
  readonly leicester: number;
}

const legalNext = new WeakMap<Network, (readonly Hop[] | undefined)[]>();

/** The hops that `judgeLeaving` lets follow a hop, remembered per network. */
function nextHops(network: Network, came: Hop): readonly Hop[] {
  const table = legalNext.get(network) ?? [];
  legalNext.set(network, table);
  return (table[came.index] ??= network.hopsFrom(network.place(came.to)).filter((hop) => isLegal(network, came, hop)));
}

function isLegal(network: Network, came: Hop | null, hop: Hop): boolean {
  return judgeLeaving(network, came, hop, 0).every(({ effect }) => effect !== 'breaks');
}

/** Whether ending a turn here would be once too often (16.4, R16). */
export function isTooOftenAtLeicester({ board, rulings }: Network, leicester: number, at: StationId): boolean {
  return at === board.data.special.leicester && rulings.R16 === 'twice' && leicester >= LEICESTER_MOST;
}

/**
 * Explores all legal routes of at most `points` steps, layer by layer: a step's legality depends on the hop
 * before it alone, so routes that share their last hop are taken together.
 */
export function explore(network: Network, start: Start | Position, came: Hop | null, points: number): Reach {
  const { rulings } = network;
  const marks = (place: StationId) => rulings.R13 === 'passing' && network.isOnLoop(place);
  const at = network.place(start.at);
  const touched = start.touched || marks(at);
  const mayEnd = (node: Node) => !isTooOftenAtLeicester(network, start.leicester, node.hop.to);
  const layers: (readonly Node[])[] = [[]];
  const ends: { node: Node; steps: number }[] = [];

  for (let steps = 1; steps <= points; steps += 1) {
    const layer = new Map<number, Node>();
    const arrive = (hop: Hop, before: Node | null) => {
      const isTouched = (before?.touched ?? touched) || marks(network.place(hop.to));
      const changes = before ? before.changes + (before.hop.line === hop.line ? 0 : 1) : 0;
      const key = hop.index * 2 + Number(isTouched);
      const known = layer.get(key);
      const count = before?.count ?? 1;
      if (!known) {
        layer.set(key, { hop, touched: isTouched, changes, before, count });
        return;
      }
      known.count += count;
      if (changes < known.changes) Object.assign(known, { changes, before });
    };
    if (steps === 1) {
      for (const hop of network.hopsFrom(at)) if (isLegal(network, came, hop)) arrive(hop, null);
    } else {
      for (const node of layers[steps - 1]!) {
        if (network.stopsAt(node.hop.to, node.hop.line)) continue;
        for (const hop of nextHops(network, node.hop)) arrive(hop, node);
      }
    }
    const nodes = [...layer.values()];
    layers.push(nodes);
    for (const node of nodes) {
      const isOver = steps === points || rulings.R6 === 'early' || network.stopsAt(node.hop.to, node.hop.line);
      if (isOver && mayEnd(node)) ends.push({ node, steps });
    }
  }
  if (ends.length > 0) return { layers, ends, isWhole: true, length: points };
  const length = layers.findLastIndex((nodes) => nodes.some(mayEnd));
  if (length < 0) return { layers, ends, isWhole: false, length: 0 };
  const longest = layers[length]!.filter(mayEnd).map((node) => ({ node, steps: length }));
  return { layers, ends: longest, isWhole: false, length };
}

/** The hops of a way with the fewest changes to a node. */
export function hopsTo(node: Node): readonly Hop[] {
  const hops: Hop[] = [];
  for (let at: Node | null = node; at; at = at.before) hops.unshift(at.hop);
  return hops;
}
