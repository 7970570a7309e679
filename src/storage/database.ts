import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Quarantined } from './quarantine.ts';
import type { KeptRecord } from './kept-value.ts';
import { failureOf } from './storage-failure.ts';

/** A game without its events: written once, and never changed. Unchecked, as it was found. */
export type Header = { readonly id: string } & Readonly<Record<string, unknown>>;

/** One event; `v` is the version of the build that wrote it. Unchecked, as it was found. */
export interface EventRecord {
  readonly game: string;
  readonly id: string;
  readonly v: number;
  readonly entry: unknown;
}

/** That a game was erased for good, or was brought back after that; the greatest number is the last word. */
export interface Mark {
  readonly id: string;
  readonly number: number;
  readonly isGone: boolean;
  /** Of a kept value (`valueMark`) its text. Unchecked, as it was found. */
  readonly text?: unknown;
}

/** No game's id begins like this. */
const VALUE = 'value:';

/**
 * A kept value as a mark: earlier builds read marks of games they do not know and pass over them, where a store of its own
 * would be a newer database, which they could not open.
 */
export const valueMark = ({ key, text, at }: KeptRecord): Mark => ({
  id: VALUE + key,
  number: at,
  isGone: false,
  text,
});

export function valueIn({ id, number, text }: Mark): KeptRecord | undefined {
  if (!id.startsWith(VALUE) || !(text === null || typeof text === 'string')) return undefined;
  return { key: id.slice(VALUE.length), text, at: number };
}

export interface Shape extends DBSchema {
  headers: { key: string; value: Header };
  /** Each event is a record of its own, so that tabs can write side by side. */
  events: { key: [string, string]; value: EventRecord; indexes: { game: string } };
  aside: { key: string; value: Quarantined };
  gone: { key: string; value: Mark };
}

export type Database = IDBPDatabase<Shape>;
export const STORES = ['headers', 'events', 'aside', 'gone'] as const;

const NAME = 'companion';
const VERSION = 1;

/** The browser's database, as it is used here. */
export interface Connection {
  /** Runs work on it, opened when it is first needed, and again when the browser has let go of it. */
  readonly run: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
  /** The next work opens it anew; what is under way goes on. */
  readonly letGo: () => void;
}

/**
 * Work that failed because the browser had let go of the database is done once more; so it must do no harm twice.
 *
 * @param onLost - the database was taken away by itself: its data was cleared.
 */
export function withDatabase(onLost: () => void): Connection {
  let opened: Promise<Database> | undefined;
  const letGo = (): void => {
    opened?.then(
      (database) => database.close(),
      () => undefined,
    );
    opened = undefined;
  };
  const open = (): Promise<Database> => {
    opened ??= openDB<Shape>(NAME, VERSION, {
      upgrade(database) {
        database.createObjectStore('headers', { keyPath: 'id' });
        database.createObjectStore('events', { keyPath: ['game', 'id'] }).createIndex('game', 'game');
        database.createObjectStore('aside', { keyPath: 'key' });
        database.createObjectStore('gone', { keyPath: 'id' });
      },
      blocking(_version, newVersion) {
        // A newer build wants to change it, and must not wait for this tab; or somebody deletes it.
        letGo();
        if (newVersion === null) onLost();
      },
      terminated() {
        opened = undefined;
        onLost();
      },
    });
    return opened;
  };
  return {
    letGo,
    async run(work) {
      try {
        return await work(await open());
      } catch (error) {
        letGo();
        if (failureOf(error) !== 'blocked') throw error;
        return work(await open());
      }
    },
  };
}
