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
