import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { LogEntry } from './saved-game.ts';

/** A game without its events: written once, and never changed. Unchecked, as it was found. */
export type Header = { readonly id: string } & Readonly<Record<string, unknown>>;

interface Shape extends DBSchema {
  headers: { key: string; value: Header };
  /** Each event is a record of its own, so that tabs can write side by side. */
  events: { key: [string, string]; value: { game: string; id: string; entry: LogEntry }; indexes: { game: string } };
  /** Ids of games that were erased for good. */
  gone: { key: string; value: { id: string } };
}

/** What the browser's database holds of all games, unchecked. */
export interface DurableGames {
  readonly headers: readonly Header[];
  readonly events: ReadonlyMap<string, readonly unknown[]>;
  readonly gone: ReadonlySet<string>;
}

/** What is to be written in one go: all of it, or nothing. */
export interface DurableChange {
  readonly headers?: readonly Header[];
  readonly events?: readonly { readonly game: string; readonly entry: LogEntry }[];
  /** Games to be erased for good. */
  readonly erase?: readonly string[];
  /** Games that were erased and come back. */
  readonly welcome?: readonly string[];
}

/** The log's durable copy: in the browser's database, where what is acknowledged survives a killed browser. */
export interface DurableCopy {
  /** @throws what the browser throws: blocked, or gone. */
  readonly read: () => Promise<DurableGames>;
  /**
   * Resolves when it is committed, with the number of events there now are of each game that was written to: fewer
   * than there should be say that somebody has cleared it. @throws when nothing of it is committed.
   */
  readonly write: (change: DurableChange) => Promise<ReadonlyMap<string, number>>;
}

const NAME = 'companion';
const VERSION = 1;

/**
 * @param onLost - the browser has closed the database by itself: its data was cleared.
 */
export function durableCopy(onLost: () => void): DurableCopy {
  let opened: Promise<IDBPDatabase<Shape>> | undefined;
  const open = (): Promise<IDBPDatabase<Shape>> => {
    opened ??= openDB<Shape>(NAME, VERSION, {
      upgrade(database) {
        database.createObjectStore('headers', { keyPath: 'id' });
        database.createObjectStore('events', { keyPath: ['game', 'id'] }).createIndex('game', 'game');
        database.createObjectStore('gone', { keyPath: 'id' });
      },
      blocking(_old, _new, event) {
        // A newer build wants to change the database: it must not wait for this tab.
        (event.target as IDBDatabase).close();
        opened = undefined;
      },
      terminated() {
        opened = undefined;
        onLost();
      },
    }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    async read() {
      const database = await open();
      const tx = database.transaction(['headers', 'events', 'gone']);
      const [headers, records, gone] = await Promise.all([
        tx.objectStore('headers').getAll(),
        tx.objectStore('events').getAll(),
        tx.objectStore('gone').getAllKeys(),
        tx.done,
      ]);
      const events = new Map<string, unknown[]>();
      for (const { game, entry } of records) {
        const known = events.get(game);
        if (known) known.push(entry);
        else events.set(game, [entry]);
      }
      return { headers, events, gone: new Set(gone) };
    },
    async write({ headers = [], events = [], erase = [], welcome = [] }) {
      const database = await open();
      const tx = database.transaction(['headers', 'events', 'gone'], 'readwrite', { durability: 'strict' });
      const [headerStore, eventStore, goneStore] = [
        tx.objectStore('headers'),
        tx.objectStore('events'),
        tx.objectStore('gone'),
      ];
      const counts = new Map<string, number>();
      const work = async () => {
        for (const header of headers) {
          const present = await headerStore.get(header.id);
          // A newer build has taken the game over: its header stays.
          if (!present || Number(present['v']) <= Number(header['v'])) await headerStore.put(header);
        }
        await Promise.all(events.map(({ game, entry }) => eventStore.put({ game, id: entry.id, entry })));
        await Promise.all(welcome.map((id) => goneStore.delete(id)));
        for (const id of erase) {
          await Promise.all([goneStore.put({ id }), headerStore.delete(id)]);
          const keys = await eventStore.index('game').getAllKeys(id);
          await Promise.all(keys.map((key) => eventStore.delete(key)));
        }
        for (const game of new Set(events.map(({ game }) => game)))
          counts.set(game, await eventStore.index('game').count(game));
      };
      // Whichever fails first, nothing is left without somebody who waits for it.
      await Promise.all([work(), tx.done]);
      return counts;
    },
  };
}
