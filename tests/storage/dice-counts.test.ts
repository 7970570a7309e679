import { expect, test } from 'vitest';
import { diceCounts } from '../../src/logbook/dice-counts.ts';
import { allUis } from '../../src/logbook/registry.ts';
import { playedOf } from '../../src/games/shared/played.ts';
import type { GameEvent, SavedGame } from '../../src/storage/saved-game.ts';
import { goldenGame } from './golden.ts';

const UIS = await allUis();
const countsOf = (game: SavedGame) => diceCounts(game, UIS.get(game.game)!);
const withPlays = (game: SavedGame, events: readonly unknown[]): SavedGame =>
  ({
    ...game,
    events: events.map((event, at) => ({ id: `e${at}`, seq: at + 1, at, kind: 'play', event })),
  }) as SavedGame;

test('a throw counts each of its dice, in the mini game too; what was kept or entered as a whole does not', () => {
  const gools = goldenGame('v1-gools-six.json.txt');
  const by = 'hand';
  expect(
    countsOf(
      withPlays(gools, [
        { kind: 'throw', seat: 0, dice: [1, 1, 3, 4, 6], by },
        { kind: 'keep', seat: 0, dice: [1, 1, 3, 4] },
        { kind: 'roll-off', seat: 0, dice: [2, 2, 2, 2, 2], by },
        { kind: 'one-die', seat: 0, eyes: 5, by },
        { kind: 'enter', seat: 1, dice: [6, 6, 6, 6, 6], last: [6] },
        { kind: 'three-man', event: { kind: 'throw', seat: 0, dice: [3, 4], by } },
        { kind: 'three-man', event: { kind: 'one-die', seat: 0, eyes: 3, by } },
      ]),
    ),
  ).toEqual([2, 5, 3, 2, 1, 1]);
});

test('Gaa Under Gunnar counts throws, rolls and tosses, and none that was taken back; cards have no dice', () => {
  const game = goldenGame('v1-classic.json.txt');
  const rolls = playedOf<GameEvent>(game.events).flatMap(({ event }) => {
    const { dice = [], eyes } = event as { readonly dice?: readonly number[]; readonly eyes?: number };
    return eyes === undefined ? dice : [eyes];
  });
  const counts = countsOf(game)!;
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rolls.length);
  expect(counts[5]).toBe(rolls.filter((eyes) => eyes === 6).length);
  expect(countsOf(goldenGame('v1-gabong-ten-deals.json.txt'))).toBeUndefined();
  expect(countsOf(withPlays(game, []))).toBeUndefined();
});
