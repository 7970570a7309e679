import { describe, expect, test } from 'vitest';
import { dueOf } from '../../../src/games/gug/due.ts';
import {
  atLeicester,
  atVictoria,
  GREEN_PARK,
  moved,
  owing,
  rolled,
  sprint,
  TURN_REFUSALS,
  two,
  twoRolled,
} from './play-turn-rows.ts';
import {
  begun,
  calling,
  checkRefusal,
  due,
  drinking,
  ELEVEN_DROPS,
  GAME,
  MINUTE,
  moving,
  passing,
  play,
  rolling,
  seated,
  skipping,
  standing,
} from './table.ts';

describe('turns', () => {
  test.each(TURN_REFUSALS)('$why: $say', checkRefusal);

  test('11.3: "snøl" before the roll counts no turn, but for the one that it loses', () => {
    const turns = (form: 'hurry' | 'lost') => play(GAME, begun(), [calling(0, form)]).seats[0]!.turns;
    expect([turns('hurry'), turns('lost')]).toEqual([0, 1]);
  });

  test('17.4: what is left of a turn is the icon and the die that were not used', () => {
    const state = play(GAME, twoRolled(), [moving(0, 'victoria:green-park,victoria:oxford-circus', { die: 1 })]);
    expect(dueOf(GAME, state)).toEqual([{ kind: 'move', seat: 0, icons: [1], dice: [0] }]);
  });

  test('17.3: in a sprint one turn waits until all is drunk', () => {
    const owed = { owed: 2, pending: [{ icon: 0, drop: ELEVEN_DROPS[10]! }] };
    for (const drops of [[], ELEVEN_DROPS]) {
      const state = seated(standing(sprint(), 0, 'brixton', { drops }), 0, { ...owed, startedAt: 0 });
      expect(play(GAME, state, [drinking(0, 1)]).turn).toEqual(state.turn);
    }
  });

  test('roll, move, pass: clockwise and round again', () => {
    const state = play(GAME, begun(), [rolling(0, 1), moving(0, 'circle:euston-square'), passing(0)]);
    expect(due(state)).toEqual(['roll 1']);
    expect(state).toMatchObject({ turn: { seat: 1, number: 2 }, seats: [{ turns: 1 }, { turns: 0 }, { turns: 0 }] });
    expect(due({ ...state, turn: { ...state.turn!, seat: 2 } })).toEqual(['roll 2']);
    expect(
      due(play(GAME, { ...state, turn: { ...state.turn!, seat: 2, dice: [1], snol: ['lost'] } }, [passing(2)])),
    ).toEqual(['skip 0']);
  });

  test('what is due in each part of a turn', () => {
    expect(due(begun())).toEqual(['roll 0']);
    expect(due(rolled())).toEqual(['move 0']);
    expect(due(moved())).toEqual(['pass 0']);
    expect(due(atLeicester())).toEqual(['toss 0']);
    expect(due(owing())).toEqual(['skip 0']);
    expect(due(seated(sprint(), 0, { owed: 2 }))).toEqual(['drink 0']);
  });

  test('8.1: the first roll starts all clocks, in a sprint the roller’s', () => {
    const state = rolled();
    expect(state.seats.map(({ startedAt }) => startedAt)).toEqual([state.now, state.now, state.now]);
    const alone = play(GAME, sprint(), [rolling(0, 1)]);
    expect(alone.seats.map(({ startedAt }) => startedAt)).toEqual([alone.now, null, null]);
  });

  test('5.1: a skipped turn is counted, and has its number', () => {
    const state = play(GAME, owing(), [skipping(0)]);
    expect(state).toMatchObject({ turn: { seat: 1, number: 2 }, seats: [{ skipped: 1, turns: 0, owed: 3 }, {}, {}] });
  });

  test('11.3: a count lets a move stop early, for this turn', () => {
    const state = play(GAME, rolled(3), [calling(0, 'count')]);
    expect(GAME.turnNetwork(state).rulings.R6).toBe('early');
    const after = play(GAME, state, [moving(0, GREEN_PARK), passing(0)]);
    expect(after.seats[0]!.icons[0]!.position!.at).toBe('green-park');
    expect(GAME.turnNetwork(after)).toBe(GAME.network(after.setup));
  });

  test('11.3: a count before the first step leaves the icon, and it drinks the dots there', () => {
    const state = play(GAME, rolled(3), [calling(0, 'count'), moving(0, '')]);
    expect(state.seats[0]).toMatchObject({ owed: 2, icons: [{ position: { at: 'victoria', came: null } }] });
    expect(due(state)).toEqual(['pass 0']);
  });

  test('11.3: a lost turn leaves nothing but to pass, rolled or not', () => {
    for (const state of [rolled(), atVictoria()]) {
      const lost = play(GAME, state, [calling(0, 'lost')]);
      expect(due(lost)).toEqual(['pass 0']);
      expect(lost.seats[0]!.turns).toBe(1);
      expect(due(play(GAME, lost, [passing(0)]))).toEqual(['roll 1']);
    }
  });

  test('17.4: each icon takes a die, in any order, and the other what is left', () => {
    const state = play(GAME, twoRolled(), [moving(0, 'victoria:warren-street', { icon: 1, die: 0 })]);
    expect(due(state)).toEqual(['move 0']);
    expect(
      due(play(GAME, state, [moving(0, 'victoria:green-park,victoria:oxford-circus', { icon: 0, die: 1 })])),
    ).toEqual(['pass 0']);
  });

  test('17.4: when one icon has finished, the other takes either die, and the other die is lost', () => {
    for (const die of [0, 1]) {
      const state = play(GAME, standing(two(), 0, 'victoria', { drops: ELEVEN_DROPS }), [rolling(0, 1, 1)]);
      expect(due(play(GAME, state, [moving(0, 'victoria:warren-street', { icon: 1, die })]))).toEqual(['pass 0']);
    }
  });

  test('17.3: in a sprint nobody passes; the next roll waits for the drinking', () => {
    const state = play(GAME, sprint(), [rolling(0, 1), moving(0, GREEN_PARK)]);
    expect(state.turn).toMatchObject({ seat: 0, number: 2, dice: [] });
    expect(due(state)).toEqual(['drink 0']);
    expect(due(play(GAME, state, [drinking(0, state.seats[0]!.owed)]))).toEqual(['roll 0']);
    const lost = play(GAME, sprint(), [calling(0, 'lost')]);
    expect(lost.turn).toMatchObject({ seat: 0, number: 2, snol: [] });
  });

  test('16.6, 16.7: a penalty loses the turn, back where it started; with two icons for both', () => {
    const one = play(GAME, standing(begun(), 0, 'bank'), [rolling(0, 1), moving(0, 'dlr:shadwell')]);
    expect(one.seats[0]).toMatchObject({
      owed: 3,
      charges: [{ cause: 'penalty' }],
      icons: [{ position: { at: 'bank' } }],
    });
    expect(due(one)).toEqual(['pass 0']);
    const both = play(GAME, standing(two(), 0, 'tower-hill'), [
      rolling(0, 1, 2),
      moving(0, 'national-rail:fenchurch-street'),
    ]);
    expect(both.seats[0]!.owed).toBe(24);
    expect(due(both)).toEqual(['pass 0']);
  });

  test('F21: where the clock is put back, the game’s time goes on from there', () => {
    const state = rolled();
    const back = GAME.decide(state, moving(0, GREEN_PARK), 5).next();
    expect(back.now).toBe(state.now + 1);
    expect(GAME.decide(back, passing(0), 5 + MINUTE).next().now).toBe(state.now + 1 + MINUTE);
  });
});
