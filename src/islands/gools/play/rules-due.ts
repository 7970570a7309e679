import type { GoolsDue } from '../../../games/gools/due.ts';
import type { RuleClause } from '../../../games/gools/play-state.ts';

/** The rule that a player makes next. */
export interface RuleDue {
  readonly seat: number;
  readonly clause: RuleClause;
  /** How many the player still has to make, this one among them. */
  readonly count: number;
}

/** One rule a player at a time, the first earned first: the judge takes them in that order. */
export function rulesDue(due: readonly GoolsDue[]): readonly RuleDue[] {
  const rules = due.flatMap((one) => (one.kind === 'rule' ? [one] : []));
  const first = rules.filter((rule, at) => rules.findIndex(({ seat }) => seat === rule.seat) === at);
  return first.map(({ seat, clause }) => ({ seat, clause, count: rules.filter((one) => one.seat === seat).length }));
}
