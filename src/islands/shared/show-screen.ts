/** One screen of a panel takes the place of another: it is seen from its top, and the focus goes to it by its id. */
export function showScreen(id: string): void {
  scrollTo({ top: 0 });
  // What the stores have changed is drawn by the next frame.
  requestAnimationFrame(() => document.getElementById(id)?.focus({ preventScroll: true }));
}
