import { describe, expect, test } from 'vitest';
import { positionOf } from '../../../src/games/gug/play-table.ts';
import {
  ALL_BUT_BRIXTON,
  begun,
  brief,
  drinking,
  dropsOf,
  due,
  ELEVEN_DROPS,
  GAME,
  gameOf,
  moving,
  passing,
  play,
  rolling,
  seated,
  standing,
  tossing,
} from './table.ts';

describe('R26: eleven for two icons', () => {
  const together = gameOf({ R26: 'together' });
  /** Icon 1 has dropped ten; icon 0 stands before Brixton. */
  const table = (game = GAME) => {
    const state = standing(begun(2, { variation: 'DUT' }, game), 0, 'stockwell');
    return play(game, standing(state, 0, 'victoria', { drops: ALL_BUT_BRIXTON }, 1), [rolling(0, 1, 1)]);
  };
  const last = moving(0, 'victoria:brixton', { drop: true });

  test('each icon has its own: the team plays on', () => {
    const state = play(GAME, table(), [last]);
    expect(positionOf(GAME.turnNetwork(state), state, 0, 0).drops).toHaveLength(1);
    expect(due(state)).toEqual(['move 0']);
  });

  test('together: the drops of both are asked about, and the eleventh ends the moving', () => {
    const state = table(together);
    const { drops } = positionOf(together.turnNetwork(state), state, 0, 0);
    expect(drops).toEqual(ALL_BUT_BRIXTON);
    const done = play(together, state, [last]);
    expect(done.seats[0]!.icons[0]!.position!.drops).toEqual(dropsOf('victoria:brixton'));
    expect(done.seats[0]!.icons[1]!.position!.drops).toEqual(ALL_BUT_BRIXTON);
    expect(due(done, undefined, together)).toEqual(['pass 0']);
    const over = play(together, done, [passing(0), drinking(0, done.seats[0]!.owed)]);
    expect(over.seats[0]!.status.is).toBe('finished');
  });

  test('together: where one icon has dropped the other cannot', () => {
    const state = standing(table(together), 0, 'victoria', { drops: dropsOf('victoria:brixton') }, 1);
    expect(together.decide(state, last, 0).judgement.findings.map(brief)).toEqual(['13.2 drop-used']);
  });

  test('each icon: both need eleven', () => {
    const one = standing(table(), 0, 'victoria', { drops: ELEVEN_DROPS }, 1);
    expect(play(GAME, one, [last]).seats[0]!.status.is).toBe('playing');
    const both = standing(one, 0, 'stockwell', { drops: ALL_BUT_BRIXTON });
    const done = play(GAME, both, [last, passing(0)]);
    expect(play(GAME, done, [drinking(0, done.seats[0]!.owed)]).seats[0]!.status.is).toBe('finished');
  });
});

describe('R27: who drinks the toss', () => {
  test.each([
    { R27: 'everybody', owed: [4, 4, 0, 4] },
    { R27: 'still-playing', owed: [4, 0, 0, 4] },
  ] as const)('$R27', ({ R27, owed }) => {
    const game = gameOf({ R27 });
    const finished = seated(begun(4), 1, { status: { is: 'finished', at: 0, time: 0 } });
    const state = standing(seated(finished, 2, { status: { is: 'dnf', why: 'retired' } }), 0, 'piccadilly-circus');
    const { turn } = state;
    const tossed = play(game, { ...state, now: 0, turn: { ...turn!, dice: [1], tosses: 1 } }, [tossing(0, 4)], 1);
    expect(tossed.seats.map((seat) => seat.owed)).toEqual(owed);
  });
});
