import type { GabongEvent } from '../../../games/gabong/match-events.ts';
import type { Entry } from '../../../games/shared/history.ts';
import { undoOf } from '../../../games/shared/played.ts';

/**
 * Whether a tap in the deal that is being counted is what undo takes back next, and not what it would take back in the
 * log: whichever was done last. What was brought back by a redo was done then.
 *
 * @param tapped - the last tap, with its time in milliseconds since 1970.
 */
export function isTapLast(tapped: { readonly at: number } | undefined, events: readonly Entry<GabongEvent>[]): boolean {
  if (!tapped) return false;
  const next = undoOf(events) ?? [];
  const done = events.findLast(
    (entry) => next.includes(entry.id) || (entry.kind === 'redo' && entry.entries.some((id) => next.includes(id))),
  );
  return tapped.at >= (done?.at ?? 0);
}
