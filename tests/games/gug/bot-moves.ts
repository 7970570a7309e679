import type { StationId } from '../../../src/games/gug/board-data.ts';
import type { GugEvent } from '../../../src/games/gug/events.ts';
import { judgeLedger } from '../../../src/games/gug/ledger.ts';
import { type End, legalEnds } from '../../../src/games/gug/moves.ts';
import type { Network } from '../../../src/games/gug/network.ts';
import type { GugGame } from '../../../src/games/gug/play.ts';
import type { Due, GugState } from '../../../src/games/gug/play-state.ts';
import { positionOf, variationFor } from '../../../src/games/gug/play-table.ts';
import type { Drop, Position } from '../../../src/games/gug/position.ts';
import type { Draw } from '../../../src/games/shared/seeded.ts';

type Move = Omit<Extract<GugEvent, { kind: 'move' }>, 'kind' | 'seat' | 'overrule'>;

/** What a drop is worth, in stations ridden; and what a sip costs. */
const DROP = 1000;
const SIP = 0.3;
/** So far a whim reaches, so that nobody rides to and fro for ever. */
export const WHIM = 3;

/** The move by which an icon drops an inhibition, or comes nearest to where it can drop the next. */
export function bestMove(
  game: GugGame,
  state: GugState,
  due: Extract<Due, { kind: 'move' }>,
  draw: Draw,
  whim = WHIM,
): Move {
  const network = game.turnNetwork(state);
  const moves = due.icons.flatMap((icon) => {
    const position = positionOf(network, state, due.seat, icon);
    const variation = variationFor(network, state, due.seat, icon);
    const useful = usefulTo(network, position, [...variation.draw.closed, ...(variation.used ?? [])]);
    return due.dice.flatMap((die) =>
      legalEnds(network, position, [state.turn!.dice[die]!], variation).map((end) => {
        const drop = end.drop === 'yes' && useful.some((one) => isAt(one, end));
        const isForced = end.drop === 'yes' && network.rulings.R19 === 'must-drop';
        const worth =
          (drop ? DROP : isForced ? -DROP : 0) - SIP * end.sips - farOff(network, position, end, useful, drop);
        return { worth: worth + draw(whim), move: { icon, die, route: end.route, drop: drop || isForced } };
      }),
    );
  });
  return moves.reduce((one, other) => (other.worth > one.worth ? other : one)).move;
}

function isAt({ station, line }: Drop, { at, route }: End): boolean {
  return station === at && line === route.at(-1)?.line;
}

/** Stations from where a turn ends: to the loop where it has to be touched first, and on to an end station of use. */
function farOff(network: Network, position: Position, end: End, useful: readonly Drop[], drop: boolean): number {
  const at = network.place(end.at);
  const loop = stationsFrom(network, 'loop').get(at) ?? Infinity;
  if (drop) return loop;
  const isTouched =
    position.touched ||
    end.route.some(({ to }) => network.board.stations.has(to) && network.isOnLoop(network.place(to)));
  // Beyond the loop all ways are open again.
  if (!isTouched) return loop + 20;
  return Math.min(...useful.map(({ station }) => stationsFrom(network, station).get(at) ?? Infinity), 99);
}

const ledgers = new WeakMap<Network, Map<string, readonly Drop[]>>();

/** Drops that still leave eleven. */
function usefulTo(network: Network, { drops }: Position, closed: readonly StationId[]): readonly Drop[] {
  const known = ledgers.get(network) ?? new Map<string, readonly Drop[]>();
  ledgers.set(network, known);
  const key = JSON.stringify([drops, closed]);
  const useful =
    known.get(key) ??
    judgeLedger(network, drops, closed, 'all').useful.flatMap(({ drop, keepsReachable }) =>
      keepsReachable ? [drop] : [],
    );
  known.set(key, useful);
  return useful;
}

const distances = new WeakMap<Network, Map<string, ReadonlyMap<StationId, number>>>();

/** Stations to ride from a station, or from the loop, whatever the rules say of turning. */
function stationsFrom(network: Network, from: StationId | 'loop'): ReadonlyMap<StationId, number> {
  const known = distances.get(network) ?? new Map<string, ReadonlyMap<StationId, number>>();
  distances.set(network, known);
  const measured = known.get(from);
  if (measured) return measured;
  const starts = from === 'loop' ? network.board.loop : [from];
  const ways = new Map(starts.map((station) => [network.place(station), 0]));
  for (const [at, way] of ways) {
    for (const { to } of network.hopsFrom(at)) {
      if (!ways.has(network.place(to))) ways.set(network.place(to), way + 1);
    }
  }
  known.set(from, ways);
  return ways;
}
