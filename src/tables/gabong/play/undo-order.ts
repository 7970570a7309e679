import type { GabongEvent } from '../../../games/gabong/match-events.ts';
import type { Entry } from '../../../games/shared/history.ts';
import { redoOf, undoOf } from '../../../games/shared/played.ts';

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

/**
 * Whether a tap that was taken back is what redo brings back next, and not what it would bring back in the log: whichever
 * was taken back last. Nothing of it comes back once something else was played.
 *
 * @param undone - the tap, with the time at which it was taken back, in milliseconds since 1970.
 */
export function isTapNext(undone: { readonly at: number } | undefined, events: readonly Entry<GabongEvent>[]): boolean {
  if (!undone) return false;
  const next = redoOf(events) ?? [];
  const since = events.findLast(
    (entry) =>
      entry.kind === 'play' ||
      entry.kind === 'correct' ||
      entry.kind === 'player-name' ||
      (entry.kind === 'undo' && entry.entries.some((id) => next.includes(id))),
  );
  return undone.at >= (since?.at ?? 0);
}
