import type { StationId } from './board-data.ts';
import { hopsOfCame } from './journey.ts';
import type { Network } from './network.ts';
import type { Position, Step } from './position.ts';
import { compareWays, type Ease, explore, type Node, routeOf } from './reach.ts';
import { CLASSIC, type Variation } from './sips.ts';
import { judgeTurn, pointsFor } from './turn.ts';
import type { DropVerdict } from './verdict.ts';

/** A way a turn can legally end: one for each station, sips and drop verdict that can be had there. */
export interface End {
  /** The station, as the board names it. */
  readonly at: StationId;
  /** The route there that people take (`compareWays`). */
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
 * @returns with two dice the ends of either; for a player who cannot move, the place itself.
 */
export function legalEnds(
  network: Network,
  position: Position,
  dice: readonly number[],
  variation: Variation = CLASSIC,
): readonly End[] {
  const came = hopsOfCame(network, position);
  const ends = new Map<string, { readonly end: End; readonly ease: Ease }>();
  for (const die of new Set(dice)) {
    const points = pointsFor(network, position.at, die);
    const turns = turnsThatDiffer(network, explore(network, position, came, points).ends);
    for (const { route, ease } of turns) {
      const verdict = judgeTurn(network, position, { dice, route }, variation);
      if (verdict.outcome !== 'legal') {
        throw new Error(`search and judge disagree: ${JSON.stringify({ position, die, route })}`);
      }
      const at = route.at(-1)?.to ?? position.at;
      const { sips, drop } = verdict;
      const { die: given, total } = verdict.points;
      const left = total - route.length;
      const { changes } = ease;
      const end: End = { at, route, changes, die: given, left, sips: sips.total, drop: drop.allowed };
      const key = `${network.place(at)} ${end.sips} ${end.drop}`;
      const known = ends.get(key);
      if (!known || compareWays(ease, known.ease) < 0) ends.set(key, { end, ease });
    }
  }
  return [...ends.values()].map(({ end }) => end);
}

/**
 * Of the turns that end legally, the one that people take for all that the verdict on their end can depend on. A player who cannot move stays, and that is the turn (R6).
 */
function turnsThatDiffer(
  network: Network,
  ends: readonly { readonly node: Node; readonly steps: number }[],
): readonly { readonly route: readonly Step[]; readonly ease: Ease }[] {
  if (ends.length === 0) return [{ route: [], ease: { changes: 0, isOff: false, steps: 0 } }];
  const taken = new Map<string, Node>();
  for (const { node, steps } of ends) {
    const { line, to } = node.stand;
    const isEnd = network.stopsAt(to, line);
    const key = isEnd ? `${to} ${line} ${steps} ${String(node.touched)}` : network.place(to);
    const known = taken.get(key);
    if (!known || compareWays(node, known) < 0) taken.set(key, node);
  }
  return [...taken.values()].map((node) => ({ route: routeOf(node), ease: node }));
}

/** How many legal routes a turn has ("perft"): lists of `line:station` steps, and one for a player who cannot move. */
export function countRoutes(network: Network, position: Position, die: number): number {
  const { ends } = explore(network, position, hopsOfCame(network, position), pointsFor(network, position.at, die));
  return ends.length === 0 ? 1 : ends.reduce((sum, { node }) => sum + node.count, 0);
}
