import type { LineId, StationId } from './board-data.ts';
import { hopsOfCame, readRoute } from './journey.ts';
import type { Network } from './network.ts';
import { type Came, isOtherRailway, type Position, type Step } from './position.ts';
import { ridesOverLoop } from './reach.ts';
import { NO_SIPS, sipsFor, type Variation } from './sips.ts';
import { pointsFor } from './turn.ts';
import type { Verdict } from './verdict.ts';

/**
 * A turn that a referee lets through (4.1), or that a count cut short before its first step (11.3): the icon stands
 * where the route led, or where it stood when that is no station of the Underground, and drinks what a legal turn
 * would that ended there.
 */
export function letThrough(
  network: Network,
  position: Position,
  route: readonly Step[],
  verdict: Verdict,
  variation: Variation,
): Verdict {
  const last = route.at(-1);
  if (last && !network.board.stations.has(last.to))
    return { ...verdict, outcome: 'legal', sips: NO_SIPS, after: position };
  const line = lineOf(network, route);
  const at = last?.to ?? position.at;
  const isEnd = line !== undefined && network.stopsAt(at, line);
  const left = isEnd ? Math.max(0, pointsFor(network, position.at, verdict.points.die) - route.length) : undefined;
  const isAtLeicester = at === network.board.data.special.leicester;
  const after: Position = {
    ...position,
    at,
    came: last ? cameBy(network, position, route) : position.came,
    touched: position.touched || touches(network, position, route),
    leicester: position.leicester + (isAtLeicester ? 1 : 0),
  };
  return { ...verdict, outcome: 'legal', sips: sipsFor(network, { at: network.place(at), left }, variation), after };
}

/** The line of the Underground that a route came by last; undefined where it did not. */
export function lineOf(network: Network, route: readonly Step[]): LineId | undefined {
  const line = route.at(-1)?.line;
  return line && !isOtherRailway(line) && network.board.lines.has(line) ? line : undefined;
}

/** The last step, if it is one of the Underground from a station of the board. */
function cameBy(network: Network, position: Position, route: readonly Step[]): Came | null {
  const by = lineOf(network, route);
  const from = route.at(-2)?.to ?? position.at;
  return by && network.board.stations.has(from) ? { from, by } : null;
}

/** Whether a route touches the loop (14.1, R13): where it ends; or where it starts, stands or rides. */
function touches(network: Network, position: Position, route: readonly Step[]): boolean {
  const isOnLoop = (station: StationId) =>
    network.board.stations.has(station) && network.isOnLoop(network.place(station));
  if (isOnLoop(route.at(-1)?.to ?? position.at)) return true;
  if (network.rulings.R13 === 'ending') return false;
  const off = route.findIndex(({ line }) => isOtherRailway(line));
  const ridden = off < 0 ? route : route.slice(0, off);
  const { hops } = readRoute(network, position.at, hopsOfCame(network, position), ridden);
  return (
    isOnLoop(position.at) ||
    route.some(({ to }) => isOnLoop(to)) ||
    hops.some((hop) => hop && ridesOverLoop(network, hop))
  );
}
