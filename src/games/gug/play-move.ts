import { memo } from '../shared/memo.ts';
import type { LineId, StationId } from './board-data.ts';
import { hopsOfCame, readRoute } from './journey.ts';
import type { Network } from './network.ts';
import { allowed, type Decision, type EventOf, finding, type GugFinding, never } from './play-decision.ts';
import { isTimeUp } from './play-finish.ts';
import type { Charge, GugState, TurnState } from './play-state.ts';
import {
  charged,
  diceLeft,
  hasDroppedAll,
  isLost,
  isSprint,
  positionOf,
  variationFor,
  withSeat,
} from './play-table.ts';
import { inTurn } from './play-turn.ts';
import { type Came, type Drop, isOtherRailway, type Position, type Step, type Turn } from './position.ts';
import { isTooOftenAtLeicester, isTossed, ridesOverLoop } from './reach.ts';
import { NO_SIPS, sipsByReferee, sipsFor, type Variation } from './sips.ts';
import { judgeTurn, pointsFor } from './turn.ts';
import type { Verdict } from './verdict.ts';

type Move = EventOf<'move'>;

const remembered = memo(
  (network: Network, [position, turn, variation]: readonly [Position, Turn, Variation]) =>
    judgeTurn(network, position, turn, variation),
  1,
);

/** The verdict of `judgeTurn`, remembered: the ticket asks what the game asks when the turn is played. */
export function judgeOnce(network: Network, position: Position, turn: Turn, variation: Variation): Verdict {
  return remembered(network, [position, turn, variation]);
}

/** An icon is left: judged by `judgeTurn`, and by the rules of the whole turn (8.1, 11.1, 15.1, 17.4). */
export function decideMove(network: Network, state: GugState, event: Move): Decision {
  const { seat } = event;
  return inTurn(state, seat, (turn) => {
    const { icons } = state.seats[seat]!;
    if (!icons[event.icon]) return never('gug-2.5', 'no-such-icon', { seat });
    if (isLost(network.rulings, state, turn)) return never('gug-11.3', 'turn-lost', { seat });
    if (turn.dice.length === 0) return never('gug-8.1', 'not-rolled', { seat });
    if (turn.dice[event.die] === undefined) return never('gug-8.1', 'no-such-die', { seat });
    if (turn.moves.some(({ icon }) => icon === event.icon)) return never('gug-17.4', 'icon-moved', { seat });
    if (turn.sitsOut.includes(event.icon)) return never('gug-16.6', 'sits-out', { seat });
    if (!diceLeft(turn).includes(event.die)) return never('gug-17.4', 'die-given', { seat });
    if (hasDroppedAll(network.rulings, state.seats[seat]!, event.icon))
      return never('gug-1.4', 'icon-finished', { seat });
    const amount = event.overrule?.sips;
    if (amount !== undefined && !(Number.isInteger(amount) && amount >= 0))
      return never('gug-4.1', 'bad-sips', { seat });
    return judged(network, state, turn, event);
  });
}

function judged(network: Network, state: GugState, turn: TurnState, event: Move): Decision {
  const { seat, icon, route, overrule } = event;
  const variation = variationFor(network, state, seat, icon);
  const position = positionOf(network, state, seat, icon);
  const verdict = judgeOnce(network, position, { dice: [turn.dice[event.die]!], route }, variation);
  const isCutShort = verdict.outcome === 'incomplete' && route.length === 0 && turn.snol.includes('count');
  const isWaived = overrule !== undefined && verdict.outcome !== 'legal';
  const isLet = isCutShort || isWaived || !verdict.after;
  // Whoever stays at Leicester Square a third time tosses nothing, after a count as where there is no way on (16.4, R16).
  const isStaying = isCutShort && isTooOftenAtLeicester(network, position.leicester, position.at);
  const landed = isLet ? letThrough(network, position, route, verdict, variation) : verdict;
  const applied = isCutShort && network.rulings.R42 === 'nothing' ? { ...landed, sips: NO_SIPS } : landed;

  const late = isTimeUp(state, event.measured) ? [finding('gug-15.1', 'time-is-up', { seat })] : [];
  const against = [...late, ...(isCutShort ? [] : againstMove(verdict)), ...againstDrop(verdict, event)];
  const line = event.drop ? lineOf(network, route) : undefined;
  const drop = line && { station: applied.after!.at, line };
  // Where no line led to a station, there is nothing that even a referee could let drop.
  if (event.drop && !drop) return never('gug-12.1', 'no-drop-here', { seat, station: position.at });
  const next = () =>
    moved(network, state, turn, event, {
      verdict: overrule?.sips === undefined ? applied : { ...applied, sips: sipsByReferee(overrule.sips) },
      cause: overrule?.sips !== undefined ? 'referee' : applied.outcome === 'penalty' ? 'penalty' : 'arrival',
      isToss: isLet
        ? !isStaying && applied.after!.leicester > position.leicester && isTossed(network, position.leicester)
        : applied.findings.some(({ reason }) => reason === 'leicester-toss'),
      drop,
    });
  const isByReferee = against.length > 0 || isWaived || overrule?.sips !== undefined;
  return isByReferee ? { is: 'by-referee', findings: against, next } : allowed(next, verdict.findings);
}

/** What of a turn is not legal, or not done. */
function againstMove({ outcome, findings }: Verdict): readonly GugFinding[] {
  if (outcome === 'penalty') return [];
  return findings.filter(({ effect }) => effect === 'breaks' || effect === 'missing');
}

/** What speaks against dropping, or against not dropping (R19). */
function againstDrop({ outcome, drop }: Verdict, event: Move): readonly GugFinding[] {
  if (!event.drop) return drop.isForced ? [finding('gug-12.1', 'must-drop', { seat: event.seat })] : [];
  if (drop.allowed === 'yes') return [];
  if (drop.allowed === 'no') return drop.findings;
  // Whether a turn that is not legal drops anything is not asked.
  const isUnjudged = outcome === 'illegal' || outcome === 'incomplete';
  const station = event.route.at(-1)?.to;
  return isUnjudged ? [] : [finding('gug-12.1', 'no-drop-here', { seat: event.seat, ...(station && { station }) })];
}

/** What a move comes to, once it is decided. */
interface Outcome {
  /** Says where the icon stands. */
  readonly verdict: Verdict;
  readonly cause: Charge['cause'];
  readonly isToss: boolean;
  readonly drop: Drop | undefined;
}

/** The table after a move: the icon where it was left, its sips charged, its drop made and perhaps waiting (12.5). */
function moved(
  { place, isOnLoop, rulings }: Network,
  state: GugState,
  turn: TurnState,
  { seat, icon, die }: Move,
  { verdict, cause, isToss, drop }: Outcome,
): GugState {
  const before = state.seats[seat]!.icons[icon]!.position!;
  const after = { ...verdict.after!, drops: before.drops };
  const position = drop
    ? { ...after, drops: [...before.drops, drop], touched: isOnLoop(place(after.at)), leicester: 0 }
    : after;
  // In a sprint nobody else has a turn meanwhile.
  const losesNext = verdict.outcome === 'penalty' && rulings.R30 === 'next-too' && !isSprint(state.setup);
  const placed = withSeat(state, seat, (one) => ({
    ...one,
    ...(losesNext && {
      sitsOut: rulings.R41 === 'whole-team' ? one.icons.map((_, each) => each) : [...(one.sitsOut ?? []), icon],
    }),
    icons: one.icons.map((other, index) => (index === icon ? { position } : other)),
    pending: drop ? [...one.pending, { icon, drop }] : one.pending,
  }));
  const moves = [...turn.moves, { icon, die, verdict }];
  const table = { ...placed, turn: { ...turn, moves, tosses: turn.tosses + (isToss ? 1 : 0) } };
  return charged(table, seat, { cause, sips: verdict.sips });
}

/**
 * A turn that a referee lets through (4.1), or that a count cut short before its first step (11.3): the icon stands
 * where the route led, or where it stood when that is no station of the Underground, and drinks what a legal turn
 * would that ended there.
 */
function letThrough(
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

/** The line of the Underground by which a route came to a station last; undefined where none led there. */
function lineOf({ board }: Network, route: readonly Step[]): LineId | undefined {
  const last = route.at(-1);
  const isRidden = last && board.stations.has(last.to) && board.lines.has(last.line as LineId);
  return isRidden ? (last.line as LineId) : undefined;
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
