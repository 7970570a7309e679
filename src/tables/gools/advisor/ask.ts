import type { Answer, Answered, Asked, Question } from './question.ts';

/** Asks the advisor. @returns undefined when no answer can be had: no worker starts here, or it has stopped. */
export type Ask = (question: Question) => Promise<Answer | undefined>;

/** @param start - starts the worker; it is started with the first question, and anew after it has stopped. */
export function makeAsk(start: () => Worker): Ask {
  const waiting = new Map<number, (answer: Answer | undefined) => void>();
  let worker: Worker | undefined;
  let count = 0;

  const giveUp = () => {
    worker?.terminate();
    worker = undefined;
    for (const settle of waiting.values()) settle(undefined);
    waiting.clear();
  };
  const started = (): Worker => {
    const next = start();
    next.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      waiting.get(data.id)?.(data.answer ?? undefined);
      waiting.delete(data.id);
    });
    next.addEventListener('error', giveUp);
    return next;
  };

  return (question) =>
    new Promise((resolve) => {
      count += 1;
      waiting.set(count, resolve);
      try {
        worker ??= started();
        worker.postMessage({ id: count, question } satisfies Asked);
      } catch {
        // The browser has no workers, or does not allow them.
        giveUp();
      }
    });
}

/** The page's one advisor. */
export const ask = makeAsk(() => new Worker(new URL('./advisor.worker.ts', import.meta.url), { type: 'module' }));
