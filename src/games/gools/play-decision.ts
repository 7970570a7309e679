import type { Decision, Finding } from '../shared/decision.ts';
import type { ThreeManFinding } from '../three-man/play-state.ts';
import type { AnyClause, GoolsState } from './play-state.ts';

/** Why an event is refused, one word for one sentence of each language. */
export const GOOLS_REASONS = [
  // A turn.
  'not-your-turn',
  'another-throws',
  'played-already',
  'not-in-round',
  'keep-first',
  'throw-first',
  'keep-one',
  'keep-not-thrown',
  'last-not-of-dice',
  'last-throw-empty',
  'winner-opens',
  // What a round leads to.
  'roll-off-first',
  'roll-off-not-due',
  'not-in-roll-off',
  'thrown-already',
  'one-die-first',
  'one-die-not-due',
  'name-first',
  'name-not-due',
  'name-self',
  'three-man-first',
  'no-three-man',
  // Rules and drinks.
  'rule-not-earned',
  'rule-empty',
  'rule-long',
  'no-such-rule',
  'no-such-reading',
  'nothing-poured',
  'nobody-drinks',
  'seat-twice',
  'bad-drinks',
  // What makes no sense.
  'dice-number',
  'bad-eyes',
  'no-such-seat',
  'bad-name',
  'name-taken',
  'players-number',
  'game-over',
] as const;
export type GoolsReason = (typeof GOOLS_REASONS)[number];

/** What the judge of Gabba Gools finds; of the mini game, what its own judge does. */
export type GoolsFinding = Finding<AnyClause, GoolsReason> | ThreeManFinding;
export type GoolsDecision = Decision<GoolsState, GoolsFinding>;

export function finding(clause: AnyClause, reason: GoolsReason, data: GoolsFinding['data'] = {}): GoolsFinding {
  return { clause, reason, data };
}

export function never(clause: AnyClause, reason: GoolsReason, data: GoolsFinding['data'] = {}): GoolsDecision {
  return { is: 'never', findings: [finding(clause, reason, data)] };
}
