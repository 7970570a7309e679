import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/games/tournament/tournament-events.ts';
import { NOBODY_IN, placeOf, tapped, withRestOut } from '../../src/tables/tournament/game/finish.ts';

/** `+3`: player 3 comes in together with the one before. */
const after = (...taps: readonly string[]): Outcome =>
  taps.reduce((finish, tap) => tapped(finish, Math.abs(Number(tap)), tap.startsWith('+')), NOBODY_IN);

describe('18.1: a game’s players are tapped as they come in', () => {
  test.each<[string, Outcome, Outcome]>([
    ['one after the other', after('2', '0', '1'), { order: [[2], [0], [1]], dnf: [] }],
    ['together with the one before', after('2', '+0', '1'), { order: [[2, 0], [1]], dnf: [] }],
    ['together with nobody: the first', after('+2'), { order: [[2]], dnf: [] }],
    ['tapped again: not in any more', after('2', '0', '2'), { order: [[0]], dnf: [] }],
    ['one of two together goes', after('2', '+0', '2'), { order: [[0]], dnf: [] }],
    ['R25: the rest did not finish', withRestOut(after('2'), [0, 1, 2]), { order: [[2]], dnf: [0, 1] }],
    ['who did not finish comes in after all', tapped(withRestOut(after('2'), [0, 2]), 0, false), after('2')],
    ['all in: no rest', withRestOut(after('2', '0'), [0, 2]), after('2', '0')],
  ])('%s', (_, finish, wanted) => {
    expect(finish).toEqual(wanted);
  });

  test('who comes in together shares a place, and the next has the place after all of them', () => {
    const finish = withRestOut(after('2', '+0', '1'), [0, 1, 2, 3]);
    expect([0, 1, 2, 3, 4].map((player) => placeOf(finish, player))).toEqual([1, 3, 1, 'dnf', null]);
  });
});
