import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { reloadPage } from './LazyBoundary.tsx';

type Work = () => Promise<unknown>;

interface Late {
  /** Does the work of a key. It rejects where a part of it cannot be had. */
  readonly late: (work: Work) => void;
  /** What is said then, and the key that tries again; nothing where all is well. */
  readonly missing: ComponentChildren;
}

interface LateWords {
  readonly trouble: string;
  /** Left out where the page is not to be loaded anew, for a game that is not saved is gone then: the key is pressed again. */
  readonly again?: string;
}

/** For what a key does with a part that is fetched at the tap. What it says, and how it tries again, is as with `LazyBoundary`. */
export function useLate({ trouble, again }: LateWords): Late {
  const [missed, miss] = useState<{ readonly work: Work }>();
  const isGone = useRef(false);
  useEffect(() => () => void (isGone.current = true), []);
  const attempt = (work: Work, whenMissing: () => void) => {
    miss(undefined);
    work().catch(whenMissing);
  };
  const tryAgain = (work: Work) =>
    attempt(work, () => void (isGone.current || reloadPage().then(() => miss({ work }))));
  return {
    late: (work) => attempt(work, () => miss({ work })),
    missing: missed && (
      <div role="alert">
        <p>{trouble}</p>
        {again !== undefined && (
          <button type="button" class="key" onClick={() => tryAgain(missed.work)}>
            {again}
          </button>
        )}
      </div>
    ),
  };
}
