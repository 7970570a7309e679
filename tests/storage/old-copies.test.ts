import { afterEach, expect, test, vi } from 'vitest';
import type { Migration } from '../../src/storage/migrations.ts';
import type { SavedGame } from '../../src/storage/saved-game.ts';
import { databaseOf, type FakeBrowser, fakeBrowser, naming, namesIn, NEW_GAME, settled } from './fake-copies.ts';

type Migrations = typeof import('../../src/storage/migrations.ts');

/** The version that a later build writes: three steps from the first. */
const NEWEST = 4;
const STEPS = [2, 3, 4].map((v): Migration => (value) => ({ ...(value as object), v }));
const brokenAt = (broken: number): readonly Migration[] =>
  STEPS.map((step, index) =>
    index === broken
      ? () => {
          throw new Error('not expected');
        }
      : step,
  );

/** Opens a later build of the log, with these steps, on what a browser has kept. */
async function openLater(browser: FakeBrowser, steps: readonly Migration[]) {
  vi.resetModules();
  vi.doMock('../../src/storage/saved-game.ts', async (original) => ({ ...(await original()), SAVED_VERSION: NEWEST }));
  vi.doMock('../../src/storage/migrations.ts', async (original) => {
    const { migrate } = await original<Migrations>();
    return { migrate: (value: object) => migrate(value, steps, NEWEST) };
  });
  const { fakeBrowser: laterBrowser } = await import('./fake-copies.ts');
  const later = Object.assign(laterBrowser(), { texts: browser.texts, database: browser.database });
  return later.open();
}

afterEach(() => {
  vi.doUnmock('../../src/storage/saved-game.ts');
  vi.doUnmock('../../src/storage/migrations.ts');
  vi.resetModules();
});

/** A browser in which this build has saved a game. */
async function saved(): Promise<{ readonly browser: FakeBrowser; readonly old: SavedGame }> {
  const browser = fakeBrowser();
  const log = await browser.open();
  const { id } = log.startGame(NEW_GAME);
  log.append(id, naming('one', 'two'));
  await settled(log);
  return { browser, old: JSON.parse(browser.texts.get(`game:${id}`)!) as SavedGame };
}

/** What stands of games in the browser's database, beside what was set aside. */
async function gamesIn(browser: FakeBrowser) {
  const { headers, events } = await databaseOf(browser);
  return { headers, events };
}

test('F25: what was kept before stays in the database as it was when a later build reads it', async () => {
  const { browser, old } = await saved();
  const before = await gamesIn(browser);
  const later = await openLater(browser, STEPS);
  later.append(old.id, naming('three'));
  await settled(later);
  expect(namesIn(later, old.id)).toEqual(['one', 'two', 'three']);
  const { headers, events } = await gamesIn(browser);
  expect(headers).toEqual(before.headers);
  expect(events).toEqual(expect.arrayContaining([...before.events!]));
  expect(events).toHaveLength(3);
});

test.each([0, 1, 2])('F25: where step %i throws, both copies stay, and the mended build reads them', async (broken) => {
  const { browser, old } = await saved();
  const [key, before] = [`game:${old.id}`, await gamesIn(browser)];
  const text = browser.texts.get(key)!;
  // Started again, it comes to the same.
  for (let start = 1; start <= 2; start += 1) {
    const failed = await openLater(browser, brokenAt(broken));
    // It resolves when all that waits is committed.
    await failed.saveAgain();
    expect(failed.$games.get()).toEqual(new Map());
    expect(browser.texts.get(key)).toBe(text);
    expect(await gamesIn(browser)).toEqual(before);
    // What the people at the table are offered to download is the whole of it.
    expect(failed.$quarantine.get().map((quarantined) => JSON.parse(quarantined.text) as unknown)).toEqual([old, old]);
  }
  const mended = await openLater(browser, STEPS);
  expect(mended.$games.get().get(old.id)).toEqual({ kind: 'game', game: { ...old, v: NEWEST } });
});
