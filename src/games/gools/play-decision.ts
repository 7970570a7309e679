import type { GoolsReason } from './clauses.ts';
import type { Decision, Finding } from '../shared/decision.ts';
import type { ThreeManFinding } from '../three-man/play-state.ts';
import type { AnyClause, GoolsState } from './play-state.ts';

/** What the judge of Gabba Gools finds; of the mini game, what its own judge does. */
export type GoolsFinding = Finding<AnyClause, GoolsReason> | ThreeManFinding;
export type GoolsDecision = Decision<GoolsState, GoolsFinding>;

export function finding(clause: AnyClause, reason: GoolsReason, data: GoolsFinding['data'] = {}): GoolsFinding {
  return { clause, reason, data };
}

export function never(clause: AnyClause, reason: GoolsReason, data: GoolsFinding['data'] = {}): GoolsDecision {
  return { is: 'never', findings: [finding(clause, reason, data)] };
}
