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
