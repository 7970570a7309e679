import { describe, expect, test } from 'vitest';
import { leaders, standing } from '../../../src/games/gools/lead.ts';
import type { GoolsState, Round } from '../../../src/games/gools/play-state.ts';
import { due, entering, keeping, play, round, seated, taken, throwing } from './table.ts';

function roundOf({ stage }: GoolsState): Round {
  expect(stage.is).toBe('round');
  return (stage as { round: Round }).round;
}

describe('2.1: a turn', () => {
  test('is thrown, left and thrown again, until all five lie', () => {
    let state = seated();
    const steps = [
      { event: throwing(0, '31456'), then: 'keep 0' },
      { event: keeping(0, '3'), then: 'throw 0 4' },
      { event: throwing(0, '2236'), then: 'keep 0' },
      { event: keeping(0, '232'), then: 'throw 0 1' },
      { event: throwing(0, '4'), then: 'throw 1 5' },
    ];
    for (const { event, then } of steps) {
      state = play(state, event);
      expect(due(state)).toEqual([then]);
    }
    expect(roundOf(state).turns).toEqual([
      {
        seat: 0,
        lying: [3, 2, 3, 2, 4],
        throws: [
          { dice: [3, 1, 4, 5, 6], kept: [3] },
          { dice: [2, 2, 3, 6], kept: [2, 3, 2] },
          { dice: [4], kept: [4] },
        ],
        isEntered: false,
      },
    ]);
    expect(standing(roundOf(state))).toEqual([{ seat: 0, hand: { kind: 'sum', sum: 8 } }]);
  });

  test('may end at the first throw', () => {
    expect(due(play(seated(), throwing(0, '33341'), keeping(0, '13433')))).toEqual(['throw 1 5']);
  });

  test('may be entered at once', () => {
    const state = play(seated(), entering(0, '3312|4'));
    expect(due(state)).toEqual(['throw 1 5']);
    expect(roundOf(state).turns[0]).toMatchObject({
      lying: [3, 3, 1, 2, 4],
      throws: [{ dice: [4], kept: [4] }],
      isEntered: true,
    });
  });

  test('goes round to the left from whoever opens', () => {
    expect(due(play(seated(), entering(1, '3312|4')))).toEqual(['throw 2 5']);
    expect(due(play(seated(), entering(1, '3312|4'), entering(2, '1142|5')))).toEqual(['throw 0 5']);
    expect(roundOf(play(seated({}, 4), entering(2, '3312|4'))).order).toEqual([2, 3, 0, 1]);
  });
});

describe('2.3: who leads', () => {
  test.each([
    { clause: '2.3', hands: '331|24', lead: [0] },
    { clause: '2.3', hands: '331|24 331|12', lead: [1] },
    { clause: '2.3', hands: '331|24 552|12', lead: [0] },
    { clause: '4.1', hands: '331|24 333|52', lead: [0, 1] },
    { clause: '3.2', hands: '333|31 444|44', lead: [1] },
    { clause: '3.3', hands: '333|31 344|44', lead: [1] },
    { clause: '3.1', hands: '111|11 333|33', lead: [1] },
  ])('$clause: $hands', ({ hands, lead }) => {
    const table = play(seated({}, 4), ...round(hands, 0, 4));
    expect(leaders(roundOf(table)).map(({ seat }) => seat)).toEqual(lead);
  });

  test('nobody does before a hand lies', () => {
    expect(leaders(roundOf(play(seated(), throwing(0, '31456'))))).toEqual([]);
  });
});

describe('6.2: a full house', () => {
  const SOCIAL = '6.2 drink 0 1 2';
  /** Seat 0's full house: of the opening throw, of a later one, or of the five dice at the end. */
  const plays = {
    opening: [
      throwing(0, '22255'),
      keeping(0, '22'),
      throwing(0, '156'),
      keeping(0, '1'),
      throwing(0, '14'),
      keeping(0, '14'),
    ],
    midway: [
      throwing(0, '22516'),
      keeping(0, '22'),
      throwing(0, '255'),
      keeping(0, '2'),
      throwing(0, '14'),
      keeping(0, '14'),
    ],
    'at the end': [throwing(0, '22516'), keeping(0, '225'), throwing(0, '25'), keeping(0, '25')],
    'at the last die': [throwing(0, '22511'), keeping(0, '2251'), throwing(0, '1')],
    'at once': [throwing(0, '22255'), keeping(0, '22255')],
    'one that is thrown again': [throwing(0, '22255'), keeping(0, '2225'), throwing(0, '5')],
    'of threes': [throwing(0, '22333'), keeping(0, '22333')],
    'one that is entered': [entering(0, '222|55')],
    'one that was thrown at once, entered': [entering(0, '|22255')],
    none: [throwing(0, '22221'), keeping(0, '22221')],
    'five of one number': [throwing(0, '22222'), keeping(0, '22222')],
  } as const;
  const none = { 'final-or-opening': 0, final: 0, 'any-throw': 0 };

  test.each([
    { say: 'opening', counts: { ...none, 'final-or-opening': 1, 'any-throw': 1 } },
    { say: 'midway', counts: { ...none, 'any-throw': 1 } },
    { say: 'at the end', counts: { 'final-or-opening': 1, final: 1, 'any-throw': 1 } },
    { say: 'at once', counts: { 'final-or-opening': 1, final: 1, 'any-throw': 1 } },
    { say: 'one that is thrown again', counts: { 'final-or-opening': 2, final: 1, 'any-throw': 2 } },
    { say: 'of threes', counts: { 'final-or-opening': 1, final: 1, 'any-throw': 1 } },
    { say: 'one that is entered', counts: { 'final-or-opening': 1, final: 1, 'any-throw': 1 } },
    { say: 'one that was thrown at once, entered', counts: { 'final-or-opening': 1, final: 1, 'any-throw': 1 } },
    { say: 'none', counts: none },
    { say: 'five of one number', counts: none },
  ] as const)('G2: $say', ({ say, counts }) => {
    for (const G2 of ['final-or-opening', 'final', 'any-throw'] as const) {
      const count = taken(play(seated({ G2 }), ...plays[say]));
      expect({ G2, count }).toEqual({ G2, count: Array.from({ length: counts[G2] }, () => SOCIAL) });
    }
  });

  test('G3: not with threes, where the table has it so', () => {
    const G3 = 'without-threes';
    expect(taken(play(seated({ G3 }), ...plays['of threes']))).toEqual([]);
    expect(taken(play(seated({ G3 }), ...plays['at once']))).toEqual([SOCIAL]);
  });

  test('is counted when the dice fall, before any are left', () => {
    expect(taken(play(seated(), throwing(0, '22255')))).toEqual([SOCIAL]);
    expect(taken(play(seated(), ...plays['at the last die']))).toEqual([]);
  });
});

describe('8.1, 8.3: the smoking rules', () => {
  const HYPERSPACE = ['8.1 hit 0 1 2', '8.1 shot 0 1 2', '8.1 drink 0 1 2'];
  test.each([
    { clause: '8.1', hand: '333|33', takes: HYPERSPACE },
    { clause: '8.3', hand: '444|44', takes: ['8.3 hit 0 1 2'] },
    { clause: '8.3', hand: '344|44', takes: ['8.3 hit 0 1 2'] },
    { clause: '8.3', hand: '333|31', takes: [] },
  ])('$clause: $hand, and nothing where they are off', ({ hand, takes }) => {
    expect(taken(play(seated({ G7: 'on' }), entering(0, hand)))).toEqual(takes);
    expect(taken(play(seated(), entering(0, hand)))).toEqual([]);
  });
});

test('6.6: sloppy dice cost a drink', () => {
  expect(taken(play(seated(), { kind: 'sloppy', seat: 2 }))).toEqual(['6.6 drink 2']);
});
