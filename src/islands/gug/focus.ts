/** Brings a part of the panel into view, and the reading position with it. */
export function showPart(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}
