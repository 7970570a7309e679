import type { LineId, StationId } from './board-data.ts';
import type { Hop } from './hops.ts';
import { hopOfCame, readRoute } from './journey.ts';
import type { Network } from './network.ts';
import type { Position, Step } from './position.ts';
import { explore, hopsTo, type Reach } from './reach.ts';
import { CLASSIC, type Variation } from './sips.ts';
import { judgeTurn, pointsFor } from './turn.ts';
import type { DropVerdict } from './verdict.ts';

/** A way a turn can legally end: one for each station, sips and drop verdict that can be had there. */
export interface End {
  /** The station, as the board names it. */
  readonly at: StationId;
  /** A route there with the fewest changes of line. */
  readonly route: readonly Step[];
  readonly changes: number;
  readonly die: number;
  /** Points left on arrival. */
  readonly left: number;
  readonly sips: number;
  readonly drop: DropVerdict['allowed'];
}

/**
 * Every legal end of a turn, in no order. A route is found by the search and judged by `judgeTurn`: what the
 * judge does not call legal is not here.
 *
 * @returns with two dice the ends of either; empty when the player cannot move.
 */
export function legalEnds(
  network: Network,
  position: Position,
  dice: readonly number[],
  variation: Variation = CLASSIC,
): readonly End[] {
  const came = hopOfCame(network, position.at, position.came);
  const ends = new Map<string, End>();
  for (const die of new Set(dice)) {
    const points = pointsFor(network, position.at, die);
    const seen = new Map<string, { hops: readonly Hop[]; changes: number; left: number }>();
    for (const { node, steps } of explore(network, position, came, points).ends) {
      const isEnd = network.stopsAt(node.hop.to, node.hop.line);
      const key = isEnd
        ? `${node.hop.to} ${node.hop.line} ${steps} ${String(node.touched)}`
        : network.place(node.hop.to);
      const known = seen.get(key);
      if (known && known.changes <= node.changes) continue;
      seen.set(key, { hops: hopsTo(node), changes: node.changes, left: points - steps });
    }
    for (const { hops, changes, left } of seen.values()) {
      const route = stepsOf(hops);
      const verdict = judgeTurn(network, position, { dice: [die], route }, variation);
      if (verdict.outcome !== 'legal')
        throw new Error(`search and judge disagree: ${JSON.stringify({ position, die, route })}`);
      const at = hops.at(-1)!.to;
      const end: End = { at, route, changes, die, left, sips: verdict.sips.total, drop: verdict.drop.allowed };
      const key = `${network.place(at)} ${end.sips} ${end.drop}`;
      const known = ends.get(key);
      if (!known || end.changes < known.changes) ends.set(key, end);
    }
  }
  return [...ends.values()];
}

/** How many legal routes a turn has, counted by stretches ridden ("perft"). */
export function countRoutes(network: Network, position: Position, die: number): number {
  const came = hopOfCame(network, position.at, position.came);
  const { ends } = explore(network, position, came, pointsFor(network, position.at, die));
  return ends.reduce((sum, { node }) => sum + node.count, 0);
}

/**
 * Goes on from a route to a far station: the most direct legal way within the points left, by fewest stations,
 * then fewest changes; where none is legal, the shortest ride, so that the judge can say what is wrong with it.
 *
 * @returns the whole route; undefined when no line leads there at all.
 */
export function routeTo(
  network: Network,
  position: Position,
  die: number,
  route: readonly Step[],
  to: StationId,
): readonly Step[] | undefined {
  const came = hopOfCame(network, position.at, position.came);
  const { hops } = readRoute(network, position.at, came, route);
  const at = route.at(-1)?.to ?? position.at;
  const last = route.length > 0 ? (hops.at(-1) ?? null) : came;
  const left = pointsFor(network, position.at, die) - route.length;
  const isOver = route.length > 0 && last !== null && network.stopsAt(last.to, last.line);
  const legal =
    isOver || left <= 0
      ? undefined
      : legalWay(network, explore(network, { ...position, at }, last, left), to, last?.line);
  const way = legal ?? shortestWay(network, at, to, last?.line);
  return way && [...route, ...stepsOf(way)];
}

function legalWay(
  network: Network,
  { layers }: Reach,
  to: StationId,
  line: LineId | undefined,
): readonly Hop[] | undefined {
  for (const layer of layers) {
    const there = layer.filter(({ hop }) => network.place(hop.to) === network.place(to));
    // Staying on the line one came by is the more natural reading of a tap, and one change less.
    const ways = there.map((node) => ({ hops: hopsTo(node), changes: node.changes }));
    const cost = (way: (typeof ways)[number]) => way.changes * 2 + (line && way.hops[0]!.line !== line ? 1 : 0);
    if (ways.length > 0) return ways.reduce((one, other) => (cost(other) < cost(one) ? other : one)).hops;
  }
  return undefined;
}

/** Fewest stations by any line, legal or not; lines kept where that costs nothing. */
function shortestWay(
  network: Network,
  from: StationId,
  to: StationId,
  line: LineId | undefined,
): readonly Hop[] | undefined {
  const ways = new Map<StationId, readonly Hop[]>([[network.place(from), []]]);
  for (const [at, way] of ways) {
    if (at === network.place(to) && way.length > 0) return way;
    const riding = way.at(-1)?.line ?? line;
    const onward = network
      .hopsFrom(at)
      .toSorted((one, other) => Number(other.line === riding) - Number(one.line === riding));
    for (const hop of onward) {
      const next = network.place(hop.to);
      if (!ways.has(next)) ways.set(next, [...way, hop]);
    }
  }
  return undefined;
}

function stepsOf(hops: readonly Hop[]): readonly Step[] {
  return hops.map(({ line, to }) => ({ line, to }));
}
