import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_RULINGS, readingsOfKept } from '../../src/games/gug/rulings.ts';
import { playedOf } from '../../src/games/shared/played.ts';
import { durableCopy } from '../../src/storage/durable-copy.ts';
import { localCopy } from '../../src/storage/local-copy.ts';
import { makeLog } from '../../src/storage/log.ts';
import { textOf } from '../../src/storage/reconcile.ts';
import type { LogEntry } from '../../src/storage/saved-game.ts';
import {
  databaseOf,
  type FakeBrowser,
  fakeBrowser,
  meddle,
  namesIn,
  naming,
  NEW_GAME,
  pause,
  settled,
} from './fake-copies.ts';
import { fakeStorage } from './fake-storage.ts';

let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
});

const eventsIn = (log: Awaited<ReturnType<FakeBrowser['open']>>, id: string): readonly LogEntry[] => {
  const logged = log.$games.get().get(id);
  return logged?.kind === 'game' ? logged.game.events : [];
};

describe('a game', () => {
  test('is in both copies when it is called saved, and is there again after a new start', async () => {
    const log = await browser.open();
    expect(log.$saving.get()).toEqual({ is: 'idle' });
    const { id } = log.startGame(NEW_GAME);
    log.append(id, naming('a'));
    log.append(id, naming('b', 'c'));
    expect(log.$saving.get().is).toBe('saving');
    expect(browser.texts.get(`game:${id}`)).toContain('"c"');
    expect(await settled(log)).toEqual({ is: 'saved', at: browser.now });
    const { headers, events } = await databaseOf(browser);
    expect(headers).toEqual([expect.objectContaining({ id, name: 'Friday' })]);
    expect(events).toHaveLength(3);
    const again = await browser.open();
    expect(again.$games.get()).toEqual(log.$games.get());
    expect(again.$saving.get()).toEqual({ is: 'idle' });
  });

  test('costs one reading of its text an event, and no list of the keys it has in the database', async () => {
    const log = await browser.open();
    const { id } = log.startGame(NEW_GAME);
    log.append(id, naming('a', 'b', 'c'));
    await settled(log);
    const read: string[] = [];
    browser.before = (operation, key) => {
      if (operation === 'get') read.push(key);
    };
    const listings = vi.spyOn(IDBIndex.prototype, 'getAllKeys');
    const lookups = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys');
    log.append(id, naming('d'));
    await settled(log);
    expect(read).toEqual([`game:${id}`]);
    expect(listings).not.toHaveBeenCalled();
    const found = lookups.mock.results.map(({ value }) => (value as IDBRequest<IDBValidKey[]>).result.length);
    // Before it is written it is not there, afterwards it is.
    expect(found).toEqual([0, 1]);
    vi.restoreAllMocks();
    expect(namesIn(log, id)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('is written as much anew for an event when it is long as when it is short', async () => {
    const log = await browser.open();
    const written: number[] = [];
    for (const length of [20, 2_000]) {
      const { id } = log.startGame(NEW_GAME);
      log.append(id, naming(...Array.from({ length }, (_, index) => `n${index}`)));
      await settled(log);
      const texts = vi.spyOn(JSON, 'stringify');
      log.append(id, naming('last'));
      written.push(texts.mock.results.reduce((sum, { value }) => sum + String(value).length, 0));
      texts.mockRestore();
      await settled(log);
      const logged = log.$games.get().get(id);
      expect(browser.texts.get(`game:${id}`)).toBe(JSON.stringify(logged?.kind === 'game' && logged.game));
    }
    // But for the letters of a larger number.
    expect(written[1]! - written[0]!).toBeLessThan(20);
  });

  test('is told of together with all others as the log is opened', async () => {
    const first = await browser.open();
    const ids = ['a', 'b', 'c'].map((name) => first.startGame({ ...NEW_GAME, name }).id);
    await settled(first);
    const log = makeLog({
      local: localCopy(() => fakeStorage(browser.texts)),
      durable: durableCopy(() => undefined),
      now: () => browser.now,
      tell: () => undefined,
    });
    const told: number[] = [];
    log.$games.listen((games) => void told.push(games.size));
    await log.open();
    expect(told).toEqual([ids.length]);
    expect([...log.$games.get().keys()].toSorted()).toEqual(ids.toSorted());
  });

  test.each(['localStorage', 'the database'])('is healed when %s has lost it', async (which) => {
    const first = await browser.open();
    const { id } = first.startGame(NEW_GAME);
    first.append(id, naming('a', 'b'));
    await settled(first);
    const [text, database] = [browser.texts.get(`game:${id}`), await databaseOf(browser)];
    if (which === 'localStorage') browser.texts.clear();
    const next = which === 'localStorage' ? browser : fakeBrowser([...browser.texts]);
    const log = await next.open();
    expect(namesIn(log, id)).toEqual(['a', 'b']);
    await settled(log);
    expect(next.texts.get(`game:${id}`)).toBe(text);
    expect(await databaseOf(next)).toEqual(database);
  });

  test('is not written anew by a start that finds both copies alike', async () => {
    const log = await browser.open();
    log.append(log.startGame(NEW_GAME).id, naming('a'));
    await settled(log);
    await pause(5);
    browser.writes = 0;
    const again = await browser.open();
    expect(await settled(again)).toEqual({ is: 'idle' });
    expect(browser.writes).toBe(0);
  });

  test('kept by a build that had fewer rulings is played by the default of the new ones', async () => {
    const first = await browser.open();
    const { id } = first.startGame(NEW_GAME);
    first.append(id, naming('a'));
    await settled(first);
    const withoutR27 = (text: string) => text.replace(/,?"R27":"\w+"/, '');
    const old = withoutR27(browser.texts.get(`game:${id}`)!);
    expect(old).not.toContain('R27');
    browser.texts.set(`game:${id}`, old);
    const { headers } = await databaseOf(browser);
    await meddle(browser, 'headers', (kept) => kept.put(JSON.parse(withoutR27(JSON.stringify(headers![0])))));
    const log = await browser.open();
    expect(log.$games.get().get(id)).toMatchObject({ game: { rulings: { R27: DEFAULT_RULINGS.R27 } } });
    log.append(id, naming('b'));
    await settled(log);
    expect(namesIn(await browser.open(), id)).toEqual(['a', 'b']);
  });

  test('kept by a build that counted teams as one keeps that reading (R28)', async () => {
    const first = await browser.open();
    const { id } = first.startGame(NEW_GAME);
    await settled(first);
    const withoutR28 = (text: string) => text.replace(/,?"R28":"\w+"/, '');
    browser.texts.set(`game:${id}`, withoutR28(browser.texts.get(`game:${id}`)!));
    const { headers } = await databaseOf(browser);
    await meddle(browser, 'headers', (kept) => kept.put(JSON.parse(withoutR28(JSON.stringify(headers![0])))));
    const log = await browser.open();
    const kept = log.$games.get().get(id);
    if (kept?.kind !== 'game' || kept.game.game !== 'gug') throw new Error('the game is not there');
    // Exported as it was; only who plays on reads it.
    expect(kept.game.rulings).not.toHaveProperty('R28');
    expect(readingsOfKept(kept.game.rulings).R28).toBe('seats');
  });

  test('has no limit where it is logged, though its text has one', async () => {
    const log = await browser.open();
    const { id } = log.startGame(NEW_GAME);
    log.append(
      id,
      Array.from({ length: 5_000 }, () => ({ kind: 'delete' }) as const),
    );
    log.append(id, naming('last'));
    await settled(log);
    const again = await browser.open();
    expect(eventsIn(again, id)).toHaveLength(5_001);
    expect(namesIn(again, id)).toEqual(['last']);
    expect(again.$quarantine.get()).toEqual([]);
  }, 20_000);
});

describe('what is logged', () => {
  test('F21: is in order whatever the clock does', async () => {
    const log = await browser.open();
    const { id } = log.startGame(NEW_GAME);
    const clocks = [Date.UTC(2026, 9, 25, 1), Date.UTC(2026, 9, 24), Date.UTC(2036, 0), 2 ** 31 * 1000, -1e12, 1.5, 0];
    for (const [index, at] of clocks.entries()) {
      browser.now = at;
      log.append(id, naming(`${index}`));
    }
    expect(namesIn(log, id)).toEqual(clocks.map((_, index) => `${index}`));
    expect(eventsIn(log, id).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    await settled(log);
    expect(namesIn(await browser.open(), id)).toEqual(clocks.map((_, index) => `${index}`));
  });

  test('must be such that it can be read again: else nothing of it is logged', async () => {
    const log = await browser.open();
    const { id } = log.startGame(NEW_GAME);
    expect(() => log.append(id, naming('fine', 'turned \u202E'))).toThrow(RangeError);
    expect(eventsIn(log, id)).toEqual([]);
    expect(() => log.startGame({ ...NEW_GAME, name: 'x'.repeat(1_000) })).toThrow(RangeError);
    expect(log.$games.get().size).toBe(1);
  });

  test('goes nowhere when the game is not here', async () => {
    const log = await browser.open();
    log.append('nobody', naming('a'));
    expect(log.$games.get().size).toBe(0);
    expect(browser.texts.size).toBe(0);
  });

  test('F42: survives a new start with all its undo and redo', async () => {
    const log = await browser.open();
    const { id } = log.startGame(NEW_GAME);
    for (let count = 0; count < 40; count += 1) log.append(id, [{ kind: 'play', event: { kind: 'pass', seat: 0 } }]);
    const plays = eventsIn(log, id).map((entry) => entry.id);
    log.append(id, [{ kind: 'undo', entries: plays.slice(10) }]);
    log.append(id, [{ kind: 'redo', entries: plays.slice(10, 20) }]);
    await settled(log);
    const again = await browser.open();
    expect(playedOf(eventsIn(again, id))).toEqual(playedOf(eventsIn(log, id)));
    expect(playedOf(eventsIn(again, id))).toHaveLength(20);
  });

  test('F28: changes no object that it does not own', async () => {
    const polluted = '{"v":1,"__proto__":{"isDrunk":true},"constructor":{"prototype":{"isDrunk":true}}}';
    const other = fakeBrowser([
      ['game:x', polluted],
      ['game:__proto__', polluted],
      ['game:toString', '{}'],
    ]);
    const log = await other.open();
    expect(log.$games.get().size).toBe(0);
    expect(log.$quarantine.get()).toHaveLength(3);
    expect('isDrunk' in {}).toBe(false);
    expect(Object.prototype.toString.call('')).toBe('[object String]');
  });
});

test('the text of a game is the same before and after a new start', async () => {
  const log = await browser.open();
  const game = log.startGame(NEW_GAME);
  await settled(log);
  const again = (await browser.open()).$games.get().get(game.id);
  expect(again?.kind === 'game' && textOf(again.game)).toBe(textOf(game));
});
