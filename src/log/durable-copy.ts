import type { IDBPTransaction } from 'idb';
import type { Aside } from './aside.ts';
import { type EventRecord, type Header, type Shape, STORES, withDatabase } from './database.ts';
import { type LogEntry, SAVED_VERSION } from './saved-game.ts';

/** What the browser's database holds of all games, unchecked. */
export interface DurableGames {
  readonly headers: readonly Header[];
  /** By game. */
  readonly events: ReadonlyMap<string, readonly EventRecord[]>;
  readonly gone: ReadonlySet<string>;
  readonly asides: readonly Aside[];
}

/** What is to be written in one go: all of it, or nothing. Doing it twice is doing it once. */
export interface DurableChange {
  readonly headers?: readonly Header[];
  readonly events?: readonly { readonly game: string; readonly entry: LogEntry }[];
  readonly asides?: readonly Aside[];
  /** Events that cannot be read, and are set aside in the same go. */
  readonly broken?: readonly Pick<EventRecord, 'game' | 'id'>[];
  /** Games to be erased for good. */
  readonly erase?: readonly string[];
  /** Games that were erased and come back. */
  readonly welcome?: readonly string[];
  /** Asides to be forgotten, by key, and games that nothing was left of but what was set aside. */
  readonly forget?: { readonly asides: readonly string[]; readonly games: readonly string[] };
}

/** How things stand in the database after a change, for the games whose headers or events were in it. */
export interface Written {
  /** The ids of all events that are there: what is lacking was not kept, or somebody has cleared it. */
  readonly present: ReadonlyMap<string, ReadonlySet<string>>;
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
}

/** @param onLost - the browser has taken the database away: its data was cleared. */
export function durableCopy(onLost: () => void, patience?: number): DurableCopy {
  const run = withDatabase(onLost, patience);
  return {
    read: () =>
      run(async (database) => {
        const tx = database.transaction(STORES);
        const [headers, records, asides, gone] = await Promise.all([
          tx.objectStore('headers').getAll(),
          tx.objectStore('events').getAll(),
          tx.objectStore('aside').getAll(),
          tx.objectStore('gone').getAllKeys(),
          tx.done,
        ]);
        return { headers, events: byGame(records), asides, gone: new Set(gone) };
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

function byGame(records: readonly EventRecord[]): ReadonlyMap<string, readonly EventRecord[]> {
  const games = new Map<string, EventRecord[]>();
  for (const record of records) {
    const known = games.get(record.game);
    if (known) known.push(record);
    else games.set(record.game, [record]);
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
  const { headers = [], events = [], asides = [], broken = [], erase = [], welcome = [], forget } = change;
  const [headerStore, eventStore] = [tx.objectStore('headers'), tx.objectStore('events')];
  const [asideStore, goneStore] = [tx.objectStore('aside'), tx.objectStore('gone')];
  const clear = async (id: string) => {
    const keys = await eventStore.index('game').getAllKeys(id);
    await Promise.all([headerStore.delete(id), ...keys.map((key) => eventStore.delete(key))]);
  };

  await Promise.all(asides.map((aside) => asideStore.put(aside)));
  await Promise.all((forget?.asides ?? []).map((key) => asideStore.delete(key)));
  for (const id of forget?.games ?? []) await clear(id);
  await Promise.all(welcome.map((id) => goneStore.delete(id)));
  for (const id of erase) await Promise.all([goneStore.put({ id }), clear(id)]);

  const games = [...new Set([...headers.map(({ id }) => id), ...events.map(({ game }) => game)])];
  const stored = new Map(await Promise.all(games.map(async (id) => [id, await headerStore.get(id)] as const)));
  const marks = new Set(await goneStore.getAllKeys());
  const gone = games.filter((id) => marks.has(id));
  const newer = games.filter((id) => Number(stored.get(id)?.['v']) > SAVED_VERSION);
  const isOurs = (id: string) => !gone.includes(id) && !newer.includes(id);

  await Promise.all(headers.filter(({ id }) => isOurs(id)).map((header) => headerStore.put(header)));
  await Promise.all(broken.filter(({ game }) => isOurs(game)).map(({ game, id }) => eventStore.delete([game, id])));
  for (const { game, entry } of events) {
    if (gone.includes(game)) continue;
    const isKept = newer.includes(game) && (await eventStore.getKey([game, entry.id])) !== undefined;
    if (!isKept) await eventStore.put({ game, id: entry.id, v: SAVED_VERSION, entry });
  }
  const present = await Promise.all(
    games.map(async (id) => {
      const keys = await eventStore.index('game').getAllKeys(id);
      return [id, new Set(keys.map(([, event]) => event))] as const;
    }),
  );
  return { present: new Map(present), newer, gone };
}
