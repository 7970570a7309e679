import { describe, expect, test } from 'vitest';
import { matchResults, penaltiesOf } from '../../../src/games/gabong/match-results.ts';
import type { GabongState } from '../../../src/games/gabong/match-state.ts';
import { deal, deals, dealsOf, play, reading, seated } from './match-table.ts';

describe('what a round came to', () => {
  const NO_CARDS = { 'gabong-6.2': 0, 'gabong-6.3': 0, 'gabong-8.1': 0, 'gabong-8.2': 0, 'gabong-9.3': 0 };

  test('7.1, 10.1: deals won, θ, the average hand and the worst, the first first', () => {
    const state = play(
      seated(),
      ...deals('θ 2A J', '=15 - =9', '345 9! θ'),
      { kind: 'penalty', seat: 1, clause: 'gabong-6.3' },
      { kind: 'penalty', seat: 1, clause: 'gabong-6.3' },
    );
    expect(matchResults(state)).toEqual([
      {
        seat: 2,
        place: 1,
        total: 19,
        thetas: 1,
        deals: 3,
        dealsWon: 1,
        average: 19 / 3,
        worst: 10,
        penalties: NO_CARDS,
      },
      { seat: 0, place: 2, total: 30, thetas: 1, deals: 3, dealsWon: 1, average: 10, worst: 15, penalties: NO_CARDS },
      {
        seat: 1,
        place: 3,
        total: 59,
        thetas: 1,
        deals: 3,
        dealsWon: 1,
        average: 59 / 3,
        worst: 50,
        penalties: { ...NO_CARDS, 'gabong-6.3': 2 },
      },
    ]);
  });

  test('9.3: all the penalty cards of a player, whatever for', () => {
    const card = (clause: 'gabong-6.3' | 'gabong-9.3') => ({ kind: 'penalty', seat: 1, clause }) as const;
    const state = play(seated(), deal('θ 2A J'), card('gabong-6.3'), card('gabong-9.3'), card('gabong-9.3'));
    expect(matchResults(state).map((row) => [row.seat, penaltiesOf(row)])).toEqual([
      [0, 0],
      [2, 0],
      [1, 3],
    ]);
  });

  test('before the first deal all share the first place, and nobody has an average', () => {
    expect(matchResults(seated()).map(({ place, average, worst }) => [place, average, worst])).toEqual([
      [1, null, null],
      [1, null, null],
      [1, null, null],
    ]);
  });

  test('B8: a halved total changes no hand', () => {
    const state = play(seated(reading({ B8: 'halved' })), deal('- =100 =300'));
    expect(matchResults(state).map(({ total, average, worst }) => [total, average, worst])).toEqual([
      [0, 0, 0],
      [50, 100, 100],
      [150, 300, 300],
    ]);
  });

  test('B6: the extra deal is in no number', () => {
    const over = { ...dealsOf(1), ...reading({ B6: 'extra-deal' }) };
    const tied = play(seated(over, 4), { ...deal('- - =5 =9'), overrule: { reason: 'Both at once.' } });
    const numbers = (state: GabongState) => matchResults(state).map((row) => ({ ...row, place: 0 }));
    const state = play(tied, deal('0:θ 1:AA'));
    expect(numbers(state)).toEqual(numbers(tied));
    expect(matchResults(state).map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ]);
  });
});
