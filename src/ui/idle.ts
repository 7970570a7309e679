import { useEffect, useState } from 'preact/hooks';

/** Where a browser is never idle, or does not say so (Safari), work is done after so long all the same. Milliseconds. */
const LATEST = 1_000;
const MOMENT = 100;

/** Does something once the browser has nothing else to do: no tap waits for it. @returns how to leave it. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, MOMENT);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: LATEST });
  return () => cancelIdleCallback(asked);
}

/** Does works one after the other, each in idle time of its own, so that a tap may come between any two. @returns how to leave off. */
export function idly(works: readonly (() => void)[]): () => void {
  const [first, ...others] = works;
  if (!first) return () => undefined;
  let stop = whenIdle(() => {
    first();
    stop = idly(others);
  });
  return () => stop();
}

/** Whether the browser has been idle since this was first drawn: what nobody sees at first is drawn then. */
export function useIdle(): boolean {
  const [isIdle, set] = useState(false);
  useEffect(() => whenIdle(() => set(true)), []);
  return isIdle;
}

/** Ends the task: what waits for the page, a tap or a picture, comes before the rest of the work. */
export const yieldToMain = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));
