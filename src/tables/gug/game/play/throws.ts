import type { GugEvent } from '../../../../games/gug/events.ts';
import type { GugState } from '../../../../games/gug/play-state.ts';

interface Step {
  readonly play: { readonly event: GugEvent };
  readonly before: Pick<GugState, 'phase'>;
}

/** The eyes that each seat has thrown in a phase, round by round. */
export function throwsSoFar(steps: readonly Step[], phase: GugState['phase']): ReadonlyMap<number, readonly number[]> {
  const thrown = new Map<number, readonly number[]>();
  for (const { play, before } of steps) {
    const { event } = play;
    if (event.kind !== 'throw' || before.phase !== phase) continue;
    thrown.set(event.seat, [...(thrown.get(event.seat) ?? []), event.eyes]);
  }
  return thrown;
}
