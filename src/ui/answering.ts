import type { Answered, Asked } from './ask-worker.ts';

/**
 * The worker's side: answers every question, one that throws with null.
 *
 * @param answer - gives null where it knows none; may take its time, and questions are answered in any order.
 */
export function answering(answer: (question: never) => unknown): void {
  addEventListener('message', ({ data }: MessageEvent<Asked<never>>) => {
    const { id, question } = data;
    const tell = (found: unknown) => postMessage({ id, answer: found } satisfies Answered<unknown>);
    // The first then is where a question throws at once.
    void Promise.resolve(question)
      .then(answer)
      .then(tell, () => tell(null));
  });
}
