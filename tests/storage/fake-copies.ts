import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { DEFAULT_RULINGS, rulingsToKeep } from '../../src/games/gug/rulings.ts';
import { durableCopy } from '../../src/storage/durable-copy.ts';
import { localCopy } from '../../src/storage/local-copy.ts';
import { type Log, makeLog } from '../../src/storage/log.ts';
import { listenToOthers } from '../../src/storage/games.ts';
import { setupOf } from '../games/gug/table.ts';
import { type FakeStorage, fakeStorage } from './fake-storage.ts';

/** One tab, with what it hears. */
export interface FakePage {
  readonly log: Log;
  readonly window: EventTarget;
  readonly document: EventTarget & { visibilityState: DocumentVisibilityState };
  readonly channel: EventTarget;
  /** From then on it hears nothing, as a sleeping tab. */
  isAsleep: boolean;
}

/** One browser: its storages outlive the pages that use them. */
export interface FakeBrowser {
  readonly texts: Map<string, string>;
  readonly database: IDBFactory;
  now: number;
  /** Called before each operation on the text storage, whichever page does it; may throw. */
  before: FakeStorage['before'];
  isDeaf: boolean;
  /** How often a text was written or removed. */
  writes: number;
  /** Opens a page with a log of its own; by another build than this one, where it is given. */
  readonly openPage: (build?: Build) => Promise<FakePage>;
  readonly open: (build?: Build) => Promise<Log>;
}

/** What a build does with what is kept in a browser. */
export interface Build {
  readonly durableCopy: typeof durableCopy;
  readonly localCopy: typeof localCopy;
  readonly makeLog: typeof makeLog;
  readonly listenToOthers: typeof listenToOthers;
}
const THIS_BUILD: Build = { durableCopy, localCopy, makeLog, listenToOthers };

/** @param texts - what stands in its text storage already. */
export function fakeBrowser(texts: readonly (readonly [string, string])[] = []): FakeBrowser {
  const pages: FakePage[] = [];
  const others = (page: FakePage, send: (other: FakePage) => void) => {
    setTimeout(() => {
      for (const other of pages) if (other !== page && !other.isAsleep) send(other);
    });
  };
  const browser: FakeBrowser = {
    texts: new Map(texts),
    database: new IDBFactory(),
    now: Date.UTC(2026, 10, 20, 20),
    before: () => undefined,
    isDeaf: false,
    writes: 0,
    async openPage(build = THIS_BUILD) {
      globalThis.indexedDB = browser.database;
      const storage = fakeStorage(browser.texts);
      storage.before = (operation, key) => {
        storage.isDeaf = browser.isDeaf;
        browser.before(operation, key);
      };
      const log: Log = build.makeLog({
        local: build.localCopy(() => storage),
        durable: build.durableCopy(() => log.onStorageCleared()),
        now: () => browser.now,
        tell: (game, events) =>
          others(page, ({ channel }) => channel.dispatchEvent(new MessageEvent('message', { data: { game, events } }))),
      });
      const page: FakePage = {
        log,
        window: new EventTarget(),
        document: Object.assign(new EventTarget(), { visibilityState: 'visible' as const }),
        channel: new EventTarget(),
        isAsleep: false,
      };
      storage.after = (key) => {
        browser.writes += 1;
        others(page, ({ window }) => window.dispatchEvent(Object.assign(new Event('storage'), { key })));
      };
      build.listenToOthers(log, page);
      pages.push(page);
      await log.open();
      return page;
    },
    open: async (build) => (await browser.openPage(build)).log,
  };
  return browser;
}

/** A game that is about to start, with three at the table. */
export const NEW_GAME = {
  game: 'gug',
  name: 'Friday',
  setup: setupOf(3),
  rulings: rulingsToKeep(DEFAULT_RULINGS),
  sides: {},
  board: { id: 'london-2025', version: 1 },
} as const;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Waits until the log has made up its mind; the test's own time ends it where it never does. */
export function settled(log: Log): Promise<ReturnType<Log['$saving']['get']>> {
  return new Promise((resolve) => {
    const stop = log.$saving.subscribe((saving) => {
      if (saving.is === 'saving') return;
      // The first look comes while it is only being listened for.
      queueMicrotask(() => stop());
      resolve(saving);
    });
  });
}

/** The names that a game was given, one event each: the least that tells events apart. */
export function namesIn(log: Log, id: string): readonly string[] {
  const logged = log.$games.get().get(id);
  return logged?.kind === 'game'
    ? logged.game.events.flatMap((event) => (event.kind === 'rename' ? [event.name] : []))
    : [];
}

export const naming = (...names: readonly string[]) => names.map((name) => ({ kind: 'rename', name }) as const);

/** Everything in the browser's database, store by store. */
export async function databaseOf(browser: FakeBrowser): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const asked = <Result>(request: IDBRequest<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The database does not answer.', { cause: request.error }));
    });
  const database = await asked(browser.database.open('companion'));
  const names = [...database.objectStoreNames];
  const tx = names.length > 0 ? database.transaction(names) : undefined;
  const all = await Promise.all(names.map((name) => asked<unknown[]>(tx!.objectStore(name).getAll())));
  database.close();
  return Object.fromEntries(names.map((name, index) => [name, all[index]!]));
}

/** Changes records of the browser's database behind the log's back. */
export async function meddle(
  browser: FakeBrowser,
  store: string,
  work: (records: IDBObjectStore) => void,
): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = browser.database.open('companion');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The database does not open.', { cause: request.error }));
  });
  await new Promise<void>((resolve) => {
    const tx = database.transaction(store, 'readwrite');
    tx.oncomplete = () => resolve();
    work(tx.objectStore(store));
  });
  database.close();
}

/** Answers every call of a method of the browser's database with `answer`, which may ask the method itself. Gives the mend. */
export function replaceMethod<Owner extends object>(
  owner: Owner,
  method: keyof Owner & string,
  answer: (self: Owner, ask: () => unknown) => unknown,
): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, method)!;
  const call = own.value as (...given: unknown[]) => unknown;
  const value = function (this: Owner, ...given: unknown[]) {
    return answer(this, () => call.apply(this, given));
  };
  Object.defineProperty(owner, method, { ...own, value });
  return () => {
    Object.defineProperty(owner, method, own);
  };
}
