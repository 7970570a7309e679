import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { reloadPage } from './LazyBoundary.tsx';

/** What a key does; resolves to `missing` where a part of the page that it needs cannot be had. */
type Work = () => Promise<'done' | 'missing'>;

interface Late {
  readonly late: (work: Work) => void;
  /** What is said where it could not be done, and the key that tries again; nothing where all is well. */
  readonly failed: ComponentChildren;
}

interface LateWords {
  /** Said when a part could not be had. */
  readonly part: string;
  /** Said when the work itself failed, by a fault of ours. */
  readonly fault: string;
  readonly again: string;
}

/** For what a key does that may need a part of the page which is not there yet. How it tries again for a part is as with `LazyBoundary`. */
export function useLate({ part, fault, again }: LateWords): Late {
  const [failed, fail] = useState<{ readonly work: Work; readonly isMissing: boolean }>();
  const isGone = useRef(false);
  useEffect(() => () => void (isGone.current = true), []);
  const attempt = (work: Work, whenMissing: () => void) => {
    fail(undefined);
    work().then(
      (became) => became === 'missing' && whenMissing(),
      (error: unknown) => {
        // The browser reports it, as it would if nothing had been waiting for it.
        reportError(error);
        fail({ work, isMissing: false });
      },
    );
  };
  const miss = (work: Work) => () => fail({ work, isMissing: true });
  const tryAgain = ({ work, isMissing }: NonNullable<typeof failed>) =>
    // Loaded anew, the page asks again for what a browser remembers as not to be had.
    attempt(work, isMissing ? () => void (isGone.current || reloadPage().then(miss(work))) : miss(work));
  return {
    late: (work) => attempt(work, miss(work)),
    failed: failed && (
      <div role="alert">
        <p>{failed.isMissing ? part : fault}</p>
        <button type="button" class="key" onClick={() => tryAgain(failed)}>
          {again}
        </button>
      </div>
    ),
  };
}
