/** What a store has changed is drawn within so many frames. */
const FRAMES = 10;

/** One screen of a panel takes the place of another: it is seen from its top, and the focus goes to it by its id. */
export function showScreen(id: string): void {
  scrollTo({ top: 0 });
  focusOnceNew(id, document.getElementById(id), FRAMES);
}

/** The screen before may have the same id, and is there until the next one is drawn. */
function focusOnceNew(id: string, before: HTMLElement | null, frames: number): void {
  requestAnimationFrame(() => {
    const screen = document.getElementById(id);
    if (screen && screen !== before) screen.focus({ preventScroll: true });
    else if (frames > 0) focusOnceNew(id, before, frames - 1);
  });
}
