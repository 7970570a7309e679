import type { StationId } from '../../../games/gug/board-data.ts';
import type { Board } from '../../../games/gug/board.ts';
import type { RefereeSides } from '../../../games/gug/network.ts';
import type { Position, Step, Works } from '../../../games/gug/position.ts';
import type { Rulings } from '../../../games/gug/rulings.ts';
import type { Variation } from '../../../games/gug/sips.ts';
import type { Aim, Figures } from '../../../games/gug/advisor/solve.ts';
import type { MoveReview, PlayedMove } from '../../../games/gug/advisor/review.ts';
import type { Finding } from '../../../games/gug/verdict.ts';

/** How a table plays: all that its plans rest on. */
export interface TablePlayed {
  readonly board: Board;
  readonly rulings: Rulings;
  readonly works: Works;
  readonly sides: RefereeSides;
  readonly variation: Variation;
}

/** What may be played for, as a table chooses it. */
export const PLAN_AIMS = ['turns', 'sips', 'drops'] as const;
export type PlanAim = (typeof PLAN_AIMS)[number];

export type Asked =
  /** Where to go. */
  | {
      readonly kind: 'plan';
      readonly position: Position;
      /** What was thrown; none before the throw. */
      readonly dice: readonly number[];
      /** Null for the whole game. */
      readonly goal: StationId | null;
      readonly aim: Aim;
      /** For the most drops in the turns left: one's own, this one included. The aim is that of who plays for one end. */
      readonly left?: number | undefined;
      /** Whether this turn is counted out after "snøl", and can stop early (11.3). */
      readonly isCountedOut: boolean;
    }
  /** How moves were played that have been made. */
  | { readonly kind: 'review'; readonly moves: readonly PlayedMove[] };

/** The table is null where it is the one that was asked about last. */
export type Question = Asked & { readonly table: TablePlayed | null };

/** One end of the turn, each figure from its end on. */
export interface PlanEnd extends Figures {
  readonly station: StationId;
  readonly route: readonly Step[];
  readonly die: number;
  /** Whether an inhibition is dropped there in this plan. */
  readonly drops: boolean;
  /** What ending there costs at once, which `sips` includes. */
  readonly now: number;
  /** How much worse than the best end, in the aim's own unit. */
  readonly cost: number;
  /** Drops to be had there and in the turns left, where those count; `turns` are then those that are left. */
  readonly made?: number;
}

/** An end station that still counts, played for alone. */
export interface PlanGoal extends Figures {
  readonly station: StationId;
}

export type Answer =
  | ({ readonly kind: 'plan' } & Planned)
  /** By move, in the order in which they were asked for. */
  | { readonly kind: 'review'; readonly moves: readonly MoveReview[] };

export interface Planned extends Figures {
  /** Drops to be had in the turns left, where those count; `turns` are then those that are left. */
  readonly made?: number;
  /** Whether that is exact, as far as a plan can be. */
  readonly isExact?: boolean;
  /** What speaks against a drop at the goal, whatever is done; else empty. */
  readonly faults: readonly Finding[];
  /** What is ahead if a die shows 1 to 6, that turn included, and the best end then; empty after the throw. */
  readonly byDie: readonly PlanEnd[];
  /** Of what was thrown, the best first; one for each place. */
  readonly ends: readonly PlanEnd[];
  /** Where a drop is still to be had, the nearest first; asked for with the whole game. */
  readonly goals: readonly PlanGoal[];
  /** The drops in the best fixed order; empty for one goal. */
  readonly order: readonly StationId[];
}
