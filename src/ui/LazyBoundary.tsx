import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useErrorBoundary, useRef, useState } from 'preact/hooks';
import { showStaged } from './staged.ts';
import { keepFocus } from './keep-focus.ts';
import { pressOnce } from './press-once.ts';

interface LazyBoundaryProps {
  /** Fetches the part; asked again after a failure. One that is the same function each time is asked once in a page's life. */
  load: () => Promise<ComponentType>;
  /** Said when it could not be fetched, or threw. */
  trouble: string;
  again: string;
  /** What stands in its place until it is there. */
  children?: ComponentChildren;
}

/** What has been fetched, by what fetches it: shown again, a part stands there at once, with no empty place before it. */
const fetched = new WeakMap<LazyBoundaryProps['load'], ComponentType>();

/** A part that is fetched when it is first needed. Where it throws, the rest of the page goes on without it. */
export function LazyBoundary({ load, trouble, again, children }: LazyBoundaryProps) {
  const [Part, setPart] = useState(() => fetched.get(load));
  const [isMissing, setMissing] = useState(false);
  const [isBroken, forget] = useBoundary();
  const miss = () => setMissing(true);
  const fetchPart = (whenMissing: () => void) => {
    forget();
    setMissing(false);
    // Whatever has the focus while it waits goes when it comes.
    keepFocus();
    pressOnce();
    load().then((part) => {
      fetched.set(load, part);
      setPart(() => part);
    }, whenMissing);
  };
  const isGone = useRef(false);
  // The message comes back, too, where the page is loaded anew: somebody may say no to leaving an unsaved game.
  const fetchAgain = () => fetchPart(() => void (isGone.current || reloadPage().then(miss)));
  useEffect(() => {
    if (!Part) fetchPart(miss);
    return () => {
      isGone.current = true;
    };
  }, []);
  const isHere = Part !== undefined && !isBroken;
  useEffect(() => {
    // The way out is seen again, where a game was thought to come.
    if (!isHere && (isMissing || isBroken)) showStaged();
  }, [isHere, isMissing, isBroken]);
  if (isHere) return <Part />;
  if (!isMissing && !isBroken) {
    // An island wakes when it comes into view, so it has to have a box.
    return <>{children ?? <div class="fetching" aria-busy="true" />}</>;
  }
  return (
    <>
      <div class="fetching">
        <p role="alert">{trouble}</p>
        <button type="button" class="key" onClick={fetchAgain}>
          {again}
        </button>
      </div>
      {children}
    </>
  );
}

/**
 * Catches what a part throws as it is drawn, so that the rest of the page goes on; the browser still reports it.
 *
 * @returns whether it threw, and what forgets so, to draw it again.
 */
export function useBoundary(): readonly [isBroken: boolean, forget: () => void] {
  // The build, which draws the pages first, has no such report: it is looked for when it is needed.
  const [thrown, forget] = useErrorBoundary((error) => reportError(error)) as readonly [unknown, () => void];
  return [thrown !== undefined, forget];
}

/** A host that says nothing for so long is as good as none. Milliseconds. */
const PATIENCE = 20_000;

/**
 * Loads the page anew, where it is to be had: browsers may remember for as long as a page lives that a script could not be
 * fetched, and never ask for it again. Where it cannot be had, the page stays what it is.
 */
export async function reloadPage(): Promise<void> {
  const ending = new AbortController();
  setTimeout(() => ending.abort(), PATIENCE);
  const isThere = await fetch(location.href, { cache: 'no-store', signal: ending.signal }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) location.reload();
}
