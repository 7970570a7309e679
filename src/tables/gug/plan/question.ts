import type { StationId } from '../../../games/gug/board-data.ts';
import type { Board } from '../../../games/gug/board.ts';
import type { RefereeSides } from '../../../games/gug/network.ts';
import type { Position, Step, Works } from '../../../games/gug/position.ts';
import type { Rulings } from '../../../games/gug/rulings.ts';
import type { Variation } from '../../../games/gug/sips.ts';
import type { Aim, Figures } from '../../../games/gug/advisor/solve.ts';
import type { Finding } from '../../../games/gug/verdict.ts';

/** How a table plays: all that its plans rest on. */
export interface TablePlayed {
  readonly board: Board;
  readonly rulings: Rulings;
  readonly works: Works;
  readonly sides: RefereeSides;
  readonly variation: Variation;
}

export interface Question {
  /** Null where it is the one that was asked about last. */
  readonly table: TablePlayed | null;
  readonly position: Position;
  /** What was thrown; none before the throw. */
  readonly dice: readonly number[];
  /** Null for the whole game. */
  readonly goal: StationId | null;
  readonly aim: Aim;
}

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
}

/** An end station that still counts, played for alone. */
export interface PlanGoal extends Figures {
  readonly station: StationId;
}

export interface Answer extends Figures {
  /** What speaks against a drop at the goal, whatever is done; else empty. */
  readonly faults: readonly Finding[];
  /** What is ahead if a die shows 1 to 6, that turn included, and the best end then. */
  readonly byDie: readonly PlanEnd[];
  /** Of what was thrown, the best first; one for each place. */
  readonly ends: readonly PlanEnd[];
  /** Where a drop is still to be had, the nearest first; asked for with the whole game. */
  readonly goals: readonly PlanGoal[];
  /** The drops in the best fixed order; empty for one goal. */
  readonly order: readonly StationId[];
}
