import { describe, expect, test } from 'vitest';
import type { GabongEvent, PenaltyClause } from '../../../src/games/gabong/match-events.ts';
import { GABONG } from '../../../src/games/gabong/match-play.ts';
import type { GabongSetup } from '../../../src/games/gabong/match-setup.ts';
import {
  DEFAULT_GABONG_READINGS,
  FIRST_GABONG_DEFAULTS,
  readingsOfKept,
  readingsToKeep,
} from '../../../src/games/gabong/rulings.ts';
import { leadersOf, stageOf, standings, totalsOf, winnersOf } from '../../../src/games/gabong/match-standing.ts';
import { matchResults } from '../../../src/games/gabong/match-results.ts';
import type { GabongState } from '../../../src/games/gabong/match-state.ts';
import { deal, deals, dealsOf, limitOf, overruled, play, reading, seated } from './match-table.ts';

const thetas = (state: GabongState) =>
  standings(state)
    .toSorted((one, other) => one.seat - other.seat)
    .map((row) => row.thetas);
/** Seats by place: `0 | 1 2`. */
const places = (state: GabongState) =>
  Object.values(Object.groupBy(standings(state), ({ place }) => place))
    .map((rows) => rows!.map(({ seat }) => seat).join(' '))
    .join(' | ');

describe('a deal on the scoreboard', () => {
  test.each([
    { clause: '4.4', say: 'a θ is zero points', hands: 'θ 2A J', totals: [0, 50, 10], signs: [1, 0, 0] },
    { clause: '9.5', say: 'played out: zero without a θ', hands: '- 2A J', totals: [0, 50, 10], signs: [0, 0, 0] },
    { clause: '10.1', say: 'told as numbers', hands: '=0 =50 =10', totals: [0, 50, 10], signs: [0, 0, 0] },
    { clause: '10.1', say: 'some counted, some told', hands: 'K =45 -', totals: [10, 45, 0], signs: [0, 0, 0] },
    { clause: '10.1', say: 'in any order', hands: '2:K 0:=45 1:-', totals: [45, 0, 10], signs: [0, 0, 0] },
    { clause: '4.2', say: 'gabonged: with the cards back', hands: 'θ 95A9 J', totals: [0, 43, 10], signs: [1, 0, 0] },
    { clause: '4.3', say: 'a gabonged gabong', hands: 'θ 95A9! J', totals: [0, 43, 10], signs: [1, 1, 0] },
    { clause: '4.3', say: 'gabonged, told', hands: '=43! J θ', totals: [43, 10, 0], signs: [1, 0, 1] },
    { clause: '4.3', say: 'two gabonged in a row', hands: '=43! =20! θ', totals: [43, 20, 0], signs: [1, 1, 1] },
  ])('$clause: $say, $hands', ({ hands, totals, signs }) => {
    const state = play(seated(), deal(hands));
    expect(totalsOf(state)).toEqual(totals);
    expect(thetas(state)).toEqual(signs);
    expect(stageOf(state)).toEqual({ is: 'deal', number: 2 });
  });

  test('10.1: totals add up, deal by deal, and each deal keeps the board after it', () => {
    const state = play(seated(), ...deals('θ 2A J', '=15 - =9', '345 9 θ'));
    expect(state.deals.map(({ totals }) => totals)).toEqual([
      [0, 50, 10],
      [15, 50, 19],
      [30, 59, 19],
    ]);
    expect(leadersOf(state)).toEqual([2]);
    expect(winnersOf(state)).toEqual([]);
  });

  test('2.2: a deal as the GM says it was, against the rules of counting', () => {
    expect(totalsOf(play(seated(), overruled(deal('θ θ J'))))).toEqual([0, 0, 10]);
    expect(totalsOf(play(seated(), overruled(deal('J J J'))))).toEqual([10, 10, 10]);
  });

  test('B1: a reading holds from where it changes, and not for what has been counted', () => {
    const once: GabongEvent = { kind: 'ruling', ruling: 'B1', option: 'once' };
    const state = play(seated(), deal('- 22 J'), once, deal('- 22 J'));
    expect(state.deals.map(({ totals }) => totals[1])).toEqual([40, 60]);
  });
});

describe('whole hundreds', () => {
  const HALVED = reading({ B8: 'halved' });
  test.each<{ say: string; over: Partial<GabongSetup>; hands: string[]; totals: number[] }>([
    { say: 'off, they stay', over: {}, hands: ['- =100 =99'], totals: [0, 100, 99] },
    { say: 'reached by a sum', over: HALVED, hands: ['- =60 =99', '=5 =40 -'], totals: [5, 50, 99] },
    { say: 'once, not on to 50', over: HALVED, hands: ['- =200 =99'], totals: [0, 100, 99] },
    {
      say: 'one that stays a hundred is not halved again',
      over: HALVED,
      hands: ['- =200 =99', '=5 - =6'],
      totals: [5, 100, 105],
    },
    { say: 'to an odd number', over: HALVED, hands: ['- =300 =5'], totals: [0, 150, 5] },
  ])('B8: $say', ({ over, hands, totals }) => {
    expect(totalsOf(play(seated(over), ...deals(...hands)))).toEqual(totals);
  });

  test('B8: a deal says whose total was halved', () => {
    const state = play(seated(HALVED), ...deals('- =100 =300', '=5 =10 -'));
    expect(state.deals.map(({ halved }) => halved)).toEqual([[1, 2], []]);
  });
});

describe('the end', () => {
  test('7.1: after ten deals, the fewest points win', () => {
    const nine = play(seated(), ...deals(...Array<string>(9).fill('=5 - =10')));
    expect(stageOf(nine)).toEqual({ is: 'deal', number: 10 });
    expect(winnersOf(nine)).toEqual([]);
    const state = play(nine, deal('=6 =44 θ'));
    expect(stageOf(state)).toEqual({ is: 'over' });
    expect(winnersOf(state)).toEqual([1]);
    expect(places(state)).toBe('1 | 0 | 2');
  });

  test.each([
    { say: 'the most θ', hands: ['- =10 =90', '=10 θ =90'], winners: [1], by: '1 | 0 | 2' },
    { say: 'a gabonged gabong’s θ too', hands: ['θ =10! =90', '=10 θ =90'], winners: [1], by: '1 | 0 | 2' },
    { say: 'equal θ share', hands: ['θ =10 =90', '=10 θ =90'], winners: [0, 1], by: '0 1 | 2' },
    { say: 'no θ share', hands: ['- =10 =90', '=10 - =90'], winners: [0, 1], by: '0 1 | 2' },
    {
      say: 'θ count for the last place too',
      hands: ['- =5 =10', '=9 =15 θ', '- =9 =19'],
      winners: [0],
      by: '0 | 2 | 1',
    },
  ])('7.1, B6: equal points, $say', ({ hands, winners, by }) => {
    const state = play(seated(dealsOf(hands.length)), ...deals(...hands));
    expect(winnersOf(state)).toEqual(winners);
    expect(places(state)).toBe(by);
  });

  test.each([
    { say: 'short of the limit', last: '=99 - =5', over: false },
    { say: 'on it', last: '=100 - =5', over: true },
    { say: 'past it', last: '=101 - =5', over: true },
  ])('7.1: by points, $say', ({ last, over }) => {
    const state = play(seated(limitOf(200)), ...deals('=100 =5 -', last));
    expect(stageOf(state).is === 'over').toBe(over);
    expect(winnersOf(state)).toEqual(over ? [1, 2] : []);
  });

  test('B8: halved before the limit is looked at', () => {
    const state = play(seated({ ...limitOf(200), ...reading({ B8: 'halved' }) }), deal('=200 - =5'));
    expect(stageOf(state)).toEqual({ is: 'deal', number: 2 });
  });

  test('7.1: a round that is broken off is won as it stands; before the first deal by nobody', () => {
    const state = play(seated(), deal('θ 2A J'), { kind: 'end' });
    expect([stageOf(state).is, ...winnersOf(state)]).toEqual(['over', 0]);
    const none = play(seated(), { kind: 'end' });
    expect([stageOf(none).is, ...winnersOf(none)]).toEqual(['over']);
  });
});

describe('one extra deal', () => {
  const tied = () =>
    play(seated({ ...dealsOf(2), ...reading({ B6: 'extra-deal' }) }), ...deals('=9 - =90', '- =9 =90'));

  test('B6: those who tie play it, and it decides', () => {
    expect(stageOf(tied())).toEqual({ is: 'extra-deal', among: [0, 1] });
    expect(winnersOf(tied())).toEqual([]);
    const state = play(tied(), deal('1:θ 0:AA'));
    expect([stageOf(state).is, places(state)]).toEqual(['over', '1 | 0 | 2']);
    expect(winnersOf(state)).toEqual([1]);
  });

  test('B6: it puts nobody behind who did not play it, and is not on the board', () => {
    const state = play(tied(), deal('0:=300 1:-'));
    expect(places(state)).toBe('1 | 0 | 2');
    expect(totalsOf(state)).toEqual(totalsOf(tied()));
    expect(thetas(play(tied(), deal('0:=300 1:θ')))).toEqual([0, 0, 0]);
  });

  test('B6: still equal by the GM’s word, they share', () => {
    const state = play(tied(), overruled(deal('0:- 1:-')));
    expect([stageOf(state).is, places(state)]).toEqual(['over', '0 1 | 2']);
    expect(places(play(tied(), overruled(deal('0:- 1:θ'))))).toBe('1 | 0 | 2');
  });

  test('B6: no tie, no extra deal; and a table may settle for sharing instead', () => {
    const won = play(seated({ ...dealsOf(1), ...reading({ B6: 'extra-deal' }) }), deal('- =9 =90'));
    expect(stageOf(won)).toEqual({ is: 'over' });
    expect(winnersOf(play(tied(), { kind: 'ruling', ruling: 'B6', option: 'shared' }))).toEqual([0, 1]);
    expect(winnersOf(play(tied(), { kind: 'end' }))).toEqual([0, 1]);
  });
});

describe('the GM and penalty cards', () => {
  test('2.3, 2.4: a deal says who was the GM of it', () => {
    const state = play(seated({ master: 1 }), deal('- J J'), { kind: 'master', seat: 2 }, deal('- J J'));
    expect([state.master, ...state.deals.map(({ master }) => master)]).toEqual([2, 1, 2]);
  });

  test('6.2, 8.1, 8.2, 9.3: penalty cards are kept with their clause and their deal', () => {
    const state = play(
      seated(),
      { kind: 'penalty', seat: 1, clause: 'gabong-8.1' },
      { kind: 'penalty', seat: 0, clause: 'gabong-8.2' },
      deal('- J J'),
      { kind: 'penalty', seat: 1, clause: 'gabong-6.2' },
      { kind: 'penalty', seat: 1, clause: 'gabong-6.2' },
      { kind: 'penalty', seat: 0, clause: 'gabong-9.3' },
    );
    expect(state.penalties.map(({ seat, clause, deal: number }) => `${number} ${seat} ${clause}`)).toEqual([
      '1 1 gabong-8.1',
      '1 0 gabong-8.2',
      '2 1 gabong-6.2',
      '2 1 gabong-6.2',
      '2 0 gabong-9.3',
    ]);
    expect(totalsOf(state)).toEqual([0, 10, 10]);
  });

  test('nothing has happened before the first deal', () => {
    const state = GABONG.start(seated().setup);
    expect([totalsOf(state), leadersOf(state), stageOf(state)]).toEqual([[0, 0, 0], [], { is: 'deal', number: 1 }]);
  });
});

describe('B11: the θ of a gabong that was gabonged', () => {
  test.each([
    { B11: 'keeps', counts: [1, 1, 0] },
    { B11: 'loses', counts: [1, 0, 0] },
  ] as const)('4.3: $B11', ({ B11, counts }) => {
    expect(thetas(play(seated(reading({ B11 })), deal('θ =20! =90')))).toEqual(counts);
  });

  test('4.3: what was counted by another reading stays as it was', () => {
    const state = play(seated(), deal('θ =20! =90'), { kind: 'ruling', ruling: 'B11', option: 'loses' });
    expect(thetas(play(state, deal('θ =20! =90')))).toEqual([2, 1, 0]);
  });
});

test('a round from before these rulings is counted as it was', () => {
  const kept = FIRST_GABONG_DEFAULTS;
  expect(readingsOfKept(kept)).toEqual(DEFAULT_GABONG_READINGS);
  expect(thetas(play(seated({ rulings: kept }), deal('θ =20! =90')))).toEqual([1, 1, 0]);
});

test('a new round names the latest only where a table has chosen them, so that an earlier release can read it', () => {
  const { B26, B27, B28, B29, B30, B31, ...kept } = DEFAULT_GABONG_READINGS;
  expect(readingsToKeep(DEFAULT_GABONG_READINGS)).toEqual(kept);
  expect(readingsToKeep({ ...DEFAULT_GABONG_READINGS, B27: 'as-counted' })).toEqual({ ...kept, B27: 'as-counted' });
  expect(readingsToKeep({ ...DEFAULT_GABONG_READINGS, B29: 'in-turn' })).toEqual({ ...kept, B29: 'in-turn' });
  expect([B26, B27, B28, B29, B30, B31]).toEqual(['most', 'behind', 'over', 'stays', 'own-suit', 'one']);
});

describe('B29: the GM of the deals after the first', () => {
  const rounds = deals('- 5 5', '5 - 5', '5 5 -', '- 5 5');
  const masters = ({ deals: all, master }: GabongState) => [...all.map((one) => one.master), master];
  test('2.3: stays, and so it was before the ruling', () => {
    expect(masters(play(seated({ ...reading({}), ...dealsOf(5) }), ...rounds))).toEqual([0, 0, 0, 0, 0]);
    expect(masters(play(seated({ rulings: FIRST_GABONG_DEFAULTS, ...dealsOf(5) }), ...rounds))).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });
  test('2.3: goes round the table, and stays with whoever deals last', () => {
    const inTurn = reading({ B29: 'in-turn' });
    expect(masters(play(seated({ ...inTurn, ...dealsOf(5) }), ...rounds))).toEqual([0, 1, 2, 0, 1]);
    expect(masters(play(seated({ ...inTurn, ...dealsOf(4) }), ...rounds))).toEqual([0, 1, 2, 0, 0]);
  });
  test('2.4: from whoever has been given the post, past whoever has gone', () => {
    const four = seated({ ...reading({ B29: 'in-turn' }), ...dealsOf(5) }, 4);
    const state = play(four, { kind: 'leave', seat: 3 }, { kind: 'master', seat: 2 }, deal('- 5 5'));
    expect(masters(state)).toEqual([2, 0]);
  });
  test('7.1: to an extra deal too', () => {
    const own = { ...reading({ B6: 'extra-deal', B29: 'in-turn' }), ...dealsOf(2) };
    const tied = play(seated(own), ...deals('- =20 =30', '=20 - =30'));
    expect([stageOf(tied).is, tied.master]).toEqual(['extra-deal', 2]);
  });
});

describe('B31: how many cards a penalty is', () => {
  const cardsFor = (B31: 'one' | 'two', clause: PenaltyClause) => {
    const seat = clause === 'gabong-8.2' ? 0 : 1;
    const state = play(seated(reading({ B31 })), { kind: 'penalty', seat, clause });
    return matchResults(state).find((row) => row.seat === seat)!.penalties[clause];
  };
  test.each([
    { clause: 'gabong-6.2', two: 1 },
    { clause: 'gabong-6.3', two: 1 },
    { clause: 'gabong-8.1', two: 2 },
    { clause: 'gabong-8.2', two: 2 },
    { clause: 'gabong-9.3', two: 2 },
  ] as const)('$clause', ({ clause, two }) => {
    expect([cardsFor('one', clause), cardsFor('two', clause)]).toEqual([1, two]);
  });
  test('9.3: what was given by another reading stays as it was', () => {
    const touched = { kind: 'penalty', seat: 1, clause: 'gabong-9.3' } as const;
    const state = play(seated(), touched, { kind: 'ruling', ruling: 'B31', option: 'two' }, touched);
    expect(matchResults(state).map(({ seat, penalties }) => [seat, penalties['gabong-9.3']])).toContainEqual([1, 3]);
  });
});
