import { makeAsk, startWorker } from '../../../ui/ask-worker.ts';
import advisor from './advisor.worker.ts?worker&url';
import type { Answer, Question } from './question.ts';

/** The page's one advisor. */
export const ask = makeAsk<Question, Answer>(() => startWorker(advisor));
