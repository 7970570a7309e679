import type { Aim } from '../../../games/gools/advisor/aims.ts';
import { againstOf } from '../../../games/gools/advisor/against.ts';
import { openTurn } from '../../../games/gools/lead.ts';
import type { GoolsState } from '../../../games/gools/play-state.ts';
import type { Question } from './question.ts';

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
