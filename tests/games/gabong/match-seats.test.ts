import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../../src/games/gabong/match-bounds.ts';
import type { GabongEvent } from '../../../src/games/gabong/match-events.ts';
import { GABONG } from '../../../src/games/gabong/match-play.ts';
import { matchResults } from '../../../src/games/gabong/match-results.ts';
import {
  newcomersIn,
  presentIn,
  stageOf,
  standings,
  totalsOf,
  winnersOf,
} from '../../../src/games/gabong/match-standing.ts';
import type { GabongState } from '../../../src/games/gabong/match-state.ts';
import { reduceEvents } from '../../../src/games/shared/reduction.ts';
import { brief, deal, deals, dealsOf, limitOf, overruled, play, reading, seated, setupOf } from './match-table.ts';

const join = (name: string): GabongEvent => ({ kind: 'join', name });
const leave = (seat: number): GabongEvent => ({ kind: 'leave', seat });
const places = (state: GabongState) => standings(state).map(({ seat, place }) => `${place}:${seat}`);
const refused = (state: GabongState, event: GabongEvent) => {
  const { allowed, canOverrule, findings } = GABONG.decide(state, event, 0).judgement;
  return [...(allowed ? ['allowed'] : []), ...(canOverrule ? ['by the table'] : []), ...findings.map(brief)].join();
};

test('7.1, B27: who has gone home is behind the others, but not in a round that is ended before its first deal', () => {
  const end: GabongEvent = { kind: 'end' };
  expect(places(play(seated(), leave(2), end))).toEqual(['1:0', '1:1', '1:2']);
  expect(places(play(seated(), deal('=9 =9 θ'), leave(2), end))).toEqual(['1:0', '1:1', '3:2']);
});

test('2.1: newcomers may sit out the deal that is on, unless too few would be left', () => {
  const state = play(seated(), deal('θ =5 =9'), join('Åse'));
  expect(newcomersIn(state)).toEqual([3]);
  expect(newcomersIn(play(state, leave(1)))).toEqual([3]);
  expect(newcomersIn(play(state, leave(1), leave(2)))).toEqual([]);
});

describe('somebody who comes late (B26)', () => {
  test.each([
    { reading: 'most', board: 'θ =50 =11', points: 50 },
    { reading: 'mean', board: 'θ =50 =11', points: 20 },
    // 10.5 is no number of points.
    { reading: 'mean', board: 'θ =10 =11 =21', points: 11 },
    { reading: 'none', board: 'θ =50 =11', points: 0 },
  ] as const)('$reading: $points after $board', ({ reading: B26, board, points }) => {
    const count = board.split(' ').length;
    const before = play(seated(reading({ B26 }), count), deal(board));
    const after = play(before, join('Åse'));
    expect(totalsOf(after)).toEqual([...totalsOf(before), points]);
    expect(presentIn(after)).toHaveLength(count + 1);
    // The next deal is theirs too.
    const on = play(after, deal(`${board} =7`));
    expect(totalsOf(on).at(-1)).toBe(points + 7);
    expect(on.deals.map(({ totals }) => totals.length)).toEqual([count, count + 1]);
    expect(matchResults(on).find(({ seat }) => seat === count)).toMatchObject({ deals: 1, average: 7, thetas: 0 });
  });

  test('who came in the middle of a deal may be left out of that one, and of none after it', () => {
    const came = play(seated(), deal('θ =50 =11'), join('Åse'), join('Eli'));
    expect(refused(came, deal('θ =5'))).toBe('10.1 hand-missing');
    const without = play(came, deal('θ =5 =6'));
    expect(totalsOf(without)).toEqual([0, 55, 17, 50, 50]);
    const played = matchResults(without).toSorted((one, other) => one.seat - other.seat);
    expect(played.map((result) => result.deals)).toEqual([2, 2, 2, 0, 0]);
    expect(refused(without, deal('θ =5 =6'))).toBe('10.1 hand-missing');
    expect(refused(without, deal('θ =5 =6 =7'))).toBe('10.1 hand-missing');
    expect(totalsOf(play(without, deal('θ =5 =6 =7 =8')))).toEqual([0, 60, 23, 57, 58]);
    // One may be left out and the other not.
    expect(totalsOf(play(came, deal('0:θ 1:=5 2:=6 4:=8')))).toEqual([0, 55, 17, 50, 58]);
  });

  test('who came in the middle of the first deal may be left out of it, and those it began with may not', () => {
    const came = play(seated(), join('Åse'));
    expect(totalsOf(play(came, deal('θ =5 =6')))).toEqual([0, 5, 6, 0]);
    expect(refused(came, deal('0:θ 1:=5 3:=6'))).toBe('10.1 hand-missing');
  });

  test.each([
    { say: 'the first deal', before: [join('Åse'), deal('θ =5 =6 =7')] },
    { say: 'the third', before: [...deals('θ =5 =6', 'θ =5 =6'), join('Åse'), deal('θ =5 =6 =7')] },
  ])('who has played $say is left out of none after it', ({ before }) => {
    expect(refused(play(seated(), ...before), deal('θ =5 =6'))).toBe('10.1 hand-missing');
  });

  test('who comes to a table of two may be left out of the deal that is on', () => {
    expect(totalsOf(play(seated({}, 2), join('Åse'), deal('θ =5')))).toEqual([0, 5, 0]);
  });

  test('a name is kept without the blanks about it', () => {
    expect(play(seated(), join(' Åse  ')).setup.players.at(-1)).toEqual({ name: 'Åse' });
  });

  test('2.1: a deal has two players at least, newcomers or not', () => {
    const state = play(seated({}, 2), join('Åse'), join('Eli'), leave(1));
    expect(refused(state, deal('0:θ'))).toBe('10.1 hand-missing');
    expect(refused(state, deal('0:θ 2:=5'))).toBe('10.1 hand-missing');
    expect(totalsOf(play(state, deal('0:θ 2:=5 3:=6')))).toEqual([0, 0, 5, 6]);
  });

  test('7.1: who has played no deal has not won, with whatever points', () => {
    const state = play(seated({ ...reading({ B26: 'none' }), ...dealsOf(2) }), deal('=5 - =11'), join('Åse'));
    expect(places(state)).toEqual(['1:1', '2:0', '3:2', '4:3']);
    expect(winnersOf(play(state, deal('=9 =6 -')))).toEqual([1]);
    expect(winnersOf(play(state, deal('=9 =6 =6 -')))).toEqual([3]);
  });

  test('before the first deal there is nothing to come in with', () => {
    for (const B26 of ['most', 'mean', 'none'] as const) {
      expect(totalsOf(play(seated(reading({ B26 })), join('Åse'), deal('θ =5 =6 =7')))).toEqual([0, 5, 6, 7]);
    }
  });

  test('the most is that of those who are there', () => {
    const state = play(seated(), deal('θ =50 =11'), leave(1), join('Åse'));
    expect(totalsOf(state)).toEqual([0, 50, 11, 11]);
  });

  test('a reading that changes later gives nobody other points', () => {
    const state = play(seated(), deal('θ =50 =11'), join('Åse'), { kind: 'ruling', ruling: 'B26', option: 'none' });
    expect(totalsOf(state)[3]).toBe(50);
    expect(totalsOf(play(state, join('Eli')))[4]).toBe(0);
  });

  test('a round to a limit goes on with whoever came', () => {
    const state = play(seated(limitOf(60)), deal('θ =50 =11'), join('Åse'));
    expect(stageOf(state)).toEqual({ is: 'deal', number: 2 });
    expect(stageOf(play(state, deal('θ =6 =5 =12'))).is).toBe('over');
  });
});

describe('somebody who goes home (B27)', () => {
  // Maya has the fewest points, and would win by going.
  const gone = (B27: 'behind' | 'as-counted') =>
    play(
      seated({ ...reading({ B27 }), ...dealsOf(2) }),
      { kind: 'master', seat: 1 },
      deal('θ =50 =11'),
      leave(0),
      deal('1:θ 2:=20'),
    );

  test.each([
    { reading: 'behind', order: ['1:2', '2:1', '3:0'], winners: [2] },
    { reading: 'as-counted', order: ['1:0', '2:2', '3:1'], winners: [0] },
  ] as const)('$reading', ({ reading: B27, order, winners }) => {
    expect(places(gone(B27))).toEqual(order);
    expect(winnersOf(gone(B27))).toEqual(winners);
    expect(totalsOf(gone(B27))).toEqual([0, 50, 31]);
    expect(gone(B27).gone).toEqual([0]);
  });

  test('whoever is behind all others whatever the points is said to be', () => {
    const behind = (state: GabongState) => standings(state).flatMap(({ seat, isLast }) => (isLast ? [seat] : []));
    expect(behind(gone('behind'))).toEqual([0]);
    expect(behind(gone('as-counted'))).toEqual([]);
    expect(behind(play(seated(), deal('θ =50 =11'), join('Åse')))).toEqual([3]);
    // Before the first deal nobody has played any.
    expect(standings(seated({}, 2))).toEqual([
      { seat: 0, place: 1, total: 0, thetas: 0 },
      { seat: 1, place: 1, total: 0, thetas: 0 },
    ]);
  });

  test('B6: who has gone shares the win with whoever is level, where the points decide', () => {
    const round = { ...reading({ B6: 'shared', B27: 'as-counted' }), ...dealsOf(2), master: 2 };
    const state = play(seated(round), deal('=9 - =30'), leave(0), deal('1:=9 2:-'));
    expect(winnersOf(state)).toEqual([0, 1]);
  });

  test('B6: two who are level and have both gone play no extra deal', () => {
    const round = { ...reading({ B6: 'extra-deal', B27: 'as-counted' }), ...dealsOf(2), master: 3 };
    const state = play(seated(round, 4), deal('=5 =5 - =50'), leave(0), leave(1), deal('2:=9 3:-'));
    expect(stageOf(state).is).toBe('over');
    expect(winnersOf(state)).toEqual([0, 1]);
  });

  test('is in no deal, gets no penalty card, is not the GM, and does not go twice', () => {
    const state = play(seated({}, 4), leave(3), deal('θ =50 =11'));
    expect(totalsOf(state)).toEqual([0, 50, 11, 0]);
    const about: readonly GabongEvent[] = [
      { kind: 'penalty', seat: 3, clause: 'gabong-9.3' },
      { kind: 'master', seat: 3 },
      leave(3),
      deal('θ =50 =11 =3'),
    ];
    for (const event of about) expect(refused(state, event)).toBe('2.1 player-left');
  });

  test('7.1: is no rival of those who stay, unless the points decide', () => {
    const seats = (B27: 'behind' | 'as-counted') =>
      boundsOf(play(seated(reading({ B27 }), 4), deal('θ =50 =11 =5'), leave(3)), 0)!.rivals.map(({ seat }) => seat);
    expect(seats('behind')).toEqual([1, 2]);
    expect(seats('as-counted')).toEqual([1, 2, 3]);
    for (const B27 of ['behind', 'as-counted'] as const)
      expect(boundsOf(play(seated(reading({ B27 }), 4), leave(3)), 3)).toBeNull();
  });

  test('7.1: the limit is as far off as for whoever still plays', () => {
    const round = { ...reading({ B27: 'as-counted' }), ...limitOf(100) };
    expect(boundsOf(play(seated(round), deal('θ =50 =11'), leave(1)), 0)!.toLimit).toBe(89);
  });

  test('B6: who has gone is in no extra deal, and loses it where the points decide', () => {
    const between = (B27: 'behind' | 'as-counted') =>
      play(
        seated({ ...reading({ B6: 'extra-deal', B27 }), ...dealsOf(3) }, 3),
        { kind: 'master', seat: 2 },
        deal('- =9 =9'),
        deal('=9 - =9'),
        deal('=9 =9 -'),
      );
    expect(stageOf(between('as-counted'))).toEqual({ is: 'extra-deal', among: [0, 1, 2] });
    const left = play(between('as-counted'), leave(0));
    expect(stageOf(left)).toEqual({ is: 'extra-deal', among: [1, 2] });
    expect(places(play(left, deal('1:- 2:=5')))).toEqual(['1:1', '2:2', '3:0']);
    expect(places(play(between('behind'), leave(0), deal('1:- 2:=5')))).toEqual(['1:1', '2:2', '3:0']);
  });
});

describe('B6, B27: two are level, and one of them goes before the extra deal', () => {
  const level = play(
    seated({ ...reading({ B6: 'extra-deal', B27: 'as-counted' }), ...dealsOf(2) }, 5),
    { kind: 'master', seat: 2 },
    ...deals('- =9 =50 =30 =30', '=9 - =50 =30 =30'),
  );

  test('whoever stayed has won, and others who are level stay so', () => {
    const state = play(level, leave(3), leave(0));
    expect(stageOf(state).is).toBe('over');
    expect(winnersOf(state)).toEqual([1]);
    expect(places(state)).toEqual(['1:1', '2:0', '3:3', '3:4', '5:2']);
  });

  test('where the table ends the round before it, those who are there share the win', () => {
    expect(winnersOf(play(level, { kind: 'end' }))).toEqual([0, 1]);
  });
});

describe('2.1: somebody whom two phones let sit down', () => {
  const line = (id: string, event: GabongEvent, came: readonly string[] = []) => ({
    id,
    at: 0,
    event,
    isCorrected: false,
    ...(came.length > 0 && { came }),
  });
  const penalty = (seat: number): GabongEvent => ({ kind: 'penalty', seat, clause: 'gabong-9.3' });

  test('is one person, and what either wrote of them counts', () => {
    const { state, rejectedEvents } = reduceEvents(GABONG, setupOf(3), [
      line('a', join('Åse')),
      line('b', join('åse')),
      line('of-a', penalty(3), ['a']),
      line('of-b', penalty(3), ['b']),
    ]);
    expect(rejectedEvents.map(({ play: { id } }) => id)).toEqual(['b']);
    expect(state.penalties.map(({ seat }) => seat)).toEqual([3, 3]);
  });

  test('came by no line that is refused for another reason', () => {
    const { numbering, rejectedEvents } = reduceEvents(GABONG, setupOf(3), [
      line('early', penalty(3)),
      line('a', join('Åse')),
    ]);
    expect(rejectedEvents.map(({ judgement }) => judgement.findings[0]!.reason)).toEqual(['no-such-seat']);
    expect([...numbering.seats]).toEqual([['a', 3]]);
  });
});

describe('refused, whoever says so', () => {
  const two = seated({}, 2);
  const ten = seated({}, 10);
  const left = play(seated({}, 4), leave(3));
  test.each([
    {
      say: 'the GM goes without handing the post on',
      state: seated(),
      event: leave(0),
      why: '2.4 master-leaves',
      data: { seat: 0 },
    },
    { say: 'one would be left alone', state: two, event: leave(1), why: '2.1 players-number', data: { count: 2 } },
    { say: 'eleven', state: ten, event: join('Åse'), why: '2.1 players-number', data: { count: 10 } },
    { say: 'nobody sits there', state: two, event: leave(5), why: '2.1 no-such-seat', data: { seat: 5 } },
    { say: 'who has left goes again', state: left, event: leave(3), why: '2.1 player-left', data: { seat: 3 } },
    {
      say: 'who has left plays a deal',
      state: left,
      event: deal('θ =5 =6 =7'),
      why: '2.1 player-left',
      data: { seat: 3 },
    },
    { say: 'no name', state: two, event: join('  '), why: '2.1 bad-name', data: {} },
    { say: 'a long name', state: two, event: join('x'.repeat(41)), why: '2.1 bad-name', data: {} },
    { say: 'a namesake', state: two, event: join('Ola'), why: '2.1 name-taken', data: { seat: 1 } },
  ])('$say', ({ state, event, why, data }) => {
    for (const tried of [event, overruled(event)]) {
      expect(refused(state, tried)).toBe(why);
      expect(GABONG.decide(state, tried, 0).judgement.findings.map((each) => each.data)).toEqual([data]);
    }
  });

  test('a newcomer while an extra deal decides', () => {
    const state = play(seated({ ...reading({ B6: 'extra-deal' }), ...dealsOf(2) }, 2), ...deals('- =9', '=9 -'));
    expect(stageOf(state).is).toBe('extra-deal');
    expect(refused(state, join('Åse'))).toBe('7.1 being-decided');
  });

  test('somebody who left may sit down again, and ten is those who are there', () => {
    const state = play(ten, leave(9), join('Nils'));
    expect(presentIn(state)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 10]);
  });
});
