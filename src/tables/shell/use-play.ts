import { useMemo, useState } from 'preact/hooks';
import { type Between, type Reduction, type ReductionStep, placeIn } from '../../games/shared/reduction.ts';
import type { Game, Judgement } from '../../games/shared/game.ts';
import { lostBy, type CorrectionPreview, previewCorrection } from '../../games/shared/correction.ts';
import type { Correction, Entry, EntryId } from '../../games/shared/history.ts';
import { playedOf, redoOf, undoOf } from '../../games/shared/played.ts';
import { knownBy } from '../../games/shared/seating.ts';
import { $games, append } from '../../storage/games.ts';
import { calledNow } from '../../storage/registry.ts';
import type { GameEvent, SavedGame } from '../../storage/saved-game.ts';
import { reduceTable } from '../../storage/reduce-table.ts';
import { releaseFocus } from '../../ui/focus.ts';

/** Why something was not played: it stands above the keys until it is put away, or something else is played. */
export type Notice<Event, Finding> =
  | Refusal<Event, Finding>
  /** The entry that was to be corrected does not stand any more: another tab has taken it back. */
  | { readonly is: 'gone' }
  /** Something was tapped before what is due. */
  | { readonly is: 'not-now' };

/** What the judge refused. */
interface Refusal<Event, Finding> {
  readonly is: 'refused';
  readonly event: Event;
  /** The entry that it was to take the place of; null: it was to come next. */
  readonly corrects: string | null;
  readonly judgement: Judgement<Finding>;
}

/** What is said with an event that the table lets through. */
export interface Word {
  readonly reason: string;
  /** Whose word it is, where a game asks for that. */
  readonly by?: string;
}

/** A saved game, and what its events have made of it. */
export interface ReducedGame<Event, State, Finding> {
  readonly saved: Pick<SavedGame, 'id' | 'setup'> & { readonly events: readonly Entry<Event>[] };
  readonly reduction: Reduction<Event, State, Finding>;
}

/** By what a game is played on. */
export interface PlayRules<Setup, Event, State, Finding> {
  readonly rules: Game<Setup, Event, State, Finding>;
  /**
   * Judges what is about to be written, where more is asked of it than of what a log holds already.
   * @param corrects - whether it is to take the place of an earlier play.
   */
  readonly judgeNew?: (state: State, event: Event, at: number, corrects: boolean) => Judgement<Finding>;
  /** What one press of undo takes back, where that can be something else than what was done last. */
  readonly undoes?: (reduced: ReducedGame<Event, State, Finding>) => readonly EntryId[] | undefined;
  /**
   * A later play as it is to hold after a correction, by the table's word; undefined where it comes out as before without
   * one. Left out where that is all that is refused. @param now - the states before and after it then; undefined where it is refused.
   */
  readonly asPlayed?: (
    was: ReductionStep<Event, State, Finding>,
    now: Between<State> | undefined,
    word: Word,
  ) => Event | undefined;
}

/** Judges, plays and takes back in a game that lies on a table. */
export interface Controller<Event, Finding> {
  /** What the judge would say of an event now, or in the place of an earlier play, by its entry's id. */
  readonly judge: (event: Event, corrects?: string | null) => Judgement<Finding>;
  /**
   * Plays an event, or puts it in the place of an earlier one; a refusal is said on the screen, with its clause.
   * @param also - later plays that are to hold all the same, when an earlier one is corrected.
   * @param at - when, in milliseconds since 1970: what one press plays has one time.
   * @returns whether it was played.
   */
  readonly play: (event: Event, corrects?: string | null, also?: readonly Correction<Event>[], at?: number) => boolean;
  /**
   * What a correction would lead to; the table's word lets later plays hold as they were. @param event - undefined where
   * the play is taken out.
   */
  readonly preview: (entry: string, event: Event | undefined, word: Word) => CorrectionPreview<Event, Finding>;
  /** Takes back the last play or correction; nothing when there is none. */
  readonly undo: () => void;
  readonly redo: () => void;
  /** Takes back the plays with these ids. */
  readonly takeBack: (entries: readonly string[]) => void;
}

/** A game as it is played on, for what is on its screen. */
export interface Playing<Event, State, Finding> extends Controller<Event, Finding> {
  readonly reduction: Reduction<Event, State, Finding>;
  /** The reduction's last state. */
  readonly state: State;
  readonly notice: Notice<Event, Finding> | undefined;
  readonly say: (notice: Notice<Event, Finding> | undefined) => void;
}

/**
 * Makes the controller of a game, wherever it is held.
 *
 * @param shown - as the screen shows it. @param newest - as its log holds it when a tap comes: the screen may be a tap or
 *   two behind.
 */
export function controllerOf<Setup, Event extends GameEvent, State extends object, Finding>(
  { rules, judgeNew, undoes, asPlayed }: PlayRules<Setup, Event, State, Finding>,
  { saved, reduction }: ReducedGame<Event, State, Finding>,
  newest: () => ReducedGame<Event, State, Finding>,
  say: Playing<Event, State, Finding>['say'],
): Controller<Event, Finding> {
  const setup = saved.setup as Setup;
  /** @returns undefined where the entry to be corrected does not stand. */
  const judgeIn = (reduced: ReducedGame<Event, State, Finding>, event: Event, corrects: string | null, now: number) => {
    // An earlier entry is judged in its place, and at its time.
    const place =
      corrects === null
        ? { before: reduced.reduction.state, at: now }
        : placeIn(reduced.reduction, playedOf(reduced.saved.events), corrects);
    if (!place) return undefined;
    const { before, at } = place;
    return judgeNew ? judgeNew(before, event, at, corrects !== null) : rules.decide(before, event, at).judgement;
  };
  const add = (kind: 'undo' | 'redo', entries: readonly string[] | undefined) => {
    say(undefined);
    if (entries) append(saved.id, { kind, entries });
  };
  return {
    judge: (event, corrects = null) =>
      judgeIn({ saved, reduction }, event, corrects, Date.now()) ?? {
        allowed: false,
        findings: [],
        canOverrule: false,
      },
    preview(entry, event, word) {
      const plays = playedOf(saved.events);
      if (event === undefined) {
        const lost = lostBy(
          rules,
          setup,
          reduction,
          plays.filter(({ id }) => id !== entry),
        );
        return { lost, kept: { also: [], lost: lost.map(({ play }) => play.id) } };
      }
      return previewCorrection(rules, setup, reduction, { entry, event }, plays, (was, now) => {
        if (asPlayed) return asPlayed(was, now, word);
        return now === undefined ? { overrule: word, ...was.play.event } : undefined;
      });
    },
    play(event, corrects = null, also = [], at = Date.now()) {
      const last = newest();
      const judgement = judgeIn(last, event, corrects, at);
      if (!judgement) {
        say({ is: 'gone' });
        return false;
      }
      if (judgement.allowed) {
        const known = knownBy(rules.seating, last.reduction.numbering, event, ...also);
        releaseFocus(() =>
          append(
            saved.id,
            corrects === null
              ? { kind: 'play', event, ...known }
              : { kind: 'correct', entry: corrects, event, ...(also.length > 0 && { also }), ...known },
            // Written with the time it was judged at: the reduction takes its state from the same decision.
            at,
          ),
        );
      }
      say(judgement.allowed ? undefined : { is: 'refused', event, corrects, judgement });
      return judgement.allowed;
    },
    undo() {
      const last = newest();
      add('undo', undoes ? undoes(last) : undoOf(last.saved.events));
    },
    redo: () => releaseFocus(() => add('redo', redoOf(newest().saved.events))),
    takeBack: (entries) => add('undo', entries),
  };
}

/** Reduces the events of a saved game, and lets the screen play on. */
export function usePlay<Saved extends SavedGame, Event extends GameEvent, State extends object, Finding>(
  saved: Saved,
  game: PlayRules<Saved['setup'], Event, State, Finding>,
): Playing<Event, State, Finding> {
  const [notice, say] = useState<Notice<Event, Finding>>();
  const reducedOf = (found: Saved): ReducedGame<Event, State, Finding> => {
    const { id, setup } = found;
    const events = found.events as readonly Entry<Event>[];
    return { saved: { id, setup, events }, reduction: reduceTable(game.rules, { id, setup, events }) };
  };
  const reduced = useMemo(() => reducedOf(saved), [saved]);
  const newest = () => {
    const logged = $games.get().get(saved.id);
    return reducedOf(
      logged?.kind === 'game' && logged.game.game === saved.game ? (calledNow(logged.game) as Saved) : saved,
    );
  };
  return {
    ...controllerOf(game, reduced, newest, say),
    reduction: reduced.reduction,
    state: reduced.reduction.state,
    notice,
    say,
  };
}
