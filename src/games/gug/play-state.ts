import type { Clause, PlayReason } from './clauses.ts';
import type { Measured, SnolForm } from './events.ts';
import type { Drop, Position } from './position.ts';
import type { Drink, GugSetup } from './setup.ts';
import type { Rulings } from './rulings.ts';
import type { Sips, Verdict } from './verdict.ts';

/** One amount that a seat was given to drink, and how it adds up; the whole seat's, with the factors of the variation. */
export interface Charge {
  readonly cause: 'arrival' | 'penalty' | 'toss' | 'referee';
  readonly sips: Sips;
}

export interface Icon {
  /** Null until a starting station is chosen. Its drops are this icon's own. */
  readonly position: Position | null;
}

export type SeatStatus =
  | { readonly is: 'playing' }
  /**
   * `at` in the game's time, later than every finish before; `time` since the seat's clock started: the game's first roll,
   * or its own in a sprint. Both in milliseconds. `isLeast`: it took that long or longer, and nobody knows how long.
   */
  | { readonly is: 'finished'; readonly at: number; readonly time: number; readonly isLeast?: true }
  | { readonly is: 'dnf'; readonly why: 'time' | 'retired' | 'called-off' };

export interface SeatState {
  readonly icons: readonly Icon[];
  readonly status: SeatStatus;
  /** Everything charged so far, in order. Its totals are `owed` and all that players drank or counted, together. */
  readonly charges: readonly Charge[];
  /** Sips still to be swallowed before the next turn (5.1). */
  readonly owed: number;
  /** Drops that wait for the drinking to be done (12.5); they stand in the icons' positions already. */
  readonly pending: readonly { readonly icon: number; readonly drop: Drop }[];
  /** By player of the seat. `counted` are the sips of a player who takes points only. */
  readonly players: readonly { readonly drink: Drink; readonly drunk: number; readonly counted: number }[];
  /** Turns that the seat rolled for, or lost before it did. */
  readonly turns: number;
  readonly skipped: number;
  /** The icons that lose the seat's next turn (16.6, 16.7); left out where none does (R30). */
  readonly sitsOut?: readonly number[];
  /** When the seat's clock started: at the game's first roll, in a sprint at its own; null before. */
  readonly startedAt: number | null;
  /** The phone's clock was set back while the seat's was running; left out where it was not. */
  readonly isClockSet?: true;
}

/** The turn that is being played. */
export interface TurnState {
  readonly seat: number;
  /** Counts from 1; a skipped or lost turn has its number too. */
  readonly number: number;
  /** Empty until thrown. */
  readonly dice: readonly number[];
  /** The icons that have moved, with the die given to each and what the judge said. */
  readonly moves: readonly { readonly icon: number; readonly die: number; readonly verdict: Verdict }[];
  /** Calls of "snøl" in this turn; after `count` a move may stop early. */
  readonly snol: readonly SnolForm[];
  /** Tosses still owed for endings at Leicester Square. */
  readonly tosses: number;
  /** The icons that lose this turn for a penalty of the last one (R30). */
  readonly sitsOut: readonly number[];
  /** The seat had not drunk up when the turn came, and is skipped for it (5.1); left out where it had, or may drink up first (R59). */
  readonly isLate?: true;
}

export interface GugState {
  /** As the game was set up, with everybody who has come since behind those who were there. */
  readonly setup: GugSetup;
  readonly phase: 'order' | 'place' | 'begin' | 'play' | 'over';
  /**
   * The game's time, milliseconds: that of the last event, and where the clock was set back it goes on from there. It stands
   * still in a pause. 0 at the start.
   */
  readonly now: number;
  /**
   * How far the game's time is ahead of a clock that was set back, or, below nothing, behind one that went on in a pause:
   * milliseconds; left out where neither was.
   */
  readonly lag?: number;
  /** The last pause of the clock that decides now (15.1, 17.3); left out where it was never paused. */
  readonly pause?: {
    /** Whether it still stands still. */
    readonly isOn: boolean;
    /** When it was paused, and went on, in the game's time. */
    readonly at: number;
    /** What it had come to by then; left out where nobody measured it. */
    readonly measured?: Measured;
  };
  /** In `order` and `begin`, once a round is whole: the seats by rank, those equal together; they throw again. */
  readonly ranks: readonly (readonly number[])[];
  /** In `order` and `begin`: the seats still to throw in this round, and the eyes thrown in it so far by seat. */
  readonly toThrow: readonly number[];
  readonly thrown: Readonly<Record<number, number>>;
  /** The order in which seats choose their stations (7.1), or sprint (17.3); whole once the phase `order` is over. */
  readonly order: readonly number[];
  readonly seats: readonly SeatState[];
  /** Null outside the phase `play`. */
  readonly turn: TurnState | null;
  readonly referee: string | null;
  /** The readings the table has changed to since the start. */
  readonly changed: Partial<Rulings>;
}

/** What is to be done next, for the screen: the one thing, or the few, that the judge would let through. */
export type Due =
  | { readonly kind: 'throw'; readonly seat: number; readonly for: 'order' | 'begin'; readonly isAgain: boolean }
  | { readonly kind: 'place'; readonly seat: number; readonly icon: number }
  /** Not drunk up (5.1), too late for this turn already (`isLate`, R59); or, with nothing owed, a turn that is lost too (16.6, R30). */
  | {
      readonly kind: 'skip';
      readonly seat: number;
      readonly owed: number;
      readonly clause: Extract<Clause, 'gug-5.1' | 'gug-16.6'>;
      readonly isLate?: true;
    }
  | { readonly kind: 'roll'; readonly seat: number; readonly dice: 1 | 2 }
  /** In a sprint the player drinks before the next roll. */
  | { readonly kind: 'drink'; readonly seat: number; readonly owed: number }
  /** The icons that may move, and the indexes of the dice left. */
  | {
      readonly kind: 'move';
      readonly seat: number;
      readonly icons: readonly number[];
      readonly dice: readonly number[];
    }
  | { readonly kind: 'toss'; readonly seat: number }
  | { readonly kind: 'pass'; readonly seat: number }
  /** The 15 minutes after the last finish are over (15.1). */
  | { readonly kind: 'time-up' }
  | { readonly kind: 'over' };

/** A finding of the game's judge; a move's own findings are those of its verdict. */
export interface PlayFinding {
  readonly clause: Clause;
  readonly reason: PlayReason;
  readonly data: { readonly seat?: number; readonly station?: string; readonly count?: number };
}
