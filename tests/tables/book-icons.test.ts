import { describe, expect, test } from 'vitest';
import { iconsOf, lettersOf } from '../../src/tables/gug/game/icons.ts';
import type { Seat } from '../../src/games/gug/setup.ts';
import { begun, GAME, play, seated, setupOf } from '../games/gug/table.ts';

const seat = (team: string, ...names: readonly string[]): Seat => ({
  team,
  marker: 'circle',
  players: names.map((name) => ({ name, drink: 'beer' })),
});

describe('the letter of an icon', () => {
  test.each([
    ['a player’s first', seat('', 'ola'), 'C', ['O']],
    ['a team’s first', seat('Øst', 'Anna', 'Bo'), 'CT', ['Ø']],
    ['without a team’s name that of its first player', seat('', 'Anna', 'Bo'), 'CT', ['A']],
    ['each player’s, where each has an icon', seat('Øst', 'Anna', 'Bo'), 'DUT', ['A', 'B']],
    ['A and B, where those are alike', seat('Øst', 'Anna', 'Arne'), 'DUT', ['A', 'B']],
    ['A and B too, where a file has one player for two icons', seat('Øst', 'Anna'), 'DUT', ['A', 'B']],
    ['a whole sign, where a letter has two halves', seat('', '🍺 Per'), 'C', ['🍺']],
  ] as const)('is %s', (_, found, variation, letters) => expect(lettersOf(found, variation)).toEqual(letters));
});

describe('the icons on the map', () => {
  test('none before the stations are chosen', () => expect(iconsOf(GAME.start(setupOf(3)))).toEqual([]));

  test('one for each seat, the turn’s marked', () => {
    const icons = iconsOf(begun(3));
    expect(icons.map(({ marker, isTurn }) => [marker, isTurn])).toEqual([
      ['circle', true],
      ['square', false],
      ['triangle', false],
    ]);
  });

  test('two for each team in Double Up, and only the one that is moved is marked', () => {
    const state = begun(2, { variation: 'DUT' });
    expect(iconsOf(state).map(({ isTurn }) => isTurn)).toEqual([true, true, false, false]);
    expect(iconsOf(state, 1).map(({ isTurn }) => isTurn)).toEqual([false, true, false, false]);
  });

  test('who left the game has taken the icon along; who finished still stands', () => {
    const left = play(GAME, begun(3), [{ kind: 'retire', seat: 1 }]);
    expect(iconsOf(left).map(({ marker }) => marker)).toEqual(['circle', 'triangle']);
    const finished = seated(begun(3), 1, { status: { is: 'finished', at: 1, time: 1 } });
    expect(iconsOf(finished)).toHaveLength(3);
  });
});
