import { afterEach, beforeEach, vi } from 'vitest';

type Operation = 'get' | 'set' | 'remove';

/** A browser's text storage that can be made to fail. */
export interface FakeStorage extends Storage {
  readonly texts: Map<string, string>;
  /** Called before each operation, and may throw. */
  before: (operation: Operation, key: string) => void;
  /** Called after each change. */
  after: (key: string) => void;
  /** Writes are accepted and forgotten. */
  isDeaf: boolean;
}

export function fakeStorage(texts = new Map<string, string>()): FakeStorage {
  const storage: FakeStorage = {
    texts,
    before: () => undefined,
    after: () => undefined,
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
      const isNew = texts.get(key) !== text;
      if (!storage.isDeaf) texts.set(key, text);
      if (isNew) storage.after(key);
    },
    removeItem(key) {
      storage.before('remove', key);
      if (texts.delete(key)) storage.after(key);
    },
    clear: () => texts.clear(),
  };
  return storage;
}

/** For the tests of a file: the storage of a page, empty before each of them, and never failing. */
export function useFakeStorage(): FakeStorage {
  const storage = fakeStorage();
  beforeEach(() => {
    storage.clear();
    const nothing = (): void => undefined;
    Object.assign(storage, { before: nothing, after: nothing, isDeaf: false });
    vi.stubGlobal('localStorage', storage);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return storage;
}
