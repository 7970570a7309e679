import type { GoolsEvent } from '../../../games/gools/events.ts';
import type { GoolsState } from '../../../games/gools/play-state.ts';
import { roundOf } from '../told/round-told.ts';

interface Step {
  readonly play: { readonly event: GoolsEvent };
  readonly before: GoolsState;
}

/** Who was named Three Man, and by whom (6.5). */
export interface Named {
  readonly seat: number;
  readonly by: number;
}

/** Who was named in the round that is on, since its last mini game; the first named first. */
export function namedOf(steps: readonly Step[], { stage }: Pick<GoolsState, 'stage'>): readonly Named[] {
  if (!('round' in stage) || stage.is === 'three-man') return [];
  const { number } = stage.round;
  const from = steps.findLastIndex(
    ({ before }) => before.stage.is === 'three-man' || roundOf(before)?.number !== number,
  );
  return steps.slice(from + 1).flatMap(({ play: { event } }) => {
    return event.kind === 'name' ? [{ seat: event.threeMan, by: event.seat }] : [];
  });
}
