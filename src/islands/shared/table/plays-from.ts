import type { Play } from '../../../games/shared/played.ts';

/**
 * The ids of a play and of all that stands after it. Those that do not fit are among them: with what stood before them
 * gone, some would fit all at once.
 * @param plays - all that stand, in the log's order.
 */
export function playsFrom(plays: readonly Play<unknown>[], id: string): readonly string[] {
  const at = plays.findIndex((play) => play.id === id);
  return at < 0 ? [] : plays.slice(at).map((play) => play.id);
}
