import type { IDBPTransaction } from 'idb';
import type { Quarantined } from './quarantine.ts';
import {
  type EventRecord,
  type Header,
  type Mark,
  type Shape,
  STORES,
  valueIn,
  valueMark,
  withDatabase,
} from './database.ts';
import type { KeptRecord } from './kept-value.ts';
import { type LogEntry, SAVED_VERSION } from './saved-game.ts';

/** What the browser's database holds of all games, unchecked. */
export interface DurableGames {
  readonly headers: readonly Header[];
  /** By game. */
  readonly events: ReadonlyMap<string, readonly EventRecord[]>;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly quarantined: readonly Quarantined[];
  /** Small values that local storage has too (`keptTwice`). */
  readonly values: readonly KeptRecord[];
}

/** An event that cannot be read; without an id the game's header. */
export interface Broken {
  readonly game: string;
  readonly id?: string;
}

/** What is to be written in one go: all of it, or nothing. Doing it twice is doing it once. */
export interface DurableChange {
  readonly headers?: readonly Header[];
  readonly events?: readonly { readonly game: string; readonly entry: LogEntry }[];
  readonly quarantined?: readonly Quarantined[];
  /** What cannot be read, and is set aside in the same go. */
  readonly broken?: readonly Broken[];
  readonly values?: readonly KeptRecord[];
  /** Games to be erased for good. */
  readonly erase?: readonly Omit<Mark, 'isGone'>[];
  /** Games that come back if they were erased. */
  readonly welcome?: readonly Omit<Mark, 'isGone'>[];
  /** Quarantined texts to be forgotten, by key, and games that nothing was left of but what was set aside. */
  readonly forget?: { readonly quarantined: readonly string[]; readonly games: readonly string[] };
}

/** How things stand in the database after a change, for the games whose headers or events were in it. */
export interface Written {
  /** Of the events that were to be written, the ids of those that are there; the others were not kept. */
  readonly kept: ReadonlyMap<string, ReadonlySet<string>>;
  /** How many events are there: where memory has more, somebody has cleared them. */
  readonly counts: ReadonlyMap<string, number>;
  /** Games that a newer build has taken over: their events were added where there was room, and nothing else. */
  readonly newer: readonly string[];
  /** Games that were erased for good, in another tab: nothing of them was written. */
  readonly gone: readonly string[];
}

/** The log's durable copy: in the browser's database, where what is acknowledged survives a killed browser. */
export interface DurableCopy {
  /** @throws what the browser throws: blocked, or gone. */
  readonly read: () => Promise<DurableGames>;
  /** Resolves when it is committed. @throws when nothing of it is committed. */
  readonly write: (change: DurableChange) => Promise<Written>;
  /** What is under way goes on; what comes next is asked by a way of its own. */
  readonly letGo: () => void;
}

/** @param onLost - the browser has taken the database away: its data was cleared. */
export function durableCopy(onLost: () => void): DurableCopy {
  const { run, letGo } = withDatabase(onLost);
  return {
    letGo,
    read: () =>
      run(async (database) => {
        const tx = database.transaction(STORES);
        const [headers, records, quarantined, marks] = await Promise.all([
          tx.objectStore('headers').getAll(),
          tx.objectStore('events').getAll(),
          tx.objectStore('aside').getAll(),
          tx.objectStore('gone').getAll(),
          tx.done,
        ]);
        const values = marks.flatMap((mark) => valueIn(mark) ?? []);
        return {
          headers,
          events: byGame(records),
          quarantined,
          marks: new Map(marks.map((mark) => [mark.id, mark])),
          values,
        };
      }),
    write: (change) =>
      run(async (database) => {
        const tx = database.transaction(STORES, 'readwrite', { durability: 'strict' });
        const done = tx.done.then(
          () => undefined,
          (error: unknown) => ({ error }),
        );
        try {
          const written = await writeIn(tx, change);
          const failed = await done;
          if (failed) throw failed.error;
          return written;
        } catch (error) {
          abort(tx);
          // The transaction's own reason says more than that of a request that it took with it.
          const failed = await done;
          throw failed?.error instanceof DOMException && failed.error.name !== 'AbortError' ? failed.error : error;
        }
      }),
  };
}

function byGame<Item extends { readonly game: string }>(items: readonly Item[]): ReadonlyMap<string, readonly Item[]> {
  const games = new Map<string, Item[]>();
  for (const item of items) {
    const known = games.get(item.game);
    if (known) known.push(item);
    else games.set(item.game, [item]);
  }
  return games;
}

type Writing = IDBPTransaction<Shape, typeof STORES, 'readwrite'>;

function abort(tx: Writing): void {
  try {
    tx.abort();
  } catch {
    // It has ended by itself.
  }
}

async function writeIn(tx: Writing, change: DurableChange): Promise<Written> {
  const {
    headers = [],
    events = [],
    quarantined = [],
    broken = [],
    values = [],
    erase = [],
    welcome = [],
    forget,
  } = change;
  const [headerStore, eventStore] = [tx.objectStore('headers'), tx.objectStore('events')];
  const [quarantineStore, goneStore] = [tx.objectStore('aside'), tx.objectStore('gone')];
  const clear = async (id: string) => {
    await headerStore.delete(id);
    await each(await eventStore.index('game').getAllKeys(id), (key) => eventStore.delete(key));
  };
  // One request a game, that of a single event finds one key at the most: a long game costs no more than a short one.
  const sent = byGame(events);
  const keptOf = async (game: string): Promise<ReadonlySet<string>> => {
    const ids = (sent.get(game) ?? []).map(({ entry }) => entry.id).sort();
    const [first, last] = [ids[0], ids.at(-1)];
    if (first === undefined || last === undefined) return new Set();
    const keys = await eventStore.getAllKeys(IDBKeyRange.bound([game, first], [game, last]));
    return new Set(keys.map(([, event]) => event));
  };

  await each(quarantined, (each) => quarantineStore.put(each));
  await each(values, async (value) => {
    const mark = valueMark(value);
    // Another tab may have written a later one.
    if (((await goneStore.get(mark.id))?.number ?? 0) < mark.number) await goneStore.put(mark);
  });
  await each(forget?.quarantined ?? [], (key) => quarantineStore.delete(key));
  await each(forget?.games ?? [], clear);
  await each(welcome, async ({ id, number }) => {
    const most = Math.max(number, (await goneStore.get(id))?.number ?? 0);
    if (most > 0) await goneStore.put({ id, number: most + 1, isGone: false });
  });
  await each(erase, async ({ id, number }) => {
    const last = await goneStore.get(id);
    const least = last && last.number + (last.isGone ? 0 : 1);
    await goneStore.put({ id, number: Math.max(number, least ?? 0), isGone: true });
    await clear(id);
  });

  const games = [...new Set([...headers.map(({ id }) => id), ...events.map(({ game }) => game)])];
  const [gone, newer]: [string[], string[]] = [[], []];
  await each(games, async (id) => {
    if ((await goneStore.get(id))?.isGone) gone.push(id);
    const stored = await headerStore.get(id);
    if (Number(stored?.['v']) > SAVED_VERSION) newer.push(id);
  });
  const isOurs = (id: string) => !gone.includes(id) && !newer.includes(id);

  await each(broken, async ({ game, id }) => {
    if (isOurs(game)) await (id === undefined ? headerStore.delete(game) : eventStore.delete([game, id]));
  });
  // What stands there was called saved, and is never written over.
  await each(headers, async (header) => {
    if (isOurs(header.id) && !(await headerStore.getKey(header.id))) await headerStore.put(header);
  });
  const there = new Map<string, ReadonlySet<string>>();
  await each(games, async (id) => void there.set(id, await keptOf(id)));
  await each(events, async ({ game, entry }) => {
    const { id } = entry;
    if (!gone.includes(game) && !there.get(game)!.has(id)) await eventStore.put({ game, id, v: SAVED_VERSION, entry });
  });
  const [kept, counts] = [new Map<string, ReadonlySet<string>>(), new Map<string, number>()];
  await each(games, async (id) => {
    kept.set(id, await keptOf(id));
    counts.set(id, await eventStore.index('game').count(id));
  });
  return { kept, counts, newer, gone };
}

/** Side by side; whichever fails, none is left without somebody who waits for it. */
async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  await Promise.all(
    items.map(async (item) => {
      await work(item);
    }),
  );
}
