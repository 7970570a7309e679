import type { Game, Judgement } from './game.ts';
import type { Play } from './played.ts';

/** One play, and the game before and after it. */
export interface FoldStep<Event, State, Finding> {
  readonly play: Play<Event>;
  readonly before: State;
  readonly after: State;
  readonly judgement: Judgement<Finding>;
}

/** A play that no longer fits what stands before it: kept and shown, and without effect. */
export interface Misfit<Event, Finding> {
  readonly play: Play<Event>;
  readonly judgement: Judgement<Finding>;
}

/** What a game's plays have made of its setup. */
export interface Fold<Event, State, Finding> {
  readonly state: State;
  readonly steps: readonly FoldStep<Event, State, Finding>[];
  readonly misfits: readonly Misfit<Event, Finding>[];
}

/** Plays a game from its start: each play is judged anew, and what the judge refuses is a misfit. */
export function fold<Setup, Event, State, Finding>(
  game: Game<Setup, Event, State, Finding>,
  setup: Setup,
  plays: readonly Play<Event>[],
  earlier?: Fold<Event, State, Finding>,
): Fold<Event, State, Finding> {
  const kept = earlier && earlier.misfits.length === 0 ? samePrefix(earlier.steps, plays) : 0;
  const steps = earlier?.steps.slice(0, kept) ?? [];
  const misfits: Misfit<Event, Finding>[] = [];
  let state = steps.at(-1)?.after ?? game.start(setup);
  for (const play of plays.slice(kept)) {
    const judgement = game.check(state, play.event, play.at);
    if (!judgement.allowed) {
      misfits.push({ play, judgement });
      continue;
    }
    const after = game.apply(state, play.event, play.at);
    steps.push({ play, before: state, after, judgement });
    state = after;
  }
  return { state, steps, misfits };
}

/** How many steps of an earlier fold are the same plays again. Events are never changed in place, so they are compared as such. */
function samePrefix<Event>(steps: readonly { readonly play: Play<Event> }[], plays: readonly Play<Event>[]): number {
  const different = steps.findIndex(({ play }, index) => {
    const now = plays[index];
    return now?.id !== play.id || now.event !== play.event;
  });
  return different < 0 ? steps.length : different;
}
