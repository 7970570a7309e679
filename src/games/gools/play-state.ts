import type { Eyes } from '../shared/eyes.ts';
import type { Pour } from '../shared/pour.ts';
import type { ThreeManClause } from '../three-man/clauses.ts';
import type { ThreeManState } from '../three-man/play-state.ts';
import type { GoolsClause } from './clauses.ts';
import type { KeptTableRulings } from './rulings.ts';
import type { GoolsSetup, Player } from './setup.ts';

/** One throw of a turn, and what of it was left on the table: nothing until the player has chosen. */
export interface TurnThrow {
  readonly dice: readonly Eyes[];
  readonly kept: readonly Eyes[];
}

/** A player's turn in a round. It is over when five dice lie. */
export interface Turn {
  readonly seat: number;
  /** The dice that lie on the table, in the order in which they were left there. */
  readonly lying: readonly Eyes[];
  /** Throw by throw; of a turn entered at once only the last. */
  readonly throws: readonly TurnThrow[];
  readonly isEntered: boolean;
}

/** One player's throw in a roll-off: five dice for the win (4.1), one for the Three Man (6.4). */
export interface RollOffThrow {
  readonly seat: number;
  readonly dice: readonly Eyes[];
}

export interface Round {
  /** Counts from 1. */
  readonly number: number;
  /** Everybody who plays it, in turn. */
  readonly order: readonly number[];
  /** At most one a player. The last may be going on. */
  readonly turns: readonly Turn[];
  /** The roll-offs for the win that were thrown out, each of those who tied (4.1). */
  readonly rollOffs: readonly (readonly RollOffThrow[])[];
  readonly winner: number | null;
  /** Who ended a point 6 on a 6 and still has to name somebody (6.5). */
  readonly naming: readonly number[];
  /** Who is to be the Three Man: by a last-throw 6 (6.3), or named (6.5). With two or more they roll off (6.4). */
  readonly candidates: readonly number[];
  /** Who was named (6.5), where they alone are to be the Three Man (G10). */
  readonly named?: readonly number[];
}

/** What the table waits for. */
export type Stage =
  /** Anybody may open the next round; after the mini game the last winner does (T4). */
  | { readonly is: 'between'; readonly isAfterThreeMan: boolean }
  | { readonly is: 'round'; readonly round: Round }
  /** 4.1: for the win. */
  | ({ readonly is: 'roll-off'; readonly round: Round } & RollOff)
  /** 6.5: the first of the round's naming players says who. */
  | { readonly is: 'name'; readonly round: Round }
  /** 6.4: for the Three Man. */
  | ({ readonly is: 'one-die'; readonly round: Round } & RollOff)
  /** The mini game. The round goes on after it where it was not over (G5). */
  | { readonly is: 'three-man'; readonly round: Round; readonly game: ThreeManState }
  | { readonly is: 'over' };

/** A roll-off that is going on: who takes part, and the throws so far. */
export interface RollOff {
  readonly among: readonly number[];
  readonly thrown: readonly RollOffThrow[];
}

export type AnyClause = GoolsClause | ThreeManClause;

/** A rule that a player has made, in the player's own words. */
export interface HouseRule {
  readonly seat: number;
  readonly text: string;
  /** By what it was earned; null: the table let it through. */
  readonly clause: RuleClause | null;
  readonly isRepealed: boolean;
}
/** Two wins in a row, or six throws in Three Man. */
export type RuleClause = 'gools-5.1' | 'three-man-7.3';

export interface GoolsState {
  readonly setup: GoolsSetup;
  /** As the table reads the rules by now; what it does not name, as it was read before there was a choice. */
  readonly rulings: KeptTableRulings;
  /** Everybody who has ever sat at this table. */
  readonly players: readonly Player[];
  /** The seats of those who are there, clockwise. */
  readonly ring: readonly number[];
  readonly stage: Stage;
  /** The rounds that were won, in order. */
  readonly rounds: readonly Round[];
  /** Who won the last round, and how many in a row (5.1). */
  readonly streak: { readonly seat: number; readonly wins: number } | null;
  /** Rules that were earned and not made yet, the first earned first. */
  readonly rulesDue: readonly { readonly seat: number; readonly clause: RuleClause }[];
  /** An index into them is a rule's name. */
  readonly houseRules: readonly HouseRule[];
  /** Everything taken so far, in order, that of the mini games among it. */
  readonly pours: readonly Pour<AnyClause | 'house-rule'>[];
  /** So many of the pours are drunk up. */
  readonly drunk: number;
  /** Who has been the Three Man, each time. */
  readonly parts: readonly number[];
}
