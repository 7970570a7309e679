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

/**
 * Plays a game from its start: each play is judged by what stands before it, and what the judge refuses is a misfit.
 *
 * @param earlier - a fold of the same game, of which the plays that are the same again are kept.
 */
export function fold<Setup, Event, State, Finding>(
  game: Game<Setup, Event, State, Finding>,
  setup: Setup,
  plays: readonly Play<Event>[],
  earlier?: Fold<Event, State, Finding>,
): Fold<Event, State, Finding> {
  const kept = earlier ? samePrefix(earlier, plays) : { steps: 0, misfits: 0 };
  const steps = earlier?.steps.slice(0, kept.steps) ?? [];
  const misfits = earlier?.misfits.slice(0, kept.misfits) ?? [];
  let state = steps.at(-1)?.after ?? (earlier ? startOf(earlier) : game.start(setup));
  for (const play of plays.slice(kept.steps + kept.misfits)) {
    const { judgement, next } = game.decide(state, play.event, play.at);
    if (!judgement.allowed) {
      misfits.push({ play, judgement });
      continue;
    }
    const after = next();
    steps.push({ play, before: state, after, judgement });
    state = after;
  }
  return { state, steps, misfits };
}

/** The state before the first play: the same one for every fold of a game, so that what was decided in it is known. */
export function startOf<Event, State, Finding>({ steps, state }: Fold<Event, State, Finding>): State {
  return steps[0]?.before ?? state;
}

/** Where a game's plays lead, without the way there. */
export interface End<State> {
  readonly state: State;
  /** When the last play that stands happened, in milliseconds since 1970; 0 before the first. */
  readonly at: number;
  /** How many plays do not fit. */
  readonly misfits: number;
}

/** Plays a game through as `fold` does, and forgets each state but the last: many games can be looked at one by one. */
export function endOf<Setup, Event, State, Finding>(
  game: Game<Setup, Event, State, Finding>,
  setup: Setup,
  plays: readonly Play<Event>[],
): End<State> {
  let end: End<State> = { state: game.start(setup), at: 0, misfits: 0 };
  for (const { event, at } of plays) {
    const { judgement, next } = game.decide(end.state, event, at);
    end = judgement.allowed ? { ...end, state: next(), at } : { ...end, misfits: end.misfits + 1 };
  }
  return end;
}

/** How many steps and misfits of an earlier fold are the same plays again, from the start on. */
function samePrefix<Event, State, Finding>(
  earlier: Fold<Event, State, Finding>,
  plays: readonly Play<Event>[],
): { readonly steps: number; readonly misfits: number } {
  let [steps, misfits] = [0, 0];
  for (const play of plays) {
    if (isSame(earlier.steps[steps]?.play, play)) steps += 1;
    else if (isSame(earlier.misfits[misfits]?.play, play)) misfits += 1;
    else break;
  }
  return { steps, misfits };
}

/** Events are never changed in place, so they are compared as such. */
function isSame<Event>(one: Play<Event> | undefined, other: Play<Event>): boolean {
  return one === other || (one?.id === other.id && one.event === other.event);
}
