import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Aside } from './aside.ts';
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
}

export interface Shape extends DBSchema {
  headers: { key: string; value: Header };
  /** Each event is a record of its own, so that tabs can write side by side. */
  events: { key: [string, string]; value: EventRecord; indexes: { game: string } };
  aside: { key: string; value: Aside };
  gone: { key: string; value: Mark };
}

export type Database = IDBPDatabase<Shape>;
export const STORES = ['headers', 'events', 'aside', 'gone'] as const;

const NAME = 'companion';
const VERSION = 1;
/** A browser that has not opened a database after so many milliseconds may never do it; the game does not wait. */
const PATIENCE = 5_000;

/**
 * Runs work on the database, opened when it is first needed, and again when the browser has let go of it. Work that
 * failed because of that is done once more; so it must do no harm twice.
 *
 * @param onLost - the database was taken away by itself: its data was cleared.
 */
export function withDatabase(
  onLost: () => void,
  patience = PATIENCE,
): <Result>(work: (database: Database) => Promise<Result>) => Promise<Result> {
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
    return inTime(opened, patience);
  };
  return async (work) => {
    try {
      return await work(await open());
    } catch (error) {
      letGo();
      if (failureOf(error) !== 'blocked' || isLate(error)) throw error;
      return work(await open());
    }
  };
}

const LATE = 'TimeoutError';

function isLate(error: unknown): boolean {
  return error instanceof DOMException && error.name === LATE;
}

async function inTime<Value>(promise: Promise<Value>, patience: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('The database does not open.', LATE)), patience);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
