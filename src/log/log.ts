import { atom, type ReadableAtom } from 'nanostores';
import type { GugEvent } from '../games/gug/events.ts';
import type { EntryBody } from '../games/shared/history.ts';
import type { DurableCopy, Header } from './durable-copy.ts';
import { newId } from './entry-ids.ts';
import type { Aside, LocalCopy } from './local-copy.ts';
import { mergeEvents, mergeGames } from './merge.ts';
import { headerOf, type LoggedGame, reconcile, textOf } from './reconcile.ts';
import { parseSavedText } from './saved-game-schema.ts';
import { type LogEntry, type SavedGame, SAVED_VERSION } from './saved-game.ts';
import { type Failure, failureOf } from './storage-failure.ts';

/** Whether all that is on the screen would survive this browser. `saved` is said only of what the database has committed. */
export type Saving =
  | { readonly is: 'idle' }
  | { readonly is: 'saving' }
  | { readonly is: 'saved'; readonly at: number }
  | { readonly is: 'not-saved'; readonly why: Failure | 'cleared' | 'closed-by-newer' };

/** What a game needs at its start. */
export type NewGame = Omit<SavedGame, 'v' | 'id' | 'createdAt' | 'events'>;

export interface Log {
  /** All games this browser knows, deleted ones too, by id. */
  readonly $games: ReadableAtom<ReadonlyMap<string, LoggedGame>>;
  readonly $aside: ReadableAtom<readonly Aside[]>;
  readonly $saving: ReadableAtom<Saving>;
  /** Whether both copies have been read. */
  readonly $isOpen: ReadableAtom<boolean>;
  readonly open: () => Promise<void>;
  readonly startGame: (fields: NewGame) => SavedGame;
  /** Adds events to a game: in memory and the quick copy at once, in the durable copy next. */
  readonly append: (id: string, bodies: readonly EntryBody<GugEvent>[], at?: number) => void;
  /** Takes in games from elsewhere, all or none; those already here are merged. */
  readonly addGames: (games: readonly SavedGame[]) => Promise<'added' | 'not-saved'>;
  /** Erases a game for good, in other tabs too. */
  readonly eraseGame: (id: string) => Promise<void>;
  /** Writes all that is in memory to both copies, after they were cleared or were full. */
  readonly saveAgain: () => Promise<void>;
  readonly forgetAside: (key: string) => void;
  /** Another tab has written, or may have: reads and merges. */
  readonly heed: (id: string | null) => Promise<void>;
  /** Whether a game was erased for good, in this tab or another. */
  readonly isErased: (id: string) => boolean;
  /** The copies were cleared from outside: nothing is written until it is asked for. */
  readonly heedClearing: () => void;
}

export interface Copies {
  readonly local: LocalCopy;
  readonly durable: DurableCopy;
  readonly now: () => number;
  /** Tells other tabs that a game has changed. */
  readonly tell: (id: string) => void;
}

const IDLE: Saving = { is: 'idle' };

/** Makes a log on its two copies. One for the page; tests make their own. */
export function makeLog({ local, durable, now, tell }: Copies): Log {
  const $games = atom<ReadonlyMap<string, LoggedGame>>(new Map());
  const $aside = atom<readonly Aside[]>([]);
  const $saving = atom<Saving>(IDLE);
  const $isOpen = atom(false);
  /** What the database has not committed yet. */
  const waiting = { headers: new Map<string, Header>(), events: new Map<string, { game: string; entry: LogEntry }>() };
  /** How many events of a game the database is known to hold. */
  const committed = new Map<string, number>();
  /** The texts that this tab has put into the quick copy: they hold nothing new. */
  const written = new Map<string, string>();
  /** Games whose quick copy may not be written: its text could not be set aside, or a newer build's stands there. */
  const untouchable = new Set<string>();
  let trouble: Extract<Saving, { is: 'not-saved' }>['why'] | undefined;
  let flushing: Promise<void> | undefined;
  let opening: Promise<void> | undefined;

  const gameOf = (id: string): SavedGame | undefined => {
    const logged = $games.get().get(id);
    return logged?.kind === 'game' ? logged.game : undefined;
  };
  const put = (logged: LoggedGame) => {
    const id = logged.kind === 'game' ? logged.game.id : logged.id;
    $games.set(new Map([...$games.get(), [id, logged]]));
  };
  const drop = (id: string) => {
    $games.set(new Map([...$games.get()].filter(([known]) => known !== id)));
    waiting.headers.delete(id);
    for (const [key, { game }] of waiting.events) if (game === id) waiting.events.delete(key);
  };
  const say = () => {
    if (trouble !== undefined) $saving.set({ is: 'not-saved', why: trouble });
    else if (waiting.headers.size + waiting.events.size > 0) $saving.set({ is: 'saving' });
    else if ($saving.get().is !== 'idle') $saving.set({ is: 'saved', at: now() });
  };
  const setAside = (game: string, from: string, text: string) => {
    if (!local.keepAside(from, text, now())) untouchable.add(game);
    $aside.set(local.asides());
  };
  const want = (header: Header | undefined, events: readonly { game: string; entry: LogEntry }[]) => {
    if (header) waiting.headers.set(header.id, header);
    for (const event of events) waiting.events.set(`${event.game} ${event.entry.id}`, event);
  };

  /** Writes the quick copy of a game, with what other tabs have added to it meanwhile. */
  const writeLocal = (id: string): Failure | undefined => {
    const game = gameOf(id);
    if (!game || untouchable.has(id)) return undefined;
    const there = takeLocal(id);
    const whole = there ?? gameOf(id);
    if (!whole || untouchable.has(id)) return undefined;
    const text = textOf(whole);
    const failure = local.game(id) === text ? undefined : local.writeGame(id, text);
    if (!failure) written.set(id, text);
    return failure;
  };

  /** Merges the quick copy's text into memory. @returns the whole game; undefined when there was nothing to take. */
  const takeLocal = (id: string): SavedGame | undefined => {
    const text = local.game(id);
    if (text === null) return undefined;
    if (text === written.get(id)) return gameOf(id);
    const parsed = parseSavedText(text);
    if (parsed.kind === 'newer') {
      untouchable.add(id);
      trouble = 'closed-by-newer';
      put({ kind: 'newer', id, version: parsed.version, text });
      return undefined;
    }
    const own = gameOf(id);
    const merged = parsed.kind === 'game' && own ? mergeGames(own, parsed.game) : undefined;
    if (!merged || !own) {
      if (own) setAside(id, `game:${id}`, text);
      else if (parsed.kind === 'game') put({ kind: 'game', game: parsed.game });
      return own;
    }
    if (merged !== own) put({ kind: 'game', game: merged });
    return merged;
  };

  const commit = async (): Promise<void> => {
    try {
      while (trouble !== 'cleared' && waiting.headers.size + waiting.events.size > 0) {
        const headers = [...waiting.headers.values()];
        const events = [...waiting.events.values()];
        const counts = await durable.write({ headers, events });
        for (const header of headers) if (waiting.headers.get(header.id) === header) waiting.headers.delete(header.id);
        for (const { game, entry } of events) waiting.events.delete(`${game} ${entry.id}`);
        for (const [game, count] of counts) {
          // Fewer than were known to be there, and these: somebody has cleared the database.
          const added = events.filter((event) => event.game === game).length;
          if (count < Math.max(committed.get(game) ?? 0, added)) trouble = 'cleared';
          else committed.set(game, count);
        }
        if (trouble === 'full' || trouble === 'blocked') trouble = undefined;
      }
    } catch (error) {
      trouble ??= failureOf(error);
    }
    say();
  };
  const flush = (): Promise<void> => {
    flushing ??= commit().finally(() => {
      flushing = undefined;
    });
    return flushing;
  };

  /** After any change of a game in memory. */
  const save = (id: string) => {
    if (trouble !== 'cleared') {
      writeLocal(id);
      if (trouble !== 'closed-by-newer') trouble = undefined;
      $saving.set({ is: 'saving' });
    }
    say();
    void flush().then(() => {
      tell(id);
    });
  };

  const readAll = async (): Promise<void> => {
    const texts = local.games() ?? new Map<string, string>();
    let found;
    try {
      found = await durable.read();
    } catch (error) {
      trouble = failureOf(error);
      found = { headers: [], events: new Map(), gone: new Set<string>() };
    }
    const gone = new Set([...local.gone(), ...found.gone]);
    for (const id of gone) local.removeGame(id);
    const { games, asides, missing, behind } = reconcile(without(texts, gone), {
      headers: found.headers.filter(({ id }) => !gone.has(id)),
      events: without(found.events, gone),
      gone,
    });
    for (const { game, from, text } of asides) setAside(game, from, text);
    $aside.set(local.asides());
    for (const [id, logged] of games) {
      if (logged.kind === 'newer') untouchable.add(id);
      const own = gameOf(id);
      const merged = own && logged.kind === 'game' ? mergeGames(own, logged.game) : undefined;
      put(merged ? { kind: 'game', game: merged } : logged);
      committed.set(id, found.events.get(id)?.length ?? 0);
    }
    for (const header of missing.headers) want(header, []);
    want(undefined, missing.events);
    for (const id of behind) writeLocal(id);
    await flush();
  };

  return {
    $games,
    $aside,
    $saving,
    $isOpen,
    open() {
      opening ??= readAll().then(() => {
        $isOpen.set(true);
        say();
      });
      return opening;
    },
    startGame(fields) {
      const id = newId((taken) => $games.get().has(taken));
      const game: SavedGame = { v: SAVED_VERSION, id, createdAt: now(), ...fields, events: [] };
      put({ kind: 'game', game });
      want(headerOf(game), []);
      save(id);
      return game;
    },
    append(id, bodies, at = now()) {
      takeLocal(id);
      const game = gameOf(id);
      if (!game) return;
      const known = new Set(game.events.map((entry) => entry.id));
      const last = game.events.reduce((most, { seq }) => Math.max(most, seq), 0);
      const entries = bodies.map((body, index): LogEntry => {
        const entryId = newId((taken) => known.has(taken));
        known.add(entryId);
        return { id: entryId, seq: last + 1 + index, at, ...body };
      });
      put({ kind: 'game', game: { ...game, events: [...game.events, ...entries] } });
      want(
        headerOf(game),
        entries.map((entry) => ({ game: id, entry })),
      );
      save(id);
    },
    async addGames(games) {
      const merged = games.map((game) => {
        const own = gameOf(game.id);
        return own ? (mergeGames(own, game) ?? own) : game;
      });
      try {
        await durable.write({
          headers: merged.map(headerOf),
          events: merged.flatMap(({ id, events }) => events.map((entry) => ({ game: id, entry }))),
          welcome: merged.map(({ id }) => id),
        });
      } catch (error) {
        trouble = failureOf(error);
        say();
        return 'not-saved';
      }
      for (const game of merged) {
        local.writeGone(game.id, false);
        const own = gameOf(game.id);
        put({ kind: 'game', game: own ? { ...game, events: mergeEvents(game.events, own.events) } : game });
        committed.set(game.id, game.events.length);
        writeLocal(game.id);
        tell(game.id);
      }
      return 'added';
    },
    async eraseGame(id) {
      drop(id);
      local.writeGone(id, true);
      local.removeGame(id);
      try {
        await durable.write({ erase: [id] });
      } catch (error) {
        trouble ??= failureOf(error);
      }
      say();
      tell(id);
    },
    async saveAgain() {
      trouble = undefined;
      committed.clear();
      for (const logged of $games.get().values()) {
        if (logged.kind !== 'game') continue;
        const { game } = logged;
        want(
          headerOf(game),
          game.events.map((entry) => ({ game: game.id, entry })),
        );
        writeLocal(game.id);
      }
      $saving.set({ is: 'saving' });
      await flush();
    },
    forgetAside(key) {
      local.forgetAside(key);
      $aside.set(local.asides());
    },
    async heed(id) {
      if (trouble === 'cleared') return;
      if (id !== null && local.gone().has(id)) {
        drop(id);
        return;
      }
      if (id === null) {
        await readAll();
        return;
      }
      takeLocal(id);
      // Where the other tab lacks something of ours, it is told once, by writing all of it.
      writeLocal(id);
    },
    isErased: (id) => local.gone().has(id),
    heedClearing() {
      if ($games.get().size === 0) return;
      trouble = 'cleared';
      say();
    },
  };
}

function without<Value>(all: ReadonlyMap<string, Value>, gone: ReadonlySet<string>): ReadonlyMap<string, Value> {
  return new Map([...all].filter(([id]) => !gone.has(id)));
}
