import { deepEqual } from '../../../games/shared/memo.ts';
import { makeAsk, startWorker } from '../../../ui/ask-worker.ts';
import planner from './plan.worker.ts?worker&url';
import type { Answer, Asked, Question, TablePlayed } from './question.ts';

/** The page's one planner. */
let worker: Worker | undefined;
const ask = makeAsk<Question, Answer>(() => (worker = startWorker(planner)));

/** The table that the worker knows. */
let known: TablePlayed | undefined;

export type AnswerOf<Kind extends Answer['kind']> = Extract<Answer, { readonly kind: Kind }>;

/** Asks about a table. @returns undefined when no answer can be had. */
export async function askPlanner<Kind extends Asked['kind']>(
  table: TablePlayed,
  asked: Asked & { readonly kind: Kind },
): Promise<AnswerOf<Kind> | undefined> {
  const isKnown = known !== undefined && isSame(known, table);
  known = table;
  const answer = await ask({ ...asked, table: isKnown ? null : table });
  // Another table may have been asked about since.
  if (!answer && known === table) known = undefined;
  return answer?.kind === asked.kind ? (answer as AnswerOf<Kind>) : undefined;
}

/** Leaves off what nobody waits for any more: a whole game takes a phone some seconds. */
export function stopPlanner(): void {
  known = undefined;
  // As if it had broken: it is ended, whoever still waits is told, and the next question starts another.
  worker?.dispatchEvent(new Event('error'));
  worker = undefined;
}

/** A board is what it is: only whether it is the same one is asked. */
export function isSame({ board, ...one }: TablePlayed, { board: otherBoard, ...other }: TablePlayed): boolean {
  return board === otherBoard && deepEqual(one, other);
}
