import { FOLDED_UP } from './press-once.ts';

let isKeeping = false;

/**
 * From now on focus is never lost: when what had it goes away, is hidden or can be pressed no more, what stands nearest
 * takes it. Whoever knows better, a sheet or `focusLater`, says so and is heard.
 */
export function keepFocus(): void {
  if (isKeeping) return;
  isKeeping = true;
  /** What had the focus last, until it is left for nothing, by a click beside everything. */
  let held = document.activeElement ?? undefined;
  const isNowhere = () => (document.activeElement ?? document.body) === document.body;
  addEventListener('focusin', ({ target }) => {
    held = target instanceof Element ? target : undefined;
  });
  addEventListener('focusout', ({ target }) => {
    // By then, what has gone away is seen to.
    setTimeout(() => {
      if (!held || held !== target || !isNowhere() || !document.hasFocus()) return;
      if (canHold(held)) held = undefined;
      else if (held.parentElement) focusNear({ parent: held.parentElement, before: held }, held);
    });
  });
  new MutationObserver((records) => {
    if (!held || !isNowhere()) return;
    const place = placeLeft(held, records);
    if (place) focusNear(place, held);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Where an element stood that went away with these changes: in what is still there, after what was before it. */
function placeLeft(gone: Element, records: readonly MutationRecord[]) {
  let place: { parent: Element; before: Node | null } | undefined;
  let inside: Node = gone;
  for (const record of [...records].reverse()) {
    const { target, removedNodes, previousSibling: before } = record;
    if (!(target instanceof Element) || ![...removedNodes].some((removed) => removed.contains(inside))) continue;
    place = { parent: target, before };
    if (target.isConnected) break;
    inside = target;
  }
  return place?.parent.isConnected ? place : undefined;
}

/** A place in the page: in an element, after one of its children, or at its beginning. */
interface Place {
  readonly parent: Element;
  readonly before: Node | null;
}

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
/** Where a phone shows its letters, which nobody has asked for. */
const TEXT = 'textarea, input:not([type="radio"], [type="checkbox"], [type="range"], [type="file"])';

/** Whether an element can have the focus now. */
const canHold = (element: Element): boolean =>
  element.isConnected &&
  !element.matches(':disabled, [hidden] *') &&
  !element.closest(FOLDED_UP) &&
  element.getClientRects().length > 0;

/**
 * Focuses what stands nearest to a place: what came there instead, or what follows, or the last before it; but first of
 * all what holds the place, if it takes the focus itself, and among keys the one that is due. A field for text only in the
 * place of another.
 */
function focusNear({ parent, before }: Place, lost: Element): void {
  if (parent === document.body) return;
  if (parent.hasAttribute('tabindex') && takes(parent)) return;
  const stops = [...parent.querySelectorAll(STOPS)].filter(
    (stop) => canHold(stop) && (stop as HTMLElement).tabIndex >= 0 && (lost.matches(TEXT) || !stop.matches(TEXT)),
  );
  const at = stops.findIndex((stop) => !before?.isConnected || isAfter(stop, before));
  const due = parent.matches('.acts') ? stops.filter((stop) => stop.matches('.go')) : [];
  const near = at < 0 ? [...stops].reverse() : [...stops.slice(at), ...stops.slice(0, at).reverse()];
  if ([...due, ...near].some(takes) || !parent.parentElement) return;
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
