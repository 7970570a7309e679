import type { Decision, Finding } from '../shared/decision.ts';
import type { Card } from './check-card.ts';
import type { CheckSetup } from './check-setup.ts';
import type { CheckReason, GabongClause } from './clauses.ts';
import type { Laid } from './pile.ts';
import type { Direction } from './ring.ts';

/** A deal, as far as the table can see it: nobody's hand is known. */
export interface CheckState {
  readonly setup: CheckSetup;
  /** The last is on top. */
  readonly pile: readonly Laid[];
  /** Which way play goes; null as long as nothing has settled it (9.1, 9.4). */
  readonly direction: Direction | null;
  /** Twos on top that nobody has drawn for (11.2). */
  readonly twos: number;
  /** Everything drawn so far, in order. */
  readonly draws: readonly Draw[];
  readonly stage: CheckStage;
}

export interface Draw {
  readonly seat: number;
  readonly count: number;
  /** On a turn, for twos, or out of turn: to kosetrekke. */
  readonly why: 'turn' | 'twos' | 'kosetrekke';
}

/** What the deal waits for. */
export type CheckStage =
  /** The first card (9.1). */
  | { readonly is: 'first' }
  /** Whoever beside a player lays first: beside the Gabongmester (9.1), or beside who laid a double (9.4, B9). */
  | { readonly is: 'race'; readonly from: number }
  | { readonly is: 'turn'; readonly seat: number; readonly pending: Pending | null }
  /** The Gabongmester's word on the direction (9.4). `turns`: a card below turns it once it is said. */
  | { readonly is: 'direction'; readonly from: number; readonly after: 'laid' | 'drawn'; readonly turns: boolean }
  /** Gabongs lie on the pile, each on the one before; the last can still be gabonged (4.3). */
  | { readonly is: 'gabong'; readonly gabongs: readonly Gabong[] }
  /** Somebody has laid their last card, `seat` the first; `owes`: who draws for its twos before the count (9.5, B7). */
  | { readonly is: 'over'; readonly seat: number; readonly owes: Owed | null };

/** What a card that was laid before does once this turn is taken. */
export type Pending =
  /** A three: who is skipped may lay a six before this turn is taken (11.3). */
  | { readonly is: 'six'; readonly seat: number }
  /** A jack: the direction turns after this turn (11.11). */
  | { readonly is: 'turning' };

export interface Owed {
  readonly seat: number;
  readonly count: number;
}

export interface Gabong {
  readonly seat: number;
  /** The last is on top. */
  readonly hand: readonly Card[];
  /** Doubles laid on it (4.2). */
  readonly slaps: readonly { readonly seat: number; readonly card: Card }[];
}

export type CheckFinding = Finding<GabongClause, CheckReason>;
export type CheckDecision = Decision<CheckState, CheckFinding>;

export function finding(clause: GabongClause, reason: CheckReason, data: CheckFinding['data'] = {}): CheckFinding {
  return { clause, reason, data };
}

export function never(clause: GabongClause, reason: CheckReason, data: CheckFinding['data'] = {}): CheckDecision {
  return { is: 'never', findings: [finding(clause, reason, data)] };
}
