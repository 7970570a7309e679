import { beforeEach, describe, expect, test } from 'vitest';
import type { SavedGugGame } from '../../src/storage/saved-game.ts';
import { textOf } from '../../src/storage/reconcile.ts';
import { evening } from './evening.ts';
import {
  databaseOf,
  type FakeBrowser,
  fakeBrowser,
  meddle,
  namesIn,
  naming,
  NEW_GAME,
  pause,
  replaceMethod,
  settled,
} from './fake-copies.ts';

let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
});

const logged = (log: Awaited<ReturnType<FakeBrowser['open']>>, id: string): SavedGugGame => {
  const found = log.$games.get().get(id);
  if (found?.kind !== 'game' || found.game.game !== 'gug') throw new Error(`No game ${id}.`);
  return found.game;
};

describe('a game that is erased for good', () => {
  test('is gone from both copies and from other tabs, and leaves a mark', async () => {
    const [a, b] = [await browser.open(), await browser.open()];
    const { id } = a.startGame(NEW_GAME);
    a.append(id, naming('a'));
    await settled(a);
    await expect.poll(() => namesIn(b, id)).toEqual(['a']);
    await b.eraseGame(id);
    await expect.poll(() => a.$games.get().size).toBe(0);
    await expect.poll(() => [a.$saving.get().is, b.$saving.get().is]).toEqual(['saved', 'saved']);
    expect([...browser.texts.keys()]).toEqual([`gone:${id}`]);
    expect(await databaseOf(browser)).toEqual({
      aside: [],
      events: [],
      gone: [{ id, number: 1, isGone: true }],
      headers: [],
    });
  });

  test('does not come back with a copy that a tab still has, or that a killed browser had not removed', async () => {
    const a = await browser.open();
    const { id } = a.startGame(NEW_GAME);
    await settled(a);
    const text = browser.texts.get(`game:${id}`)!;
    const asleep = await browser.openPage();
    asleep.isAsleep = true;
    await a.eraseGame(id);
    browser.texts.set(`game:${id}`, text);
    browser.texts.delete(`gone:${id}`);
    asleep.log.append(id, naming('too late'));
    await expect.poll(() => asleep.log.$games.get().size).toBe(0);
    expect((await browser.open()).$games.get().size).toBe(0);
    expect(browser.texts.has(`game:${id}`)).toBe(false);
    expect((await databaseOf(browser))['events']).toEqual([]);
  });

  test('comes back when it is imported, even if its mark in the text storage comes back too', async () => {
    const a = await browser.open();
    const game = a.startGame(NEW_GAME);
    await settled(a);
    await a.eraseGame(game.id);
    expect(await a.addGames([game])).toBe('added');
    expect(logged(a, game.id)).toEqual(game);
    browser.texts.set(`gone:${game.id}`, '1');
    const again = await browser.open();
    expect(logged(again, game.id)).toEqual(game);
    expect(browser.texts.has(`gone:${game.id}`)).toBe(false);
    // And can be erased again.
    await again.eraseGame(game.id);
    expect((await browser.open()).$games.get().size).toBe(0);
    expect((await databaseOf(browser))['gone']).toEqual([{ id: game.id, number: 3, isGone: true }]);
  });

  test('stays erased in a tab that looks before the database has heard of it', async () => {
    const [a, b] = [await browser.open(), await browser.open()];
    const { id } = a.startGame(NEW_GAME);
    a.append(id, naming('a'));
    await settled(a);
    const erased = a.eraseGame(id);
    await Promise.all([b.onStorageChange(id, 1), b.onStorageChange(null), a.onStorageChange(id, 1), erased]);
    await pause(10);
    for (const log of [a, b, await browser.open()]) expect(log.$games.get().size).toBe(0);
    expect([...browser.texts.keys()]).toEqual([`gone:${id}`]);
  });

  test('is erased from the database later when that did not answer', async () => {
    const a = await browser.open();
    const { id } = a.startGame(NEW_GAME);
    await settled(a);
    const mend = replaceMethod(IDBObjectStore.prototype, 'put', () => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await a.eraseGame(id);
    expect(a.$saving.get()).toEqual({ is: 'not-saved', why: 'full' });
    mend();
    await a.saveAgain();
    expect(a.$saving.get().is).toBe('saved');
    expect((await databaseOf(browser))['headers']).toEqual([]);
  });
});

describe('F32: games from elsewhere', () => {
  const brought = [1, 2, 3].map((seed) => ({ ...evening({ seed, seats: 3, turns: 3 }), id: `brought-${seed}` }));

  test('are in both copies when they are called added; twice is once', async () => {
    const a = await browser.open();
    expect(await a.addGames(brought)).toBe('added');
    const database = await databaseOf(browser);
    const texts = new Map(browser.texts);
    expect(await a.addGames(brought)).toBe('added');
    expect(await databaseOf(browser)).toEqual(database);
    expect(browser.texts).toEqual(texts);
    const again = await browser.open();
    for (const game of brought) expect(textOf(logged(again, game.id))).toBe(textOf(game));
    expect(again.$saving.get().is).toBe('idle');
  });

  test('add to a game that is here, and take nothing of it', async () => {
    const a = await browser.open();
    const { id } = a.startGame(NEW_GAME);
    const start = logged(a, id);
    a.append(id, naming('mine'));
    const theirs = { ...start, events: [{ id: 'theirs', seq: 1, at: 0, kind: 'rename', name: 'theirs' } as const] };
    await a.addGames([theirs]);
    expect(namesIn(a, id)).toEqual(expect.arrayContaining(['mine', 'theirs']));
    const other = { ...start, name: 'another', events: [] };
    await a.addGames([other]);
    expect(logged(a, id).name).toBe('Friday');
    await settled(a);
    expect(namesIn(await browser.open(), id)).toHaveLength(2);
  });

  test('that could not be read again are refused, and the others with them', async () => {
    const a = await browser.open();
    const events = brought[1]!.events.map((event) => ({ ...event, seq: 1e12 }));
    expect(await a.addGames([brought[0]!, { ...brought[1]!, events }])).toBe('not-saved');
    expect(a.$games.get().size).toBe(0);
    expect((await databaseOf(browser))['headers']).toEqual([]);
  });

  test('are not called added when the database takes them and keeps none', async () => {
    const a = await browser.open();
    const mend = replaceMethod(IDBObjectStore.prototype, 'put', (store, ask) =>
      store.name === 'events' ? store.getAllKeys() : ask(),
    );
    expect(await a.addGames(brought)).toBe('not-saved');
    mend();
    expect(a.$saving.get()).toEqual({ is: 'not-saved', why: 'not-kept' });
    expect(a.$games.get().size).toBe(0);
    expect(browser.texts.size).toBe(0);
    expect(await a.addGames(brought)).toBe('added');
  });

  test('are not called added when a newer build has one of them; the others are', async () => {
    const a = await browser.open();
    await meddle(browser, 'headers', (headers) => headers.put({ id: brought[1]!.id, v: 99 }));
    expect(await a.addGames(brought)).toBe('not-saved');
    expect(a.$saving.get()).toEqual({ is: 'not-saved', why: 'closed-by-newer' });
    expect([...a.$games.get().keys()]).toEqual(['brought-1', 'brought-3']);
  });

  test('are nowhere when the database fails half-way', async () => {
    const a = await browser.open();
    const { id } = a.startGame(NEW_GAME);
    await settled(a);
    const [database, texts] = [await databaseOf(browser), new Map(browser.texts)];
    for (const fatal of [1, 2, 5, 9]) {
      let count = 0;
      const mend = replaceMethod(IDBObjectStore.prototype, 'put', (_store, ask) => {
        count += 1;
        if (count === fatal) throw new DOMException('', 'QuotaExceededError');
        return ask();
      });
      expect(await a.addGames(brought)).toBe('not-saved');
      mend();
      expect(a.$saving.get()).toEqual({ is: 'not-saved', why: 'full' });
      expect([...a.$games.get().keys()]).toEqual([id]);
      expect(await databaseOf(browser)).toEqual(database);
      expect(browser.texts).toEqual(texts);
    }
    a.append(id, naming('next'));
    await expect.poll(() => a.$saving.get().is).toBe('saved');
  });
});
