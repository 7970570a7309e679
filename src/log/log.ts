import type { ReadableAtom } from 'nanostores';
import type { EntryBody } from '../games/shared/history.ts';
import type { Aside } from './aside.ts';
import { readBoth } from './both-copies.ts';
import { type Brought, bringIn } from './bring-in.ts';
import type { Copies } from './copies.ts';
import { durableSide } from './durable-side.ts';
import { newId } from './entry-ids.ts';
import { forgetAside } from './forget-aside.ts';
import { drop, gameIn, heedClearing, makeLogState, put, type Saving, say, wantEvents } from './log-state.ts';
import { newEntries, newGame, type NewGame } from './new-entries.ts';
import { quickSide, type Taken } from './quick-side.ts';
import { headerOf, type LoggedGame } from './reconcile.ts';
import { type GameEvent, type SavedGame, withEvents } from './saved-game.ts';

export interface Log {
  /** All games this browser knows, deleted ones too, by id. */
  readonly $games: ReadableAtom<ReadonlyMap<string, LoggedGame>>;
  readonly $aside: ReadableAtom<readonly Aside[]>;
  readonly $saving: ReadableAtom<Saving>;
  /** Reads both copies, once. Never rejects. */
  readonly open: () => Promise<void>;
  /** @throws RangeError for a game that could not be read again. */
  readonly startGame: (fields: NewGame) => SavedGame;
  /**
   * Adds events to a game, all or none: in memory and the quick copy at once, in the durable copy next. Nothing happens
   * to a game that is not here, or that a newer build has.
   *
   * @param at - when they happened, in milliseconds.
   * @throws RangeError for events that could not be read again.
   */
  readonly append: (id: string, bodies: readonly EntryBody<GameEvent>[], at?: number) => void;
  /** Takes in games from elsewhere, all or none; those already here are merged. */
  readonly addGames: (games: readonly SavedGame[]) => Promise<Brought>;
  /** Erases a game for good, in other tabs too. */
  readonly eraseGame: (id: string) => Promise<void>;
  /** Writes all that is in memory to both copies, after they were cleared or were full. */
  readonly saveAgain: () => Promise<void>;
  readonly forgetAside: (key: string) => void;
  /**
   * Another tab has written, or may have: reads and merges.
   *
   * @param id - the game; null for all.
   * @param events - how many events of it the other tab has.
   */
  readonly heed: (id: string | null, events?: number) => Promise<void>;
  /** The copies were cleared from outside: nothing is written until it is asked for. */
  readonly heedClearing: () => void;
}

/** Makes a log on its two copies. One for the page; tests make their own. */
export function makeLog(copies: Copies): Log {
  const { local, durable, now, tell } = copies;
  const state = makeLogState();
  const { $games, $aside, $saving, waiting } = state;
  const quick = quickSide(state, local, now);
  const { flush: commit } = durableSide(state, durable, now, () => void readAll());
  let reading: Promise<void> | undefined;
  let opening: Promise<void> | undefined;

  const readAll = (): Promise<void> => {
    reading ??= readBoth(state, copies, quick, commit).finally(() => {
      reading = undefined;
      say(state, now());
    });
    return reading;
  };
  const flush = async (): Promise<void> => {
    await commit();
    // The database answers now, and did not when it was to be read.
    if (!state.isRead && !reading && opening && state.trouble === undefined) await readAll();
  };
  const eventsOf = (id: string): number => gameIn(state, id)?.events.length ?? 0;
  /** After any change of a game in memory. @param taken - what was just found of it in the quick copy, if it was read. */
  const save = (id: string, taken?: Taken): void => {
    quick.write(id, taken);
    say(state, now());
    void flush().then(() => tell(id, eventsOf(id)));
  };

  return {
    $games,
    $aside,
    $saving,
    open() {
      opening ??= readAll();
      return opening;
    },
    startGame(fields) {
      const id = newId((taken) => $games.get().has(taken));
      const game = newGame(id, fields, now());
      put(state, { kind: 'game', game });
      waiting.headers.set(id, headerOf(game));
      save(id);
      return game;
    },
    append(id, bodies, at = now()) {
      const before = gameIn(state, id);
      const taken = quick.take(id);
      // Where a newer build has just taken the game over, what was tapped is kept for it, and not shown.
      const game = $games.get().has(id) ? (gameIn(state, id) ?? before) : undefined;
      if (!game) return;
      const entries = newEntries(game, bodies, at);
      wantEvents(state, id, entries);
      if (gameIn(state, id)) put(state, { kind: 'game', game: withEvents(game, [...game.events, ...entries]) });
      save(id, taken);
    },
    addGames: (games) => bringIn(state, copies, quick, games),
    async eraseGame(id) {
      drop(state, id);
      const number = 1 + Math.max(local.gone().get(id) ?? 0, state.marks.get(id)?.number ?? 0);
      waiting.erase.set(id, number);
      const isMarked = local.writeGone(id, number);
      local.removeGame(id);
      // There is room for the mark now, if there was none before.
      if (!isMarked) local.writeGone(id, number);
      say(state, now());
      await flush();
      tell(id, 0);
    },
    async saveAgain() {
      state.trouble = undefined;
      state.seen.clear();
      for (const logged of $games.get().values()) {
        if (logged.kind !== 'game') continue;
        waiting.headers.set(logged.game.id, headerOf(logged.game));
        wantEvents(state, logged.game.id, logged.game.events);
        quick.write(logged.game.id);
      }
      for (const aside of $aside.get()) waiting.asides.set(aside.key, aside);
      say(state, now());
      await flush();
    },
    forgetAside: (key) => forgetAside(state, copies, key),
    async heed(id, events = 0) {
      // What was called saved is read first: a text is not taken at its word before.
      await opening;
      if (state.trouble === 'cleared') return;
      if (id === null) return readAll();
      // Where the other tab lacks something of ours, it is told once, by writing all of it.
      if (quick.take(id) === 'behind' && gameIn(state, id)) quick.write(id);
      say(state, now());
      if (eventsOf(id) < events) await readAll();
      await flush();
    },
    heedClearing: () => heedClearing(state, now()),
  };
}
