import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

interface DialogProps {
  title: string;
  closeKey: string;
  close: () => void;
  /** The id of what takes the focus when what had it before is gone, or hidden. */
  fallback: string;
  children: ComponentChildren;
}

/** Lies over a panel: Escape, going back, the key, and a tap beside it put it away, and focus goes back to where it was. */
export function Dialog({ title, closeKey, close, fallback, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const isGone = useRef(false);
  /** Somebody has gone back, which the browser has yet to tell. */
  const isLeft = useRef(false);
  const latest = useRef(close);
  latest.current = close;
  // Before anything else: one that takes the place of another holds the same entry of the history.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const sheet = dialog.current;
    sheet?.showModal();
    const letGo = holdBack(() => {
      isLeft.current = true;
      sheet?.close();
    });
    return () => {
      isGone.current = true;
      // What took its place before the browser could tell goes too.
      if (isLeft.current) latest.current();
      // While it is open, nothing beneath it takes the focus.
      sheet?.close();
      letGo(() => {
        const isThere = opener !== null && opener !== document.body && opener.getClientRects().length > 0;
        const next = isThere ? opener : document.getElementById(fallback);
        // The page stays where it is: what was done here may have moved on from where the opener stood.
        if (next instanceof HTMLElement || next instanceof SVGElement) next.focus({ preventScroll: true });
      });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={id}
      onClose={() => {
        // What has taken its place stays.
        if (isGone.current) return;
        isLeft.current = false;
        close();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div class="sheet-paper">
        <header>
          <h3 id={id}>{title}</h3>
          <button type="button" class="key" onClick={() => dialog.current?.close()}>
            {closeKey}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** What going back closes, the topmost last. */
const closers: (() => void)[] = [];

/** Whether the entry of what was closed is being left: of two that close at once, one alone goes back. */
let isLeaving = false;

/** Whether the entry of the history that is shown now was made for something that lies over the page. */
const isHeld = (): boolean => (history.state as { readonly sheet?: unknown } | null)?.sheet === true;

/**
 * Going back closes what lies over the page, and does not leave it. All that lies there shares one entry of the history.
 *
 * @returns for when it is closed, in whichever way: the entry goes too. Going to an address with a hash takes the focus
 * away, so `focus` is called again after that.
 */
function holdBack(close: () => void): (focus: () => void) => void {
  closers.push(close);
  if (!isHeld()) history.pushState({ ...(history.state as object | null), sheet: true }, '');
  return (focus) => {
    closers.splice(closers.indexOf(close), 1);
    focus();
    // Another may take its place at once.
    setTimeout(() => {
      if (closers.length > 0 || !isHeld() || isLeaving) return;
      isLeaving = true;
      // What has the focus by now keeps it, and the page stays where it is: going back would bring both as they were.
      const held = document.activeElement as HTMLElement | null;
      const [left, top] = [scrollX, scrollY];
      const stay = () => {
        if (held && held !== document.body) held.focus({ preventScroll: true });
        else focus();
        scrollTo(left, top);
      };
      addEventListener('popstate', () => setTimeout(stay), { once: true });
      history.back();
    });
  };
}

addEventListener('popstate', () => {
  isLeaving = false;
  if (!isHeld()) closers.at(-1)?.();
});
