import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { localCopy } from '../../src/storage/local-copy.ts';
import { durableCopy } from '../../src/storage/durable-copy.ts';
import { type Log, makeLog } from '../../src/storage/log.ts';
import { evening } from './evening.ts';
import {
  databaseOf,
  fakeBrowser,
  type FakeBrowser,
  namesIn,
  naming,
  NEW_GAME,
  pause,
  replaceMethod,
  settled,
} from './fake-copies.ts';
import { fakeStorage } from './fake-storage.ts';

const full = () => new DOMException('', 'QuotaExceededError');

/** Lets nothing into the database's stores until it is mended. */
let mend = (): void => undefined;
function failPuts(error: () => Error): void {
  mend = replaceMethod(IDBObjectStore.prototype, 'put', () => {
    throw error();
  });
}
afterEach(() => {
  mend();
  vi.unstubAllGlobals();
});

/** A log on two copies that refuse to be touched. */
function blockedLog() {
  const refuse = (): never => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('indexedDB', { open: refuse });
  return makeLog({
    local: localCopy(refuse),
    durable: durableCopy(() => undefined),
    now: () => 0,
    tell: () => undefined,
  });
}

describe('a storage that does not keep', () => {
  test('F03: refused altogether, the game goes on in memory, and nothing is called saved', async () => {
    const log = blockedLog();
    await log.open();
    expect(log.$saving.get()).toEqual({ is: 'not-saved', why: 'blocked' });
    const { id } = log.startGame(NEW_GAME);
    log.append(id, naming('a'));
    await pause(5);
    expect(log.$saving.get()).toEqual({ is: 'not-saved', why: 'blocked' });
    expect(namesIn(log, id)).toEqual(['a']);
    await log.eraseGame(id);
    expect(log.$games.get().size).toBe(0);
  });

  test('F03: refused altogether, a game from elsewhere is played in memory, and not called saved', async () => {
    const log = blockedLog();
    await log.open();
    const game = { ...evening({ seed: 1, seats: 3, turns: 3 }), id: 'brought' };
    expect(await log.addGames([game])).toBe('in-memory');
    log.append('brought', naming('played on'));
    expect(log.$games.get().get('brought')).toMatchObject({ game: { events: { length: game.events.length + 1 } } });
    expect(await settled(log)).toEqual({ is: 'not-saved', why: 'blocked' });
  });

  test('F14: without any database, the text storage alone is not called saved', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const storage = fakeStorage();
    const log = makeLog({
      local: localCopy(() => storage),
      durable: durableCopy(() => undefined),
      now: () => 0,
      tell: () => undefined,
    });
    await log.open();
    const { id } = log.startGame(NEW_GAME);
    await pause(5);
    expect(log.$saving.get()).toEqual({ is: 'not-saved', why: 'blocked', isLocal: true });
    expect(storage.texts.has(`game:${id}`)).toBe(true);
  });

  test('F04: a text storage that forgets what it accepts does not matter to what the database has', async () => {
    const browser = fakeBrowser();
    browser.isDeaf = true;
    const log = await browser.open();
    const { id } = log.startGame(NEW_GAME);
    log.append(id, naming('a'));
    expect((await settled(log)).is).toBe('saved');
    browser.isDeaf = false;
    const again = await browser.open();
    expect(namesIn(again, id)).toEqual(['a']);
    expect(browser.texts.has(`game:${id}`)).toBe(true);
  });

  test('F04: a database that forgets what it accepts has saved nothing', async () => {
    const browser = fakeBrowser();
    const log = await browser.open();
    const { id } = log.startGame(NEW_GAME);
    await settled(log);
    mend = replaceMethod(IDBObjectStore.prototype, 'put', (store) => store.getKey('nothing'));
    log.append(id, naming('a'));
    expect(await settled(log)).toEqual({ is: 'not-saved', why: 'not-kept', isLocal: true });
    mend();
    log.append(id, naming('b'));
    await expect.poll(() => log.$saving.get().is).toBe('saved');
    expect((await databaseOf(browser))['events']).toHaveLength(2);
  });

  test('F02: full, it says so, and the next save heals all', async () => {
    const browser = fakeBrowser();
    const log = await browser.open();
    const { id } = log.startGame(NEW_GAME);
    await settled(log);
    browser.before = (operation) => {
      if (operation === 'set') throw full();
    };
    failPuts(full);
    log.append(id, naming('a'));
    expect(await settled(log)).toEqual({ is: 'not-saved', why: 'full' });
    browser.before = () => undefined;
    mend();
    log.append(id, naming('b'));
    await expect.poll(() => log.$saving.get().is).toBe('saved');
    expect(namesIn(await browser.open(), id)).toEqual(['a', 'b']);
  });

  test('full, it saves again when that is asked for', async () => {
    const browser = fakeBrowser();
    const log = await browser.open();
    const { id } = log.startGame(NEW_GAME);
    failPuts(full);
    log.append(id, naming('a'));
    expect(await settled(log)).toEqual({ is: 'not-saved', why: 'full', isLocal: true });
    mend();
    await log.saveAgain();
    expect(log.$saving.get().is).toBe('saved');
    expect((await databaseOf(browser))['events']).toHaveLength(1);
  });

  test('F03: where the database alone is refused, a reload finds the game again, and local storage has what is imported', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const storage = fakeStorage();
    const open = async () => {
      const log = makeLog({
        local: localCopy(() => storage),
        durable: durableCopy(() => undefined),
        now: () => 0,
        tell: () => undefined,
      });
      await log.open();
      return log;
    };
    const log = await open();
    const { id } = log.startGame(NEW_GAME);
    log.append(id, naming('a'));
    const game = { ...evening({ seed: 1, seats: 3, turns: 3 }), id: 'brought' };
    expect(await log.addGames([game])).toBe('in-memory');
    const again = await open();
    expect(namesIn(again, id)).toEqual(['a']);
    expect(again.$games.get().has('brought')).toBe(true);
    // A text that local storage refuses is in the page alone.
    storage.before = (operation) => {
      if (operation === 'set') throw full();
    };
    again.append(id, naming('b'));
    expect(again.$saving.get()).toEqual({ is: 'not-saved', why: 'blocked' });
  });

  test('a connection that the browser has closed is opened again', async () => {
    const browser = fakeBrowser();
    const log = await browser.open();
    const { id } = log.startGame(NEW_GAME);
    await settled(log);
    let failures = 1;
    mend = replaceMethod(IDBDatabase.prototype, 'transaction', (_database, ask) => {
      failures -= 1;
      if (failures >= 0) throw new DOMException('', 'InvalidStateError');
      return ask();
    });
    log.append(id, naming('a'));
    const saving = await settled(log);
    mend();
    expect(saving.is).toBe('saved');
  });

  test('games that could not be read at the start are there when the database answers again', async () => {
    const browser = fakeBrowser();
    const first = await browser.open();
    const { id } = first.startGame(NEW_GAME);
    first.append(id, naming('a'));
    await settled(first);
    browser.texts.clear();
    mend = replaceMethod(IDBObjectStore.prototype, 'getAll', () => {
      throw new DOMException('', 'UnknownError');
    });
    const log = await browser.open();
    expect(log.$games.get().size).toBe(0);
    expect(log.$saving.get()).toEqual({ is: 'not-saved', why: 'blocked' });
    mend();
    log.startGame(NEW_GAME);
    await expect.poll(() => namesIn(log, id)).toEqual(['a']);
    await expect.poll(() => log.$saving.get().is).toBe('saved');
  });
});

/** What a new start finds, as one text. */
async function foundIn(texts: Map<string, string>, database: IDBFactory): Promise<string> {
  const next = Object.assign(fakeBrowser([...texts]), { database });
  const log = await next.open();
  await settled(log);
  return JSON.stringify([...log.$games.get()].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

describe('F07: whichever operation fails, a new start finds what was or what was to be', () => {
  const works = ['append', 'add', 'erase'] as const;
  test.each(works)('%s', async (work) => {
    for (let failing = 0; ; failing += 1) {
      const browser = fakeBrowser();
      const log = await browser.open();
      const one = log.startGame(NEW_GAME);
      log.append(one.id, naming('a'));
      await settled(log);
      const state = async () => {
        const copy = await databaseOf(browser);
        return { games: await foundIn(browser.texts, await copyOf(copy)) };
      };
      const before = await state();
      let count = 0;
      const step = () => {
        count += 1;
        if (count - 1 === failing) throw full();
      };
      browser.before = step;
      mend = replaceMethod(IDBObjectStore.prototype, 'put', (_store, ask) => {
        step();
        return ask();
      });
      const added = { ...one, id: 'brought', createdAt: 5 };
      if (work === 'append') log.append(one.id, naming('b', 'c'));
      else if (work === 'add') await log.addGames([{ ...added }, { ...added, id: 'brought-too' }]);
      else await log.eraseGame(one.id);
      await settled(log);
      browser.before = () => undefined;
      mend();
      const after = await state();
      const wanted = {
        append: (games: string) => games.includes('"name":"b"') && games.includes('"name":"c"'),
        add: (games: string) => games.includes('"brought"') && games.includes('"brought-too"'),
        erase: (games: string) => !games.includes(one.id),
      }[work];
      expect(after.games === before.games || wanted(after.games)).toBe(true);
      if (count <= failing) {
        expect(wanted(after.games)).toBe(true);
        return;
      }
    }
  });
});

describe('F67: a database that does not answer', () => {
  const [stuck, shown] = [20, 10];

  /** A log whose database answers when it is let go. */
  function heldLog(browser: FakeBrowser) {
    globalThis.indexedDB = browser.database;
    const storage = fakeStorage(browser.texts);
    const durable = durableCopy(() => undefined);
    const held: (() => void)[] = [];
    let isHeld = true;
    const hold = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      return work();
    };
    const log = makeLog({
      local: localCopy(() => storage),
      durable: {
        ...durable,
        read: () => hold(() => durable.read()),
        write: (change) => hold(() => durable.write(change)),
      },
      now: () => browser.now,
      tell: () => undefined,
      patience: { stuck, shown },
    });
    return {
      log,
      hold: () => void (isHeld = true),
      letGo: () => {
        isHeld = false;
        for (const go of held.splice(0)) go();
      },
      /** What is held is never answered; what comes later is. */
      forget: () => {
        isHeld = false;
        held.length = 0;
      },
    };
  }
  const saved = (log: Log) => expect.poll(() => log.$saving.get().is).toBe('saved');

  test('keeps nobody from the game: the local copy is shown, and it is said that nothing is saved yet', async () => {
    const browser = fakeBrowser();
    const first = await browser.open();
    const { id } = first.startGame(NEW_GAME);
    first.append(id, naming('a'));
    await settled(first);
    const { log, letGo } = heldLog(browser);
    await log.open();
    expect(namesIn(log, id)).toEqual(['a']);
    await expect.poll(() => log.$saving.get()).toEqual({ is: 'not-saved', why: 'stuck', isLocal: true });
    log.append(id, naming('b'));
    expect(log.$saving.get()).toEqual({ is: 'not-saved', why: 'stuck', isLocal: true });
    letGo();
    await saved(log);
    expect(namesIn(await browser.open(), id)).toEqual(['a', 'b']);
  });

  test('has more than the local copy once it answers', async () => {
    const browser = fakeBrowser();
    const first = await browser.open();
    const { id } = first.startGame(NEW_GAME);
    first.append(id, naming('a'));
    await settled(first);
    const old = browser.texts.get(`game:${id}`)!;
    first.append(id, naming('b'));
    await settled(first);
    browser.texts.set(`game:${id}`, old);
    const { log, letGo } = heldLog(browser);
    await log.open();
    log.append(id, naming('c'));
    letGo();
    await saved(log);
    expect([...namesIn(log, id)].toSorted()).toEqual(['a', 'b', 'c']);
  });

  test('while a game is saved: it says so, and all is saved in the end', async () => {
    const browser = fakeBrowser();
    const { log, letGo, hold } = heldLog(browser);
    letGo();
    await log.open();
    const { id } = log.startGame(NEW_GAME);
    await settled(log);
    hold();
    log.append(id, naming('a'));
    expect(log.$saving.get()).toEqual({ is: 'saving' });
    expect(await settled(log)).toEqual({ is: 'not-saved', why: 'stuck', isLocal: true });
    log.append(id, naming('b'));
    letGo();
    await saved(log);
    expect((await databaseOf(browser))['events']).toHaveLength(2);
  });

  test('is asked by another way when somebody tries again, while the first never answers', async () => {
    const browser = fakeBrowser();
    const { log, letGo, hold, forget } = heldLog(browser);
    letGo();
    await log.open();
    const { id } = log.startGame(NEW_GAME);
    await settled(log);
    hold();
    log.append(id, naming('a'));
    expect(await settled(log)).toEqual({ is: 'not-saved', why: 'stuck', isLocal: true });
    forget();
    void log.saveAgain();
    expect(log.$saving.get()).toEqual({ is: 'saving' });
    await saved(log);
    expect((await databaseOf(browser))['events']).toHaveLength(1);
  });

  test('keeps no import waiting', async () => {
    const browser = fakeBrowser();
    const { log, letGo } = heldLog(browser);
    await log.open();
    const game = { ...evening({ seed: 1, seats: 3, turns: 3 }), id: 'brought' };
    expect(await log.addGames([game])).toBe('in-memory');
    letGo();
    await saved(log);
    expect((await databaseOf(browser))['events']).toHaveLength(game.events.length);
  });
});

/** Another database with the same records. */
async function copyOf(stores: Awaited<ReturnType<typeof databaseOf>>): Promise<IDBFactory> {
  const database = new IDBFactory();
  await new Promise<void>((resolve) => {
    const request = database.open('companion', 1);
    request.onupgradeneeded = () => {
      const made = request.result;
      made.createObjectStore('headers', { keyPath: 'id' });
      made.createObjectStore('events', { keyPath: ['game', 'id'] }).createIndex('game', 'game');
      made.createObjectStore('aside', { keyPath: 'key' });
      made.createObjectStore('gone', { keyPath: 'id' });
      const tx = request.transaction!;
      for (const [name, records] of Object.entries(stores))
        for (const record of records) tx.objectStore(name).put(record);
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
  return database;
}
