import type { Decision } from '../shared/decision.ts';
import type { GabongClause } from './clauses.ts';
import type { GabongState } from './match-state.ts';

/** Why an event is refused, one word for one sentence of each language. */
export const MATCH_REASONS = [
  // A deal.
  'hand-missing',
  'seat-twice',
  'not-in-extra-deal',
  'bad-card',
  'too-many-copies',
  'points-negative',
  'points-not-whole',
  'points-too-many',
  'points-too-few',
  'no-such-total',
  'gabonged-empty',
  'gabonged-by-nobody',
  'gabonged-one-card',
  'two-thetas',
  'nobody-at-zero',
  'several-at-zero',
  'round-over',
  // The GM, penalty cards and readings.
  'master-already',
  'master-may-touch',
  'master-deals',
  'master-leaves',
  'player-left',
  'being-decided',
  'no-such-penalty',
  'no-such-seat',
  'no-such-reading',
  // A setup.
  'players-number',
  'bad-name',
  'name-taken',
  'packs-number',
  'bad-card-points',
  'bad-doubler',
  'deals-number',
  'bad-limit',
] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

/**
 * Why an event is refused, with its clause; `data` is for the sentence. `count`: how many there may or must be, or are;
 * `points`: what was told; `nearest`: what a hand could come to instead, one or two numbers.
 */
export interface MatchFinding {
  readonly clause: GabongClause;
  readonly reason: MatchReason;
  readonly data: {
    readonly seat?: number;
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
