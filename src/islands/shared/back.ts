/** What going back closes, the topmost last. */
const closers: (() => void)[] = [];

/** Whether the entry of the history that is shown now was made for something that lies over the page. */
const isHeld = (): boolean => (history.state as { readonly sheet?: unknown } | null)?.sheet === true;

/**
 * Going back closes what lies over the page, and does not leave it. All that lies there shares one entry of the history.
 *
 * @returns for when it is closed, in whichever way: the entry goes too. Going to an address with a hash takes the focus
 * away, so `focus` is called again after that.
 */
export function holdBack(close: () => void): (focus: () => void) => void {
  closers.push(close);
  if (!isHeld()) history.pushState({ ...(history.state as object | null), sheet: true }, '');
  return (focus) => {
    closers.splice(closers.indexOf(close), 1);
    focus();
    // Another may take its place at once.
    setTimeout(() => {
      if (closers.length > 0 || !isHeld()) return;
      addEventListener('popstate', () => setTimeout(focus), { once: true });
      history.back();
    });
  };
}

addEventListener('popstate', () => {
  if (!isHeld()) closers.at(-1)?.();
});
