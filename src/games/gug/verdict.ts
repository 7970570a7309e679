import type { LineId, StationId } from './board-data.ts';
import type { Clause, Reason } from './clauses.ts';
import type { Position } from './position.ts';
import type { RulingId } from './rulings.ts';

/**
 * One finding of the judge. `breaks`: the turn is not legal; `penalty`: it costs what 16.6 or 16.7 say;
 * `missing`: the turn is not over; `applies`: the clause was used and is kept.
 */
export interface Finding {
  readonly clause: Clause;
  /** The rulings that decided how the clause was read. */
  readonly rulings: readonly RulingId[];
  readonly effect: 'breaks' | 'penalty' | 'missing' | 'applies';
  readonly reason: Reason;
  /** Index of the step in the route, from 0; absent for what concerns the whole turn. */
  readonly step?: number;
  /** For the sentence: ids of stations and lines, and counts. */
  readonly data: FindingData;
}

export interface FindingData {
  readonly station?: StationId;
  readonly other?: StationId;
  readonly line?: LineId | string;
  readonly otherLine?: LineId;
  /** A count: points, dots, stations, endings. */
  readonly count?: number;
  readonly eyes?: number;
  readonly places?: readonly Place[];
}

/** A slot of the eleven (12.2, R10); `any` is the eleventh slot of the other reading. */
export const PLACES = ['north', 'south', 'heathrow', 'any'] as const;
export type Place = (typeof PLACES)[number];

/** What a term of the sum is for. */
export const TERMS = [
  'points-left',
  'one-sip',
  'closed',
  'dots',
  'heathrow',
  'heathrow-most',
  'elephant',
  'karsten',
  'variation',
  'other-railway',
  'british-rail',
  'toss',
  'referee',
] as const;

/** One term of the sips: it adds, multiplies, or bounds what stands before it. */
export interface Term {
  readonly clause: Clause;
  readonly rulings: readonly RulingId[];
  readonly term: (typeof TERMS)[number];
  readonly does: 'add' | 'multiply' | 'at-most';
  readonly amount: number;
}

export interface Sips {
  readonly total: number;
  /** In the order in which they are worked. */
  readonly terms: readonly Term[];
}

/** May an inhibition be dropped where the turn ends? `none`: it does not end at an end station. */
export interface DropVerdict {
  readonly allowed: 'yes' | 'no' | 'none';
  /** Every condition that fails, or, when allowed, what decided. */
  readonly findings: readonly Finding[];
  /** The places this drop could take. Empty unless allowed. */
  readonly places: readonly Place[];
  /** Whether an allowed drop is made without being asked for (R19). */
  readonly isForced: boolean;
}

export interface Verdict {
  readonly outcome: 'legal' | 'illegal' | 'penalty' | 'incomplete';
  /** Movement and arrival, in the order of the steps. */
  readonly findings: readonly Finding[];
  /** Points of the turn, and how many of them the steps used. */
  readonly points: { readonly die: number; readonly total: number; readonly used: number };
  /** What the player drinks; nothing while the turn is illegal or incomplete. */
  readonly sips: Sips;
  readonly drop: DropVerdict;
  /** Where the player then stands; undefined while the turn is illegal or incomplete. No drop is taken yet. */
  readonly after?: Position;
}
