import type { Game, Judgement } from './game.ts';

/** The table lets an event through that the judge refuses. */
export interface Overrule {
  readonly reason: string;
}

/** Why an event is refused, with its clause; `data` is for the sentence. */
export interface Finding<Clause extends string, Reason extends string> {
  readonly clause: Clause;
  readonly reason: Reason;
  readonly data: { readonly seat?: number; readonly count?: number; readonly eyes?: number };
}

/**
 * What is decided of an event, and the state it leads to. `by-table`: it happens only by the table's word; `never`: it
 * makes no sense, whoever says so.
 */
export type Decision<State, Found> =
  | { readonly is: 'allowed' | 'by-table'; readonly findings: readonly Found[]; readonly next: () => State }
  | { readonly is: 'never'; readonly findings: readonly Found[] };

/** Allowed where nothing speaks against it, else a matter for the table. */
export function unless<State, Found>(against: readonly Found[], next: () => State): Decision<State, Found> {
  return { is: against.length === 0 ? 'allowed' : 'by-table', findings: against, next };
}

export function allowed<State>(next: () => State): Decision<State, never> {
  return { is: 'allowed', findings: [], next };
}

/** A game in which each event is decided once, so that `check` and `apply` cannot differ. */
export function gameOf<
  Setup,
  Event extends { readonly kind: string; readonly overrule?: Overrule },
  State,
  Found extends { readonly reason: string },
>(
  start: (setup: Setup) => State,
  decide: (state: State, event: Event) => Decision<State, Found>,
): Game<Setup, Event, State, Found> {
  const isAllowed = ({ is }: Decision<State, Found>, { overrule }: Event) =>
    is === 'allowed' || (is === 'by-table' && overrule !== undefined);
  return {
    start,
    check(state, event): Judgement<Found> {
      const decision = decide(state, event);
      return {
        allowed: isAllowed(decision, event),
        findings: decision.findings,
        canOverrule: decision.is === 'by-table',
      };
    },
    apply(state, event) {
      const decision = decide(state, event);
      if (decision.is !== 'never' && isAllowed(decision, event)) return decision.next();
      throw new RangeError(`refused: ${event.kind}, ${decision.findings.map(({ reason }) => reason).join()}`);
    },
  };
}
