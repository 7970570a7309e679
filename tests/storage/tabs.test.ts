import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { isDeleted } from '../../src/games/shared/played.ts';
import {
  databaseOf,
  type FakeBrowser,
  fakeBrowser,
  type FakePage,
  namesIn,
  naming,
  NEW_GAME,
  pause,
  replaceMethod,
  settled,
} from './fake-copies.ts';

let browser: FakeBrowser;
let a: FakePage;
let b: FakePage;
let id: string;
beforeEach(async () => {
  browser = fakeBrowser();
  a = await browser.openPage();
  id = a.log.startGame(NEW_GAME).id;
  a.log.append(id, naming('start'));
  await settled(a.log);
  b = await browser.openPage();
  await pause(5);
});

const saving = ({ log }: FakePage) => log.$saving.get();
const wake = ({ window }: FakePage) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

describe('two tabs', () => {
  test('show what the other logs, and a game that the other starts', async () => {
    a.log.append(id, naming('from a'));
    const other = b.log.startGame(NEW_GAME);
    await expect.poll(() => namesIn(b.log, id)).toEqual(['start', 'from a']);
    await expect.poll(() => a.log.$games.get().has(other.id)).toBe(true);
  });

  test('F16: logging at once, both keep both, in one order', async () => {
    a.isAsleep = true;
    b.isAsleep = true;
    const text = browser.texts.get(`game:${id}`)!;
    a.log.append(id, naming('a1'));
    a.log.append(id, naming('a2'));
    // Tabs in processes of their own may not see each other's texts yet.
    browser.texts.set(`game:${id}`, text);
    b.log.append(id, naming('b1'));
    await Promise.all([settled(a.log), settled(b.log)]);
    a.isAsleep = false;
    b.isAsleep = false;
    wake(a);
    wake(b);
    await expect.poll(() => namesIn(a.log, id)).toHaveLength(4);
    await expect.poll(() => namesIn(b.log, id)).toEqual(namesIn(a.log, id));
    expect(namesIn(a.log, id)).toEqual(expect.arrayContaining(['start', 'a1', 'a2', 'b1']));
    expect(namesIn(a.log, id).indexOf('a2')).toBe(3);
    await expect.poll(async () => namesIn(await browser.open(), id)).toEqual(namesIn(a.log, id));
    expect(b.log.$quarantine.get()).toEqual([]);
  });

  test('F17: a game deleted in one and played on in the other is deleted, and nothing of it is lost', async () => {
    b.isAsleep = true;
    a.log.append(id, [{ kind: 'delete' }]);
    b.log.append(id, naming('played on'));
    await Promise.all([settled(a.log), settled(b.log)]);
    const again = await browser.open();
    const logged = again.$games.get().get(id);
    expect(logged?.kind === 'game' && isDeleted(logged.game.events)).toBe(true);
    expect(namesIn(again, id)).toEqual(['start', 'played on']);
  });

  test('F18: idle, they write nothing', async () => {
    a.log.append(id, naming('a'));
    b.log.append(id, naming('b'));
    await expect.poll(() => [...namesIn(a.log, id)].toSorted()).toEqual(['a', 'b', 'start']);
    await expect.poll(() => namesIn(b.log, id)).toEqual(namesIn(a.log, id));
    await Promise.all([settled(a.log), settled(b.log)]);
    await pause(50);
    browser.writes = 0;
    const before = await databaseOf(browser);
    await pause(300);
    wake(a);
    wake(b);
    await pause(50);
    expect(browser.writes).toBe(0);
    expect(await databaseOf(browser)).toEqual(before);
    expect([saving(a).is, saving(b).is]).toEqual(['saved', 'saved']);
  });

  test.each(['pageshow', 'resume', 'visibilitychange'])(
    'F19, F20: a tab that slept reads again at %s',
    async (event) => {
      b.isAsleep = true;
      a.log.append(id, naming('meanwhile'));
      await settled(a.log);
      await pause(5);
      expect(namesIn(b.log, id)).toEqual(['start']);
      if (event === 'pageshow') wake(b);
      else b.document.dispatchEvent(new Event(event));
      await expect.poll(() => namesIn(b.log, id)).toEqual(['start', 'meanwhile']);
    },
  );

  test('a tab that is hidden reads nothing yet', async () => {
    b.isAsleep = true;
    a.log.append(id, naming('meanwhile'));
    await settled(a.log);
    b.document.visibilityState = 'hidden';
    b.document.dispatchEvent(new Event('visibilitychange'));
    await pause(10);
    expect(namesIn(b.log, id)).toEqual(['start']);
  });

  test('hear of each other by the channel where the text storage says nothing', async () => {
    browser.before = () => {
      throw new DOMException('', 'SecurityError');
    };
    a.log.append(id, naming('unwritten'));
    await expect.poll(() => namesIn(b.log, id)).toEqual(['start', 'unwritten']);
  });

  test('do not mind what others say on the channel', async () => {
    for (const data of [null, 'hello', {}, { game: 1, events: 'x' }])
      b.channel.dispatchEvent(new MessageEvent('message', { data }));
    b.window.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }));
    await pause(5);
    expect(saving(b).is).toBe('idle');
  });
});

describe('F12: the data is cleared while a tab is open', () => {
  const CLEARED = { is: 'not-saved', why: 'cleared' };

  test.each([
    ['all of the text storage', () => browser.texts.clear(), null],
    ['the text of a game', () => browser.texts.delete(`game:${id}`), 'game'],
  ])('%s', async (_, clear, key) => {
    clear();
    const event = Object.assign(new Event('storage'), { key: key === null ? null : `game:${id}` });
    b.window.dispatchEvent(event);
    await expect.poll(() => saving(b)).toEqual(CLEARED);
    b.log.append(id, naming('in memory'));
    await pause(10);
    expect(saving(b)).toEqual(CLEARED);
    expect(browser.texts.has(`game:${id}`)).toBe(false);
    expect(namesIn(b.log, id)).toEqual(['start', 'in memory']);
    await b.log.saveAgain();
    expect(saving(b).is).toBe('saved');
    expect(namesIn(await browser.open(), id)).toEqual(['start', 'in memory']);
  });

  test('unheard, it is noticed at the next event, and nothing is written', async () => {
    browser.texts.clear();
    b.log.append(id, naming('in memory'));
    expect(saving(b)).toEqual(CLEARED);
    await pause(10);
    expect(browser.texts.size).toBe(0);
    expect((await databaseOf(browser))['events']).toHaveLength(1);
  });

  test('unheard, it is noticed on waking', async () => {
    browser.texts.clear();
    wake(b);
    await expect.poll(() => saving(b)).toEqual(CLEARED);
  });

  test('the database alone is emptied', async () => {
    const all = await databaseOf(browser);
    expect(all['events']).toHaveLength(1);
    await new Promise((resolve) => {
      browser.database.deleteDatabase('companion').onsuccess = resolve;
    });
    await expect.poll(() => saving(b)).toEqual(CLEARED);
    b.log.append(id, naming('in memory'));
    await b.log.saveAgain();
    expect((await databaseOf(browser))['events']).toHaveLength(2);
  });

  test('the database is another one, and nobody said so', async () => {
    const other = Object.assign(fakeBrowser([...browser.texts]), { database: new IDBFactory() });
    await other.openPage();
    // The page's connection is lost without a word, and what it opens next is empty.
    let failures = 1;
    const mend = replaceMethod(IDBDatabase.prototype, 'transaction', (_database, ask) => {
      failures -= 1;
      if (failures >= 0) throw new DOMException('', 'InvalidStateError');
      return ask();
    });
    globalThis.indexedDB = new IDBFactory();
    b.log.append(id, naming('next'));
    await settled(b.log);
    mend();
    expect(saving(b)).toEqual(CLEARED);
    await b.log.saveAgain();
    expect(saving(b).is).toBe('saved');
  });

  test('a tab with no games has nothing to miss', async () => {
    const empty = await fakeBrowser().openPage();
    empty.window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(saving(empty).is).toBe('idle');
  });
});
