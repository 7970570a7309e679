import { makeAsk } from '../../../ui/ask-worker.ts';
import type { Answer, Question } from './question.ts';

/** The page's one advisor. */
export const ask = makeAsk<Question, Answer>(
  () => new Worker(new URL('./advisor.worker.ts', import.meta.url), { type: 'module' }),
);
