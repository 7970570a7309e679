import {
  type Between,
  numberedBy,
  type Reduction,
  type ReductionStep,
  reduceEvents,
  type RejectedEvent,
  startOf,
} from './reduction.ts';
import type { Game } from './game.ts';
import type { Correction, EntryId } from './history.ts';
import type { Play } from './played.ts';
import { type Numbering, countedBy, seated, seatPlays } from './seating.ts';

/** The plays that fit now, and would not if the game's plays were these. The log stays as it is. */
export function lostBy<Setup, Event, State, Finding>(
  game: Game<Setup, Event, State, Finding>,
  setup: Setup,
  earlier: Reduction<Event, State, Finding>,
  plays: readonly Play<Event>[],
): readonly RejectedEvent<Event, Finding>[] {
  const fits = new Set(earlier.steps.map(({ play }) => play.id));
  return reduceEvents(game, setup, plays, earlier).rejectedEvents.filter(({ play }) => fits.has(play.id));
}

/** Plays with one of them corrected. @param numbering - how the correction counts players and rules. */
export function corrected<Event>(
  plays: readonly Play<Event>[],
  { entry, event }: Correction<Event>,
  numbering: Numbering,
): Play<Event>[] {
  return plays.map((play) =>
    play.id === entry ? { id: play.id, at: play.at, event, isCorrected: true, ...countedBy(numbering) } : play,
  );
}

/** What a correction leads to. */
export interface CorrectionPreview<Event, Finding> {
  /** Plays that would no longer fit: kept in the log, and without effect. */
  readonly lost: readonly RejectedEvent<Event, Finding>[];
  /** What else has to be corrected so that the later plays hold as they were played, and which of them even then do not fit. */
  readonly kept: { readonly also: readonly Correction<Event>[]; readonly lost: readonly EntryId[] };
}

/**
 * Looks ahead at a correction of one play, without writing anything.
 *
 * @param overruled - the same play by the referee's word, where it would be refused or come out in another way; `now` are
 *   the states before and after it, undefined where it is refused. Undefined where nothing has to be said.
 */
export function previewCorrection<Setup, Event, State, Finding>(
  game: Game<Setup, Event, State, Finding>,
  setup: Setup,
  earlier: Reduction<Event, State, Finding>,
  correction: Correction<Event>,
  plays: readonly Play<Event>[],
  overruled: (was: ReductionStep<Event, State, Finding>, now: Between<State> | undefined) => Event | undefined,
): CorrectionPreview<Event, Finding> {
  const next = corrected(plays, correction, earlier.numbering);
  const lost = lostBy(game, setup, earlier, next);
  if (lost.length === 0) return { lost, kept: { also: [], lost: [] } };
  const steps = new Map(earlier.steps.map((step) => [step.play.id, step]));
  const from = next.findIndex(({ id }) => id === correction.entry);
  const also: Correction<Event>[] = [];
  const still: EntryId[] = [];
  const counted = countedBy(earlier.numbering);
  const start = startOf(earlier);
  const before = next.slice(0, from);
  const seats = seatPlays(game, start, numberedBy(earlier, before));
  let state = before.reduce((last, { id }) => steps.get(id)?.after ?? last, start);
  for (const play of next.slice(from)) {
    const { id, at, event } = seats.seat(play, state);
    const was = steps.get(id);
    const decided = game.decide(state, event, at);
    const isOther = was && id !== correction.entry;
    const byItself = () => (decided.judgement.allowed ? { before: state, after: decided.next() } : undefined);
    const instead = isOther ? overruled(was, byItself()) : undefined;
    const byWord =
      instead && game.decide(state, seated(game.seating, seats.numbering, { event: instead, ...counted }), at);
    const isByWord = byWord?.judgement.allowed === true;
    const { judgement, next: then } = isByWord ? byWord : decided;
    const after = judgement.allowed ? then() : undefined;
    if (isByWord) also.push({ entry: id, event: instead! });
    else if (after === undefined && was) still.push(id);
    seats.go(play, judgement, state, after);
    state = after ?? state;
  }
  return { lost, kept: { also, lost: still } };
}
