import type { ReadableAtom } from 'nanostores';
import type { EntryBody } from '../games/shared/history.ts';
import type { Quarantined } from './quarantine.ts';
import { type Copies, readBoth, showQuickCopy } from './both-copies.ts';
import { bringIn, type Brought } from './bring-in.ts';
import { durableSide } from './durable-side.ts';
import { countedId, newId } from './entry-ids.ts';
import {
  drop,
  gameIn,
  onStorageCleared,
  type LogState,
  makeLogState,
  put,
  type Saving,
  say,
  wantEvents,
} from './log-state.ts';
import type { KeptRecord } from './kept-value.ts';
import { quickSide, type Taken } from './quick-side.ts';
import { databasePlace, headerOf, localPlace, type LoggedGame } from './reconcile.ts';
import { parseSavedGame } from './saved-game-schema.ts';
import { type GameEvent, type LogEntry, SAVED_VERSION, type SavedGame, withEvents } from './saved-game.ts';
import { failureOf, PATIENCE } from './storage-failure.ts';

/** After so many milliseconds the quick copy is shown while the database is still being read. */
const SHOWN = 1_000;

export interface Log {
  /** All games this browser knows, deleted ones too, by id. */
  readonly $games: ReadableAtom<ReadonlyMap<string, LoggedGame>>;
  readonly $quarantine: ReadableAtom<readonly Quarantined[]>;
  readonly $saving: ReadableAtom<Saving>;
  /** Reads both copies, once; where the durable one takes long, it resolves when the quick one has been. Never rejects. */
  readonly open: () => Promise<void>;
  /** Opens it, and resolves when the durable copy has been read too, or cannot be, however long that takes. */
  readonly read: () => Promise<void>;
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
  /** Sets a text aside, to be downloaded. @param from - where it stood. @returns whether it is kept from now on. */
  readonly quarantine: (from: string, text: string) => boolean;
  readonly forgetQuarantined: (key: string) => void;
  /**
   * Another tab has written, or may have: reads and merges.
   *
   * @param id - the game; null for all.
   * @param events - how many events of it the other tab has.
   */
  readonly onStorageChange: (id: string | null, events?: number) => Promise<void>;
  /** The copies were cleared from outside: nothing is written until it is asked for. */
  readonly onStorageCleared: () => void;
  /** Writes a small value to the durable copy, which the quick copy has already. */
  readonly keepValue: (value: KeptRecord) => void;
}

/** Makes a log on its two copies. One for the page; tests make their own. */
export function makeLog(copies: Copies): Log {
  const { local, durable, now, tell } = copies;
  const patience = copies.patience ?? { stuck: PATIENCE, shown: SHOWN };
  const state = makeLogState();
  const { $games, $quarantine, $saving, waiting } = state;
  const quick = quickSide(state, local, now);
  const { flush: commit, flushAnew } = durableSide(state, durable, now, () => void readAll(), patience.stuck);
  /** All that was to be kept here, by key. */
  const values = new Map<string, KeptRecord>();
  let reading: Promise<void> | undefined;
  let opening: Promise<void> | undefined;
  let firstReading: Promise<void> | undefined;

  const readAll = (): Promise<void> => {
    if (reading) return reading;
    const begun = readBoth(state, copies, patience.stuck, quick, commit).finally(() => {
      if (reading === begun) reading = undefined;
      state.isShown = true;
      say(state, now());
    });
    reading = begun;
    return begun;
  };
  /** The first reading. Nobody waits long for the database while the quick copy has the game. */
  const show = async (): Promise<void> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience.shown);
    });
    firstReading = readAll();
    await Promise.race([firstReading, late]);
    clearTimeout(timer);
    if (state.isShown) return;
    state.isShown = true;
    showQuickCopy(copies, quick);
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
    $quarantine,
    $saving,
    open() {
      opening ??= show();
      return opening;
    },
    async read() {
      opening ??= show();
      await opening;
      await firstReading;
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
    async addGames(games) {
      const became = await bringIn(state, copies, quick, patience.stuck, games);
      if (became === 'in-memory') void flush();
      return became;
    },
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
      const wasStuck = state.trouble === 'stuck';
      state.trouble = undefined;
      state.seen.clear();
      for (const logged of $games.get().values()) {
        if (logged.kind !== 'game') continue;
        waiting.headers.set(logged.game.id, headerOf(logged.game));
        wantEvents(state, logged.game.id, logged.game.events);
        quick.write(logged.game.id);
      }
      for (const each of $quarantine.get()) waiting.quarantined.set(each.key, each);
      for (const [key, value] of values) waiting.values.set(key, value);
      say(state, now());
      if (wasStuck) {
        reading = undefined;
        await flushAnew();
      }
      await flush();
    },
    quarantine(from, text) {
      // It stands in the way of no game's text.
      const isKept = quick.quarantine('', from, text, false);
      say(state, now());
      void flush();
      return isKept;
    },
    forgetQuarantined: (key) => forgetQuarantined(state, copies, key),
    async onStorageChange(id, events = 0) {
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
    onStorageCleared: () => onStorageCleared(state, now()),
    keepValue(value) {
      values.set(value.key, value);
      waiting.values.set(value.key, value);
      say(state, now());
      void flush();
    },
  };
}

/** Forgets what was set aside, and where nothing else was left of a game, that too. */
function forgetQuarantined(state: LogState, { local, durable, now }: Copies, key: string): void {
  const quarantined = state.$quarantine.get().find((each) => each.key === key);
  if (!quarantined) return;
  state.$quarantine.set(state.$quarantine.get().filter((each) => each !== quarantined));
  state.waiting.quarantined.delete(key);
  local.forgetQuarantined(key);
  const isLost = (id: string) => !state.$games.get().has(id);
  for (const [id, text] of local.games() ?? [])
    if (isLost(id) && quarantined.from === localPlace(id) && quarantined.text === text) local.removeGame(id);
  const id = quarantined.from.split(':')[1] ?? '';
  const games = quarantined.from === databasePlace(id) && isLost(id) ? [id] : [];
  durable.write({ forget: { quarantined: [key], games } }).catch((error: unknown) => {
    state.trouble ??= failureOf(error);
    say(state, now());
  });
}

/** What a game needs at its start. */
export type NewGame = StartOf<SavedGame>;
/** The same of each kind of game. */
type StartOf<Game> = Game extends SavedGame ? Omit<Game, 'v' | 'id' | 'createdAt' | 'events'> : never;

/** @throws RangeError for a game that could not be read again. */
function newGame(id: string, fields: NewGame, at: number): SavedGame {
  return readable({ v: SAVED_VERSION, id, createdAt: timeOf(at), ...fields, events: [] });
}

/**
 * The next lines of a game's log, numbered on from the greatest number there is; the clock may run as it likes.
 *
 * @throws RangeError for lines that could not be read again: kept as they are, they would be lost.
 */
function newEntries(game: SavedGame, bodies: readonly EntryBody<GameEvent>[], at: number): readonly LogEntry[] {
  const last = game.events.reduce((most, { seq }) => Math.max(most, seq), 0);
  const entries = bodies.map((body, index): LogEntry => {
    // The page never counts the same id twice, so that those of before alone can be in the way.
    const id = countedId((taken) => game.events.some((entry) => entry.id === taken));
    return { id, seq: last + 1 + index, at: timeOf(at), ...body };
  });
  return readable(withEvents(game, entries)).events;
}

/** Whole milliseconds since 1970, for clocks that show an earlier year too. */
function timeOf(at: number): number {
  return Math.max(0, Math.trunc(at));
}

/** In the documented form, so that what is equal is an equal text. */
function readable(game: SavedGame): SavedGame {
  const parsed = parseSavedGame(game);
  if (parsed.kind === 'game') return parsed.game;
  const problems = parsed.kind === 'unreadable' ? parsed.problems : [];
  throw new RangeError(`Not to be logged: ${problems.map(({ path, why }) => `${path} ${why}`).join(', ')}`);
}
