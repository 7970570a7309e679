import { describe, expect, test } from 'vitest';
import type { GugEvent } from '../../src/games/gug/events.ts';
import type { Due, GugState } from '../../src/games/gug/play-state.ts';
import {
  handFor,
  playsOfTurn,
  playsSinceRoll,
  mainDue,
  throwsSoFar,
} from '../../src/tables/gug/game/play/turn-plays.ts';
import { isForPoints, nextSeat, seatName } from '../../src/tables/gug/game/play/seat-words.ts';

const step = (id: string, event: GugEvent, number: number | null, phase: GugState['phase'] = 'play') => ({
  play: { id, event },
  before: { phase, turn: number === null ? null : { number, seat: 1 } } as unknown as GugState,
});

describe('back to the start of my turn', () => {
  const steps = [
    step('a', { kind: 'roll', seat: 0, dice: [3], by: 'hand' }, 1),
    step('b', { kind: 'pass', seat: 0 }, 1),
    step('c', { kind: 'roll', seat: 1, dice: [4], by: 'hand' }, 2),
    step('d', { kind: 'drink', seat: 0, sips: 2 }, 2),
    step('e', { kind: 'snol', seat: 1, form: 'count' }, 2),
    step('f', { kind: 'move', seat: 1, icon: 0, die: 0, route: [], drop: false }, 2),
  ];
  const turn = (number: number, seat: number) => ({ turn: { number, seat } }) as unknown as GugState;

  test('takes back the turn’s own events since the roll, and leaves the roll and what others did', () => {
    expect(playsOfTurn(steps, turn(2, 1))).toEqual(['c', 'e', 'f']);
    expect(playsSinceRoll(steps, turn(2, 1))).toEqual(['e', 'f']);
  });
  test('has nothing to take back before the roll', () => {
    expect(playsSinceRoll(steps, turn(3, 0))).toEqual([]);
    const called = step('g', { kind: 'snol', seat: 0, form: 'hurry' }, 3);
    expect(playsSinceRoll([...steps, called], turn(3, 0))).toEqual([]);
  });
  test('nor when nobody is on turn', () => expect(playsSinceRoll(steps, { turn: null })).toEqual([]));
});

describe('the throws so far', () => {
  test('stand round by round, each phase for itself', () => {
    const thrown = (seat: number, eyes: number): GugEvent => ({ kind: 'throw', seat, eyes, by: 'hand' });
    const steps = [
      step('a', thrown(0, 4), null, 'order'),
      step('b', thrown(1, 4), null, 'order'),
      step('c', thrown(0, 6), null, 'order'),
      step('d', thrown(1, 1), null, 'begin'),
    ];
    expect([...throwsSoFar(steps, 'order')]).toEqual([
      [0, [4, 6]],
      [1, [4]],
    ]);
    expect([...throwsSoFar(steps, 'begin')]).toEqual([[1, [1]]]);
  });
});

describe('the hand', () => {
  const due: readonly Due[] = [{ kind: 'move', seat: 0, icons: [1], dice: [0] }];
  test('holds what is left to be moved', () => expect(handFor(due, { icon: 0, die: 1 })).toEqual({ icon: 1, die: 0 }));
  test('holds what was wished for where it can', () =>
    expect(handFor([{ kind: 'move', seat: 0, icons: [0, 1], dice: [0, 1] }], { icon: 1, die: 0 })).toEqual({
      icon: 1,
      die: 0,
    }));
  test('is left alone while nothing moves', () =>
    expect(handFor([{ kind: 'pass', seat: 0 }], { icon: 1, die: 1 })).toEqual({ icon: 1, die: 1 }));
});

test('of several things due, the keys are for the first to be done', () => {
  expect(mainDue([{ kind: 'time-up' }, { kind: 'roll', seat: 0, dice: 1 }]).kind).toBe('roll');
  expect(mainDue([{ kind: 'time-up' }]).kind).toBe('time-up');
});

describe('seats in words', () => {
  const and = { and: '{one} and {other}' };
  const player = (name: string) => ({ name, drink: 'beer' }) as const;
  test.each([
    ['a player', { team: '', marker: 'star', players: [player('Anna')] } as const, 'Anna'],
    ['a team', { team: 'Hops', marker: 'star', players: [player('Anna'), player('Bo')] } as const, 'Hops'],
    [
      'a team without a name',
      { team: '', marker: 'star', players: [player('Anna'), player('Bo')] } as const,
      'Anna and Bo',
    ],
  ])('%s', (_, seat, name) => expect(seatName(seat, and)).toBe(name));

  test('a seat counts points when nobody in it drinks', () => {
    const seat = (...drinks: readonly string[]) =>
      ({ players: drinks.map((drink) => ({ drink, drunk: 0, counted: 0 })) }) as never;
    expect([seat('points', 'points'), seat('points', 'beer')].map(isForPoints)).toEqual([true, false]);
  });

  test('the die goes to the left, past whoever is out', () => {
    const game = (on: number, ...playing: readonly boolean[]) =>
      ({
        setup: { variation: 'C' },
        turn: { seat: on },
        seats: playing.map((is) => ({ status: { is: is ? 'playing' : 'dnf' } })),
      }) as unknown as GugState;
    expect(nextSeat(game(0, true, false, true))).toBe(2);
    expect(nextSeat(game(2, true, false, true))).toBe(0);
    expect(nextSeat(game(0, true, false, false))).toBeUndefined();
  });
});
