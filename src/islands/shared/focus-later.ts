/** Focuses what is drawn with the next frame: a field, or the first key in it. */
export function focusLater(id: string): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(id);
    place?.scrollIntoView({ block: 'nearest' });
    const target = place?.matches('input, button') ? place : place?.querySelector<HTMLElement>('button');
    target?.focus({ preventScroll: true });
  });
}
