import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasTwin, mergeGames } from '../../src/storage/merge.ts';
import type { SavedGugGame } from '../../src/storage/saved-game.ts';
import { NEW_GAME } from './fake-copies.ts';

const gameWith = (
  events: readonly SavedGugGame['events'][number][],
  over: Partial<SavedGugGame> = {},
): SavedGugGame => ({
  v: 1,
  id: 'friday',
  createdAt: 0,
  ...NEW_GAME,
  events,
  ...over,
});
const line = (id: string, seq: number, name = id): SavedGugGame['events'][number] => ({
  id,
  seq,
  at: 0,
  kind: 'rename',
  name,
});

/** Copies of one game: each event is one thing, whichever copies have it, in whatever order they came. */
const copy = fc
  .shuffledSubarray(Array.from({ length: 12 }, (_, index) => line(`e${(index * 7) % 12}`, Math.floor(index / 3))))
  .map((events) => gameWith(events));

describe('copies of one game', () => {
  const check = (property: fc.IProperty<unknown>): void => {
    fc.assert(property, { seed: 5, numRuns: 500 });
  };

  test('are the same whichever comes first', () => {
    check(
      fc.property(copy, copy, (one, other) => {
        expect(mergeGames(one, other)?.events).toEqual(mergeGames(other, one)?.events);
      }),
    );
  });

  test('are the same however they are grouped', () => {
    check(
      fc.property(copy, copy, copy, (one, two, three) => {
        expect(mergeGames(mergeGames(one, two)!, three)).toEqual(mergeGames(one, mergeGames(two, three)!));
      }),
    );
  });

  test('lose nothing and gain nothing by being merged again', () => {
    check(
      fc.property(copy, copy, (one, other) => {
        const both = mergeGames(one, other)!;
        expect(new Set<unknown>(both.events)).toEqual(new Set<unknown>([...one.events, ...other.events]));
        expect(mergeGames(both, other)).toBe(both);
        expect(mergeGames(both, one)).toBe(both);
      }),
    );
  });
});

describe('two games under one id', () => {
  test('are not merged when they began differently', () => {
    expect(mergeGames(gameWith([]), gameWith([], { createdAt: 1 }))).toBeUndefined();
  });

  test('are not merged when an event is not the same in both', () => {
    expect(mergeGames(gameWith([line('a', 1)]), gameWith([line('a', 1, 'other')]))).toBeUndefined();
  });

  test('are one game whatever the order of their keys', () => {
    const turned = Object.fromEntries(Object.entries(gameWith([])).toReversed()) as unknown as SavedGugGame;
    const entry = line('a', 1);
    const turnedEntry = Object.fromEntries(
      Object.entries(entry).toReversed(),
    ) as unknown as SavedGugGame['events'][number];
    const one = gameWith([entry]);
    expect(mergeGames(one, { ...turned, events: [turnedEntry] })).toBe(one);
  });
});

test('an event under another id is a twin; two events of one number are not', () => {
  expect(hasTwin(gameWith([line('a', 1, 'same')]), gameWith([line('b', 1, 'same')]))).toBe(true);
  expect(hasTwin(gameWith([line('a', 1)]), gameWith([line('b', 1)]))).toBe(false);
  expect(hasTwin(gameWith([line('a', 1, 'x'), line('b', 1, 'x')]), gameWith([line('a', 1, 'x')]))).toBe(false);
  expect(hasTwin(gameWith([line('a', 1, 'x')]), gameWith([line('a', 1, 'x'), line('b', 1, 'x')]))).toBe(false);
});
