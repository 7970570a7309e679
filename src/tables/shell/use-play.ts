import { useMemo, useState } from 'preact/hooks';
import type { Fold } from '../../games/shared/fold.ts';
import type { Game, Judgement } from '../../games/shared/game.ts';
import { lostBy, type Outlook, outlookOn } from '../../games/shared/correction.ts';
import type { Correction, Entry } from '../../games/shared/history.ts';
import { type Play, playedOf, redoOf, undoOf } from '../../games/shared/played.ts';
import { $games, append } from '../../storage/games.ts';
import type { GameEvent, SavedGame } from '../../storage/saved-game.ts';
import { foldTable } from '../../storage/table-folds.ts';
import { releaseFocus } from '../../ui/focus.ts';

/** Why something was not played: it stands above the keys until it is put away, or something else is played. */
export type Notice<Event, Finding> =
  | Refusal<Event, Finding>
  /** The entry that was to be corrected does not stand any more: another tab has taken it back. */
  | { readonly is: 'gone' };

/** What the judge refused. */
interface Refusal<Event, Finding> {
  readonly is: 'refused';
  readonly event: Event;
  /** The entry that it was to take the place of; null: it was to come next. */
  readonly corrects: string | null;
  readonly judgement: Judgement<Finding>;
}

/** The hands on the game that lies on a table. */
export interface Playing<Event, State, Finding> {
  readonly fold: Fold<Event, State, Finding>;
  /** The fold's last state. */
  readonly state: State;
  /** What the judge would say of an event now, or in the place of an earlier play, by its entry's id. */
  readonly judge: (event: Event, corrects?: string | null) => Judgement<Finding>;
  /**
   * Plays an event, or puts it in the place of an earlier one; a refusal is said on the screen, with its clause.
   * @param also - later plays that are to hold all the same, when an earlier one is corrected.
   * @returns whether it was played.
   */
  readonly play: (event: Event, corrects?: string | null, also?: readonly Correction<Event>[]) => boolean;
  /**
   * What a correction would lead to; the table's word lets later plays hold as they were. @param event - undefined where
   * the play is taken out.
   */
  readonly outlook: (entry: string, event: Event | undefined, reason: string) => Outlook<Event, Finding>;
  /** Takes back the last play or correction; nothing when there is none. */
  readonly undo: () => void;
  readonly redo: () => void;
  /** Takes back the plays with these ids. */
  readonly takeBack: (entries: readonly string[]) => void;
  readonly notice: Notice<Event, Finding> | undefined;
  readonly say: (notice: Notice<Event, Finding> | undefined) => void;
}

/**
 * Folds the events of a saved game, and lets the screen play on.
 *
 * @param judgeNew - judges what is about to be written, where more is asked of it than of what a log holds already.
 */
export function usePlay<Saved extends SavedGame, Event extends GameEvent, State extends object, Finding>(
  saved: Saved,
  game: Game<Saved['setup'], Event, State, Finding>,
  judgeNew = (state: State, event: Event, at: number) => game.decide(state, event, at).judgement,
): Playing<Event, State, Finding> {
  const [notice, say] = useState<Notice<Event, Finding>>();
  const foldOf = ({ id, setup, events }: Saved) =>
    foldTable<Saved['setup'], Event, State, Finding>(game, { id, setup, events: events as readonly Entry<Event>[] });
  const fold = useMemo(() => foldOf(saved), [saved]);
  // A tap is judged by what the log holds when it comes: the screen may be a tap or two behind.
  const newest = (): Saved => {
    const logged = $games.get().get(saved.id);
    return logged?.kind === 'game' && logged.game.game === saved.game ? (logged.game as Saved) : saved;
  };
  /** @returns undefined where the entry to be corrected does not stand. */
  const judgeIn = ({ steps, state }: Fold<Event, State, Finding>, event: Event, corrects: string | null) => {
    const before = corrects === null ? state : steps.find(({ play }) => play.id === corrects)?.before;
    return before && judgeNew(before, event, Date.now());
  };
  const add = (kind: 'undo' | 'redo', entries: readonly string[] | undefined) => {
    say(undefined);
    if (entries) append(saved.id, { kind, entries });
  };
  return {
    fold,
    state: fold.state,
    judge: (event, corrects = null) =>
      judgeIn(fold, event, corrects) ?? { allowed: false, findings: [], canOverrule: false },
    outlook(entry, event, reason) {
      const plays = playedOf<Event>(saved.events as readonly Entry<Event>[]);
      if (event === undefined) {
        const lost = lostBy(
          game,
          saved.setup,
          fold,
          plays.filter(({ id }) => id !== entry),
        );
        return { lost, kept: { also: [], lost: lost.map(({ play }) => play.id) } };
      }
      const overruled = ({ play }: { readonly play: Play<Event> }, now: State | undefined): Event | undefined =>
        now === undefined ? { overrule: { reason }, ...play.event } : undefined;
      return outlookOn(game, saved.setup, fold, { entry, event }, plays, overruled);
    },
    play(event, corrects = null, also = []) {
      const judgement = judgeIn(foldOf(newest()), event, corrects);
      if (!judgement) {
        say({ is: 'gone' });
        return false;
      }
      if (judgement.allowed) {
        releaseFocus(() =>
          append(
            saved.id,
            corrects === null
              ? { kind: 'play', event }
              : { kind: 'correct', entry: corrects, event, ...(also.length > 0 && { also }) },
          ),
        );
      }
      say(judgement.allowed ? undefined : { is: 'refused', event, corrects, judgement });
      return judgement.allowed;
    },
    undo: () => add('undo', undoOf<GameEvent>(newest().events)),
    redo: () => releaseFocus(() => add('redo', redoOf<GameEvent>(newest().events))),
    takeBack: (entries) => add('undo', entries),
    notice,
    say,
  };
}
