import { beforeEach, describe, expect, test } from 'vitest';
import type { EventRecord } from '../../src/storage/database.ts';
import {
  databaseOf,
  type FakeBrowser,
  fakeBrowser,
  meddle,
  namesIn,
  naming,
  NEW_GAME,
  settled,
} from './fake-copies.ts';

let browser: FakeBrowser;
let id: string;
beforeEach(async () => {
  browser = fakeBrowser();
  const log = await browser.open();
  id = log.startGame(NEW_GAME).id;
  log.append(id, naming('old'));
  await settled(log);
});

/** As a later build would write it: of another version, and with something this one has never heard of. */
const later = (text: string) => text.replace('"v":1', '"v":2').replace('"sides"', '"weather":"rain","sides"');

describe('F24: a game of a newer version', () => {
  test.each(['the text', 'the database', 'both'])('in %s is shown, and written in neither copy', async (where) => {
    const text = browser.texts.get(`game:${id}`)!;
    if (where !== 'the database') browser.texts.set(`game:${id}`, later(text));
    if (where !== 'the text')
      await meddle(browser, 'headers', (headers) => headers.put({ id, v: 2, game: 'gug', weather: 'rain' }));
    const [texts, database] = [new Map(browser.texts), await databaseOf(browser)];
    const log = await browser.open();
    const logged = log.$games.get().get(id);
    expect(logged).toMatchObject({ kind: 'newer', id, version: 2 });
    if (where !== 'the database') expect(logged).toMatchObject({ text: later(text) });
    else expect(logged?.kind === 'newer' && JSON.parse(logged.text)).toMatchObject({ v: 2, weather: 'rain' });
    log.append(id, naming('no'));
    // It resolves when all that waits is committed.
    await log.saveAgain();
    expect(browser.texts).toEqual(texts);
    expect(await databaseOf(browser)).toEqual(database);
    expect(log.$quarantine.get()).toEqual([]);
  });
});

describe('F27: a newer build takes a game over while it is open here', () => {
  test('what was tapped is kept for it, and its text is left alone', async () => {
    const log = await browser.open();
    const text = later(browser.texts.get(`game:${id}`)!);
    await meddle(browser, 'headers', (headers) => headers.put({ id, v: 2, weather: 'rain' }));
    // Nothing is waited for from here to the tap: what other tabs still say would tell of the newer build before it.
    browser.texts.set(`game:${id}`, text);
    log.append(id, naming('tapped'));
    expect(log.$games.get().get(id)).toEqual({ kind: 'newer', id, version: 2, text });
    expect(log.$saving.get()).toEqual({ is: 'not-saved', why: 'closed-by-newer' });
    // What is said does not change when the database has it, so the database itself is asked.
    await expect
      .poll(async () => (await databaseOf(browser))['events'])
      .toContainEqual(
        expect.objectContaining({ game: id, v: 1, entry: expect.objectContaining({ name: 'tapped' }) as unknown }),
      );
    expect(log.$saving.get()).toEqual({ is: 'not-saved', why: 'closed-by-newer' });
    log.append(id, naming('no more'));
    // Another game goes on, and is saved; what was tapped before it would be there by then.
    const other = log.startGame(NEW_GAME);
    log.append(other.id, naming('mine'));
    await expect.poll(() => log.$saving.get().is).toBe('saved');
    const { headers, events } = await databaseOf(browser);
    expect(headers).toContainEqual({ id, v: 2, weather: 'rain' });
    expect((events as readonly EventRecord[]).filter(({ game }) => game === id)).toHaveLength(2);
    expect(browser.texts.get(`game:${id}`)).toBe(text);
  });

  test('noticed in the database alone', async () => {
    const log = await browser.open();
    await meddle(browser, 'headers', (headers) => headers.put({ id, v: 2 }));
    await meddle(browser, 'events', (events) => events.put({ game: id, id: 'later', v: 2, entry: { id: 'later' } }));
    log.append(id, naming('tapped'));
    await expect.poll(() => log.$games.get().get(id)?.kind).toBe('newer');
    expect(log.$saving.get()).toEqual({ is: 'not-saved', why: 'closed-by-newer' });
    expect((await databaseOf(browser))['events']).toHaveLength(3);
    expect((await databaseOf(browser))['headers']).toEqual([{ id, v: 2 }]);
  });

  test('by giving the database another form: this build lets go of it, and says why it cannot save', async () => {
    const log = await browser.open();
    await new Promise<void>((resolve) => {
      const request = browser.database.open('companion', 2);
      request.onsuccess = () => resolve();
    });
    log.append(id, naming('tapped'));
    expect(await settled(log)).toEqual({ is: 'not-saved', why: 'closed-by-newer', isLocal: true });
    expect(namesIn(log, id)).toEqual(['old', 'tapped']);
    // Loaded anew, this build has nothing to say of another tab, and still shows what local storage has.
    const again = await browser.open();
    expect(again.$saving.get()).toEqual({ is: 'not-saved', why: 'newer-here', isLocal: true });
    expect(namesIn(again, id)).toEqual(['old', 'tapped']);
  });
});
