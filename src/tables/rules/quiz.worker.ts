import { makeNetwork, type Network } from '../../games/gug/network.ts';
import { DEFAULT_RULINGS } from '../../games/gug/rulings.ts';
import { seedAfter } from '../../quiz/question.ts';
import { isSameQuestion, questionOf, type QuizQuestion } from '../../quiz/quiz.ts';
import { loadBoard, NEWEST_BOARD } from '../gug/boards.ts';
import type { QuizRequest } from './Quiz.tsx';

// Beside the page: some situations are drawn many times before one is fit, and no tap waits for that.

let network: Promise<Network | undefined> | undefined;

addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly question: QuizRequest }>) => {
  const { id, question } = data;
  made(question).then(
    (answer) => postMessage({ id, answer }),
    () => postMessage({ id, answer: null }),
  );
});

/** The question of a seed; where it asks what was asked last, that of the next seed. */
async function made({ seed, last }: QuizRequest): Promise<QuizQuestion | null> {
  network ??= loadBoard(NEWEST_BOARD).then((board) => board && makeNetwork(board, DEFAULT_RULINGS));
  const known = await network;
  if (!known) {
    network = undefined;
    return null;
  }
  let question = questionOf(seed, known);
  while (last && (question.clause === last.clause || isSameQuestion(question, last)))
    question = questionOf(seedAfter(question.seed), known);
  return question;
}
