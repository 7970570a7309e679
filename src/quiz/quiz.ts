import type { Network } from '../games/gug/network.ts';
import { type Draw, seeded } from '../games/shared/seeded.ts';
import { GABONG_MAKERS } from './cards.ts';
import { GOOLS_MAKERS, THREE_MAN_MAKERS } from './dice.ts';
import { GUG_MAKERS } from './gug.ts';
import { type Made, type Maker, pick } from './question.ts';

/**
 * What the rules say of the order of things at a table. No single situation shows it, so that the page has a sentence
 * that is right and one that is wrong for each.
 */
export const TOLD = [
  'gug-5.1',
  'gug-5.2',
  'gug-7.1',
  'gug-7.3',
  'gug-7.4',
  'gug-11.2',
  'gug-12.5',
  'gug-15.1',
  'gug-16.3',
  'gools-2.1',
  'gools-5.1',
  'gools-6.1',
  'gools-6.3',
  'gools-6.4',
  'gools-6.5',
  'three-man-7.1',
  'three-man-7.4',
  'gabong-3.3',
  'gabong-7.1',
] as const;
type ToldClause = (typeof TOLD)[number];

const told =
  (clause: ToldClause): Maker =>
  (_, wanted) => ({ sentence: 'told', data: { clause }, isRight: wanted });

const MAKERS = {
  ...GUG_MAKERS,
  ...GOOLS_MAKERS,
  ...THREE_MAN_MAKERS,
  ...GABONG_MAKERS,
  ...(Object.fromEntries(TOLD.map((clause) => [clause, told(clause)])) as Record<ToldClause, Maker>),
} as const;

/** Every clause that a question is made about. */
type QuizClause = keyof typeof MAKERS;
export const QUIZ_CLAUSES = Object.keys(MAKERS) as readonly QuizClause[];

/** A situation by its seed, the clause that decides it, and the answer. */
export interface QuizQuestion extends Made {
  readonly seed: number;
  readonly clause: QuizClause;
}

/** A question about a clause. @returns undefined only where the clause has nothing to decide on this board. */
export function questionAbout(clause: QuizClause, draw: Draw, network: Network): Made | undefined {
  const make: Maker<Network> = MAKERS[clause];
  const wanted = draw(2) === 1;
  return make(draw, wanted, network) ?? make(draw, !wanted, network);
}

/** The same question for the same seed, whoever asks. @param seed - a whole number. */
export function questionOf(seed: number, network: Network): QuizQuestion {
  const draw = seeded(seed);
  for (;;) {
    const clause = pick(draw, QUIZ_CLAUSES);
    const made = questionAbout(clause, draw, network);
    if (made) return { ...made, seed, clause };
  }
}

/** Whether two questions ask the same of the same situation. */
export const isSameQuestion = (one: QuizQuestion, other: QuizQuestion): boolean =>
  one.sentence === other.sentence && JSON.stringify(one.data) === JSON.stringify(other.data);
