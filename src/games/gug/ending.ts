import type { StationId } from './board-data.ts';
import type { Hop } from './hops.ts';
import type { Network } from './network.ts';
import type { Position } from './position.ts';
import { explore, isTooOftenAtLeicester } from './reach.ts';
import { type Arrivals, standsFrom } from './stands.ts';
import type { Finding } from './verdict.ts';

export interface EndVerdict {
  readonly outcome: 'legal' | 'illegal' | 'incomplete';
  readonly findings: readonly Finding[];
}

/** Whether a route without a fault is a whole turn: 11.1, 12.1, 16.4 (R6, R16). */
export function judgeEnding(
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
  return {
    outcome: 'legal',
    findings: [finding, { clause: 'gug-16.4', rulings: ['R16'], effect: 'applies', reason: 'leicester-toss', data }],
  };
}
