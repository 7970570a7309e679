import type { LineId, StationId } from './board-data.ts';
import { hopsOfCame, readRoute } from './journey.ts';
import type { Network } from './network.ts';
import type { Position, Step } from './position.ts';
import { explore, type Reach, routeOf } from './reach.ts';
import { pointsFor } from './turn.ts';

/**
 * Goes on from a route to a far station: the most direct legal way within the points left, by fewest stations,
 * then fewest changes; where none is legal, the shortest ride, so that the judge can say what is wrong with it.
 *
 * @param by - lines to arrive by, where one of them leads there legally over no more stations.
 * @returns the whole route; undefined when no line leads there at all.
 */
export function routeTo(
  network: Network,
  position: Position,
  die: number,
  route: readonly Step[],
  to: StationId,
  by: readonly LineId[] = [],
): readonly Step[] | undefined {
  const { at, line, reach } = reachFrom(network, position, die, route);
  const way = (reach && legalWay(network, reach, to, line, by)) ?? shortestWay(network, at, to, line);
  return way && [...route, ...way];
}

/** The places where a turn can still legally end that has gone on to the head of a route. */
export function placesAhead(
  network: Network,
  position: Position,
  dice: readonly number[],
  route: readonly Step[],
): ReadonlySet<StationId> {
  const ends = dice.flatMap((die) => reachFrom(network, position, die, route).reach?.ends ?? []);
  return new Set(ends.map(({ node }) => network.place(node.stand.to)));
}

/** Where the head of a route is, the line it came by, and what lies within the points left; undefined where it ends. */
function reachFrom(network: Network, position: Position, die: number, route: readonly Step[]) {
  const { last } = readRoute(network, position.at, hopsOfCame(network, position), route);
  const at = route.at(-1)?.to ?? position.at;
  const line = last[0]?.line;
  const left = pointsFor(network, position.at, die) - route.length;
  const isOver = route.length > 0 && line !== undefined && network.stopsAt(at, line);
  const reach = isOver || left <= 0 ? undefined : explore(network, { ...position, at }, last, left);
  return { at, line, reach };
}

function legalWay(
  network: Network,
  { layers }: Reach,
  to: StationId,
  line: LineId | undefined,
  by: readonly LineId[],
): readonly Step[] | undefined {
  for (const layer of layers) {
    const all = layer.filter(({ stand }) => network.place(stand.to) === network.place(to));
    const asked = all.filter(({ stand }) => by.includes(stand.line));
    const there = asked.length > 0 ? asked : all;
    const ways = there.map((node) => ({ route: routeOf(node), changes: node.changes }));
    // Staying on the line one came by is the more natural reading of a tap, and one change less.
    const cost = ({ route, changes }: (typeof ways)[number]) => changes + Number(line && route[0]!.line !== line);
    if (ways.length > 0) return ways.reduce((one, other) => (cost(other) < cost(one) ? other : one)).route;
  }
  return undefined;
}

/** Fewest stations by any line, legal or not; lines kept where that costs nothing. */
function shortestWay(
  network: Network,
  from: StationId,
  to: StationId,
  line: LineId | undefined,
): readonly Step[] | undefined {
  const ways = new Map<StationId, readonly Step[]>([[network.place(from), []]]);
  for (const [at, way] of ways) {
    if (at === network.place(to) && way.length > 0) return way;
    const riding = way.at(-1)?.line ?? line;
    const onward = [...network.hopsFrom(at)].sort(
      (one, other) => Number(other.line === riding) - Number(one.line === riding),
    );
    for (const hop of onward) {
      const next = network.place(hop.to);
      if (!ways.has(next)) ways.set(next, [...way, { line: hop.line, to: hop.to }]);
    }
  }
  return undefined;
}
