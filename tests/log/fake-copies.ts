import { IDBFactory } from 'fake-indexeddb';
import { durableCopy } from '../../src/log/durable-copy.ts';
import { localCopy } from '../../src/log/local-copy.ts';
import { type Log, makeLog } from '../../src/log/log.ts';
import { DEFAULT_RULINGS } from '../../src/games/gug/rulings.ts';
import { setupOf } from '../games/gug/table.ts';

/** A browser's text storage that can be made to fail. */
export interface FakeStorage extends Storage {
  readonly texts: Map<string, string>;
  /** Called before each operation, and may throw. */
  before: (operation: 'get' | 'set' | 'remove', key: string) => void;
  /** Writes are accepted and forgotten. */
  isDeaf: boolean;
}

export function fakeStorage(): FakeStorage {
  const texts = new Map<string, string>();
  const storage: FakeStorage = {
    texts,
    before: () => undefined,
    isDeaf: false,
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem(key) {
      storage.before('get', key);
      return texts.get(key) ?? null;
    },
    setItem(key, text) {
      storage.before('set', key);
      if (!storage.isDeaf) texts.set(key, text);
    },
    removeItem(key) {
      storage.before('remove', key);
      texts.delete(key);
    },
    clear: () => texts.clear(),
  };
  return storage;
}

/** One browser: its storages outlive the pages that use them. */
export interface FakeBrowser {
  readonly storage: FakeStorage;
  readonly database: IDBFactory;
  now: number;
  /** Opens a page with a log of its own; the browser's database is this one from then on. */
  readonly open: () => Promise<Log>;
}

export function fakeBrowser(): FakeBrowser {
  const browser: FakeBrowser = {
    storage: fakeStorage(),
    database: new IDBFactory(),
    now: Date.UTC(2026, 10, 20, 20),
    async open() {
      globalThis.indexedDB = browser.database;
      const log: Log = makeLog({
        local: localCopy(() => browser.storage),
        durable: durableCopy(() => log.heedClearing()),
        now: () => browser.now,
        tell: () => undefined,
      });
      await log.open();
      return log;
    },
  };
  return browser;
}

/** A game that is about to start, with three at the table. */
export const NEW_GAME = {
  game: 'gug',
  name: 'Friday',
  setup: setupOf(3),
  rulings: DEFAULT_RULINGS,
  sides: {},
  board: { id: 'london-2025', version: 1 },
} as const;

/** Waits until the log has made up its mind. */
export async function settled(log: Log): Promise<ReturnType<Log['$saving']['get']>> {
  for (let turn = 0; turn < 500 && log.$saving.get().is === 'saving'; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 1));
  return log.$saving.get();
}

/** The names that a game was given, one event each: the least that tells events apart. */
export function namesIn(log: Log, id: string): readonly string[] {
  const logged = log.$games.get().get(id);
  return logged?.kind === 'game'
    ? logged.game.events.flatMap((event) => (event.kind === 'rename' ? [event.name] : []))
    : [];
}

export const naming = (name: string) => [{ kind: 'rename', name } as const];
