import { makeAnswer } from './answer.ts';
import type { Question } from './question.ts';

/** Thinks beside the page, which never waits for it: a whole game takes a second or more. */
const answer = makeAnswer();

addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly question: Question }>) => {
  const { id, question } = data;
  try {
    postMessage({ id, answer: answer(question) });
  } catch {
    postMessage({ id, answer: null });
  }
});
