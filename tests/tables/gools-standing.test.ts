import { describe, expect, test } from 'vitest';
import { dueOf } from '../../src/games/gools/due.ts';
import type { GoolsEvent } from '../../src/games/gools/events.ts';
import { leadOf } from '../../src/games/gools/lead.ts';
import { GOOLS } from '../../src/games/gools/play.ts';
import { results } from '../../src/games/gools/results.ts';
import type { TableRulings } from '../../src/games/gools/rulings.ts';
import { reduceEvents } from '../../src/games/shared/reduction.ts';
import { GOOLS_EN } from '../../src/i18n/gools/en.ts';
import { GOOLS_NB } from '../../src/i18n/gools/nb.ts';
import {
  handAtSeat,
  namedOf,
  rollOffShown,
  standingRows,
  announcedOf,
  nowOf,
  seatOf,
  takersOf,
  rulesDue,
  toggled,
  turnOnTable,
} from '../../src/tables/gools/play/now.ts';
import { roundOf, toDrink } from '../../src/tables/gools/play/describer.ts';
import {
  entering,
  keeping,
  mini,
  naming,
  play,
  rollingOff,
  round,
  seated,
  setupOf,
  taken,
  throwing,
} from '../games/gools/table.ts';

const rowsOf = (state: ReturnType<typeof seated>) => standingRows(roundOf(state) ?? state.rounds.at(-1)!, state, []);
const brief = (state: ReturnType<typeof seated>) =>
  rowsOf(state).map(({ seat, is, parts, hand }) => [seat, is, parts[0]?.is, hand?.kind]);
/** Everybody from the top, as `2 won`. */
const order = (state: ReturnType<typeof seated>) => rowsOf(state).map(({ seat, is }) => `${seat} ${is}`);
/** What concerns the Three Man after some events, as `1 named 0`. */
function parts(players: number, rulings: Partial<TableRulings>, ...events: readonly GoolsEvent[]): readonly string[] {
  const plays = events.map((event, index) => ({ id: `${index}`, at: index, event, isCorrected: false }));
  const { state, steps, rejectedEvents } = reduceEvents(GOOLS, setupOf(players, rulings), plays);
  expect(rejectedEvents).toEqual([]);
  const rows = standingRows(roundOf(state) ?? state.rounds.at(-1)!, state, namedOf(steps, state));
  return rows.flatMap(({ seat, parts: all }) =>
    all.map((part) => `${seat} ${part.is}${part.is === 'named' ? ` ${part.by}` : ''}`),
  );
}

test('who has played stands by the hand, the others in turn', () => {
  const state = play(seated(), entering(0, '441|44'), throwing(1, '36666'), keeping(1, '36'));
  expect(brief(state)).toEqual([
    [0, 'leads', undefined, 'sum'],
    [1, 'throws', undefined, undefined],
    [2, 'waits', undefined, undefined],
  ]);
});

test('a tie, the beaten, and who a last 6 concerns', () => {
  const state = play(seated({}, 4), entering(0, '33|124'), entering(1, '33|124'), entering(2, '441|46'));
  expect(brief(state)).toEqual([
    [0, 'ties', undefined, 'sum'],
    [1, 'ties', undefined, 'sum'],
    [2, 'beaten', 'last-six', 'sum'],
    [3, 'waits', undefined, undefined],
  ]);
});

test('a point 6 that ends on a 6 names the Three Man', () => {
  const state = play(seated(), entering(0, '3666|6'));
  expect(brief(state)[0]).toEqual([0, 'leads', 'naming', 'impure']);
});

describe('who is to be the Three Man, and why', () => {
  const leave = (seat: number): GoolsEvent => ({ kind: 'leave', seat });

  test('who was named threw no 6 at the end: it is said who named them', () =>
    expect(parts(3, {}, ...round('6663|6 331|26 455|41'), naming(0, 2))).toEqual(['1 last-six', '2 named 0']));

  test('who threw a 6 at the end and was named as well is told of both', () =>
    expect(parts(3, {}, ...round('6663|6 331|26 455|46'), naming(0, 2))).toEqual([
      '1 last-six',
      '2 last-six',
      '2 named 0',
    ]));

  test('two who named the same player are both told of, also when one of them has left', () => {
    const all = [...round('6663|6 6666|6 331|26 455|41', 0, 4), naming(0, 3), naming(1, 3)];
    expect(parts(4, {}, ...all).toSorted()).toEqual(['2 last-six', '3 named 0', '3 named 1']);
    expect(parts(4, {}, ...all, leave(0)).toSorted()).toEqual(['2 last-six', '3 named 0', '3 named 1']);
    expect(parts(4, {}, ...all, leave(3))).toEqual([]);
  });

  test('one mini game later who was named before it is named no more', () => {
    const named = [entering(0, '6663|6'), naming(0, 2), mini({ kind: 'call-off' })];
    const reading: GoolsEvent = { kind: 'ruling', ruling: 'G5', option: 'after-the-round' };
    expect(parts(3, { G5: 'at-once' }, ...named, reading, entering(1, '331|26'))).toEqual(['1 last-six']);
    expect(parts(3, { G5: 'at-once' }, ...named, reading, entering(1, '331|26'), entering(2, '441|46'))).toEqual([
      '1 last-six',
      '2 last-six',
    ]);
  });

  test('nobody once that game is over', () => {
    const sixes = round('331|26 331|14 455|41');
    expect([parts(3, {}, ...sixes), parts(3, {}, ...sixes, mini({ kind: 'call-off' }))]).toEqual([[], []]);
  });
});

test('a round that is won has one winner', () => {
  const state = play(seated(), ...round('331|24 221|14 441|44'));
  expect(brief(state).map(([seat, is]) => [seat, is])).toEqual([
    [0, 'won'],
    [1, 'beaten'],
    [2, 'beaten'],
  ]);
});

describe('the winner stands above whom the roll-off has beaten', () => {
  const two = [entering(0, '33|124'), entering(1, '33|124'), entering(2, '441|44')];
  const three = round('331|22 331|22 331|22 441|44', 0, 4);

  test('though the loser played first', () => {
    const state = play(seated(), ...two, rollingOff(0, '66666'), rollingOff(1, '11111'));
    expect(order(state)).toEqual(['1 won', '0 beaten', '2 beaten']);
  });

  test('and the others by what they threw in it', () => {
    const thrown = [rollingOff(0, '66666'), rollingOff(1, '44444'), rollingOff(2, '11111')];
    expect(order(play(seated({}, 4), ...three, ...thrown))).toEqual(['2 won', '1 beaten', '0 beaten', '3 beaten']);
  });

  test('who tied once more in it above who fell in the first', () => {
    const first = [rollingOff(0, '66666'), rollingOff(1, '11111'), rollingOff(2, '11111')];
    const state = play(seated({}, 4), ...three, ...first, rollingOff(1, '66666'), rollingOff(2, '33333'));
    expect(order(state)).toEqual(['2 won', '1 beaten', '0 beaten', '3 beaten']);
  });

  test('by the full ranking where the table rolls off by it', () => {
    const state = play(seated({ G1: 'full-ranking' }), ...two, rollingOff(0, '33312'), rollingOff(1, '11111'));
    expect(order(state)).toEqual(['1 won', '0 beaten', '2 beaten']);
  });

  test('the same at the end of the evening', () => {
    const state = play(seated(), ...two, rollingOff(0, '66666'), rollingOff(1, '11111'), { kind: 'end' });
    expect(order(state)).toEqual(['1 won', '0 beaten', '2 beaten']);
    expect(results(state).map(({ seat, wins }) => [seat, wins])).toEqual([
      [1, 1],
      [0, 0],
      [2, 0],
    ]);
  });

  test('and where the other has left the roll-off', () => {
    const state = play(seated({}, 4), ...three, rollingOff(0, '11111'), rollingOff(2, '66666'), {
      kind: 'leave',
      seat: 1,
    });
    expect(order(state)).toEqual(['0 won', '2 beaten', '3 beaten']);
  });

  test('while it is on: who leads it, who is still to throw, who is out', () => {
    const begun = play(seated({}, 4), ...three);
    expect(order(begun)).toEqual(['0 rolls-off', '1 rolls-off', '2 rolls-off', '3 beaten']);
    const state = play(begun, rollingOff(0, '66666'), rollingOff(2, '11111'));
    expect(order(state)).toEqual(['2 leads', '1 rolls-off', '0 beaten', '3 beaten']);
    const again = play(seated({}, 4), ...three, ...[0, 1, 2].map((seat) => rollingOff(seat, seat ? '11111' : '66666')));
    expect(order(again)).toEqual(['1 rolls-off', '2 rolls-off', '0 beaten', '3 beaten']);
  });
});

describe('in a roll-off all sums that are seen compare', () => {
  const three = round('331|22 331|22 331|22 441|44', 0, 4);
  const tiedAgain = [...three, ...[0, 1, 2].map((seat) => rollingOff(seat, seat ? '11111' : '66666'))];
  test.each([
    { say: 'before it, the tied', events: three, sums: ['0: 5', '1: 5', '2: 5'], dice: undefined },
    { say: 'once one has thrown', events: [...three, rollingOff(0, '11112')], sums: ['0: 6'], dice: '11112' },
    { say: 'a tie again', events: tiedAgain, sums: ['1: 5', '2: 5'], dice: '11111' },
    { say: 'the next one', events: [...tiedAgain, rollingOff(2, '22222')], sums: ['2: 10'], dice: '22222' },
  ])('$say', ({ events, sums, dice }) => {
    const state = play(seated({}, 4), ...events);
    const seen = rowsOf(state).flatMap((row) => {
      const hand = handAtSeat(row, state);
      return hand ? [`${row.seat}: ${hand.sum}`] : [];
    });
    expect(seen.toSorted()).toEqual(sums);
    expect(rollOffShown(state).at(-1)?.dice.join('')).toBe(dice);
  });
});

describe('what is to be beaten', () => {
  const toBeat = (state: ReturnType<typeof seated>) => leadOf(state).map(({ seat, hand }) => [seat, hand.sum]);
  const three = play(seated({}, 4), ...round('331|22 331|22 331|22 441|44', 0, 4));

  test('is the best hand of the round', () =>
    expect(toBeat(play(seated(), entering(0, '33|124'), entering(1, '441|44')))).toEqual([[0, 7]]));

  test('is nothing of the round in a roll-off, where all throw anew', () => expect(toBeat(three)).toEqual([]));

  test('is in a roll-off the lowest throw of it, and not who is beaten', () => {
    const state = play(three, rollingOff(0, '66661'), rollingOff(2, '11111'));
    expect(toBeat(state)).toEqual([[2, 5]]);
  });

  test('is nothing of the roll-off before when some tied in it', () => {
    const again = play(three, rollingOff(0, '66661'), rollingOff(1, '11111'), rollingOff(2, '11111'));
    expect(toBeat(again)).toEqual([]);
    expect(toBeat(play(again, rollingOff(2, '22222')))).toEqual([[2, 10]]);
  });

  test('is a sum in a roll-off, and a hand where the table rolls off by the ranking', () => {
    const hands = (G1: 'plain-sum' | 'full-ranking') =>
      leadOf(play(seated({ G1 }), ...round('33|124 33|124 441|44'), rollingOff(0, '11111'))).map(({ hand }) => hand);
    expect([hands('plain-sum'), hands('full-ranking')]).toEqual([
      [{ kind: 'sum', sum: 5 }],
      [{ kind: 'pure', of: 1, sum: 5 }],
    ]);
  });

  test('is nothing any more of who leaves', () =>
    expect(toBeat(play(three, rollingOff(0, '11111'), { kind: 'leave', seat: 0 }))).toEqual([]));
});

describe('whose dice are shown', () => {
  const shown = (...events: readonly GoolsEvent[]) => {
    const turn = turnOnTable(play(seated(), ...events));
    return turn && [turn.seat, turn.lying.join('')];
  };

  test('nobody’s before the first throw', () => expect(shown()).toBeUndefined());

  test('those of the turn that is on, and of the last one until the next begins', () => {
    expect(shown(entering(0, '33|124'), throwing(1, '36666'), keeping(1, '36'))).toEqual([1, '36']);
    expect(shown(entering(0, '33|124'), entering(1, '441|44'))).toEqual([1, '14444']);
  });

  test('the winner’s once a round is won, whoever threw last', () => {
    const won = round('331|24 221|14 441|44');
    expect(shown(...won)).toEqual([0, '33124']);
    expect(shown(...won, { kind: 'leave', seat: 0 })).toEqual([0, '33124']);
    expect(shown(...round('33|124 33|124 441|44'), rollingOff(0, '66666'), rollingOff(1, '11111'))).toEqual([
      1,
      '33124',
    ]);
  });
});

test('after Three Man nothing of the round before it is seen any more', () => {
  const over = play(seated(), ...round('331|26 331|14 455|41'), mini({ kind: 'call-off' }));
  expect([turnOnTable(over), ...rowsOf(over).map((row) => handAtSeat(row, over))]).toEqual(Array(4).fill(undefined));
});

describe('what is drunk now', () => {
  /** As `6.1 drink 1 2`. */
  function drinks(rulings: Partial<TableRulings>, ...events: readonly GoolsEvent[]) {
    const plays = events.map((event, index) => ({ id: `${index}`, at: index, event, isCorrected: false }));
    const { state, steps, rejectedEvents } = reduceEvents(GOOLS, setupOf(3, rulings), plays);
    expect(rejectedEvents).toEqual([]);
    return taken({ ...state, pours: toDrink(steps, state) });
  }
  const won = round('331|24 221|14 441|44');
  const hail = ['6.1 drink 1 2'];
  const drunk: GoolsEvent = { kind: 'drunk' };

  test('the last throw’s alone: whoever throws on has drunk', () => {
    expect(drinks({}, ...won)).toEqual(hail);
    expect(drinks({}, ...won, entering(0, '441|45'))).toEqual([]);
    expect(drinks({}, ...won, entering(0, '221|12'))).toEqual(['6.2 drink 0 1 2']);
  });

  test('with what comes of it before the next: dice left, dice off the table, drinks handed out', () => {
    const social = [throwing(0, '22111'), keeping(0, '221')];
    expect(drinks({ G2: 'any-throw' }, ...won, ...social)).toEqual(['6.2 drink 0 1 2']);
    const sloppy: GoolsEvent = { kind: 'sloppy', seat: 1 };
    expect(drinks({}, ...won, sloppy)).toEqual([...hail, '6.6 drink 1']);
    const double = [
      mini({ kind: 'throw', seat: 1, dice: [2, 2], by: 'hand' }),
      mini({ kind: 'hand-out', seat: 1, shares: [{ to: 2, drinks: 2 }] }),
    ];
    const begun = round('331|26 441|15 441|45');
    expect(drinks({}, ...begun, ...double)).toEqual(['7.7 2 drink 2']);
    expect(drinks({}, ...begun, ...double, mini({ kind: 'throw', seat: 1, dice: [1, 5], by: 'hand' }))).toEqual([]);
  });

  test('nothing that has been drunk', () => {
    expect(drinks({}, ...won, drunk)).toEqual([]);
    expect(drinks({}, ...won, drunk, { kind: 'sloppy', seat: 1 })).toEqual(['6.6 drink 1']);
  });

  test('the last throw’s still, once the evening is over', () =>
    expect(drinks({}, ...won, { kind: 'end' })).toEqual(hail));
});

test('what is to be done now, and by whom', () => {
  const { play: words } = GOOLS_EN;
  const now = (state: ReturnType<typeof seated>) => [seatOf(dueOf(state)), nowOf(dueOf(state), state, words)];
  const begun = play(seated(), throwing(0, '12456'));
  expect([seated(), begun, play(begun, keeping(0, '124'))].map(now)).toEqual([
    [0, 'opens round 1: throw five dice'],
    [0, 'leaves at least one die'],
    [0, 'throws the other 2 dice'],
  ]);
});

const tied = play(seated({}, 4), ...round('331|22 331|22 331|22 441|44', 0, 4));
const doomed = play(seated({}, 4), ...round('331|26 441|14 221|46 441|44', 0, 4));

test.each([
  [GOOLS_EN, 'Kari opens round 1: throw five dice', 'Roll-off for the win: Kari throws five dice, once'],
  [GOOLS_NB, 'Kari åpner runde 1: Kast fem', 'Omkast om seieren: Kari kaster fem terninger, én gang'],
])('and it is said in a sentence', ({ play }, opening, rollOff) => {
  const said = (state: ReturnType<typeof seated>) => announcedOf(dueOf(state), state, play, 'Kari');
  expect([seated(), tied].map(said)).toEqual([opening, rollOff]);
  expect(said(doomed)).toContain('Kari ');
});

test('who may take the dice: anybody between rounds, then whoever has not begun, and nobody else in a turn', () => {
  const takers = (state: ReturnType<typeof seated>) => takersOf(dueOf(state), state);
  const begun = play(seated(), throwing(1, '12456'));
  const again = play(begun, keeping(1, '124'));
  const done = play(again, throwing(1, '12'), keeping(1, '12'));
  expect([seated(), begun, again, done].map(takers)).toEqual([[0, 1, 2], [1], [1], [2, 0]]);
  expect([tied, doomed, play(tied, rollingOff(0, '12456'))].map(takers)).toEqual([
    [0, 1, 2],
    [0, 2],
    [1, 2],
  ]);
});

test('two rules of one player are made one after the other, and another’s meanwhile', () => {
  const due = (clause: 'gools-5.1' | 'three-man-7.3', seat: number) => ({ kind: 'rule', seat, clause }) as const;
  const all = [...dueOf(seated()), due('three-man-7.3', 1), due('gools-5.1', 0), due('gools-5.1', 1)];
  expect(rulesDue(all)).toEqual([
    { seat: 1, clause: 'three-man-7.3', count: 2 },
    { seat: 0, clause: 'gools-5.1', count: 1 },
  ]);
});

test('a tap chooses, and another lets go', () => {
  expect([toggled([0, 2], 1), toggled([0, 2], 2)]).toEqual([[0, 1, 2], [0]]);
});
