import type { Decision } from '../shared/decision.ts';
import type { GabongClause, MatchReason } from './clauses.ts';
import type { GabongState } from './match-state.ts';

/**
 * Why an event is refused, with its clause; `data` is for the sentence. `seats`: those it is about, in their order; `count`: how many there may or must be, or are;
 * `points`: what was told; `nearest`: what a hand could come to instead, one or two numbers.
 */
export interface MatchFinding {
  readonly clause: GabongClause;
  readonly reason: MatchReason;
  readonly data: {
    readonly seat?: number;
    readonly seats?: readonly number[];
    readonly count?: number;
    readonly rank?: number;
    readonly points?: number;
    readonly nearest?: readonly number[];
  };
}
export type MatchDecision = Decision<GabongState, MatchFinding>;

export function finding(clause: GabongClause, reason: MatchReason, data: MatchFinding['data'] = {}): MatchFinding {
  return { clause, reason, data };
}

export function never(clause: GabongClause, reason: MatchReason, data: MatchFinding['data'] = {}): MatchDecision {
  return { is: 'never', findings: [finding(clause, reason, data)] };
}
