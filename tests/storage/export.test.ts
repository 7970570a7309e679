import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exportAll, exportGame } from '../../src/storage/export.ts';
import { FILE_MOST, GAMES_MOST } from '../../src/storage/file-format.ts';
import { gamesToAdd, readImport } from '../../src/storage/import.ts';
import type { LoggedGame } from '../../src/storage/reconcile.ts';
import type { SavedGame } from '../../src/storage/saved-game.ts';
import { goldenGame } from './golden.ts';
import { savedGames } from './random-games.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 1_000);
const GAME = goldenGame('v1-classic.json.txt');
const NEWER: LoggedGame = { kind: 'newer', id: 'n', version: 2, text: '{"id":"n",  "v":2, "odd":[1.50]}' };

const logged = (games: readonly SavedGame[]): readonly LoggedGame[] => games.map((game) => ({ kind: 'game', game }));

function imported(text: string): readonly SavedGame[] {
  const read = readImport(text, new Map());
  expect(read).toMatchObject({ ok: true });
  return read.ok ? gamesToAdd(read) : [];
}

test('F32: what is exported, imported and exported again is the same, byte by byte', () => {
  fc.assert(
    fc.property(fc.uniqueArray(savedGames, { selector: ({ id }) => id, maxLength: 3 }), (games) => {
      const [text = ''] = exportAll(logged(games));
      const again = imported(text);
      expect(again.length).toBe(games.length);
      expect(exportAll(logged(again))).toEqual([text]);
    }),
    { numRuns: RUNS },
  );
}, 120_000);

test('the order of keys in memory is no matter', () => {
  const turned = Object.fromEntries(Object.entries(GAME).toReversed()) as unknown as SavedGame;
  expect(exportAll(logged([turned]))).toEqual(exportAll(logged([GAME])));
});

test('what a newer version wrote leaves as it was found, alone and among others', () => {
  expect(exportGame(NEWER)).toBe(NEWER.text);
  const [text = ''] = exportAll([...logged([GAME]), NEWER]);
  expect(text).toContain(NEWER.text);
  expect(readImport(text, new Map())).toMatchObject({ ok: true, found: [{ is: 'new' }, { is: 'newer', version: 2 }] });
});

test('no games are a file too', () => {
  const files = exportAll([]);
  expect(files).toHaveLength(1);
  expect(imported(files[0]!)).toEqual([]);
});

describe('what is more than a file holds goes out as several, each of which can be read', () => {
  const copies = (count: number, game: SavedGame) =>
    logged(Array.from({ length: count }, (_, index) => ({ ...game, id: `copy-${index}` })));
  const idsIn = (files: readonly string[]) => files.flatMap((text) => imported(text).map(({ id }) => id));

  test('by their number', () => {
    const games = copies(GAMES_MOST + 1, { ...GAME, events: [] });
    const files = exportAll(games);
    expect(files).toHaveLength(2);
    expect(idsIn(files)).toEqual(games.map((each) => each.kind === 'game' && each.game.id));
    expect(exportAll(games.slice(1))).toHaveLength(1);
  });

  test('by their length', () => {
    const filler = 'x'.repeat(4_900_000);
    const games = Array.from({ length: 5 }, (_, index): LoggedGame => {
      const text = JSON.stringify({ v: 2, id: `n${index}`, filler });
      return { kind: 'newer', id: `n${index}`, version: 2, text };
    });
    const files = exportAll(games);
    expect(files.map(({ length }) => length <= FILE_MOST)).toEqual([true, true]);
    const found = files.map((text) => readImport(text, new Map()));
    expect(found.map((read) => read.ok && read.found.length)).toEqual([4, 1]);
  });
});
