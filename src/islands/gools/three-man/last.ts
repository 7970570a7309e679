import type { GoolsEvent } from '../../../games/gools/events.ts';
import type { GoolsState } from '../../../games/gools/play-state.ts';
import type { FoldStep } from '../../../games/shared/fold.ts';
import type { Pour } from '../../../games/shared/pour.ts';
import type { ThreeManClause } from '../../../games/three-man/clauses.ts';
import type { ThreeManEvent } from '../../../games/three-man/events.ts';
import type { ThreeManState } from '../../../games/three-man/play-state.ts';

type Step = Pick<FoldStep<GoolsEvent, GoolsState, unknown>, 'before' | 'after'> & {
  readonly play: { readonly event: GoolsEvent };
};

/** What the mini game has come to by its last throw, and since. */
export interface Last {
  readonly event: Extract<ThreeManEvent, { readonly kind: 'throw' | 'one-die' | 'pass-on' }>;
  /** The game before it and after it. */
  readonly before: ThreeManState;
  readonly after: ThreeManState;
  /** Who of the ring threw the two dice before whoever did it; undefined where nobody has since this mini game began. */
  readonly previous: number | undefined;
  /** What was poured by it, and what was poured since. */
  readonly pours: readonly Pour<ThreeManClause>[];
  readonly since: readonly Pour<ThreeManClause>[];
}

/** @returns undefined before the first throw of the mini game that is on, and where none is on. */
export function lastOf(steps: readonly Step[], game: ThreeManState): Last | undefined {
  const at = steps.findLastIndex(({ play, before }) => gameOf(before) === undefined || isThrow(play.event));
  const step = steps[at];
  const [before, after] = [step && gameOf(step.before), step && gameOf(step.after)];
  const wrapped = step?.play.event;
  if (!before || !after || wrapped?.kind !== 'three-man' || !isOneOf(wrapped.event)) return undefined;
  return {
    event: wrapped.event,
    before,
    after,
    previous: previousOf(steps.slice(0, at), before, wrapped.event.seat),
    pours: after.pours.slice(before.pours.length),
    since: game.pours.slice(after.pours.length),
  };
}

/** A part that was passed on begins a mini game of its own (7.4, T3). */
function previousOf(steps: readonly Step[], { ring, parts }: ThreeManState, seat: number): number | undefined {
  const begun = steps.findLastIndex((step) => gameOf(step.before)?.parts.length !== parts.length);
  return steps
    .slice(begun + 1)
    .flatMap(({ play: { event } }) =>
      event.kind === 'three-man' && event.event.kind === 'throw' ? [event.event.seat] : [],
    )
    .findLast((thrower) => thrower !== seat && ring.includes(thrower));
}

const gameOf = ({ stage }: GoolsState): ThreeManState | undefined =>
  stage.is === 'three-man' ? stage.game : undefined;

const isThrow = (event: GoolsEvent): boolean => event.kind === 'three-man' && isOneOf(event.event);

const isOneOf = (event: ThreeManEvent): event is Last['event'] =>
  event.kind === 'throw' || event.kind === 'one-die' || event.kind === 'pass-on';
