/** What a store has changed is drawn within so many frames. */
const FRAMES = 10;

/** Focuses what is drawn with one of the next frames: a field, or the first key in it, or itself where there is none. */
export function focusLater(id: string, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(id);
    if (!place) {
      if (frames > 0) focusLater(id, frames - 1);
      return;
    }
    place.scrollIntoView({ block: 'nearest' });
    const target = place.matches('input, button') ? place : (place.querySelector<HTMLElement>('button') ?? place);
    target.focus({ preventScroll: true });
  });
}

/** Has focus and taps watched from soon on (`heedHands`), by a part that nobody has to wait for. Never rejects: without it all else works. */
export const watchFocus = (): Promise<void> =>
  import('./hands.ts').then(
    ({ heedHands }) => heedHands(),
    () => undefined,
  );

/**
 * Changes the screen, and lets go of the pressed key before it does. Most often the key goes with the change, and a
 * browser that loses an element with the focus lays out the page at once, half changed as it is. What stands nearest
 * then takes the focus (`keepFocus`); a key that is still there has it back before the task ends.
 */
export function lettingGo(change: () => void): void {
  const key = document.activeElement;
  if (!(key instanceof HTMLButtonElement) || key.closest('dialog')) {
    change();
    return;
  }
  key.blur();
  change();
  // What hears of the change is drawn by a microtask, which stands before this one.
  queueMicrotask(() => {
    if (key.isConnected && document.activeElement === document.body) key.focus({ preventScroll: true });
  });
}
