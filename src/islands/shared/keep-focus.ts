import { canHold, focusNear } from './near-focus.ts';

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
  for (const record of records.toReversed()) {
    const { target, removedNodes, previousSibling: before } = record;
    if (!(target instanceof Element) || ![...removedNodes].some((removed) => removed.contains(inside))) continue;
    place = { parent: target, before };
    if (target.isConnected) break;
    inside = target;
  }
  return place?.parent.isConnected ? place : undefined;
}
