import type { Advice, Prospect } from '../../../games/gools/advisor/advice.ts';
import type { PlayedThrow, ThrowReview, TurnBalance } from '../../../games/gools/advisor/review.ts';

/** What the advisor is asked. Dice are eyes, in any order. */
export type Question =
  /** What can be done with a throw. */
  | {
      readonly kind: 'advice';
      readonly prospect: Prospect;
      readonly lying: readonly number[];
      readonly thrown: readonly number[];
    }
  /** How turns were played that are over. */
  | { readonly kind: 'review'; readonly turns: readonly TurnAsked[] };

/** A turn, throw by throw, and what it was played against. */
export interface TurnAsked {
  readonly prospect: Prospect;
  readonly throws: readonly PlayedThrow[];
}

export type Answer =
  /** Every keep of the throw, the best first. */
  | { readonly kind: 'advice'; readonly keeps: readonly Advice[] }
  /** For each turn that was asked for, in that order. */
  | { readonly kind: 'review'; readonly turns: readonly TurnReviewed[] };

export interface TurnReviewed extends TurnBalance {
  readonly throws: readonly ThrowReview[];
}

/** A question on its way to the worker. */
export interface Asked {
  readonly id: number;
  readonly question: Question;
}

/** Its answer; null for a question that the judge would have refused. */
export interface Answered {
  readonly id: number;
  readonly answer: Answer | null;
}
