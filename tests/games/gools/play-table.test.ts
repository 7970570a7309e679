import { describe, expect, test } from 'vitest';
import { checkSetup } from '../../../src/games/gools/check-setup.ts';
import { placeAmong, results } from '../../../src/games/gools/results.ts';
import type { GoolsEvent } from '../../../src/games/gools/events.ts';
import { dueOf } from '../../../src/games/gools/due.ts';
import { GOOLS } from '../../../src/games/gools/play.ts';
import type { GoolsState } from '../../../src/games/gools/play-state.ts';
import { reduceEvents } from '../../../src/games/shared/reduction.ts';
import type { Counted } from '../../../src/games/shared/history.ts';
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
  setupOf,
  taken,
} from './table.ts';

const WON = '333|14 455|41 455|41';
const earned = (rulings = {}) => play(seated(rulings), ...round(WON), ...round(WON));
const leave = (seat: number): GoolsEvent => ({ kind: 'leave', seat });

describe('5.1: new rules', () => {
  test('a rule is kept in its maker’s words', () => {
    const state = play(earned(), making(0, '  No names.\n'));
    expect(state.houseRules).toEqual([{ seat: 0, text: 'No names.', clause: 'gools-5.1', isRepealed: false }]);
    expect(due(state)).toEqual(['throw 0 5']);
  });

  test('a rule can wait, and be given up', () => {
    expect(due(earned())).toEqual(['throw 0 5', 'rule 0']);
    expect(due(play(earned(), entering(0, '333|14')))).toEqual(['throw 1 5', 'rule 0']);
    const state = play(earned(), making(0, null));
    expect(state.houseRules).toEqual([]);
    expect(due(state)).toEqual(['throw 0 5']);
  });

  test('a rule that was let through was earned by nothing', () => {
    const state = play(seated(), { ...making(1, 'No shoes.'), overrule: { reason: 'all agree' } });
    expect(state.houseRules).toMatchObject([{ seat: 1, clause: null }]);
  });

  test('a rule can be repealed, and makes players drink while it stands', () => {
    const state = play(earned(), making(0, 'No names.'), { kind: 'pour', rule: 0, to: [2, 1], drinks: 2 });
    expect(taken(state).at(-1)).toBe('house-rule 2 drink 2 1');
    expect(play(state, { kind: 'repeal', rule: 0 }).houseRules).toMatchObject([{ isRepealed: true }]);
  });

  test('8.2: a rule of Gools costs a hit where the smoking rules are on', () => {
    const before = earned({ G7: 'on' });
    expect(taken(play(before, making(0, 'No names.')), before)).toEqual(['8.2 hit 0']);
    expect(taken(play(before, making(0, null)), before)).toEqual([]);
    expect(taken(play(earned(), making(0, 'No names.')), earned())).toEqual([]);
  });

  test('8.2: a rule of Three Man costs none', () => {
    const drinks = Array.from({ length: 6 }, () => mini({ kind: 'throw', seat: 1, dice: [3, 1], by: 'hand' }));
    const before = play(seated({ G7: 'on' }), ...round('111|26 333|14 455|41'), ...drinks);
    expect(taken(play(before, making(1, 'No names.')), before)).toEqual([]);
  });
});

describe('what two phones wrote down', () => {
  const line = (id: string, event: GoolsEvent, counted: Counted = {}) => ({
    id,
    at: 0,
    event,
    isCorrected: false,
    ...counted,
  });
  const wins = [...round(WON), ...round(WON)].map((event, at) => line(`win-${at}`, event));
  const folded = (...lines: readonly ReturnType<typeof line>[]) => {
    const { numbering, rejectedEvents, state } = reduceEvents(GOOLS, setupOf(3), [...wins, ...lines]);
    return {
      numbering,
      state,
      rejectedEvents: rejectedEvents.map(({ play: { id }, judgement }) => [id, judgement.findings[0]!.reason]),
    };
  };
  const made = line('made', making(0, 'No names.'));

  test('5.1: a rule in the same words is the same, and was earned once', () => {
    const drinks: GoolsEvent = { kind: 'pour', rule: 0, to: [1], drinks: 1 };
    const { numbering, state, rejectedEvents } = folded(
      made,
      line('again', making(0, ' No names. ')),
      line('drinks', drinks, { rules: ['again'] }),
    );
    expect(rejectedEvents).toEqual([['again', 'rule-not-earned']]);
    expect([...numbering.rules]).toEqual([
      ['made', 0],
      ['again', 0],
    ]);
    expect(taken(state).at(-1)).toBe('house-rule drink 1');
  });

  test.each([
    { say: 'other words', event: making(0, 'No shoes.') },
    { say: 'another player’s', event: making(1, 'No names.') },
    { say: 'none, given up', event: making(0, null) },
  ])('5.1: a rule is another: $say', ({ event }) => {
    const { numbering, rejectedEvents } = folded(made, line('again', event));
    expect(rejectedEvents).toEqual([['again', 'rule-not-earned']]);
    expect([...numbering.rules]).toEqual([['made', 0]]);
  });

  test('5.1: what is refused for another reason is no rule', () => {
    const { numbering, rejectedEvents } = folded(
      made,
      line('end', { kind: 'end' }),
      line('again', making(0, 'No names.')),
    );
    expect(rejectedEvents).toEqual([['again', 'game-over']]);
    expect([...numbering.rules]).toEqual([['made', 0]]);
  });

  test('1.1: nobody came by a line that is refused for another reason than the name', () => {
    const { numbering, rejectedEvents } = folded(
      line('early', { kind: 'sloppy', seat: 3 }),
      line('a', { kind: 'join', name: 'Nils', after: 0 }),
      line('b', { kind: 'join', name: 'nils', after: 1 }),
    );
    expect(rejectedEvents).toEqual([
      ['early', 'no-such-seat'],
      ['b', 'name-taken'],
    ]);
    expect([...numbering.seats]).toEqual([
      ['a', 3],
      ['b', 3],
    ]);
  });

  test('1.1: nobody has left but whoever goes home', () => {
    const { numbering } = folded(line('sloppy', { kind: 'sloppy', seat: 1 }), line('gone', leave(2)));
    expect([...numbering.left]).toEqual([['gone', [2, 1]]]);
  });

  test('1.1: a newcomer beside somebody who is there, or was never there, sits as it was written', () => {
    const plays = [0, 9].map((after, at) => line(`${at}`, { kind: 'join', name: `N${at}`, after }));
    const { steps, rejectedEvents } = reduceEvents(GOOLS, setupOf(3), plays);
    expect(steps[0]!.play).toBe(plays[0]);
    expect(rejectedEvents[0]!.play).toBe(plays[1]);
  });
});

test('2.1: of a turn that is entered without its last throw all dice are that throw', () => {
  const { stage } = play(seated(), entering(0, '33124'));
  const dice = [3, 3, 1, 2, 4];
  expect(stage).toMatchObject({ round: { turns: [{ lying: dice, throws: [{ dice, kept: dice }] }] } });
});

test('2.1: at the start of the evening no mini game has just been played', () => {
  expect(seated().stage).toEqual({ is: 'between', isAfterThreeMan: false });
});

test('2.1: it is told whether a throw opens the round', () => {
  const thrown = { kind: 'throw', seat: 0, dice: [1, 1, 2, 4, 5], by: 'hand' } as const;
  const begun = play(seated(), thrown, { kind: 'keep', seat: 0, dice: [1] });
  expect([seated(), begun, play(seated(), entering(0, '331|24'))].map(dueOf)).toEqual([
    [{ kind: 'throw', seat: 0, dice: 5, isOpening: true }],
    [{ kind: 'throw', seat: 0, dice: 4, isOpening: false }],
    [{ kind: 'throw', seat: 1, dice: 5, isOpening: false }],
  ]);
});

test('what was poured is drunk up at one word', () => {
  const state = play(seated(), ...round(WON));
  expect(state).toMatchObject({ drunk: 0, pours: [{ clause: 'gools-6.1' }] });
  expect(play(state, { kind: 'drunk' })).toMatchObject({ drunk: 1 });
});

test('a reading can change, and holds from there on', () => {
  const before = play(seated(), entering(0, '333|22'));
  const ruled = play(before, { kind: 'ruling', ruling: 'G3', option: 'without-threes' });
  expect(ruled.stage).toEqual(before.stage);
  const state = play(ruled, entering(1, '333|44'));
  expect(taken(state)).toEqual(['6.2 drink 0 1 2']);
  expect(state.setup.rulings.G3).toBe('with-threes');
});

describe('a newcomer', () => {
  const joined = (state: GoolsState) => play(state, { kind: 'join', name: ' Nils ', after: 0 });

  test('sits to the left of a player', () => {
    const state = joined(seated());
    expect(state.ring).toEqual([0, 3, 1, 2]);
    expect(state.players[3]).toEqual({ name: 'Nils' });
    expect(due(play(state, entering(0, '331|24')))).toEqual(['throw 3 5']);
  });

  test('plays from the next round on, and hails already', () => {
    const state = play(joined(play(seated(), entering(0, '333|14'))), entering(1, '455|41'), entering(2, '455|41'));
    expect(taken(state)).toEqual(['6.1 drink 3 1 2']);
    expect(due(play(state, entering(0, '333|14')))).toEqual(['throw 3 5']);
  });

  test('is in the mini game at once', () => {
    const state = joined(play(seated(), ...round('111|26 333|14 455|41')));
    expect(due(state)).toEqual(['three-man throw 1']);
    const social = play(state, mini({ kind: 'throw', seat: 1, dice: [1, 4], by: 'hand' }));
    expect(taken(social).at(-1)).toBe('7.8 drink 0 3 1 2');
  });

  test('may have the name of somebody who left', () => {
    const state = play(seated(), leave(2), { kind: 'join', name: 'Siri', after: 1 });
    expect(state.ring).toEqual([0, 1, 3]);
  });
});

describe('somebody leaves', () => {
  const tied = () => play(seated(), ...round('333|14 331|22 455|41'));
  const doomed = () => play(seated(), ...round('111|26 333|14 455|46'));
  test.each([
    { say: 'between rounds', state: () => seated(), seat: 0, next: ['throw 1 5'] },
    { say: 'whose turn it is', state: () => play(seated(), entering(0, '331|24')), seat: 1, next: ['throw 2 5'] },
    {
      say: 'in the middle of a turn',
      state: () => play(seated(), { kind: 'throw', seat: 0, dice: [1, 1, 2, 4, 5], by: 'hand' }),
      seat: 0,
      next: ['throw 1 5'],
    },
    {
      say: 'another, in the middle of the last turn: it goes on',
      state: () =>
        play(
          seated(),
          ...round('333|14 455|41'),
          { kind: 'throw', seat: 2, dice: [1, 1, 2, 4, 5], by: 'hand' },
          { kind: 'keep', seat: 2, dice: [1] },
        ),
      seat: 0,
      next: ['throw 2 4'],
    },
    {
      say: 'the last to play: the round is over',
      state: () => play(seated(), ...round('333|14 455|41')),
      seat: 2,
      next: ['throw 0 5'],
    },
    { say: 'who led', state: () => play(seated(), ...round('333|14 331|24')), seat: 0, next: ['throw 2 5'] },
    { say: '4.1: one of two in a roll-off', state: tied, seat: 0, next: ['throw 1 5'] },
    { say: '4.1: who takes no part in it', state: tied, seat: 2, next: ['roll-off 0', 'roll-off 1'] },
    {
      say: '4.1: the last of three to throw in it',
      state: () => play(seated(), ...round('333|14 331|22 332|12'), rollingOff(0, '12456'), rollingOff(1, '12455')),
      seat: 2,
      next: ['throw 1 5'],
    },
    { say: '6.4: one of two in a roll-off', state: doomed, seat: 0, next: ['three-man throw 1'] },
    { say: '6.4: who takes no part in it', state: doomed, seat: 1, next: ['one-die 0', 'one-die 2'] },
    {
      say: '6.4: the last of three to throw in it',
      state: () => play(seated(), ...round('111|26 331|26 455|46'), oneDie(0, 5), oneDie(1, 4)),
      seat: 2,
      next: ['three-man throw 1'],
    },
    {
      say: '6.5: who was to name somebody',
      state: () => play(seated(), ...round('6666|6 333|14 455|41')),
      seat: 0,
      next: ['throw 1 5'],
    },
    {
      say: '6.3: the Three Man',
      state: () => play(seated(), ...round('111|26 333|14 455|41')),
      seat: 0,
      next: ['throw 1 5'],
    },
    {
      say: '7.2: who rolls in the mini game',
      state: () => play(seated(), ...round('111|26 333|14 455|41')),
      seat: 1,
      next: ['three-man throw 2'],
    },
    { say: '5.1: who had a rule to make', state: () => earned(), seat: 0, next: ['throw 1 5'] },
  ])('$say', ({ state, seat, next }) => {
    const after = play(state(), leave(seat));
    expect(due(after)).toEqual(next);
    expect(after.ring).not.toContain(seat);
  });

  test('4.1: who has thrown in a roll-off leaves no throw behind', () => {
    const three = play(seated(), ...round('333|14 331|22 332|12'), rollingOff(0, '12456'), leave(0));
    expect(due(three)).toEqual(['roll-off 1', 'roll-off 2']);
    expect(due(play(three, rollingOff(1, '12455')))).toEqual(['roll-off 2']);
  });

  test('5.1: the rules that others have earned are theirs', () => {
    expect(play(earned(), leave(1)).rulesDue).toEqual([{ seat: 0, clause: 'gools-5.1' }]);
    expect(play(earned(), leave(0)).rulesDue).toEqual([]);
  });

  test('6.5: who was named alone is named no more (G10)', () => {
    const hands = round('6666|6 6663|6 333|14 455|41', 0, 4);
    const state = play(seated({ G10: 'named-alone' }, 4), ...hands, naming(0, 3), leave(3));
    expect(due(state)).toEqual(['name 1']);
    expect(play(state, naming(1, 2)).parts).toEqual([2]);
  });

  test('6.5: who was named alone stays so when another goes (G10)', () => {
    const hands = round('6666|6 6663|6 333|14 455|41', 0, 4);
    const state = play(seated({ G10: 'named-alone' }, 4), ...hands, naming(0, 3), leave(2));
    expect(play(state, naming(1, 3)).parts).toEqual([3]);
    expect(due(play(state, naming(1, 0))).toSorted()).toEqual(['one-die 0', 'one-die 3']);
  });

  test('6.3: who ended on a 6 is the Three Man, unless it is who goes', () => {
    const three = play(seated({}, 4), ...round('111|26 333|14 455|41', 0, 4));
    expect(play(three, leave(1), entering(3, '455|42')).parts).toEqual([0]);
    expect(play(three, leave(0), entering(3, '455|42')).parts).toEqual([]);
  });

  test('the last of all who played: a round of newcomers begins anew', () => {
    const join = (name: string): GoolsEvent => ({ kind: 'join', name, after: 0 });
    const state = play(seated(), entering(0, '331|24'), join('Nils'), join('Berit'), leave(0), leave(1), leave(2));
    expect(state.stage).toEqual({ is: 'between', isAfterThreeMan: false });
    expect(due(state)).toEqual(['throw 4 5']);
  });

  test('the last winner: after the mini game anybody opens', () => {
    const state = play(seated(), ...round('111|26 333|14 455|41'), leave(1), mini({ kind: 'call-off' }));
    expect(due(play(state, entering(2, '331|24')))).toEqual(['throw 0 5']);
  });
});

describe('results', () => {
  test('begin with who has won most rounds; the others as they sit', () => {
    const state = play(seated(), ...round('455|41 333|14 331|24'));
    expect(results(state).map(({ seat, wins }) => [seat, wins])).toEqual([
      [1, 1],
      [0, 0],
      [2, 0],
    ]);
  });

  test('count rounds, wins, hands, parts and drinks', () => {
    const state = play(
      seated(),
      ...round('333|33 6666|6 344|44'),
      naming(1, 2),
      mini({ kind: 'throw', seat: 0, dice: [4, 4], by: 'hand' }),
      mini({
        kind: 'hand-out',
        seat: 0,
        shares: [
          { to: 1, drinks: 3 },
          { to: 2, drinks: 1 },
        ],
      }),
      mini({ kind: 'throw', seat: 0, dice: [3, 3], by: 'hand' }),
      mini({ kind: 'hand-out', seat: 0, shares: [{ to: 1, drinks: 3 }] }),
      mini({ kind: 'call-off' }),
      ...round('333|14 455|41 331|41'),
    );
    const none = { gools: 0, pure: 0, impure: 0, threeMan: 0, rules: 0 };
    expect(results(state)).toEqual([
      {
        ...none,
        seat: 0,
        rounds: 2,
        wins: 2,
        inARow: 2,
        gools: 1,
        best: { kind: 'gools', sum: 0 },
        // Two hails of two, and four and three handed out, beside the Three Man's shot.
        taken: { drink: 1, shot: 0, hit: 0 },
        given: { drink: 11, shot: 1, hit: 0 },
      },
      {
        ...none,
        seat: 1,
        rounds: 2,
        wins: 0,
        inARow: 0,
        pure: 1,
        best: { kind: 'pure', of: 6, sum: 30 },
        taken: { drink: 8, shot: 0, hit: 0 },
        given: { drink: 0, shot: 0, hit: 0 },
      },
      {
        ...none,
        seat: 2,
        rounds: 2,
        wins: 0,
        inARow: 0,
        impure: 1,
        threeMan: 1,
        best: { kind: 'impure', of: 4, sum: 16 },
        taken: { drink: 3, shot: 1, hit: 0 },
        given: { drink: 0, shot: 0, hit: 0 },
      },
    ]);
  });

  test('are empty at the start, and keep the longest row', () => {
    expect(results(seated())[0]).toMatchObject({ rounds: 0, best: null, inARow: 0 });
    const rows = [0, 0, 1, 0].flatMap((seat) => round(WON, seat));
    expect(results(play(seated(), ...rows))[0]).toMatchObject({ seat: 0, wins: 3, inARow: 2, rounds: 4 });
  });

  test('share a place for as many rounds won', () => {
    const rows = [3, 1, 1, 0].map((wins) => ({ wins }));
    expect(rows.map(({ wins }) => placeAmong(rows, wins))).toEqual([1, 2, 2, 4]);
  });
});

describe('a setup', () => {
  const named = (...names: readonly string[]) => ({ ...setupOf(0), players: names.map((name) => ({ name })) });
  const many = (count: number) => Array.from({ length: count }, (_, index) => `P${index}`);
  test.each([
    { why: [], setup: named('Maya', 'Ola') },
    { why: ['1.1 players-number, count 2'], setup: named('Maya') },
    { why: [], setup: named(...many(16)) },
    { why: ['1.1 players-number, count 16'], setup: named(...many(17)) },
    { why: ['1.1 bad-name, seat 1'], setup: named('Maya', ' ') },
    { why: [], setup: named('Maya', 'x'.repeat(40)) },
    { why: ['1.1 bad-name, seat 1'], setup: named('Maya', 'x'.repeat(41)) },
    { why: ['1.1 name-taken, seat 2'], setup: named('Maya', 'Ola', 'Maya ') },
    {
      why: ['1.1 no-such-reading'],
      setup: { ...setupOf(3), rulings: { ...setupOf(3).rulings, G2: 'never' as 'final' } },
    },
  ])('$why', ({ why, setup }) => {
    expect(checkSetup(setup).map(brief)).toEqual(why);
  });
});
