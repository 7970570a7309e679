import type { Advice, Prospect } from '../../../games/gools/advisor/advice.ts';
import { againstOf } from '../../../games/gools/advisor/against.ts';
import type { Aim } from '../../../games/gools/advisor/aims.ts';
import type { PlayedThrow, ThrowReview, TurnBalance } from '../../../games/gools/advisor/review.ts';
import { isDone, openTurn } from '../../../games/gools/lead.ts';
import type { GoolsState, Round, Turn } from '../../../games/gools/play-state.ts';

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
  | { readonly kind: 'review'; readonly turns: readonly TurnAsked[] }
  /** What luck and choices come to in rounds that are over, for the chance to win each. */
  | { readonly kind: 'rounds'; readonly rounds: readonly Round[] };

/** A turn, throw by throw, and what it was played against. */
export interface TurnAsked {
  readonly prospect: Prospect;
  readonly throws: readonly PlayedThrow[];
}

export type Answer =
  /** Every keep of the throw, the best first. */
  | { readonly kind: 'advice'; readonly keeps: readonly Advice[] }
  /** For each turn that was asked for, in that order. */
  | { readonly kind: 'review'; readonly turns: readonly TurnReviewed[] }
  /** The turns of each seat whose throws are known, and what they come to. */
  | { readonly kind: 'rounds'; readonly seats: readonly SeatReviewed[] };

export interface SeatReviewed {
  readonly seat: number;
  readonly turns: number;
  readonly luck: number;
  readonly cost: number;
}

export interface TurnReviewed extends TurnBalance {
  readonly throws: readonly ThrowReview[];
}

type AdviceQuestion = Extract<Question, { readonly kind: 'advice' }>;

/** The throw that waits for its player's choice (2.1), as a question. */
export interface AskedThrow {
  readonly seat: number;
  readonly question: AdviceQuestion;
}

/** Undefined where nothing is to be chosen. */
export function askedThrow({ stage }: GoolsState, aim: Aim): AskedThrow | undefined {
  if (stage.is !== 'round') return undefined;
  const turn = openTurn(stage.round);
  const last = turn?.throws.at(-1);
  if (!turn || !last || last.kept.length > 0) return undefined;
  const { seat, lying } = turn;
  const prospect = { aim, ...againstOf(stage.round, seat) };
  return { seat, question: { kind: 'advice', prospect, lying, thrown: last.dice } };
}

type ReviewQuestion = Extract<Question, { readonly kind: 'review' }>;

/** Whether no round is going on that a look at the last ones could help in. */
export function isBetweenRounds({ stage }: GoolsState): boolean {
  return !('round' in stage) || stage.round.winner !== null;
}

/** Whether a turn's throws are known: of one that was entered at once only the last is. */
export const hasThrows = (turn: Turn): boolean => isDone(turn) && !turn.isEntered;

/** The turns of a round whose throws are known, in the order in which they were played, as a question. */
export function reviewQuestion(round: Round, aim: Aim): ReviewQuestion {
  const asked = (turn: Turn): TurnAsked => ({
    prospect: { aim, ...againstOf(round, turn.seat) },
    throws: turn.throws.map(({ dice, kept }) => ({ thrown: dice, kept })),
  });
  return { kind: 'review', turns: round.turns.filter(hasThrows).map(asked) };
}
