import { type Fold, type FoldStep, fold, type Misfit, startOf } from './fold.ts';
import type { Game } from './game.ts';
import type { Correction, EntryId } from './history.ts';
import type { Play } from './played.ts';

/** The plays that fit now, and would not if the game's plays were these. The log stays as it is. */
export function lostBy<Setup, Event, State, Finding>(
  game: Game<Setup, Event, State, Finding>,
  setup: Setup,
  earlier: Fold<Event, State, Finding>,
  plays: readonly Play<Event>[],
): readonly Misfit<Event, Finding>[] {
  const fits = new Set(earlier.steps.map(({ play }) => play.id));
  return fold(game, setup, plays, earlier).misfits.filter(({ play }) => fits.has(play.id));
}

/** Plays with one of them corrected. */
export function corrected<Event>(plays: readonly Play<Event>[], { entry, event }: Correction<Event>): Play<Event>[] {
  return plays.map((play) => (play.id === entry ? { ...play, event, isCorrected: true } : play));
}

/** What a correction leads to. */
export interface Outlook<Event, Finding> {
  /** Plays that would no longer fit: kept in the log, and without effect. */
  readonly lost: readonly Misfit<Event, Finding>[];
  /** What else has to be corrected so that the later plays hold as they were played, and which of them even then do not fit. */
  readonly kept: { readonly also: readonly Correction<Event>[]; readonly lost: readonly EntryId[] };
}

/**
 * Looks ahead at a correction of one play, without writing anything.
 *
 * @param overruled - the same play by the referee's word, where it would be refused or come out in another way; `now` is
 *   the state it would lead to, undefined where it is refused. Undefined where nothing has to be said.
 */
export function outlookOn<Setup, Event, State, Finding>(
  game: Game<Setup, Event, State, Finding>,
  setup: Setup,
  earlier: Fold<Event, State, Finding>,
  correction: Correction<Event>,
  plays: readonly Play<Event>[],
  overruled: (was: FoldStep<Event, State, Finding>, now: State | undefined) => Event | undefined,
): Outlook<Event, Finding> {
  const next = corrected(plays, correction);
  const lost = lostBy(game, setup, earlier, next);
  if (lost.length === 0) return { lost, kept: { also: [], lost: [] } };
  const steps = new Map(earlier.steps.map((step) => [step.play.id, step]));
  const from = next.findIndex(({ id }) => id === correction.entry);
  const also: Correction<Event>[] = [];
  const still: EntryId[] = [];
  let state = next.slice(0, from).reduce((last, { id }) => steps.get(id)?.after ?? last, startOf(earlier));
  for (const { id, at, event } of next.slice(from)) {
    const was = steps.get(id);
    const decided = game.decide(state, event, at);
    const after = decided.judgement.allowed ? decided.next() : undefined;
    const instead = was && id !== correction.entry ? overruled(was, after) : undefined;
    const byWord = instead && game.decide(state, instead, at);
    if (instead && byWord?.judgement.allowed) {
      also.push({ entry: id, event: instead });
      state = byWord.next();
    } else if (after !== undefined) state = after;
    else if (was) still.push(id);
  }
  return { lost, kept: { also, lost: still } };
}
