import type { Game, Judgement } from './game.ts';
import type { EntryId } from './history.ts';
import type { Play } from './played.ts';
import { type Numbering, seatPlays } from './seating.ts';

/** The game before and after a play. */
export interface Between<State> {
  readonly before: State;
  readonly after: State;
}

/** One play, and the game before and after it. */
export interface ReductionStep<Event, State, Finding> extends Between<State> {
  readonly play: Play<Event>;
  readonly judgement: Judgement<Finding>;
}

/** A play that the plays before it have made impossible: it is kept and shown, and has no effect. */
export interface RejectedEvent<Event, Finding> {
  readonly play: Play<Event>;
  readonly judgement: Judgement<Finding>;
}

/** The state that a game's plays lead to, with every step on the way. */
export interface Reduction<Event, State, Finding> {
  readonly state: State;
  readonly steps: readonly ReductionStep<Event, State, Finding>[];
  readonly rejectedEvents: readonly RejectedEvent<Event, Finding>[];
  readonly numbering: Numbering;
}

/**
 * Plays a game from its start: each play is judged by what stands before it, and what the judge refuses is a rejected event.
 *
 * @param earlier - a reduction of the same game, of which the plays that are the same again are kept.
 */
export function reduceEvents<Setup, Event, State, Finding>(
  game: Game<Setup, Event, State, Finding>,
  setup: Setup,
  plays: readonly Play<Event>[],
  earlier?: Reduction<Event, State, Finding>,
): Reduction<Event, State, Finding> {
  const kept = samePrefix(earlier, plays);
  const steps = earlier?.steps.slice(0, kept.steps) ?? [];
  const rejectedEvents = earlier?.rejectedEvents.slice(0, kept.rejectedEvents) ?? [];
  const from = kept.steps + kept.rejectedEvents;
  const start = earlier ? startOf(earlier) : game.start(setup);
  const seats = seatPlays(game, start, earlier && numberedBy(earlier, plays.slice(0, from)));
  let state = steps.at(-1)?.after ?? start;
  for (const written of plays.slice(from)) {
    const play = seats.seat(written, state);
    const { judgement, next } = game.decide(state, play.event, play.at);
    const after = judgement.allowed ? next() : undefined;
    seats.go(play, judgement, state, after);
    if (after === undefined) rejectedEvents.push({ play, judgement });
    else {
      steps.push({ play, before: state, after, judgement });
      state = after;
    }
  }
  return { state, steps, rejectedEvents, numbering: seats.numbering };
}

/** Returns the state before the first play. Later reductions of the same game share it, and with it what was decided in it. */
export function startOf<Event, State, Finding>({ steps, state }: Reduction<Event, State, Finding>): State {
  return steps[0]?.before ?? state;
}

/**
 * Finds the state before a play, and its time; undefined for a play that does not stand.
 *
 * @param plays - of which the reduction was made.
 */
export function placeIn<Event, State, Finding>(
  reduction: Reduction<Event, State, Finding>,
  plays: readonly Play<Event>[],
  id: EntryId,
): { readonly before: State; readonly at: number } | undefined {
  const at = plays.findIndex((play) => play.id === id);
  if (at < 0) return undefined;
  const after = new Map(reduction.steps.map((step) => [step.play.id, step.after]));
  const last = plays.slice(0, at).findLast((play) => after.has(play.id));
  return { before: last ? after.get(last.id)! : startOf(reduction), at: plays[at]!.at };
}

/** Returns who had come, and which rules were made, by the first plays of a reduction. */
export function numberedBy<Event, State, Finding>(
  { numbering }: Reduction<Event, State, Finding>,
  plays: readonly Play<Event>[],
): Numbering {
  if ([numbering.seats, numbering.rules, numbering.left].every(({ size }) => size === 0)) return numbering;
  const ids = new Set(plays.map(({ id }) => id));
  const by = <What>(lines: ReadonlyMap<EntryId, What>) => new Map([...lines].filter(([id]) => ids.has(id)));
  return { ...numbering, seats: by(numbering.seats), rules: by(numbering.rules), left: by(numbering.left) };
}

/** The last state of a game, without the steps that led to it. */
export interface End<State> {
  readonly state: State;
  /** When the last play that stands happened, in milliseconds since 1970; 0 before the first. */
  readonly at: number;
  /** How many plays do not fit. */
  readonly rejectedEvents: number;
}

/** Plays a game through as `reduceEvents` does, and forgets each state but the last: many games can be looked at one by one. */
export function endOf<Setup, Event, State, Finding>(
  game: Game<Setup, Event, State, Finding>,
  setup: Setup,
  plays: readonly Play<Event>[],
): End<State> {
  let end: End<State> = { state: game.start(setup), at: 0, rejectedEvents: 0 };
  const seats = seatPlays(game, end.state);
  for (const play of plays) {
    const { event, at } = seats.seat(play, end.state);
    const { judgement, next } = game.decide(end.state, event, at);
    const after = judgement.allowed ? next() : undefined;
    seats.go(play, judgement, end.state, after);
    end = after === undefined ? { ...end, rejectedEvents: end.rejectedEvents + 1 } : { ...end, state: after, at };
  }
  return end;
}

/** Counts the steps and rejected events at the start of an earlier reduction that are the same plays again. */
function samePrefix<Event, State, Finding>(
  earlier: Reduction<Event, State, Finding> | undefined,
  plays: readonly Play<Event>[],
): { readonly steps: number; readonly rejectedEvents: number } {
  let [steps, rejectedEvents] = [0, 0];
  for (const play of plays) {
    if (isSame(earlier?.steps[steps]?.play, play)) steps += 1;
    else if (isSame(earlier?.rejectedEvents[rejectedEvents]?.play, play)) rejectedEvents += 1;
    else break;
  }
  return { steps, rejectedEvents };
}

/** Compares two plays as they were written. Events are never changed in place, so the same object is the same event. */
function isSame<Event>(one: Play<Event> | undefined, other: Play<Event>): boolean {
  const written = one?.written ?? one;
  return written?.id === other.id && written.event === other.event;
}
