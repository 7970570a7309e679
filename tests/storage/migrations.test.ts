import { GABONG } from '../../src/games/gabong/match-play.ts';
import { GOOLS } from '../../src/games/gools/play.ts';
import { TOURNAMENT } from '../../src/games/tournament/tournament-play.ts';
import { expect, test } from 'vitest';
import { type Migration, migrate } from '../../src/storage/migrations.ts';
import { SAVED_VERSION, type SavedGame } from '../../src/storage/saved-game.ts';
import { parseSavedText } from '../../src/storage/saved-game-schema.ts';
import { exportGame } from '../../src/storage/export.ts';
import { readImport } from '../../src/storage/import.ts';
import { reduceSaved } from '../../src/storage/gug-reduction.ts';
import { reduceTable } from '../../src/storage/reduce-table.ts';
import { BOARDS, LONDON_2025 } from '../games/gug/ask.ts';
import { GOLDEN_FILES, goldenGame, goldenText } from './golden.ts';

/** Four versions of a thing that counts, each named anew. */
const STEPS: readonly Migration[] = ['second', 'third', 'fourth'].map((name, index) => (value) => ({
  ...(value as object),
  v: index + 2,
  [name]: true,
}));

test('each step takes a value one version on, and none of this version', () => {
  expect(migrate({ v: 1 }, STEPS, 4)).toEqual({ ok: true, value: { v: 4, second: true, third: true, fourth: true } });
  expect(migrate({ v: 3 }, STEPS, 4)).toEqual({ ok: true, value: { v: 4, fourth: true } });
  expect(migrate({ v: 4, kept: 1 }, STEPS, 4)).toEqual({ ok: true, value: { v: 4, kept: 1 } });
});

test.each([0, 5, -1, 1.5, NaN, Infinity, '1', null, undefined])('there was no version %s', (v) => {
  expect(migrate({ v }, STEPS, 4)).toEqual({ ok: false });
});

test.each([0, 1, 2])('F25: where step %i throws, the value is as it was, and it throws the same again', (broken) => {
  const steps = STEPS.map((step, index): Migration =>
    index === broken
      ? () => {
          throw new Error('not expected');
        }
      : step,
  );
  const value = Object.freeze({ v: 1, inner: Object.freeze({ list: Object.freeze([1]) }) });
  expect(migrate(value, steps, 4)).toEqual({ ok: false });
  expect(migrate(value, steps, 4)).toEqual({ ok: false });
  expect(value).toEqual({ v: 1, inner: { list: [1] } });
  expect(migrate(value, STEPS, 4)).toMatchObject({ ok: true });
});

test('F23: every version so far has golden games', () => {
  const versions = Array.from({ length: SAVED_VERSION }, (_, index) => index + 1);
  for (const version of versions)
    expect(GOLDEN_FILES.filter((file) => file.startsWith(`v${version}-`)).length).toBeGreaterThanOrEqual(2);
});

test.each(GOLDEN_FILES)('F23: %s is read', (file) => {
  const read = readImport(goldenText(file), new Map());
  expect(read).toMatchObject({ ok: true, found: [{ is: 'new' }] });
});

const OF_TODAY = GOLDEN_FILES.filter((file) => file.startsWith(`v${SAVED_VERSION}-`));

test.each(OF_TODAY)('F23: %s is exported as it was, byte by byte', (file) => {
  expect(exportGame({ kind: 'game', game: goldenGame(file) })).toBe(goldenText(file));
  expect(parseSavedText(JSON.stringify(goldenGame(file)))).toEqual({ kind: 'game', game: goldenGame(file) });
});

test.each(GOLDEN_FILES)('F26: %s still fits the rules', (file) => {
  const read = readImport(goldenText(file), new Map());
  const [found] = read.ok ? read.found : [];
  if (found?.is !== 'new') throw new Error('not read');
  const { game } = found;
  expect(rejectedEventsOf(game)).toEqual([]);
});

function rejectedEventsOf(game: SavedGame): readonly unknown[] {
  switch (game.game) {
    case 'gug':
      return reduceSaved(game, BOARDS.get(game.board.id) ?? LONDON_2025).rejectedEvents;
    case 'gools':
      return reduceTable(GOOLS, game).rejectedEvents;
    case 'gabong':
      return reduceTable(GABONG, game).rejectedEvents;
    case 'tournament':
      return reduceTable(TOURNAMENT, game).rejectedEvents;
  }
}
