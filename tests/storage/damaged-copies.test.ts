import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EventRecord, Header } from '../../src/storage/database.ts';
import type { DurableGames } from '../../src/storage/durable-copy.ts';
import { headerOf, reconcile, textOf } from '../../src/storage/reconcile.ts';
import type { SavedGame } from '../../src/storage/saved-game.ts';
import { tries } from '../explore.ts';
import { evening } from './evening.ts';
import { databaseOf, fakeBrowser, meddle, namesIn, naming, NEW_GAME, settled, replaceMethod } from './fake-copies.ts';

/** A browser that has one game with two names, saved; and its text. */
async function withGame() {
  const browser = fakeBrowser();
  const log = await browser.open();
  const { id } = log.startGame(NEW_GAME);
  log.append(id, naming('a', 'b'));
  await settled(log);
  return { browser, id, text: browser.texts.get(`game:${id}`)! };
}

describe('a damaged text is set aside, and the game healed from the database', () => {
  test.each([
    ['cut short', (text: string) => text.slice(0, -7)],
    ['empty', () => ''],
    ['F10: null', () => 'null'],
    ['F10: a list', () => '[]'],
    ['F10: a number', () => '0'],
    ['F10: a string', () => '""'],
    ['F10: true', () => 'true'],
    ['F10: nothing but its version', () => '{"v":1}'],
    ['F10: no number where one belongs', (text: string) => text.replace('"bottle":33', '"bottle":NaN')],
    ['of a version that never was', (text: string) => text.replace('"v":1', '"v":0')],
    ['another game', (text: string) => text.replace(/"id":"/, '"id":"x')],
    ['another start', (text: string) => text.replace('"Friday"', '"Sunday"')],
    ['another past', (text: string) => text.replace('"name":"b"', '"name":"z"')],
    ['another id for an event', (text: string) => text.replace(/-(\w)","seq":1/, '-zz","seq":1')],
  ])('%s', async (_, harm) => {
    const { browser, id, text } = await withGame();
    const harmed = harm(text);
    expect(harmed).not.toBe(text);
    browser.texts.set(`game:${id}`, harmed);
    const log = await browser.open();
    expect(namesIn(log, id)).toEqual(['a', 'b']);
    expect(log.$quarantine.get().map((quarantined) => [quarantined.from, quarantined.text])).toEqual([
      [`game:${id}`, harmed],
    ]);
    await settled(log);
    expect(browser.texts.get(`game:${id}`)).toBe(text);
    expect((await databaseOf(browser))['aside']).toEqual(log.$quarantine.get());
    // It is set aside once, and is gone when it is forgotten.
    const [quarantined] = (await browser.open()).$quarantine.get();
    expect(quarantined?.text).toBe(harmed);
    log.forgetQuarantined(quarantined!.key);
    await expect.poll(async () => (await databaseOf(browser))['aside']).toEqual([]);
    expect((await browser.open()).$quarantine.get()).toEqual([]);
  });

  test('F08: wherever it is cut, it stays to be downloaded, and is never written over', async () => {
    const { text, id } = await withGame();
    for (let length = 0; length < text.length; length += 23) {
      const cut = text.slice(0, length);
      const browser = fakeBrowser([[`game:${id}`, cut]]);
      const log = await browser.open();
      expect(log.$games.get().size).toBe(0);
      expect(log.$quarantine.get().map((quarantined) => quarantined.text)).toEqual([cut]);
      expect(browser.texts.get(`game:${id}`)).toBe(cut);
      log.forgetQuarantined(log.$quarantine.get()[0]!.key);
      expect([...browser.texts]).toEqual([]);
    }
  });

  test('a text that no copy can set aside is left where it is, and the game goes on', async () => {
    const { browser, id, text } = await withGame();
    const harmed = text.slice(0, -1);
    browser.texts.set(`game:${id}`, harmed);
    browser.before = (operation) => {
      if (operation === 'set') throw new DOMException('', 'QuotaExceededError');
    };
    const mend = replaceMethod(IDBObjectStore.prototype, 'put', ({ name }, ask) => {
      if (name === 'aside') throw new DOMException('', 'QuotaExceededError');
      return ask();
    });
    try {
      const log = await browser.open();
      log.append(id, naming('c'));
      expect(await settled(log)).toEqual({ is: 'not-saved', why: 'full' });
      browser.before = () => undefined;
      log.append(id, naming('d'));
      expect(browser.texts.get(`game:${id}`)).toBe(harmed);
      expect(namesIn(log, id)).toEqual(['a', 'b', 'c', 'd']);
      expect(log.$quarantine.get()).toHaveLength(1);
    } finally {
      mend();
    }
  });
});

describe('a damaged database is set aside, and healed from the text', () => {
  test('a record that is no event does not take the others with it', async () => {
    const { browser, id, text } = await withGame();
    const lone = { game: id, id: 'lone', v: 1, entry: { id: 'lone', kind: 'dance' } };
    const [first] = (await databaseOf(browser))['events'] as EventRecord[];
    await meddle(browser, 'events', (events) => {
      events.put(lone);
      events.put({ ...first!, entry: null });
    });
    const log = await browser.open();
    await settled(log);
    expect(namesIn(log, id)).toEqual(['a', 'b']);
    expect(log.$quarantine.get()).toHaveLength(2);
    expect((await databaseOf(browser))['events']).toHaveLength(2);
    expect(browser.texts.get(`game:${id}`)).toBe(text);
    expect((await browser.open()).$quarantine.get()).toHaveLength(2);
  });

  test('a broken header', async () => {
    const { browser, id } = await withGame();
    await meddle(browser, 'headers', (headers) => headers.put({ id, v: 1, game: 'chess' }));
    const log = await browser.open();
    expect(namesIn(log, id)).toEqual(['a', 'b']);
    expect(log.$quarantine.get().map(({ from }) => from)).toEqual([`database:${id}`]);
    await settled(log);
    expect((await databaseOf(browser))['headers']).toEqual([expect.objectContaining({ id, game: 'gug' })]);
  });

  test('events whose game is nowhere are left, shown, and forgotten when that is asked for', async () => {
    const { browser, id } = await withGame();
    browser.texts.clear();
    await meddle(browser, 'headers', (headers) => headers.delete(id));
    const log = await browser.open();
    expect(log.$games.get().size).toBe(0);
    expect(log.$quarantine.get().map(({ from }) => from)).toEqual([`database:${id}`]);
    await settled(log);
    expect((await databaseOf(browser))['events']).toHaveLength(2);
    log.forgetQuarantined(log.$quarantine.get()[0]!.key);
    await expect.poll(async () => (await databaseOf(browser))['events']).toEqual([]);
    expect((await browser.open()).$quarantine.get()).toEqual([]);
  });
});

describe('F09: a byte of a text has changed', () => {
  let game: SavedGame;
  let durable: DurableGames;
  beforeAll(() => {
    game = evening({ seed: 3, seats: 3, turns: 6 });
    const records = game.events.map((entry): EventRecord => ({ game: game.id, id: entry.id, v: 1, entry }));
    const header: Header = headerOf(game);
    durable = {
      headers: [header],
      events: new Map([[game.id, records]]),
      marks: new Map(),
      quarantined: [],
      values: [],
    };
  });

  test('wherever and however: found out, or as it was; never another past', () => {
    const whole = JSON.stringify(game);
    const bytes = Buffer.from(textOf(game));
    fc.assert(
      fc.property(fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, turn) => {
        const changed = Buffer.from(bytes);
        changed[at]! ^= turn;
        const text = changed.toString();
        const found = reconcile(new Map([[game.id, text]]), durable).get(game.id)!;
        if (found.logged?.kind === 'newer') {
          // It says to be of a later version: shown as it is, and nothing is made of it.
          expect(found.logged.text).toBe(text);
          return;
        }
        expect(JSON.stringify(found.logged?.game)).toBe(whole);
        const isFound = found.unread.some((unread) => unread.text === text);
        expect(isFound || JSON.stringify(JSON.parse(text)) === whole).toBe(true);
      }),
      { numRuns: tries(1_500, 10_000) },
    );
  }, 300_000);
});
