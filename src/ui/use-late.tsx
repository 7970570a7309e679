import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { reloadPage } from './Fetched.tsx';

type Work = () => Promise<unknown>;

interface Late {
  /** Does the work of a key. It rejects where a part of it cannot be had. */
  readonly late: (work: Work) => void;
  /** What is said then, and the key that tries again; nothing where all is well. */
  readonly missing: ComponentChildren;
}

/** For what a key does with a part that is fetched at the tap. What it says, and how it tries again, is as with `Fetched`. */
export function useLate({ trouble, again }: { readonly trouble: string; readonly again: string }): Late {
  const [missed, miss] = useState<{ readonly work: Work }>();
  const attempt = (work: Work, whenMissing: () => void) => {
    miss(undefined);
    work().catch(whenMissing);
  };
  const tryAgain = (work: Work) => attempt(work, () => void reloadPage().then(() => miss({ work })));
  return {
    late: (work) => attempt(work, () => miss({ work })),
    missing: missed && (
      <div role="alert">
        <p>{trouble}</p>
        <button type="button" class="key" onClick={() => tryAgain(missed.work)}>
          {again}
        </button>
      </div>
    ),
  };
}
