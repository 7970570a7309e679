import { againstOf } from '../../../games/gools/advisor/against.ts';
import type { Aim } from '../../../games/gools/advisor/aims.ts';
import { isDone } from '../../../games/gools/lead.ts';
import type { GoolsState, Round, Turn } from '../../../games/gools/play-state.ts';
import type { Question, TurnAsked } from './question.ts';

export type ReviewQuestion = Extract<Question, { readonly kind: 'review' }>;

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
