import type { Decision, Finding } from '../shared/decision.ts';
import type { Pour } from '../shared/pour.ts';
import type { ThreeManClause, ThreeManReason, ThreeManRulings } from './clauses.ts';
import type { Ring, Way } from './ring.ts';
import type { Throw } from './throws.ts';

export interface ThreeManSetup {
  /** Everybody at the table, clockwise: two or more. */
  readonly ring: Ring;
  /** One of the ring. */
  readonly threeMan: number;
  readonly rulings: ThreeManRulings;
}

/** What the table waits for. */
export type ThreeManStage =
  /** The roller's throw. `streak`: throws in a row by which the roller has made somebody drink (7.3). */
  | { readonly is: 'throw'; readonly roller: number; readonly streak: number }
  /** So many drinks to be handed out by the roller (7.7). */
  | { readonly is: 'hand-out'; readonly roller: number; readonly streak: number; readonly drinks: number }
  /** The Three Man's own die, or after a 3 the second one (7.4). */
  | { readonly is: 'one-die'; readonly isSecond: boolean }
  /** The Three Man has thrown two 3s, and says who takes the part (7.4). */
  | { readonly is: 'pass-on' }
  | { readonly is: 'over'; readonly why: 'got-away' | 'passed-on' | 'left' | 'called-off' };

export interface ThreeManState {
  readonly ring: Ring;
  readonly rulings: ThreeManRulings;
  readonly threeMan: number;
  /** The way the dice go: at first to the left (7.1), and after a reversal the other way (7.9). */
  readonly way: Way;
  readonly stage: ThreeManStage;
  /** Who threw the two dice before whoever has them now; null where nobody has since this game began (7.9, T8). */
  readonly before: number | null;
  /** The last throw of two dice. */
  readonly last: { readonly roller: number; readonly dice: Throw } | null;
  /** Everything taken in this game, in order. */
  readonly pours: readonly Pour<ThreeManClause>[];
  /** Who has earned a new rule, each time (7.3). */
  readonly rules: readonly number[];
  /** Who has been the Three Man, each time: one, and more where the part was passed on. */
  readonly parts: readonly number[];
}

export type ThreeManFinding = Finding<ThreeManClause, ThreeManReason>;
export type ThreeManDecision = Decision<ThreeManState, ThreeManFinding>;

export function never(
  clause: ThreeManClause,
  reason: ThreeManReason,
  data: ThreeManFinding['data'] = {},
): ThreeManDecision {
  return { is: 'never', findings: [{ clause, reason, data }] };
}
