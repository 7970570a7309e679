/** What a store has changed is drawn within so many frames. */
const FRAMES = 10;
/** And within so many where it is drawn only once the browser has time, or has to be fetched first. */
export const LATE = 90;

/**
 * Calls with what is drawn under an id with one of the next frames; not at all where nothing is.
 *
 * @param before - what stands under it now: another may take its place, which is waited for, or it stays.
 */
export function whenDrawn(
  id: string,
  work: (place: HTMLElement) => void,
  before?: HTMLElement | null,
  frames = FRAMES,
): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(id);
    if (frames > 0 && (!place || place === before)) whenDrawn(id, work, before, frames - 1);
    else if (place) work(place);
  });
}

/** Focuses what is drawn with one of the next frames: a field, or the first key in it, or itself where there is none. */
export const focusLater = (id: string): void =>
  whenDrawn(id, (place) => {
    place.scrollIntoView({ block: 'nearest' });
    const target = place.matches('input, button') ? place : (place.querySelector<HTMLElement>('button') ?? place);
    target.focus({ preventScroll: true });
  });

/**
 * One screen of a panel takes the place of another, or stays: it is seen from its top, and has the focus, by its id, so that
 * who does not see it hears its heading.
 */
export function showScreen(id: string, frames = FRAMES): void {
  scrollTo({ top: 0 });
  whenDrawn(id, (screen) => screen.focus({ preventScroll: true }), document.getElementById(id), frames);
}

/**
 * Changes the screen, and lets go of the pressed key or the field before it does. Most often that goes with the change, and
 * a browser that loses an element with the focus lays out the page at once, half changed as it is. What stands nearest
 * then takes the focus (`keepFocus`); a key that is still there has it back before the task ends.
 */
export function releaseFocus(change: () => void): void {
  const key = document.activeElement;
  if (!(key instanceof HTMLButtonElement || key instanceof HTMLInputElement) || key.closest('dialog')) {
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
