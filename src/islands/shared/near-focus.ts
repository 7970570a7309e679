/** A place in the page: in an element, after one of its children, or at its beginning. */
interface Place {
  readonly parent: Element;
  readonly before: Node | null;
}

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
/** Where a phone shows its letters, which nobody has asked for. */
const TEXT = 'textarea, input:not([type="radio"], [type="checkbox"], [type="range"], [type="file"])';

/** Whether an element can have the focus now. */
export const canHold = (element: Element): boolean =>
  element.isConnected && element.getClientRects().length > 0 && !element.matches(':disabled, [hidden] *');

/**
 * Focuses what stands nearest to a place: what came there instead, or what follows, or the last before it; but first of
 * all what holds the place, if it takes the focus itself. A field for text only in the place of another.
 */
export function focusNear({ parent, before }: Place, lost: Element): void {
  if (parent === document.body) return;
  if (parent.hasAttribute('tabindex') && takes(parent)) return;
  const stops = [...parent.querySelectorAll(STOPS)].filter(
    (stop) => canHold(stop) && (stop as HTMLElement).tabIndex >= 0 && (lost.matches(TEXT) || !stop.matches(TEXT)),
  );
  const at = stops.findIndex((stop) => !before?.isConnected || isAfter(stop, before));
  const near = at < 0 ? stops.toReversed() : [...stops.slice(at), ...stops.slice(0, at).toReversed()];
  if (near.some(takes) || !parent.parentElement) return;
  focusNear({ parent: parent.parentElement, before: parent }, lost);
}

const isAfter = (stop: Element, before: Node): boolean =>
  (before.compareDocumentPosition(stop) & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) ===
  Node.DOCUMENT_POSITION_FOLLOWING;

/** @returns whether it has the focus now: nothing beneath a sheet takes it. */
function takes(element: Element): boolean {
  if (!canHold(element)) return false;
  (element as HTMLElement).focus({ preventScroll: true });
  if (document.activeElement !== element) return false;
  // A whole part stays where it is; a key is to be seen.
  if (element.matches(STOPS)) element.scrollIntoView({ block: 'nearest' });
  return true;
}
