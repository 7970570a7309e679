import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawGroups, type Entrant, layersOf } from '../../../src/games/tournament/tournament-layers.ts';
import type { Layer } from '../../../src/games/tournament/format.ts';
import { drawn, letters, play, result, started } from './tournament-table.ts';

const layer = (games: number, size: number, rotated: number | null = null): Layer => {
  return { kind: 'SF', games, size, rotated, onward: [] };
};
const entrants = (...origins: readonly string[]): readonly Entrant[] =>
  origins.map((origin, player) => ({ player, origin, isWithdrawn: origin === '-' }));
const groupsOf = (groups: readonly (readonly number[])[]) => groups.map(letters).join(' ');

describe('18.1 the draw', () => {
  test('follows from its seed, and not from the order in which players came', () => {
    const eight = entrants(...Array<string>(8).fill(''));
    expect(groupsOf(drawGroups(layer(2, 4), eight, 1))).toBe('bfge adhc');
    expect(groupsOf(drawGroups(layer(2, 4), eight.toReversed(), 1))).toBe('bfge adhc');
    expect(groupsOf(drawGroups(layer(2, 4), eight, 2))).toBe('bfga cdhe');
  });

  test('R24 nor does a rotation', () => {
    const six = entrants(...Array<string>(6).fill(''));
    expect(drawGroups(layer(4, 3, 6), six.toReversed(), 1)).toEqual(drawGroups(layer(4, 3, 6), six, 1));
  });

  test.each([1, 2, 3, 4, 5])('parts those who have withdrawn before the first of all draws, by seed %i', (seed) => {
    const eight = entrants(...Array<string>(8).fill('')).map((one) => ({ ...one, isWithdrawn: one.player < 2 }));
    const [first] = drawGroups(layer(2, 4), eight, seed);
    expect(first!.filter((player) => player < 2)).toHaveLength(1);
  });

  test('before it nobody is in a game', () => {
    const waiting = { players: [], present: [], is: 'waiting', places: [], from: null };
    const views = layersOf(started('2H3/1F1R-1R2/1F-F3', 6));
    expect(views.map(({ games }) => games)).toEqual([[waiting, waiting], [waiting], [waiting]]);
    expect(views.map(({ tables, moves }) => [...tables, ...moves])).toEqual([[], [], []]);
    const those = [0, 1, 2, 3, 4, 5];
    const first = those.map((player) => ({ player, from: null, isBack: false, isSubstitute: false }));
    expect(views.map(({ arrivals }) => arrivals)).toEqual([first, [], []]);
  });

  test('keeps those of one game apart as far as the games go', () => {
    const origins = fc.array(fc.constantFrom('0', '1', '2', '3', '-'), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(origins, fc.constantFrom(2, 3, 4, 6), fc.nat(), (from, games, seed) => {
        const groups = drawGroups(layer(games, 12 / games), entrants(...from), seed);
        expect(groups.flat().toSorted((a, b) => a - b)).toEqual(from.map((_, player) => player));
        for (const origin of new Set(from)) {
          const shares = groups.map((group) => group.filter((player) => from[player] === origin).length);
          expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test.each([1, 2, 3, 4, 5])('keeps those of one heat apart in the repêchage, by seed %i', (seed) => {
    const first = play(started('4H4/1SF2R-2R4/2SF-2SF4/2F-F4', 16), drawn(0));
    const heats = first.layers[0]!.groups!;
    const played = play(first, ...heats.map((players, game) => result(0, game, [...letters(players)].join(' '))));
    const [one] = play(played, drawn(1, seed)).layers[1]!.groups!;
    // The second and the third of each heat go there.
    for (const [, ...those] of heats)
      expect(those.slice(0, 2).filter((player) => one!.includes(player))).toHaveLength(1);
  });

  test('puts anybody in any game as often as in another', () => {
    const first = Array.from(
      { length: 2000 },
      (_, seed) => drawGroups(layer(2, 4), entrants('0', '0', '0', '0', '1', '1', '1', '1'), seed)[0]!,
    );
    for (const player of [0, 3, 4, 7]) {
      const times = first.filter((group) => group.includes(player)).length;
      expect(Math.abs(times - 1000)).toBeLessThan(120);
    }
    const together = first.filter((group) => group.includes(0) === group.includes(4)).length;
    expect(Math.abs(together - 1000)).toBeLessThan(120);
  });

  test.each([
    [6, 4, 8, 0],
    [12, 3, 9, 0],
    [20, 4, 16, 0],
    [4, 3, 6, 5],
    [3, 4, 4, 0],
  ])(
    'R24 rotates %i games of %i among %i: all play equally many, and %i pairs never meet',
    (games, size, players, never) => {
      const groups = drawGroups(layer(games, size, players), entrants(...Array<string>(players).fill('')), 7);
      expect(groups).toHaveLength(games);
      for (const group of groups) expect(new Set(group).size).toBe(size);
      for (let player = 0; player < players; player += 1) {
        expect(groups.filter((group) => group.includes(player))).toHaveLength((games * size) / players);
      }
      const together = groups.flatMap((group) => group.flatMap((one) => group.map((other) => `${one} ${other}`)));
      expect((players ** 2 - new Set(together).size) / 2).toBe(never);
    },
  );
});
