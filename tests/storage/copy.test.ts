import { expect, test } from 'vitest';
import { copyOf } from '../../src/storage/duplicate-game.ts';
import { EVENTS_MOST, parseSavedGame } from '../../src/storage/saved-game-schema.ts';
import type { SavedGame } from '../../src/storage/saved-game.ts';
import { goldenGame } from './golden.ts';

const GAME = goldenGame('v1-classic.json.txt');

const ofLines = (count: number): SavedGame => ({
  ...GAME,
  events: Array.from({ length: count }, (_, seq) => ({ id: `e${seq}`, seq, at: 1, kind: 'restore' })),
});

test('a copy has an id of its own, all events, and a name of its own at their end', () => {
  const copy = copyOf(GAME, 'x'.repeat(60), 5)!;
  expect(copy.id).not.toBe(GAME.id);
  expect(copy.events.slice(0, -1)).toEqual(GAME.events);
  expect(copy.events.at(-1)).toMatchObject({ kind: 'rename', name: 'x'.repeat(40), at: 5 });
  expect(parseSavedGame(copy)).toEqual({ kind: 'game', game: copy });
});

test('a copy whose name would be cut in the middle of a picture is named without it', () => {
  expect(copyOf(GAME, `${'x'.repeat(37)}👨‍👩‍👧`, 5)?.events.at(-1)).toMatchObject({ name: 'x'.repeat(37) });
});

test('a game that has no line left cannot be copied, nor one that counts to the end of all numbers', () => {
  expect(copyOf(ofLines(EVENTS_MOST - 1), 'Copy', 5)).toBeDefined();
  expect(copyOf(ofLines(EVENTS_MOST), 'Copy', 5)).toBeUndefined();
  expect(copyOf({ ...GAME, events: [{ id: 'a', seq: 1e9, at: 1, kind: 'restore' }] }, 'Copy', 5)).toBeUndefined();
});
