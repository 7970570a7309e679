import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Who looks at something else for so long is not about to come back. Milliseconds. */
const LONG = 30_000;

/** Whether nobody looks at a part any more: another panel is shown, or the page has been hidden for long. */
export function useAway(part: RefObject<HTMLElement>): boolean {
  const [isAway, set] = useState(false);
  // Before anything is begun that nobody would see.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      // A panel that is not shown has no box; a sheet in it has none either before it is open, and is looked at then.
      const isLeft = part.current?.closest('.panel')?.getClientRects().length === 0;
      if (document.hidden && !isLeft) timer = setTimeout(() => set(true), LONG);
      else set(isLeft);
    };
    look();
    addEventListener('hashchange', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      removeEventListener('hashchange', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return isAway;
}
