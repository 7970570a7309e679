import type { GugEvent } from '../../../../games/gug/events.ts';
import type { GugState } from '../../../../games/gug/play-state.ts';
import type { EntryId } from '../../../../games/shared/history.ts';

interface Step {
  readonly play: { readonly id: EntryId; readonly event: GugEvent };
  readonly before: GugState;
}

const OF_A_TURN: readonly GugEvent['kind'][] = ['roll', 'move', 'toss', 'snol'];

/** What has been played in the turn that is on now, the earliest first: what "back to the start of my turn" takes back. */
export function playsOfTurn(steps: readonly Step[], { turn }: Pick<GugState, 'turn'>): readonly EntryId[] {
  if (!turn) return [];
  return steps
    .filter(
      ({ play, before }) =>
        before.turn?.number === turn.number &&
        OF_A_TURN.includes(play.event.kind) &&
        'seat' in play.event &&
        play.event.seat === turn.seat,
    )
    .map(({ play }) => play.id);
}
