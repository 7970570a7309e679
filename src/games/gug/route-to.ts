import { groupBy } from '../shared/group.ts';
import type { LineId, StationId } from './board-data.ts';
import { hopsOfCame, readRoute } from './journey.ts';
import type { End } from './moves.ts';
import type { Network } from './network.ts';
import type { Position, Step } from './position.ts';
import { compareWays, type Ease, exploreUpTo, type Node, routeOf } from './reach.ts';
import { CLASSIC, type Variation } from './sips.ts';
import { judgeTurn, pointsFor } from './turn.ts';

/**
 * Goes on from a route to a station: the legal way within the points left that people take (`compareWays`); where none is
 * legal, the one they would take if it were, so that the judge can say what is wrong with it.
 *
 * @param by - lines to arrive by, where one of them leads there legally over no more stations.
 * @param nextIsStep - whether a station that is next is one step, however else it can be come to: so it is tapped.
 * @returns the whole route; undefined when no line leads there at all.
 */
export function routeTo(
  network: Network,
  position: Position,
  die: number,
  route: readonly Step[],
  to: StationId,
  by: readonly LineId[] = [],
  nextIsStep = false,
): readonly Step[] | undefined {
  const head = headOf(network, position, route);
  const there = nodesAt(network, reachFrom(network, position, [die], route, head)?.layers ?? [], to);
  const [next] = there.filter(({ steps }) => nextIsStep && steps === 1);
  const first = next ?? there[0];
  const asked = there.find(({ stand, steps }) => first && steps <= first.steps && by.includes(stand.line));
  const way = first ? routeOf(asked ?? first) : wayBeyondRules(network, head, to, nextIsStep);
  return way && [...route, ...way];
}

/**
 * The legal turns that go on from a route and end at a station, where they end differently: by the line of arrival, on which the
 * next turn depends (10.1), by the sips, and by whether an inhibition may be dropped. Of each the one that people take, and the
 * easiest of all first.
 *
 * @param route - what is ridden already; with all points used, or behind an end station, nothing goes on.
 */
export function waysThere(
  network: Network,
  position: Position,
  dice: readonly number[],
  route: readonly Step[],
  to: StationId,
  variation: Variation = CLASSIC,
): readonly End[] {
  const reach = reachFrom(network, position, dice, route, headOf(network, position, route));
  const ends = new Set(reach?.ends);
  const ways = nodesAt(network, reach?.layers ?? [], to)
    .filter((node) => ends.has(node))
    .flatMap((node): readonly End[] => {
      const whole = [...route, ...routeOf(node)];
      const { outcome, points, sips, drop } = judgeTurn(network, position, { dice, route: whole }, variation);
      if (outcome !== 'legal') return [];
      const changes = whole.filter(({ line }, step) => step > 0 && line !== whole[step - 1]!.line).length;
      const left = points.total - whole.length;
      return [
        { at: node.stand.to, route: whole, changes, die: points.die, left, sips: sips.total, drop: drop.allowed },
      ];
    });
  const differing = groupBy(
    ways,
    ({ route: way, sips, drop }) => `${way.at(-1)!.line} ${sips} ${String(drop === 'yes')}`,
  );
  return [...differing.values()].map(([easiest]) => easiest);
}

/** The places where a turn can still legally end that has gone on to the head of a route. */
export function placesAhead(
  network: Network,
  position: Position,
  dice: readonly number[],
  route: readonly Step[],
): ReadonlySet<StationId> {
  const ends = reachFrom(network, position, dice, route, headOf(network, position, route))?.ends ?? [];
  return new Set(ends.map(({ stand }) => network.place(stand.to)));
}

/** Where a route has led, how the player may have come there, and whether a step of it did. */
interface Head {
  readonly at: StationId;
  readonly came: ReturnType<typeof readRoute>['last'];
  readonly isRiding: boolean;
}

function headOf(network: Network, position: Position, route: readonly Step[]): Head {
  const { last } = readRoute(network, position.at, hopsOfCame(network, position), route);
  return { at: route.at(-1)?.to ?? position.at, came: last, isRiding: route.length > 0 };
}

/** What lies within the points left, and where turns with one of the dice end; undefined where the route is at its end. */
function reachFrom(
  network: Network,
  position: Position,
  dice: readonly number[],
  route: readonly Step[],
  { at, came, isRiding }: Head,
) {
  const line = came[0]?.line;
  const isOver = isRiding && line !== undefined && network.stopsAt(at, line);
  const lefts = dice.map((die) => pointsFor(network, position.at, die) - route.length).filter((left) => left > 0);
  if (isOver || lefts.length === 0) return undefined;
  const reach = exploreUpTo(network, { ...position, at, isRiding }, came, Math.max(...lefts));
  return {
    layers: reach(Math.max(...lefts)).layers,
    ends: lefts.flatMap((left) => reach(left).ends.map(({ node }) => node)),
  };
}

/** The ways to a place, the easiest first. */
function nodesAt(network: Network, layers: readonly (readonly Node[])[], to: StationId): readonly Node[] {
  const there = layers.flat().filter(({ stand }) => network.place(stand.to) === network.place(to));
  return there.sort(compareWays);
}

/** A ride by any lines, whatever the rules say. */
interface Ride extends Ease {
  readonly at: StationId;
  readonly route: readonly Step[];
}

/** The way that people would take, legal or not. */
function wayBeyondRules(
  network: Network,
  { at, came, isRiding }: Head,
  to: StationId,
  nextIsStep: boolean,
): readonly Step[] | undefined {
  if (network.place(at) === network.place(to)) return undefined;
  const known = new Set<string>();
  const open: Ride[] = [{ at: network.place(at), route: [], changes: 0, isOff: false, steps: 0 }];
  const isThere = (ride: Ride) => ride.at === network.place(to);
  for (let ride = open.shift(); ride; ride = open.shift()) {
    if (isThere(ride)) return ride.route;
    const { at: here, route, changes, isOff, steps } = ride;
    const line = route.at(-1)?.line ?? came[0]?.line;
    const key = `${here} ${line}`;
    if (known.has(key)) continue;
    known.add(key);
    const onward = network.hopsFrom(here).map((hop): Ride => {
      const isOther = line !== undefined && line !== hop.line;
      const isChange = isOther && (isRiding || steps > 0);
      return {
        at: network.place(hop.to),
        route: [...route, { line: hop.line, to: hop.to }],
        changes: changes + Number(isChange),
        isOff: isOff || (isOther && !isChange),
        steps: steps + 1,
      };
    });
    const next = nextIsStep && steps === 0 ? onward.filter(isThere).sort(compareWays)[0] : undefined;
    if (next) return next.route;
    open.push(...onward.filter((each) => !known.has(`${each.at} ${each.route.at(-1)!.line}`)));
    open.sort(compareWays);
  }
  return undefined;
}
