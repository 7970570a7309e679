import { describe, expect, test } from 'vitest';
import { rotationRounds, sitOutsIn } from '../../../src/games/tournament/rotation.ts';

/** Rotations of so many players at tables of so many, where everybody plays more than once. */
const WISHES = [3, 4, 5, 6, 7, 8, 9].flatMap((players) =>
  [2, 3, 4, 5].flatMap((size) =>
    [players, 2 * players].flatMap((games) =>
      size <= players && games * size > players ? [{ players, size, games }] : [],
    ),
  ),
);

describe('who sits out of a rotation', () => {
  test.each(WISHES)('of $players at tables of $size, $games games: all equally often, and nobody who plays', (wish) => {
    for (const seed of [0, 7]) {
      const rounds = rotationRounds({ ...wish, sideBySide: wish.games, seed });
      const sitOuts = sitOutsIn(rounds.flat());
      expect(sitOuts).toHaveLength(rounds.length);
      rounds.forEach((games, round) => {
        const everybody = Array.from({ length: wish.players }, (_, player) => player);
        expect(sitOuts[round]).toEqual(everybody.filter((player) => !games.flat().includes(player)));
      });
      const times = Array.from(
        { length: wish.players },
        (_, player) => sitOuts.filter((players) => players.includes(player)).length,
      );
      expect(new Set(times).size).toBe(1);
    }
  });

  test('is nobody where all play in every round, and nothing before the draw', () => {
    expect(
      sitOutsIn([
        [0, 1],
        [2, 3],
        [0, 2],
        [1, 3],
      ]),
    ).toEqual([[], []]);
    expect(sitOutsIn([])).toEqual([]);
  });
});
