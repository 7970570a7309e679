import type { GabongTable } from './cards-asked.ts';
import { drawing, worth, worthTogether } from './cards-counted.ts';
import { gabonging, laying } from './cards-laid.ts';
import type { Question } from './read.ts';
import type { Judged } from './verdict.ts';

/** Answers what the judge of Gabong can decide of the cards that a question names. */
export function judgeGabong(question: Question, table: GabongTable): Judged | undefined {
  const { concepts } = question;
  if (concepts.has('g-gools') || concepts.has('three-man') || concepts.has('g-gug') || question.hands.length > 0)
    return undefined;
  return (
    gabonging(question) ??
    laying(question, table) ??
    drawing(question, table) ??
    worth(question) ??
    worthTogether(question, table)
  );
}
