import { decidedOnce, type Game } from './game.ts';
import type { Seating } from './seating.ts';

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

/** A game by the rules that decide its events; what only the table can allow needs the table's word (`overrule`). */
export function gameOf<
  Setup,
  Event extends { readonly kind: string; readonly overrule?: Overrule },
  State extends object,
  Found extends { readonly reason: string },
>(
  start: (setup: Setup) => State,
  decide: (state: State, event: Event) => Decision<State, Found>,
  seating?: Seating<Event, State, Found>,
): Game<Setup, Event, State, Found> {
  return {
    start,
    ...(seating && { seating }),
    decide: decidedOnce((state: State, event: Event) => {
      const decision = decide(state, event);
      const canOverrule = decision.is === 'by-table';
      const isAllowed = decision.is === 'allowed' || (canOverrule && event.overrule !== undefined);
      return {
        judgement: { allowed: isAllowed, findings: decision.findings, canOverrule },
        next: decision.is !== 'never' && isAllowed ? decision.next : () => refuse(event, decision.findings),
      };
    }),
  };
}

/** What comes of asking for the state after an event that is refused. @throws RangeError, always. */
export function refuse({ kind }: { readonly kind: string }, findings: readonly { readonly reason: string }[]): never {
  throw new RangeError(`refused: ${kind}, ${findings.map(({ reason }) => reason).join()}`);
}
