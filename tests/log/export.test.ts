import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportAll, exportGame } from '../../src/log/export.ts';
import { gamesToAdd, readImport } from '../../src/log/import.ts';
import type { LoggedGame } from '../../src/log/reconcile.ts';
import type { SavedGame } from '../../src/log/saved-game.ts';
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

test('what is exported, imported and exported again is the same, byte by byte', () => {
  fc.assert(
    fc.property(fc.uniqueArray(savedGames, { selector: ({ id }) => id, maxLength: 3 }), (games) => {
      const text = exportAll(logged(games));
      const again = imported(text);
      expect(again.length).toBe(games.length);
      expect(exportAll(logged(again))).toBe(text);
    }),
    { numRuns: RUNS },
  );
}, 120_000);

test('the order of keys in memory is no matter', () => {
  const turned = Object.fromEntries(Object.entries(GAME).toReversed()) as unknown as SavedGame;
  expect(exportAll(logged([turned]))).toBe(exportAll(logged([GAME])));
});

test('what a newer version wrote leaves as it was found, alone and among others', () => {
  expect(exportGame(NEWER)).toBe(NEWER.text);
  const text = exportAll([...logged([GAME]), NEWER]);
  expect(text).toContain(NEWER.text);
  expect(readImport(text, new Map())).toMatchObject({ ok: true, found: [{ is: 'new' }, { is: 'newer', version: 2 }] });
});

test('no games are a file too', () => {
  expect(imported(exportAll([]))).toEqual([]);
});
