import type { LineId, StationId } from './board-data.ts';
import { type Hop, hopsOf } from './hops.ts';
import { judgeLeaving } from './movement.ts';
import type { Network } from './network.ts';
import { NO_WORKS, type Position, type Step } from './position.ts';
import type { Arrivals } from './stands.ts';
import type { Finding } from './verdict.ts';

/** A route read on the board: the hop of each step, and what the movement rules say of each. */
export interface Journey {
  /** Null where no line leads as the step says. */
  readonly hops: readonly (Hop | null)[];
  readonly findings: readonly Finding[];
  /** How the player may have come to where the route ends: what the next step follows. */
  readonly last: Arrivals;
}

/** The hops by which a player came to a place; nothing at the start, and when it is forgotten (R1). */
export function hopsOfCame(network: Network, { at, came }: Pick<Position, 'at' | 'came'>): Arrivals {
  if (!came || network.rulings.R1 === 'forgotten') return [null];
  const { from, by } = came;
  const isRide = (hop: Hop) => hop.line === by && hop.from === from && network.place(hop.to) === network.place(at);
  const near = network.hopsFrom(network.place(from)).filter(isRide);
  if (near.length > 0) return near;
  // From a closed half of a junction nobody leaves, but who was there before it closed came by that ride.
  const today = network.hops.filter(isRide);
  if (today.length > 0) return today;
  // What has been closed since was ridden as drawn: the direction is remembered all the same.
  const drawn = hopsOf(network.board, network.rulings, NO_WORKS).filter(isRide);
  return drawn.length > 0 ? drawn : [null];
}

/**
 * The stations that each step of a route rides over, from where it starts to where it leads: what a map draws. A step
 * that no line makes is just its two ends.
 */
export function stationsOfSteps(
  network: Network,
  position: Position,
  route: readonly Step[],
): readonly (readonly StationId[])[] {
  const { hops } = readRoute(network, position.at, hopsOfCame(network, position), route);
  return route.map(({ to }, index) => {
    const hop = hops[index];
    if (hop) return [hop.from, ...hop.stretches.map(({ b }) => b)];
    return [route[index - 1]?.to ?? position.at, to];
  });
}

/** The hops that a step can mean: those to the very station named, else to its place (R18). */
export function hopsFor(network: Network, from: StationId, { line, to }: Step): readonly Hop[] {
  const along = network.hopsFrom(from).filter((hop) => hop.line === line);
  const exact = along.filter((hop) => hop.to === to);
  return exact.length > 0 ? exact : along.filter((hop) => network.place(hop.to) === network.place(to));
}

interface Reading extends Omit<Journey, 'last'> {
  readonly came: Hop | null;
  readonly broken: number;
}

/**
 * Reads the steps of a route one after the other. Where a step can be read two ways (a line that leaves
 * joined stations by two strokes), the reading that breaks less is taken.
 */
export function readRoute(network: Network, from: StationId, came: Arrivals, route: readonly Step[]): Journey {
  let readings: readonly Reading[] = came.map((hop) => ({ came: hop, hops: [], findings: [], broken: 0 }));
  let at = network.place(from);
  route.forEach((step, index) => {
    const hops = hopsFor(network, at, step);
    readings =
      hops.length === 0
        ? [lost(network, best(readings), at, step, index)]
        : hops.map((hop) => best(readings.map((reading) => extended(network, reading, hop, index))));
    at = network.place(step.to);
  });
  const { hops, findings, broken } = best(readings);
  const equal = readings.filter((reading) => reading.broken === broken);
  return { hops, findings, last: equal.map((reading) => reading.came) };
}

function best(readings: readonly Reading[]): Reading {
  return readings.reduce((least, reading) => (reading.broken < least.broken ? reading : least));
}

function extended(network: Network, reading: Reading, hop: Hop, step: number): Reading {
  const findings = [...judgeLeaving(network, reading.came, hop, step), ...passingClosed(hop, step)];
  return {
    came: hop,
    hops: [...reading.hops, hop],
    findings: [...reading.findings, ...findings],
    broken: reading.broken + findings.filter(({ effect }) => effect === 'breaks').length,
  };
}

/** Riding through closed stations, at no cost (2.2, R20). */
function passingClosed({ line, to, stretches }: Hop, step: number): readonly Finding[] {
  return stretches.slice(0, -1).map(({ b }) => ({
    clause: 'gug-2.2',
    rulings: ['R20'],
    effect: 'applies',
    reason: 'passes-closed',
    step,
    data: { station: b, other: to, line },
  }));
}

/** A step that no hop makes: why, and the route goes on from where the step claims to lead. */
function lost(network: Network, reading: Reading, at: StationId, step: Step, index: number): Reading {
  const { board, works } = network;
  const { line: riding, to } = step;
  const line = board.lines.get(riding as LineId);
  const callsIn = (place: StationId) => network.members(place).filter((station) => line?.stations.includes(station));
  const isShut = (station: StationId) => works.stations.includes(station);
  const [here, there] = [callsIn(at), callsIn(network.place(to))];
  const rides = (line?.stretches ?? []).flatMap(({ a, b }) => [[a, b] as const, [b, a] as const]);
  const next = rides.filter(([from, on]) => here.includes(from) && there.includes(on));
  const why = (clause: Finding['clause'], reason: Finding['reason'], station = to): Finding => ({
    clause,
    rulings: clause === 'gug-2.2' ? ['R20'] : [],
    effect: 'breaks',
    reason,
    step: index,
    data: { station, other: at, line: riding },
  });
  const finding = (): Finding => {
    if (there.length === 0) return why('gug-8.2', 'line-not-here');
    // Where two stations are joined, only the one that the line rides to or from here is asked about (R18).
    const ends = next.length > 0 ? next.map(([, on]) => on) : there;
    if (ends.every(isShut)) return why('gug-2.2', 'station-closed');
    if (next.length === 0) return why('gug-8.2', 'not-next');
    // Nobody boards at the closed half of a junction.
    const shut = next.find(([from]) => isShut(from));
    return shut ? why('gug-2.2', 'station-closed', shut[0]) : why('gug-2.2', 'stretch-closed');
  };
  const findings = [...reading.findings, finding()];
  return { ...reading, came: null, hops: [...reading.hops, null], findings };
}
