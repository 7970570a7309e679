import { describe, expect, test } from 'vitest';
import { exportGame } from '../../src/storage/export.ts';
import { readImport } from '../../src/storage/import.ts';
import type { Log } from '../../src/storage/log.ts';
import { type Build, databaseOf, fakeBrowser, namesIn, naming, NEW_GAME, pause, settled } from './fake-copies.ts';
import { GOLDEN_FILES, goldenGame } from './golden.ts';

/** What earlier releases did with saved games, as they were built then (`releases/keep.ts`). */
interface Release extends Build {
  readonly exportGame: typeof exportGame;
  readonly readImport: typeof readImport;
}
const RELEASES = Object.entries(import.meta.glob<Release>('./releases/*.js', { eager: true })).map(
  ([file, build]) => [/([\d.]+)\.js$/.exec(file)![1]!, build] as const,
);

const GAMES = GOLDEN_FILES.map(goldenGame);
const gamesOf = (log: Log) => new Map(log.$games.get());
/** Ids of all events of a game, as one build has them. */
function idsIn(log: Log, id: string): readonly string[] {
  const logged = log.$games.get().get(id);
  return logged?.kind === 'game' ? logged.game.events.map((event) => event.id) : [];
}
/** What 0.1.0 has never heard of: a player's corrected name, and a clock that stands still. */
const NEWS = [
  { kind: 'player-name', players: ['0'], name: 'Anna' },
  { kind: 'play', event: { kind: 'pause' } },
] as const;

test('there is one', () => expect(RELEASES.length).toBeGreaterThan(0));

describe.each(RELEASES)('F27: release %s and this build', (_, earlier) => {
  test('what the release wrote is the same here, sign by sign, and there again', async () => {
    const browser = fakeBrowser();
    const there = await browser.open(earlier);
    await there.addGames(GAMES);
    const { id } = there.startGame(NEW_GAME);
    there.append(id, naming('one', 'two'));
    expect(await settled(there)).toMatchObject({ is: 'saved' });
    const [texts, database] = [new Map(browser.texts), await databaseOf(browser)];
    const here = await browser.open();
    expect(gamesOf(here)).toEqual(gamesOf(there));
    expect(gamesOf(here).size).toBe(GAMES.length + 1);
    expect(here.$quarantine.get()).toEqual([]);
    await here.saveAgain();
    expect(browser.texts).toEqual(texts);
    expect(await databaseOf(browser)).toEqual(database);
    here.append(id, naming('three'));
    await settled(here);
    const back = await browser.open(earlier);
    expect(namesIn(back, id)).toEqual(['one', 'two', 'three']);
    // The first release has another name for it.
    const { $aside = back.$quarantine } = back as { readonly $aside?: typeof back.$quarantine };
    expect($aside.get()).toEqual([]);
  });

  test.each(['nothing', 'a line of its own'])(
    'what only this build knows is whole again after the release, which adds %s',
    async (adds) => {
      const browser = fakeBrowser();
      const here = await browser.open();
      await here.addGames(GAMES);
      const { id } = here.startGame(NEW_GAME);
      here.append(id, naming('one'));
      here.append(id, NEWS);
      here.append(id, naming('two'));
      expect(await settled(here)).toMatchObject({ is: 'saved' });
      const ids = idsIn(here, id);
      const there = await browser.open(earlier);
      // It shows what it can read, and writes nothing over the rest.
      expect(namesIn(there, id)).toEqual(['one', 'two']);
      if (adds !== 'nothing') there.append(id, naming('added'));
      await there.saveAgain();
      const back = await browser.open();
      expect(idsIn(back, id)).toEqual(expect.arrayContaining([...ids]));
      expect(namesIn(back, id)).toEqual(adds === 'nothing' ? ['one', 'two'] : ['one', 'two', 'added']);
      for (const game of GAMES) expect(gamesOf(back).get(game.id)).toEqual({ kind: 'game', game });
    },
  );

  test('open side by side, both keep every line of both', async () => {
    const browser = fakeBrowser();
    const there = await browser.openPage(earlier);
    const here = await browser.openPage();
    const { id } = there.log.startGame(NEW_GAME);
    for (let round = 0; round < 5; round += 1) {
      there.log.append(id, naming(`there ${round}`));
      await pause(5);
      here.log.append(id, naming(`here ${round}`));
      await pause(5);
    }
    await Promise.all([settled(there.log), settled(here.log)]);
    const after = await browser.open();
    const all = [0, 1, 2, 3, 4].flatMap((round) => [`there ${round}`, `here ${round}`]);
    expect(namesIn(after, id).toSorted()).toEqual(all.toSorted());
    expect(namesIn(await browser.open(earlier), id)).toEqual(namesIn(after, id));
  });

  test.each(GAMES)('a file of $id is read in either from the other', (game) => {
    for (const [from, to] of [
      [earlier.exportGame, readImport],
      [exportGame, earlier.readImport],
    ] as const)
      expect(to(from({ kind: 'game', game }), new Map())).toMatchObject({ ok: true, found: [{ is: 'new', game }] });
  });
});
