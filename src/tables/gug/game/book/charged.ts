import type { GugEvent } from '../../../../games/gug/events.ts';
import type { Charge, GugState } from '../../../../games/gug/play-state.ts';

/** What one play gave a seat to drink. */
export interface ChargedBy {
  readonly charge: Charge;
  readonly event: GugEvent;
  /** Where the icon then stood, for a move. */
  readonly station: string | undefined;
}

interface Step {
  readonly play: { readonly event: GugEvent };
  readonly before: Pick<GugState, 'seats'>;
  readonly after: Pick<GugState, 'seats'>;
}

/** What a step gave a seat to drink: none, or one amount. */
export function chargesIn({ play, before, after }: Step, seat: number): readonly ChargedBy[] {
  const now = after.seats[seat]!;
  const { event } = play;
  // A newcomer had no seat before.
  const earlier = before.seats[seat]?.charges.length ?? 0;
  const station = event.kind === 'move' ? now.icons[event.icon]?.position?.at : undefined;
  return now.charges.slice(earlier).map((charge) => ({ charge, event, station }));
}

/** All that a seat was given to drink, the newest first, with what gave it. */
export function chargesOf(steps: readonly Step[], seat: number): readonly ChargedBy[] {
  return steps.flatMap((step) => chargesIn(step, seat)).reverse();
}
