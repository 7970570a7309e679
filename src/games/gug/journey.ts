import type { LineId, StationId } from './board-data.ts';
import type { Hop } from './hops.ts';
import { judgeLeaving } from './movement.ts';
import type { Network } from './network.ts';
import type { Came, Step } from './position.ts';
import type { Finding } from './verdict.ts';

/** A route read on the board: the hop of each step, and what the movement rules say of each. */
export interface Journey {
  /** Null where no line leads as the step says. */
  readonly hops: readonly (Hop | null)[];
  readonly findings: readonly Finding[];
}

/** The hop a player came to a place by; null at the start, and when it is forgotten (R1). */
export function hopOfCame(network: Network, at: StationId, came: Came | null): Hop | null {
  if (!came || network.rulings.R1 === 'forgotten') return null;
  return hopsFor(network, network.place(came.from), { line: came.by, to: at })[0] ?? null;
}

/** The hops that a step can mean: those to the very station named, else to its place (R18). */
export function hopsFor(network: Network, from: StationId, { line, to }: Step): readonly Hop[] {
  const along = network.hopsFrom(from).filter((hop) => hop.line === line);
  const exact = along.filter((hop) => hop.to === to);
  return exact.length > 0 ? exact : along.filter((hop) => network.place(hop.to) === network.place(to));
}

interface Reading extends Journey {
  readonly broken: number;
}

/**
 * Reads the steps of a route one after the other. Where a step can be read two ways (a line that leaves
 * joined stations by two strokes), the reading that breaks less is taken.
 */
export function readRoute(network: Network, from: StationId, came: Hop | null, route: readonly Step[]): Journey {
  let readings: readonly Reading[] = [{ hops: [], findings: [], broken: 0 }];
  let at = network.place(from);
  route.forEach((step, index) => {
    const hops = hopsFor(network, at, step);
    readings =
      hops.length === 0
        ? [lost(network, best(readings), at, step, index)]
        : hops.map((hop) => best(readings.map((reading) => extended(network, reading, came, hop, index))));
    at = network.place(step.to);
  });
  return best(readings);
}

function best(readings: readonly Reading[]): Reading {
  return readings.reduce((least, reading) => (reading.broken < least.broken ? reading : least));
}

function extended(network: Network, reading: Reading, came: Hop | null, hop: Hop, step: number): Reading {
  const last = step === 0 ? came : reading.hops[step - 1]!;
  const findings = judgeLeaving(network, last, hop, step);
  return {
    hops: [...reading.hops, hop],
    findings: [...reading.findings, ...findings],
    broken: reading.broken + findings.filter(({ effect }) => effect === 'breaks').length,
  };
}

/** A step that no hop makes: why, and the route goes on from where the step claims to lead. */
function lost(network: Network, reading: Reading, at: StationId, step: Step, index: number): Reading {
  const { board, works } = network;
  const data = { station: step.to, other: at, line: step.line };
  const base = { effect: 'breaks' as const, step: index, data };
  const line = board.lines.get(step.line as LineId);
  const members = network.members(network.place(step.to));
  const isNext = line?.stretches.some(
    ({ a, b }) => (network.place(a) === at && members.includes(b)) || (network.place(b) === at && members.includes(a)),
  );
  const finding: Finding = !line?.stations.some((station) => members.includes(station))
    ? { ...base, clause: 'gug-8.2', rulings: [], reason: 'line-not-here' }
    : members.every((station) => works.stations.includes(station))
      ? { ...base, clause: 'gug-2.2', rulings: ['R20'], reason: 'station-closed' }
      : isNext
        ? { ...base, clause: 'gug-2.2', rulings: ['R20'], reason: 'stretch-closed' }
        : { ...base, clause: 'gug-8.2', rulings: [], reason: 'not-next' };
  return { hops: [...reading.hops, null], findings: [...reading.findings, finding], broken: reading.broken + 1 };
}
