import { describe, expect, test } from 'vitest';
import { leadOf } from '../../../src/games/gools/lead.ts';
import type { GoolsEvent } from '../../../src/games/gools/events.ts';
import { GOOLS } from '../../../src/games/gools/play.ts';
import type { GoolsState } from '../../../src/games/gools/play-state.ts';
import {
  DEFAULT_TABLE_RULINGS,
  FIRST_TABLE_DEFAULTS,
  readingsOfKept,
  type TableRulings,
} from '../../../src/games/gools/rulings.ts';
import {
  brief,
  due,
  entering,
  making,
  mini,
  naming,
  oneDie,
  play,
  rollingOff,
  round,
  seated,
  taken,
  throwing,
} from './table.ts';

/** Seat 0 wins, without a 6 anywhere. */
const WON = '333|31 221|14 455|41';
const winner = ({ rounds }: GoolsState) => rounds.at(-1)?.winner;
/** The Three Man is 0, everybody passes, and he gets away. */
const AWAY: readonly GoolsEvent[] = [
  mini({ kind: 'throw', seat: 1, dice: [1, 5], by: 'hand' }),
  mini({ kind: 'throw', seat: 2, dice: [1, 5], by: 'hand' }),
  mini({ kind: 'one-die', seat: 0, eyes: 1, by: 'hand' }),
];

describe('a round that is won', () => {
  test('6.1: everybody else hails the winner', () => {
    const state = play(seated(), ...round(WON));
    expect(winner(state)).toBe(0);
    expect(taken(state)).toEqual(['6.1 drink 1 2']);
    expect(state.pours[0]!.from).toBe(0);
  });

  test('is followed by the next, which the winner opens unless the table wants otherwise', () => {
    const state = play(seated(), ...round(WON, 1));
    expect(winner(state)).toBe(1);
    expect(due(state)).toEqual(['throw 1 5']);
    expect(due(play(state, entering(2, '331|24')))).toEqual(['throw 0 5']);
    expect(due(seated())).toEqual(['throw 0 5']);
  });

  test.each([
    { G6: 'every-further-win', wins: [0], rules: [] },
    { G6: 'every-further-win', wins: [0, 0], rules: [0] },
    { G6: 'every-further-win', wins: [0, 0, 0, 0], rules: [0, 0, 0] },
    { G6: 'every-second-win', wins: [0, 0, 0], rules: [0] },
    { G6: 'every-second-win', wins: [0, 0, 0, 0], rules: [0, 0] },
    { G6: 'every-further-win', wins: [0, 1, 0], rules: [] },
    { G6: 'every-further-win', wins: [0, 0, 1, 1, 1], rules: [0, 1, 1] },
  ] as const)('5.1, G6 $G6: wins of $wins make rules of $rules', ({ G6, wins, rules }) => {
    const state = play(seated({ G6 }), ...wins.flatMap((seat) => round(WON, seat)));
    expect(state.rulesDue).toEqual(rules.map((seat) => ({ seat, clause: 'gools-5.1' })));
    expect(state.streak?.seat).toBe(wins.at(-1));
  });
});

describe('4.1: the roll-off', () => {
  const tied = (rulings = {}) => play(seated(rulings), ...round('333|14 331|22 455|41'));

  test('is among those who tie for the win, in whatever order', () => {
    expect(due(tied())).toEqual(['roll-off 0', 'roll-off 1']);
    expect(due(play(tied(), rollingOff(1, '12345')))).toEqual(['roll-off 0']);
    expect(taken(tied())).toEqual([]);
  });

  test('is not for those who tie behind the winner', () => {
    expect(winner(play(seated(), ...round('333|21 333|22 333|22')))).toBe(0);
  });

  test.each([
    { say: 'the lowest sum wins', dice: ['11224', '66552'], wins: 0 },
    { say: 'threes are zero', dice: ['11112', '33314'], wins: 1 },
    { say: 'points have no rank of their own', dice: ['11111', '33331'], wins: 1, G1: 'plain-sum' },
    { say: 'points have one', dice: ['11111', '33331'], wins: 0, G1: 'full-ranking' },
    { say: 'impure points have one', dice: ['36666', '33331'], wins: 0, G1: 'full-ranking' },
  ] as const)('$say', ({ dice, wins, ...rulings }) => {
    const state = play(tied(rulings), rollingOff(0, dice[0]), rollingOff(1, dice[1]));
    expect(winner(state)).toBe(wins);
    expect(taken(state)).toEqual([`6.1 drink ${[0, 1, 2].filter((seat) => seat !== wins).join(' ')}`]);
    expect(state.rounds[0]!.rollOffs).toEqual([
      dice.map((thrown, seat) => ({ seat, dice: Array.from(thrown, Number) })),
    ]);
  });

  test('G1: a tie rolls off again, among the tied', () => {
    const three = play(seated({}), ...round('333|14 331|22 332|12'));
    const again = play(three, rollingOff(0, '11124'), rollingOff(1, '66655'), rollingOff(2, '33144'));
    expect(due(again)).toEqual(['roll-off 0', 'roll-off 2']);
    expect(winner(play(again, rollingOff(2, '11124'), rollingOff(0, '11125')))).toBe(2);
  });

  test('6.2: a full house in it is a social too; 6.3: a 6 in it makes nobody the Three Man', () => {
    const state = play(tied(), rollingOff(0, '66655'), rollingOff(1, '12345'));
    expect(taken(state)).toEqual(['6.2 drink 0 1 2', '6.1 drink 0 2']);
    expect(due(state)).toEqual(['throw 1 5']);
  });

  test('8.3: the smoking rules look at it too', () => {
    expect(taken(play(tied({ G7: 'on' }), rollingOff(0, '22222')))).toEqual(['8.3 hit 0 1 2']);
  });
});

describe('6.3-6.5: the last-throw 6', () => {
  test.each([
    { clause: '6.3', say: 'the last die', hands: '1112|6 331|24 455|41', due: ['three-man throw 1'] },
    { clause: '6.3', say: 'several dice left together', hands: '111|62 331|24 455|41', due: ['three-man throw 1'] },
    { clause: '6.3', say: 'a 6 that was left before', hands: '1116|2 331|24 455|41', due: ['throw 1 5'] },
    { clause: '6.3', say: 'and wins nevertheless', hands: '3331|6 665|55 455|41', due: ['three-man throw 1'] },
    { clause: '6.4', say: 'two of them', hands: '1112|6 331|24 455|46', due: ['one-die 0', 'one-die 2'] },
    { clause: '6.5', say: 'a pure point 6', hands: '6666|6 331|24 455|41', due: ['name 0'] },
    { clause: '6.5', say: 'an impure point 6', hands: '3666|6 331|24 455|41', due: ['name 0'] },
    { clause: '6.5', say: 'an impure point 6 that ends on the 3', hands: '6666|3 331|24 455|41', due: ['throw 0 5'] },
    { clause: '6.5', say: 'a 3 and a 6 together', hands: '666|36 331|24 455|41', due: ['name 0'] },
    { clause: '6.5', say: 'four 6s and no point', hands: '6661|6 331|24 455|41', due: ['three-man throw 1'] },
  ])('$clause: $say', ({ hands, due: next }) => {
    expect(due(play(seated(), ...round(hands)))).toEqual(next);
  });

  test('6.3, G5: the round is played to its end first, or after the mini game', () => {
    const after = play(seated(), entering(0, '1112|6'));
    expect(due(after)).toEqual(['throw 1 5']);
    const atOnce = play(seated({ G5: 'at-once' }), entering(0, '1112|6'));
    expect(due(atOnce)).toEqual(['three-man throw 1']);
    const back = play(atOnce, ...AWAY);
    expect(due(back)).toEqual(['throw 1 5']);
    const second = play(back, entering(1, '331|24'), entering(2, '455|46'));
    expect(due(second)).toEqual(['three-man throw 0']);
    expect(second.parts).toEqual([0, 2]);
    expect(second.rounds).toEqual([]);
    const ended = play(second, { kind: 'three-man', event: { kind: 'call-off' } });
    expect(winner(ended)).toBe(1);
    expect(due(ended)).toEqual(['throw 1 5']);
  });

  describe('6.4: the roll-off of one die', () => {
    const doomed = (rulings = {}) => play(seated(rulings), ...round('1112|6 331|26 455|46'));

    test('the highest is the Three Man', () => {
      const state = play(doomed(), oneDie(2, 1), oneDie(1, 5), oneDie(0, 4));
      expect(state.stage).toMatchObject({ is: 'three-man', game: { threeMan: 1 } });
      expect(state.parts).toEqual([1]);
    });

    test('a 3 counts as three here (G8)', () => {
      expect(play(doomed({ G8: 'three' }), oneDie(0, 3), oneDie(1, 2), oneDie(2, 1)).parts).toEqual([0]);
    });

    test.each([
      { G4: 'tied', again: ['one-die 0', 'one-die 1'] },
      { G4: 'all', again: ['one-die 0', 'one-die 1', 'one-die 2'] },
    ] as const)('G4 $G4: where several are highest', ({ G4, again }) => {
      const state = play(doomed({ G4 }), oneDie(0, 6), oneDie(1, 6), oneDie(2, 2));
      expect(due(state)).toEqual(again);
    });

    test('a tie below the highest does not matter', () => {
      expect(play(doomed(), oneDie(0, 2), oneDie(1, 6), oneDie(2, 2)).parts).toEqual([1]);
    });
  });

  describe('6.5: naming somebody', () => {
    test('the named player is the Three Man', () => {
      const state = play(seated(), ...round('6666|6 331|24 455|41'), naming(0, 2));
      expect(state.parts).toEqual([2]);
      expect(due(state)).toEqual(['three-man throw 0']);
    });

    test('6.4: the named player rolls off with whoever else ended on a 6', () => {
      const both = play(seated(), ...round('6666|6 331|24 455|46'));
      expect(due(both)).toEqual(['name 0']);
      expect(due(play(both, naming(0, 1)))).toEqual(['one-die 2', 'one-die 1']);
      expect(play(both, naming(0, 2)).parts).toEqual([2]);
    });

    test('two may name, one after the other', () => {
      const both = play(seated(), ...round('6666|6 3666|6 455|41'));
      expect(due(play(both, naming(0, 2)))).toEqual(['name 1']);
      expect(due(play(both, naming(0, 1), naming(1, 0)))).toEqual(['one-die 1', 'one-die 0']);
      expect(play(both, naming(0, 2), naming(1, 2)).parts).toEqual([2]);
    });
  });

  test('comes after the win, and a tie is rolled off before it', () => {
    const state = play(seated(), ...round('333|14 331|22 455|46'));
    expect(due(state)).toEqual(['roll-off 0', 'roll-off 1']);
    const ended = play(state, rollingOff(0, '12345'), rollingOff(1, '22345'));
    expect(taken(ended)).toEqual(['6.1 drink 1 2']);
    expect(due(ended)).toEqual(['three-man throw 0']);
  });
});

describe('the mini game', () => {
  const begun = (rulings = {}) => play(seated(rulings), ...round('1112|6 333|24 455|41'));

  test('7.4, T4: is over, and the last winner opens the next round', () => {
    const state = play(begun(), ...AWAY);
    expect(state.stage).toEqual({ is: 'between', isAfterThreeMan: true });
    expect(due(state)).toEqual(['throw 1 5']);
  });

  test('its drinks, rules and parts are the evening’s', () => {
    const before = begun();
    const drinks = Array.from({ length: 6 }, () => mini({ kind: 'throw', seat: 1, dice: [3, 1], by: 'hand' }));
    const state = play(before, ...drinks);
    expect(taken(state, before)).toEqual(drinks.map(() => '7.6 drink 0'));
    expect(due(state)).toEqual(['three-man throw 1', 'rule 1']);
    const made = play(state, making(1, ' No names. '), mini({ kind: 'call-off' }));
    expect(made.houseRules).toEqual([{ seat: 1, text: 'No names.', clause: 'three-man-7.3', isRepealed: false }]);
    expect(due(made)).toEqual(['throw 1 5']);
  });

  test('a rule earned in it may be made after it', () => {
    const drinks = Array.from({ length: 6 }, () => mini({ kind: 'throw', seat: 1, dice: [3, 1], by: 'hand' }));
    expect(due(play(begun(), ...drinks, mini({ kind: 'call-off' })))).toEqual(['throw 1 5', 'rule 1']);
  });

  test('7.4, T3: the part passed on counts for another', () => {
    const twoThrees = [
      ...AWAY.slice(0, 2),
      ...[3, 3].map((eyes) => mini({ kind: 'one-die', seat: 0, eyes, by: 'hand' })),
    ];
    const passOn = mini({ kind: 'pass-on', seat: 0, to: 2 });
    const state = play(begun(), ...twoThrees, passOn);
    expect(state.parts).toEqual([0, 2]);
    expect(due(state)).toEqual(['three-man throw 0']);
    const ends = play(begun(), ...twoThrees, { kind: 'ruling', ruling: 'T3', option: 'ends' }, passOn);
    expect(due(ends)).toEqual(['throw 1 5']);
    expect(ends.parts).toEqual([0]);
  });
});

describe('what tables read in their own way', () => {
  /** Three with a last-throw 6. */
  const three = (rulings: Partial<TableRulings>) => play(seated(rulings), ...round('1112|6 1122|6 1222|6'));
  /** The first has an impure point 6 and names the second; the third has a last-throw 6. */
  const named = (rulings: Partial<TableRulings>) =>
    play(seated(rulings), ...round('3666|6 1124|5 1122|6'), naming(0, 1));

  test.each([
    { G8: 'zero', threeMan: 1 },
    { G8: 'three', threeMan: 0 },
  ] as const)('6.4, 1.2: a 3 against a 2 with one die, $G8', ({ G8, threeMan }) => {
    const state = play(seated({ G8 }), ...round('1112|6 1122|6 1111|4'), oneDie(0, 3), oneDie(1, 2));
    expect(state.parts).toEqual([threeMan]);
  });

  test.each([
    { G9: 'one-roll-off', dues: ['three-man throw 0'] },
    { G9: 'one-safe-at-a-time', dues: ['one-die 0', 'one-die 1'] },
  ] as const)('6.4: three with a last-throw 6, $G9', ({ G9, dues }) => {
    const state = play(three({ G9 }), oneDie(0, 4), oneDie(1, 5), oneDie(2, 6));
    expect(due(G9 === 'one-roll-off' ? state : play(three({ G9 }), oneDie(0, 4), oneDie(1, 5), oneDie(2, 1)))).toEqual(
      dues,
    );
  });

  test('6.4: the lowest is safe until one is left, and where all are equal nobody is', () => {
    const equal = play(three({ G9: 'one-safe-at-a-time' }), oneDie(0, 4), oneDie(1, 4), oneDie(2, 4));
    expect(due(equal)).toEqual(['one-die 0', 'one-die 1', 'one-die 2']);
    const pair = play(equal, oneDie(0, 4), oneDie(1, 5), oneDie(2, 1));
    expect(play(pair, oneDie(0, 6), oneDie(1, 5)).parts).toEqual([0]);
    const alone = play(equal, oneDie(0, 1), oneDie(1, 1), oneDie(2, 2));
    expect(alone.parts).toEqual([2]);
  });

  test.each(['tied', 'all'] as const)('6.4: who was safe does not throw again, G4 %s', (G4) => {
    const state = play(three({ G9: 'one-safe-at-a-time', G4 }), oneDie(0, 4), oneDie(1, 5), oneDie(2, 1));
    expect(due(state)).toEqual(['one-die 0', 'one-die 1']);
  });

  test.each([
    { G10: 'all-roll-off', dues: ['one-die 2', 'one-die 1'] },
    { G10: 'named-alone', dues: ['three-man throw 2'] },
  ] as const)('6.4, 6.5: somebody named, and somebody with a 6, $G10', ({ G10, dues }) => {
    expect(due(named({ G10 }))).toEqual(dues);
  });

  test('6.5: of several who were named one is the Three Man', () => {
    const state = play(
      seated({ G10: 'named-alone' }, 4),
      ...round('3666|6 6666|6 1122|6 1124|5', 0, 4),
      naming(0, 3),
      naming(1, 0),
    );
    expect(due(state)).toEqual(['one-die 3', 'one-die 0']);
  });

  test('6.5: at once, whoever was named in one mini game is not named in the next', () => {
    const state = play(seated({ G10: 'named-alone', G5: 'at-once' }), entering(0, '3666|6'), naming(0, 1));
    expect(state.parts).toEqual([1]);
    const next = play(state, mini({ kind: 'call-off' }), entering(1, '1122|6'));
    expect(next.parts).toEqual([1, 1]);
  });

  test.each([
    { G11: 'counts', drinks: ['6.2 drink 0 1 2'] },
    { G11: 'does-not-count', drinks: [] },
  ] as const)('4.1, 6.2: a full house in a roll-off, $G11', ({ G11, drinks }) => {
    const tied = play(seated({ G11 }), ...round('1112|4 1112|4 1124|5'));
    expect(taken(play(tied, rollingOff(0, '22255')), tied)).toEqual(drinks);
  });

  test.each([
    { G12: 'anybody', why: [] },
    { G12: 'last-winner', why: ['2.1 winner-opens, seat 0'] },
  ] as const)('2.1: who opens the next round, $G12', ({ G12, why }) => {
    const won = play(seated({ G12 }), ...round('1112|4 1124|5 1124|5'));
    expect(GOOLS.decide(won, throwing(1, '11245'), 0).judgement.findings.map(brief)).toEqual(why);
    expect(GOOLS.decide(won, throwing(0, '11245'), 0).judgement.findings).toEqual([]);
    expect(GOOLS.decide(seated({ G12 }), throwing(1, '11245'), 0).judgement.findings).toEqual([]);
  });

  test('a game from before these rulings keeps the readings that it was played by', () => {
    const kept = FIRST_TABLE_DEFAULTS;
    expect(readingsOfKept(kept)).toEqual({ ...DEFAULT_TABLE_RULINGS, G8: 'three', T8: 'seat-beside' });
    const old = GOOLS.start({ ...seated().setup, rulings: kept });
    expect(play(old, ...round('1112|6 1122|6 1111|4'), oneDie(0, 3), oneDie(1, 2)).parts).toEqual([0]);
  });
});

describe('what is to be beaten', () => {
  const seats = (state: GoolsState) => leadOf(state).map(({ seat, hand }) => `${seat}: ${hand.kind}`);
  const tied = () => play(seated(), ...round('333|14 331|22 455|41'));
  test.each([
    { clause: '2.3', say: 'nothing between rounds', state: seated, is: [] },
    {
      clause: '2.3',
      say: 'the best hand of the round',
      state: () => play(seated(), entering(0, '331|24')),
      is: ['0: sum'],
    },
    { clause: '4.1', say: 'nothing of the round once there is a roll-off', state: tied, is: [] },
    { clause: '4.1', say: 'what was thrown in it', state: () => play(tied(), rollingOff(1, '12345')), is: ['1: sum'] },
  ])('$clause: $say', ({ state, is }) => {
    expect(seats(state())).toEqual(is);
  });

  test('1.1: nothing more is due once the evening has ended', () => {
    expect(due(play(seated(), { kind: 'end' }))).toEqual(['over']);
  });
});
