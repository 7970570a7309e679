import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { reloadPage } from './Fetched.tsx';

type Work = () => Promise<unknown>;

interface Late {
  /** Does the work of a key. */
  readonly late: (work: Work) => void;
  /** What is said where that has failed, and the key that tries again; nothing where all is well. */
  readonly missing: ComponentChildren;
}

interface LateWords {
  /** Said where a part of the work was not fetched. */
  readonly trouble: string;
  /** Left out where the page is not to be loaded anew, for a game that is not saved is gone then: the key is pressed again. */
  readonly again?: string;
}

/**
 * What browsers and our own parts say of what was not fetched, or is of another version by now: there is no other way to know.
 * A fault that happens to have one of these words is taken for such a part, and the page is loaded anew, which may mend it, too.
 */
export const NOT_FETCHED = /import|fetch|load|export|MIME|timed out|no style sheet/i;

/**
 * For what a key does with a part that is fetched at the tap. What it says, and how it tries again, is as with `Fetched`. A fault
 * in the work itself is reported, and said to be one in words that the page holds.
 */
export function useLate({ trouble, again }: LateWords): Late {
  const [failed, fail] = useState<{ readonly work: Work; readonly said: string | undefined }>();
  const isGone = useRef(false);
  useEffect(() => () => void (isGone.current = true), []);
  const attempt = (work: Work, whenMissing: () => void) => {
    fail(undefined);
    // What is tested is made a text first.
    work().catch((error: unknown) => {
      if (NOT_FETCHED.test(error as string)) whenMissing();
      else {
        reportError(error);
        fail({ work, said: document.body.dataset['fault'] });
      }
    });
  };
  const miss = (work: Work) => fail({ work, said: trouble });
  const tryAgain = (work: Work) => attempt(work, () => void (isGone.current || reloadPage().then(() => miss(work))));
  return {
    late: (work) => attempt(work, () => miss(work)),
    missing: failed && (
      <div role="alert">
        <p>{failed.said}</p>
        {again && (
          <button type="button" class="key" onClick={() => tryAgain(failed.work)}>
            {again}
          </button>
        )}
      </div>
    ),
  };
}
