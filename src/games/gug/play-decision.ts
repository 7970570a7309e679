import type { Clause, PlayReason } from './clauses.ts';
import type { GugEvent } from './events.ts';
import type { GugState, PlayFinding } from './play-state.ts';
import type { Finding } from './verdict.ts';

/** What the judge of a game finds: of the game itself, or, for a move, of the turn on the map. */
export type GugFinding = PlayFinding | Finding;

/** The events of one kind. */
export type EventOf<Kind extends GugEvent['kind']> = Extract<GugEvent, { readonly kind: Kind }>;

/**
 * What is decided of an event, and the state it leads to. `by-referee`: it happens only by a referee's word (4.1);
 * `never`: it makes no sense, whoever says so.
 */
export type Decision =
  | { readonly is: 'allowed' | 'by-referee'; readonly findings: readonly GugFinding[]; readonly next: () => GugState }
  | { readonly is: 'never'; readonly findings: readonly GugFinding[] };

export function finding(clause: Clause, reason: PlayReason, data: PlayFinding['data'] = {}): PlayFinding {
  return { clause, reason, data };
}

export function allowed(next: () => GugState, findings: readonly GugFinding[] = []): Decision {
  return { is: 'allowed', findings, next };
}

export function never(clause: Clause, reason: PlayReason, data: PlayFinding['data'] = {}): Decision {
  return { is: 'never', findings: [finding(clause, reason, data)] };
}

/** Allowed where nothing speaks against it, else a matter for the referee. */
export function unless(against: readonly GugFinding[], next: () => GugState): Decision {
  return against.length === 0 ? allowed(next) : { is: 'by-referee', findings: against, next };
}
