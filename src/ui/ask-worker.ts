/** A question on its way to a worker, and its answer; null for one that it cannot answer. */
export interface Asked<Question> {
  readonly id: number;
  readonly question: Question;
}
export interface Answered<Answer> {
  readonly id: number;
  readonly answer: Answer | null;
}

/** Asks a worker. @returns undefined when no answer can be had: no worker starts here, or it has stopped. */
export type Ask<Question, Answer> = (question: Question) => Promise<Answer | undefined>;

/** Files of the build alone, or it throws; that they are of this host, `worker-src` sees to. */
const rules = { createScriptURL: (address: string) => /.*\/_astro\/.*/.exec(address)![0] };
const workers = globalThis.trustedTypes?.createPolicy('worker-address', rules) ?? rules;

/** @param address - of the worker's file in the build, as `?worker&url` gives it. */
export const startWorker = (address: string): Worker =>
  new Worker(workers.createScriptURL(address), { type: 'module' });

/** @param start - starts the worker; it is started with the first question, and anew after it has stopped. */
export function makeAsk<Question, Answer>(start: () => Worker): Ask<Question, Answer> {
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
    next.addEventListener('message', ({ data }: MessageEvent<Answered<Answer>>) => {
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
        worker.postMessage({ id: count, question } satisfies Asked<Question>);
      } catch {
        // The browser has no workers, or does not allow them.
        giveUp();
      }
    });
}
