import type { StationId } from './board-data.ts';
import { isBritishRailStation, isByBritishRail } from './british-rail.ts';
import { judgeDrop } from './drop.ts';
import type { Hop } from './hops.ts';
import { hopsOfCame, readRoute } from './journey.ts';
import type { Network } from './network.ts';
import { isOtherRailway, type Position, type Step, type Turn } from './position.ts';
import { explore, isTooOftenAtLeicester, isTossed, ridesOverLoop } from './reach.ts';
import { CLASSIC, NO_SIPS, penaltyFor, sipsFor, type Variation } from './sips.ts';
import type { RulingId } from './rulings.ts';
import { type Arrivals, standsFrom } from './stands.ts';
import type { DropVerdict, Finding, Verdict } from './verdict.ts';

const NO_DROP: DropVerdict = { allowed: 'none', findings: [], places: [], isForced: false };

/** Points of a turn: the die, doubled when it starts outside the Circle line (8.1, 8.3, 8.4). */
export function pointsFor(network: Network, at: StationId, die: number): number {
  return network.isWithinLoop(network.place(at)) ? die : die * 2;
}

/**
 * Judges a turn: the one judge of this game.
 *
 * With two dice the player gives either to this icon (17.4). The one that makes the route a legal turn is taken; if
 * both do, the smaller, which leaves less to drink at an end station; if neither does, the bigger.
 *
 * @param turn.route - may be empty or unfinished: the verdict is then `incomplete` unless no move is legal.
 * @returns every finding, the sips as a sum, and whether an inhibition may be dropped.
 * @throws RangeError without a die of 1-6, or when the position stands nowhere on the board: corrupt data, not play.
 */
export function judgeTurn(network: Network, position: Position, turn: Turn, variation: Variation = CLASSIC): Verdict {
  if (turn.dice.length === 0 || turn.dice.some((die) => !Number.isInteger(die) || die < 1 || die > 6)) {
    throw new RangeError(`dice: ${turn.dice.join()}`);
  }
  if (!network.board.stations.has(position.at)) throw new RangeError(`position: ${position.at}`);
  const verdicts = [...turn.dice]
    .sort((one, other) => one - other)
    .map((die) => judgeDie(network, position, die, turn.route, variation));
  return verdicts.find(({ outcome }) => outcome === 'legal' || outcome === 'penalty') ?? verdicts.at(-1)!;
}

function judgeDie(
  network: Network,
  position: Position,
  die: number,
  route: readonly Step[],
  variation: Variation,
): Verdict {
  const total = pointsFor(network, position.at, die);
  const isInside = network.isWithinLoop(network.place(position.at));
  const points: Finding = {
    clause: isInside ? 'gug-8.3' : 'gug-8.4',
    rulings: ['R8'],
    effect: 'applies',
    reason: isInside ? 'points-inside' : 'points-outside',
    data: { eyes: die, count: total, station: position.at },
  };
  const off = route.findIndex(({ line }) => isOtherRailway(line));
  const ridden = off < 0 ? route : route.slice(0, off);
  const came = hopsOfCame(network, position);
  const journey = readRoute(network, position.at, came, ridden);
  const findings = [points, ...inOrder([...journey.findings, ...limits(network, journey.hops, total)])];
  const used = { die, total, used: route.length };
  if (off >= 0) return judgePenalty(network, position, route, off, findings, used, variation);
  if (findings.some(({ effect }) => effect === 'breaks')) return unfinished('illegal', findings, used);

  const hops = journey.hops as readonly Hop[];
  const end = judgeEnding(network, position, came, { hops, last: journey.last }, total);
  const all = [...findings, ...end.findings];
  if (end.outcome !== 'legal') return unfinished(end.outcome, all, used);
  const last = hops.at(-1);
  if (last && isBritishRailStation(network, last.to)) {
    return leftAtBritishRail(network, position, last, { findings, points: used }, variation);
  }
  const isEnd = last !== undefined && network.stopsAt(last.to, last.line);
  const touched = position.touched || (network.rulings.R13 === 'passing' && touches(network, position.at, hops));
  const after = positionAfter(network, position, last, touched);
  return {
    outcome: 'legal',
    findings: all,
    points: used,
    sips: sipsFor(network, { at: network.place(after.at), left: isEnd ? total - hops.length : undefined }, variation),
    drop: isEnd
      ? judgeDrop(network, position.drops, { station: last.to, line: last.line }, touched, variation)
      : NO_DROP,
    after,
  };
}

/**
 * Where a player stands after a legal turn, before any drop.
 *
 * @param last - the hop that it ended with; undefined for who could not move.
 * @param touched - whether the loop was touched by then (R13); where the turn ends counts in any case.
 */
export function positionAfter(
  network: Network,
  position: Position,
  last: Pick<Hop, 'from' | 'line' | 'to'> | undefined,
  touched: boolean,
): Position {
  const at = last?.to ?? position.at;
  return {
    ...position,
    at,
    came: last ? { from: last.from, by: last.line } : position.came,
    touched: touched || network.isOnLoop(network.place(at)),
    leicester: position.leicester + (at === network.board.data.special.leicester ? 1 : 0),
  };
}

/** Whether a turn passes or starts on the loop (14.1, R13). */
function touches(network: Network, start: StationId, hops: readonly Hop[]): boolean {
  return network.isOnLoop(network.place(start)) || hops.some((hop) => ridesOverLoop(network, hop));
}

/** Steps beyond the points (8.1), and steps beyond an end station (12.1). */
function limits(network: Network, hops: readonly (Hop | null)[], total: number): readonly Finding[] {
  const findings: Finding[] = [];
  hops.slice(0, -1).forEach((hop, index) => {
    if (!hop || !network.stopsAt(hop.to, hop.line)) return;
    findings.push({
      clause: 'gug-12.1',
      rulings: ['R7', 'R23'],
      effect: 'breaks',
      reason: 'after-end',
      step: index + 1,
      data: { station: hop.to, line: hop.line },
    });
  });
  if (hops.length > total) {
    findings.push({
      clause: 'gug-8.1',
      rulings: [],
      effect: 'breaks',
      reason: 'too-many-steps',
      step: total,
      data: { count: total },
    });
  }
  return findings;
}

/** A route over a railway that may not be used: 9.1, then 16.6 or 16.7 (R17, R45). */
function judgePenalty(
  network: Network,
  position: Position,
  route: readonly Step[],
  off: number,
  findings: readonly Finding[],
  points: Verdict['points'],
  variation: Variation,
): Verdict {
  const isByRail = (step: Step) => isByBritishRail(network.rulings, step);
  const isLeftThere = isByRail(route.at(-1)!);
  const onTheWay = network.rulings.R17 === 'beer-on-the-way' ? route.findIndex(isByRail) : -1;
  const isBritishRail = isLeftThere || onTheWay >= 0;
  const used = route[off]!;
  // What is no British Rail station is one only by the reading of which railways are (R45).
  const named: readonly RulingId[] = ['overground', 'elizabeth'].includes(used.line) ? ['R45'] : [];
  const rulings: readonly RulingId[] = ['R17', ...named];
  const data = { line: used.line, station: used.to, other: position.at };
  const barred: Finding = {
    clause: 'gug-9.1',
    rulings: [],
    effect: 'breaks',
    reason: 'other-railway',
    step: off,
    data,
  };
  const penalty: Finding = isBritishRail
    ? {
        clause: 'gug-16.6',
        rulings,
        effect: 'penalty',
        reason: isLeftThere ? 'british-rail' : 'british-rail-used',
        step: isLeftThere ? route.length - 1 : onTheWay,
        data: { ...data, station: (isLeftThere ? route.at(-1)! : route[onTheWay]!).to },
      }
    : { clause: 'gug-16.7', rulings, effect: 'penalty', reason: 'penalty-other', step: off, data };
  return {
    outcome: 'penalty',
    findings: [...findings, barred, penalty],
    points,
    sips: penaltyFor(network, network.place(position.at), isBritishRail ? 'british-rail' : 'other-railway', variation),
    drop: NO_DROP,
    after: position,
  };
}

/** A turn of the Underground that ends where a table sees a British Rail station (16.6, R31). */
function leftAtBritishRail(
  network: Network,
  position: Position,
  { to, line }: Hop,
  { findings, points }: Pick<Verdict, 'findings' | 'points'>,
  variation: Variation,
): Verdict {
  const left: Finding = {
    clause: 'gug-16.6',
    rulings: ['R31'],
    effect: 'penalty',
    reason: 'british-rail-here',
    step: points.used - 1,
    data: { station: to, line, other: position.at },
  };
  return {
    outcome: 'penalty',
    findings: [...findings, left],
    points,
    sips: penaltyFor(network, network.place(position.at), 'british-rail', variation),
    drop: NO_DROP,
    after: position,
  };
}

function unfinished(
  outcome: 'illegal' | 'incomplete',
  findings: readonly Finding[],
  points: Verdict['points'],
): Verdict {
  return { outcome, findings, points, sips: NO_SIPS, drop: NO_DROP };
}

/** Findings of steps, in the order of the steps. */
function inOrder(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort((one, other) => one.step! - other.step!);
}

interface EndVerdict {
  readonly outcome: 'legal' | 'illegal' | 'incomplete';
  readonly findings: readonly Finding[];
}

/** Whether a route without a fault is a whole turn: 11.1, 12.1, 16.4 (R6, R16). */
function judgeEnding(
  network: Network,
  position: Position,
  came: Arrivals,
  { hops, last: arrivals }: { readonly hops: readonly Hop[]; readonly last: Arrivals },
  total: number,
): EndVerdict {
  const last = hops.at(-1);
  const step = hops.length - 1;
  const left = total - hops.length;
  const { rulings } = network;
  if (last && network.stopsAt(last.to, last.line)) {
    const data = { station: last.to, line: last.line, count: left };
    return legalEnd(network, position, last.to, step, {
      clause: 'gug-12.1',
      rulings: ['R7', 'R23'],
      effect: 'applies',
      reason: 'arrives-end',
      step,
      data,
    });
  }
  const at = last?.to ?? position.at;
  const data = { station: at, count: left };
  const finished = (finding: Pick<Finding, 'rulings' | 'reason'>) =>
    legalEnd(network, position, at, step, { ...finding, clause: 'gug-11.1', effect: 'applies', data });
  if (left === 0) return finished({ rulings: [], reason: 'all-points-used' });

  const isTooOften = isTooOftenAtLeicester(network, position.leicester, at);
  if (rulings.R6 === 'early' && last && !isTooOften) return finished({ rulings: ['R6'], reason: 'stopped-early' });
  const reach = explore(network, position, came, total);
  if (!reach.isWhole && hops.length === reach.length) {
    const stuck: Finding = { clause: 'gug-11.1', rulings: ['R6'], effect: 'applies', reason: 'as-far-as-legal', data };
    // Whoever cannot move at all ends the turn where it is, however often that was at Leicester Square.
    return isTooOften && !last ? { outcome: 'legal', findings: [stuck] } : finished(stuck);
  }
  const isStuck = standsFrom(network, network.place(at), arrivals).length === 0;
  return {
    outcome: 'incomplete',
    findings: [
      { clause: 'gug-11.1', rulings: ['R6'], effect: 'missing', reason: isStuck ? 'no-way-on' : 'points-left', data },
    ],
  };
}

/** A turn that ends here, unless it is a third time at Leicester Square (16.4, R16). */
function legalEnd(network: Network, position: Position, at: StationId, step: number, finding: Finding): EndVerdict {
  if (at !== network.board.data.special.leicester) return { outcome: 'legal', findings: [finding] };
  const count = position.leicester + 1;
  const data = { station: at, count };
  if (isTooOftenAtLeicester(network, position.leicester, at)) {
    const third: Finding = {
      clause: 'gug-16.4',
      rulings: ['R16'],
      effect: 'breaks',
      reason: 'third-leicester',
      step: Math.max(step, 0),
      data,
    };
    // That no route goes further ends no turn where no turn may end.
    return { outcome: 'illegal', findings: finding.reason === 'as-far-as-legal' ? [third] : [finding, third] };
  }
  const reason = isTossed(network, position.leicester) ? 'leicester-toss' : 'leicester-no-toss';
  return {
    outcome: 'legal',
    findings: [finding, { clause: 'gug-16.4', rulings: ['R16'], effect: 'applies', reason, data }],
  };
}
