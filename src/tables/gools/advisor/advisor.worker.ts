import { makeAnswer } from './answer.ts';
import type { Answered, Asked } from './question.ts';

/** Thinks beside the page, which never waits for it: its tables take seconds with a large party still to throw. */
const answer = makeAnswer();

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { id, question } = data;
  let answered: Answered;
  try {
    answered = { id, answer: answer(question) };
  } catch {
    answered = { id, answer: null };
  }
  postMessage(answered);
});
