import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Draft } from '../../src/storage/route-draft.ts';
import { askToPersist, storageReport } from '../../src/storage/games.ts';
import { DEFAULT_TABLE_RULINGS } from '../../src/games/gools/rulings.ts';
import type { KeptRecord } from '../../src/storage/kept-value.ts';
import { useFakeStorage } from './fake-storage.ts';

const storage = useFakeStorage();
beforeEach(() => {
  vi.resetModules();
});

const refuse = (): never => {
  throw new DOMException('', 'SecurityError');
};

describe('the game on the table', () => {
  const onTable = async () => (await import('../../src/storage/current-game.ts')).currentGame('gug');

  test('is there again at the next visit', async () => {
    const { $id, open } = await onTable();
    $id.set('friday');
    expect(storage.texts.get('gug:current')).toBe('"friday"');
    vi.resetModules();
    const next = await onTable();
    next.open();
    expect(next.$id.get()).toBe('friday');
    next.$id.set(null);
    expect(storage.texts.has('gug:current')).toBe(false);
    open();
    expect($id.get()).toBeNull();
  });

  test.each(['{', '5', 'null', '["friday"]'])('is none where %s stands in its place', async (text) => {
    storage.texts.set('gug:current', text);
    const { $id, open } = await onTable();
    open();
    expect($id.get()).toBeNull();
  });

  test('is kept for the visit alone where nothing can be written', async () => {
    storage.before = refuse;
    const { $id } = await onTable();
    $id.set('friday');
    expect($id.get()).toBe('friday');
  });
});

describe('F05: what a killed browser has lost from local storage, the database has', () => {
  /** A visit of the page: its own modules, on the browser's storages. */
  async function visit() {
    vi.resetModules();
    const { keepInDatabase, foundInDatabase } = await import('../../src/storage/kept-value.ts');
    const { currentGame } = await import('../../src/storage/current-game.ts');
    const { setupDraft } = await import('../../src/storage/setup-drafts.ts');
    keepInDatabase((record) => database.set(record.key, record));
    return {
      table: currentGame('gools'),
      draft: setupDraft('gools'),
      /** The database answers, as it does: by key. */
      read(isInTime = true) {
        foundInDatabase(
          [...database.values()].sort((one, other) => (one.key < other.key ? -1 : 1)),
          isInTime,
        );
      },
    };
  }
  type Visit = Awaited<ReturnType<typeof visit>>;
  const database = new Map<string, KeptRecord>();
  const open = ({ table, draft }: Visit): void => {
    table.open();
    draft.open();
  };
  const seen = ({ table, draft }: Visit) => [table.$id.get(), draft.$draft.get()?.players.map(({ name }) => name)];
  const typed = (name: string) => ({ players: [{ name }], rulings: DEFAULT_TABLE_RULINGS });
  beforeEach(() => database.clear());

  test('the game on the table, and the names of a set-up under way', async () => {
    const before = new Map(storage.texts);
    const first = await visit();
    first.table.$id.set('friday');
    first.draft.change(typed('Åse'), 'Åse');
    storage.texts.clear();
    for (const [key, text] of before) storage.texts.set(key, text);
    const next = await visit();
    open(next);
    expect(seen(next)).toEqual([null, undefined]);
    next.read();
    expect(seen(next)).toEqual(['friday', ['Åse']]);
    expect(storage.texts.get('gools:current')).toBe('"friday"');
  });

  test('the later of two games, where local storage has the one before', async () => {
    const first = await visit();
    first.table.$id.set('thursday');
    const before = new Map(storage.texts);
    first.table.$id.set('friday');
    for (const [key, text] of before) storage.texts.set(key, text);
    const next = await visit();
    open(next);
    expect(seen(next)[0]).toBe('thursday');
    next.read();
    expect(seen(next)[0]).toBe('friday');
  });

  test('the game that was started last, where local storage still has its set-up, and the database is slow', async () => {
    const first = await visit();
    first.draft.change(typed('Åse'), 'Åse');
    const before = new Map(storage.texts);
    first.table.$id.set('friday');
    first.draft.forget();
    storage.texts.clear();
    for (const [key, text] of before) storage.texts.set(key, text);
    const next = await visit();
    open(next);
    expect(seen(next)).toEqual([null, ['Åse']]);
    next.read(false);
    expect(seen(next)).toEqual(['friday', undefined]);
  });

  test.each(['refused', 'full'])('also where local storage is %s', async (how) => {
    storage.before = (operation) => {
      if (how === 'refused' || operation === 'set') refuse();
    };
    const first = await visit();
    first.table.$id.set('friday');
    first.draft.change(typed('Åse'), 'Åse');
    const next = await visit();
    open(next);
    next.read();
    expect(seen(next)).toEqual(['friday', ['Åse']]);
  });

  test('not what was removed later, nor what stood there before local storage was written', async () => {
    const first = await visit();
    first.draft.change(typed('Åse'), 'Åse');
    first.draft.forget();
    first.table.$id.set('friday');
    const old = [...database.values()];
    first.table.$id.set('saturday');
    for (const record of old) database.set(record.key, record);
    const next = await visit();
    open(next);
    next.read();
    expect(seen(next)).toEqual(['saturday', undefined]);
  });

  test('an earlier build, which knows of no times, is believed', async () => {
    const first = await visit();
    first.table.$id.set('friday');
    storage.texts.set('gools:current', '"saturday"');
    const next = await visit();
    open(next);
    next.read();
    expect(seen(next)[0]).toBe('saturday');
  });

  test.each([
    { what: 'the game, where nothing but an empty set-up is seen', own: null, seen: 'friday' },
    { what: 'no other game than the one that is seen', own: 'thursday', seen: 'thursday' },
  ])('when the database is late: $what', async ({ own, seen: wanted }) => {
    const first = await visit();
    if (own !== null) first.table.$id.set(own);
    const before = new Map(storage.texts);
    first.table.$id.set('friday');
    storage.texts.clear();
    for (const [key, text] of before) storage.texts.set(key, text);
    const next = await visit();
    open(next);
    next.read(false);
    expect(seen(next)[0]).toBe(wanted);
  });

  test('nobody is called away from what they see, and what is typed stays', async () => {
    const first = await visit();
    first.table.$id.set('friday');
    first.draft.change(typed('Åse'), 'Åse');
    storage.texts.clear();
    const next = await visit();
    open(next);
    next.draft.change(typed('Bo'), 'Bo');
    next.read(false);
    expect(seen(next)).toEqual([null, ['Bo']]);
  });
});

describe('the route under way', () => {
  const draft: Draft = { game: 'friday', turn: 3, roll: 'abcdef-3', icon: 0, die: 1, route: [] };

  test.each([draft, { ...draft, roll: undefined }])(
    'survives a new start, and is read as earlier builds kept it: %j',
    async (draft) => {
      const { keepDraft } = await import('../../src/storage/route-draft.ts');
      keepDraft(draft);
      vi.resetModules();
      expect((await import('../../src/storage/route-draft.ts')).$draft.get()).toEqual(draft);
    },
  );

  test.each([
    ['no JSON', '{'],
    ['of another shape', '{"game":"friday"}'],
    ['with more than it may have', JSON.stringify({ ...draft, more: 1 })],
    ['of a die that is not there', JSON.stringify({ ...draft, die: 7 })],
    ['with markup for a station', JSON.stringify({ ...draft, route: [{ line: 'x', to: '<img>' }] })],
  ])('is none when it is %s', async (_, text) => {
    storage.texts.set('gug:draft', text);
    expect((await import('../../src/storage/route-draft.ts')).$draft.get()).toBeNull();
  });
});

describe('F14: what the browser says of its storage', () => {
  test('is nothing where it cannot be asked', async () => {
    vi.stubGlobal('navigator', {});
    expect(await storageReport()).toEqual({ bytes: null, quota: null, isPersisted: null });
    expect(await askToPersist()).toBeNull();
    vi.stubGlobal('navigator', { storage: { persisted: () => Promise.reject(new Error()) } });
    expect(await storageReport()).toEqual({ bytes: null, quota: null, isPersisted: null });
  });

  test('is told', async () => {
    vi.stubGlobal('navigator', {
      storage: {
        estimate: () => Promise.resolve({ usage: 1, quota: 2 }),
        persisted: () => Promise.resolve(false),
        persist: () => Promise.resolve(true),
      },
    });
    expect(await storageReport()).toEqual({ bytes: 1, quota: 2, isPersisted: false });
    expect(await askToPersist()).toBe(true);
  });
});

describe("the page's own log", () => {
  test('F13, F14: asks once to be kept, with its first game, and needs no channel', async () => {
    const persist = vi.fn(() => Promise.resolve(true));
    vi.stubGlobal('navigator', { storage: { persist } });
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', new EventTarget());
    const { $games, append, openLog, startGame } = await import('../../src/storage/games.ts');
    const { naming, NEW_GAME } = await import('./fake-copies.ts');
    await openLog();
    await openLog();
    const { id } = startGame(NEW_GAME);
    startGame(NEW_GAME);
    append(id, naming('a')[0]!);
    expect(persist).toHaveBeenCalledTimes(1);
    const logged = $games.get().get(id);
    expect(logged?.kind === 'game' && logged.game.events).toHaveLength(1);
  });
});

describe('the answers to "Legal or not?"', () => {
  const results = () => import('../../src/storage/quiz-results.ts');

  test('are counted for the next visit, with what another tab has counted meanwhile', async () => {
    const { countAnswer, quizResults } = await results();
    countAnswer('gug-8.4', false);
    vi.resetModules();
    const other = await results();
    other.countAnswer('gug-8.4', false);
    expect(quizResults()).toEqual({ asked: 2, right: 0, missed: { 'gug-8.4': 2 } });
    expect(countAnswer('gug-8.4', true)).toMatchObject({ asked: 3, right: 1 });
    other.forgetResults();
    expect(quizResults().asked).toBe(0);
  });

  test.each(['getItem', 'setItem'] as const)(
    'are counted until the page is closed where %s is refused',
    async (call) => {
      const { countAnswer, quizResults, forgetResults } = await results();
      countAnswer('gug-8.4', true);
      vi.stubGlobal('localStorage', { ...storage, getItem: (key: string) => storage.getItem(key), [call]: refuse });
      for (let count = 0; count < 3; count += 1) countAnswer('gug-8.4', false);
      expect(quizResults()).toMatchObject({ missed: { 'gug-8.4': 3 } });
      expect(forgetResults().asked).toBe(0);
    },
  );
});
