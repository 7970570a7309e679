/** What a store has changed is drawn within so many frames. */
const FRAMES = 10;

/** One screen of a panel takes the place of another, or stays: it is seen from its top, and has the focus, by its id. */
export function showScreen(id: string): void {
  scrollTo({ top: 0 });
  focusOnceNew(id, document.getElementById(id), FRAMES);
}

/** The screen before may have the same id, and is there until the next one is drawn. */
function focusOnceNew(id: string, before: HTMLElement | null, frames: number): void {
  requestAnimationFrame(() => {
    const screen = document.getElementById(id);
    if (frames > 0 && (!screen || screen === before)) focusOnceNew(id, before, frames - 1);
    else screen?.focus({ preventScroll: true });
  });
}
