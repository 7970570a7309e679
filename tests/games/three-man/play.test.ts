import { describe, expect, test } from 'vitest';
import { threeManDue } from '../../../src/games/three-man/due.ts';
import type { ThreeManEvent } from '../../../src/games/three-man/events.ts';
import { THREE_MAN, withoutSeat } from '../../../src/games/three-man/play.ts';
import type { ThreeManRulings } from '../../../src/games/three-man/clauses.ts';
import { withSeat } from '../../../src/games/three-man/ring.ts';
import type { ThreeManState } from '../../../src/games/three-man/play-state.ts';
import { brief, handing, oneDie, passingOn, play, rolling, RULINGS, stageOf, started, throwing } from './table.ts';

const PASS = '1-5';
const DRINK = '1-3';
const REVERSAL = '1-2';
const rounds = (count: number, seat: number, dice: string) => Array.from({ length: count }, () => throwing(seat, dice));

/** The dice are back at the Three Man. */
const back = (over: Parameters<typeof started>[0] = {}) =>
  play(started(over), ...[1, 2, 3, 4].map((seat) => throwing(seat, PASS)));
const twoThrees = (over: Parameters<typeof started>[0] = {}) => play(back(over), oneDie(0, 3), oneDie(0, 3));

describe('the dice', () => {
  test.each([
    { clause: '7.1', says: 'start to the left of the Three Man', state: started, is: 'throw 1' },
    { clause: '7.2', says: 'pass on to the left', state: () => rolling(3), is: 'throw 3' },
    {
      clause: '7.2',
      says: 'stay where somebody drinks',
      state: () => play(started(), throwing(1, DRINK)),
      is: 'throw 1',
    },
    { clause: '7.4', says: 'come back to the Three Man', state: back, is: 'one-die' },
    {
      clause: '7.9',
      says: 'go back to whoever threw before',
      state: () => play(rolling(3), throwing(3, REVERSAL)),
      is: 'throw 2',
    },
    {
      clause: '7.9',
      says: 'go on in that direction',
      state: () => play(rolling(3), throwing(3, REVERSAL), throwing(2, PASS)),
      is: 'throw 1',
    },
    {
      clause: '7.9',
      says: 'and so to the Three Man',
      state: () => play(rolling(3), throwing(3, REVERSAL), throwing(2, PASS), throwing(1, PASS)),
      is: 'one-die',
    },
    {
      clause: '7.9',
      says: 'turn again at the next reversal',
      state: () => play(rolling(3), throwing(3, REVERSAL), throwing(2, REVERSAL)),
      is: 'throw 3',
    },
    {
      clause: '7.9 T2',
      says: 'go to the other side, past the Three Man, where nobody threw before',
      state: () => play(started(), throwing(1, REVERSAL)),
      is: 'throw 4',
    },
    {
      clause: '7.9 T2',
      says: 'and from there the other way around',
      state: () => play(started(), throwing(1, REVERSAL), throwing(4, PASS)),
      is: 'throw 3',
    },
    {
      clause: '7.9',
      says: 'and back to whoever threw before, past the Three Man again',
      state: () => play(started(), throwing(1, REVERSAL), throwing(4, REVERSAL)),
      is: 'throw 1',
    },
    {
      clause: '7.9 T2',
      says: 'stay with the only other player',
      state: () => play(started({ ring: [0, 1] }), throwing(1, REVERSAL)),
      is: 'throw 1',
    },
  ])('$clause: $says', ({ state, is }) => {
    expect(stageOf(state())).toBe(is);
  });
});

describe('7.3: six in a row', () => {
  test.each([
    { says: 'five earn nothing', events: rounds(5, 1, DRINK), rules: [] },
    { says: 'six earn a rule', events: rounds(6, 1, DRINK), rules: [1] },
    { says: 'eleven earn no other', events: rounds(11, 1, DRINK), rules: [1] },
    { says: 'six more do', events: rounds(12, 1, DRINK), rules: [1, 1] },
    {
      says: 'a sixth that is a reversal earns nothing',
      events: [...rounds(5, 1, DRINK), throwing(1, REVERSAL)],
      rules: [],
    },
    {
      says: 'a double counts as one',
      events: [...rounds(5, 1, DRINK), throwing(1, '6-6'), handing(1, '0:6')],
      rules: [1],
    },
    {
      says: 'a double that was handed out keeps the run going',
      events: [throwing(1, '6-6'), handing(1, '0:6'), ...rounds(5, 1, DRINK)],
      rules: [1],
    },
    {
      says: 'the next player starts anew',
      events: [...rounds(5, 1, DRINK), throwing(1, PASS), throwing(2, DRINK)],
      rules: [],
    },
    {
      says: 'T1: after a reversal the run starts anew',
      events: [...rounds(3, 1, DRINK), throwing(1, REVERSAL), throwing(4, REVERSAL), ...rounds(5, 1, DRINK)],
      rules: [],
    },
  ])('$says', ({ events, rules }) => {
    expect(play(started(), ...events).rules).toEqual(rules);
  });
});

describe('7.4: the Three Man’s own throw', () => {
  test.each([1, 2, 4, 5, 6])('a %i ends the game', (eyes) => {
    expect(stageOf(play(back(), oneDie(0, eyes)))).toBe('over got-away');
  });

  test('a 3 asks for a second die', () => {
    expect(stageOf(play(back(), oneDie(0, 3)))).toBe('second-die');
  });

  test.each([1, 2, 4, 5, 6])('a 3 and a %i go on with him', (eyes) => {
    const state = play(back(), oneDie(0, 3), oneDie(0, eyes));
    expect(stageOf(state)).toBe('throw 1');
    expect(state).toMatchObject({ threeMan: 0, parts: [0] });
  });

  test('he goes on the way that the dice go', () => {
    const state = play(started(), throwing(1, REVERSAL), ...[4, 3, 2, 1].map((seat) => throwing(seat, PASS)));
    expect(stageOf(play(state, oneDie(0, 3), oneDie(0, 1)))).toBe('throw 4');
  });

  test('T3: two 3s pass the part on, to a new game', () => {
    const state = play(twoThrees(), passingOn(0, 3));
    expect(stageOf(state)).toBe('throw 4');
    expect(state).toMatchObject({ threeMan: 3, parts: [0, 3], way: 'left' });
    expect(play(state, throwing(4, DRINK)).pours.at(-1)?.to).toEqual([3]);
  });

  test('T3, the other reading: the game ends there', () => {
    const rulings = { ...RULINGS, T3: 'ends' } as const;
    expect(stageOf(play(twoThrees({ rulings }), passingOn(0, 3)))).toBe('over passed-on');
  });

  test('he may pass it on, and need not', () => {
    const state = play(twoThrees(), passingOn(0, null));
    expect(stageOf(state)).toBe('throw 1');
    expect(state).toMatchObject({ threeMan: 0, parts: [0] });
  });
});

describe('drinks that are told', () => {
  test('7.7: in one share or in several', () => {
    const doubled = play(started(), throwing(1, '5-5'));
    for (const shares of ['0:5', '0:1,2:1,3:1,4:2']) {
      const { pours, stage } = play(doubled, handing(1, shares));
      expect(pours.map(({ to, count }) => `${to.join()}:${count}`).join()).toBe(shares);
      expect(stage).toEqual({ is: 'throw', roller: 1, streak: 1 });
    }
  });

  test('7.10: sloppy dice', () => {
    expect(play(started(), { kind: 'sloppy', seat: 4 }).pours).toEqual([
      { clause: 'three-man-7.10', from: 4, to: [4], of: 'drink', count: 1 },
    ]);
  });
});

describe('a player leaves', () => {
  test.each([
    { says: 'who rolls: the dice pass on', state: () => rolling(2), seat: 2, is: 'throw 3' },
    {
      says: 'who has drinks to hand out: they are forgotten',
      state: () => play(rolling(2), throwing(2, '4-4')),
      seat: 2,
      is: 'throw 3',
    },
    { says: 'the last before the Three Man: it is his throw', state: () => rolling(4), seat: 4, is: 'one-die' },
    { says: 'who does not roll: nothing changes', state: () => rolling(2), seat: 3, is: 'throw 2' },
    { says: 'the Three Man: the game is over', state: () => rolling(2), seat: 0, is: 'over left' },
    { says: 'the only other player: over too', state: () => started({ ring: [0, 1] }), seat: 1, is: 'over left' },
  ])('$says', ({ state, seat, is }) => {
    const after = withoutSeat(state(), seat);
    expect(stageOf(after)).toBe(is);
    expect(after.ring).not.toContain(seat);
  });
});

describe('refused', () => {
  const doubled = () => play(started(), throwing(1, '4-4'));
  const over = () => play(back(), oneDie(0, 1));
  const rows: readonly {
    why: string;
    say: string;
    state: () => ThreeManState;
    event: ThreeManEvent;
    but: ThreeManEvent;
  }[] = [
    {
      why: '7.2 not-your-turn, seat 1',
      say: 'another rolls',
      state: started,
      event: throwing(2, PASS),
      but: throwing(1, PASS),
    },
    {
      why: '7.2 not-your-turn, seat 1',
      say: 'the Three Man rolls',
      state: started,
      event: throwing(0, PASS),
      but: throwing(1, PASS),
    },
    {
      why: '7.1 no-such-seat, seat 5',
      say: 'nobody sits there',
      state: started,
      event: throwing(5, PASS),
      but: throwing(1, PASS),
    },
    {
      why: '7.1 dice-number, count 2',
      say: 'one die',
      state: started,
      event: throwing(1, '4'),
      but: throwing(1, '4-6'),
    },
    {
      why: '7.1 dice-number, count 2',
      say: 'three dice',
      state: started,
      event: throwing(1, '4-6-1'),
      but: throwing(1, '4-6'),
    },
    { why: '7.1 bad-eyes, eyes 0', say: 'a 0', state: started, event: throwing(1, '0-6'), but: throwing(1, '1-6') },
    { why: '7.1 bad-eyes, eyes 7', say: 'a 7', state: started, event: throwing(1, '1-7'), but: throwing(1, '1-6') },
    {
      why: '7.1 bad-eyes, eyes 1.5',
      say: 'half an eye',
      state: started,
      event: throwing(1, '1.5-6'),
      but: throwing(1, '1-6'),
    },
    {
      why: '7.7 hand-out-first, count 4',
      say: 'drinks are to be told',
      state: doubled,
      event: throwing(1, PASS),
      but: handing(1, '0:4'),
    },
    { why: '7.7 hand-out-not-due', say: 'no double', state: started, event: handing(1, '0:1'), but: throwing(1, PASS) },
    {
      why: '7.7 not-your-turn, seat 1',
      say: 'another hands out',
      state: doubled,
      event: handing(2, '0:4'),
      but: handing(1, '0:4'),
    },
    {
      why: '7.7 hand-out-sum, count 4',
      say: 'too few',
      state: doubled,
      event: handing(1, '0:1,2:2'),
      but: handing(1, '0:2,2:2'),
    },
    {
      why: '7.7 hand-out-sum, count 4',
      say: 'too many',
      state: doubled,
      event: handing(1, '0:5'),
      but: handing(1, '0:4'),
    },
    {
      why: '7.7 hand-out-self, seat 1',
      say: 'to oneself',
      state: doubled,
      event: handing(1, '0:3,1:1'),
      but: handing(1, '0:3,2:1'),
    },
    {
      why: '7.7 hand-out-twice, seat 0',
      say: 'a player twice',
      state: doubled,
      event: handing(1, '0:3,0:1'),
      but: handing(1, '0:4'),
    },
    {
      why: '7.7 bad-drinks',
      say: 'less than nothing',
      state: doubled,
      event: handing(1, '0:5,2:-1'),
      but: handing(1, '0:4'),
    },
    {
      why: '7.7 bad-drinks',
      say: 'none to somebody',
      state: doubled,
      event: handing(1, '0:4,2:0'),
      but: handing(1, '0:3,2:1'),
    },
    {
      why: '7.7 bad-drinks',
      say: 'half a drink',
      state: doubled,
      event: handing(1, '0:3.5,2:0.5'),
      but: handing(1, '0:3,2:1'),
    },
    {
      why: '7.7 no-such-seat, seat 9',
      say: 'to nobody',
      state: doubled,
      event: handing(1, '9:4'),
      but: handing(1, '0:4'),
    },
    {
      why: '7.4 one-die-due, seat 0',
      say: 'two dice by the Three Man',
      state: back,
      event: throwing(0, PASS),
      but: oneDie(0, 1),
    },
    {
      why: '7.4 one-die-not-due',
      say: 'before the dice are back',
      state: started,
      event: oneDie(0, 1),
      but: throwing(1, PASS),
    },
    { why: '7.4 not-your-turn, seat 0', say: 'another for him', state: back, event: oneDie(1, 1), but: oneDie(0, 1) },
    { why: '7.4 bad-eyes, eyes 7', say: 'a 7', state: back, event: oneDie(0, 7), but: oneDie(0, 6) },
    { why: '7.4 pass-on-due, seat 0', say: 'a third die', state: twoThrees, event: oneDie(0, 3), but: passingOn(0, 1) },
    {
      why: '7.4 pass-on-due, seat 0',
      say: 'two dice before it',
      state: twoThrees,
      event: throwing(1, PASS),
      but: passingOn(0, 1),
    },
    {
      why: '7.4 pass-on-not-due',
      say: 'after one 3',
      state: () => play(back(), oneDie(0, 3)),
      event: passingOn(0, 1),
      but: oneDie(0, 3),
    },
    {
      why: '7.4 pass-on-self, seat 0',
      say: 'to himself',
      state: twoThrees,
      event: passingOn(0, 0),
      but: passingOn(0, 1),
    },
    {
      why: '7.4 not-your-turn, seat 0',
      say: 'another chooses',
      state: twoThrees,
      event: passingOn(1, 2),
      but: passingOn(0, 2),
    },
    {
      why: '7.4 no-such-seat, seat 7',
      say: 'to nobody',
      state: twoThrees,
      event: passingOn(0, 7),
      but: passingOn(0, 2),
    },
  ];

  test.each(rows)('$why: $say', ({ why, state, event, but }) => {
    const judgement = THREE_MAN.decide(state(), event, 0).judgement;
    expect({ ...judgement, findings: judgement.findings.map(brief) }).toEqual({
      allowed: false,
      findings: [why],
      canOverrule: false,
    });
    expect(() => THREE_MAN.decide(state(), event, 0).next()).toThrow(RangeError);
    play(state(), but);
  });

  test.each<ThreeManEvent>([throwing(1, PASS), oneDie(0, 1), { kind: 'sloppy', seat: 1 }, { kind: 'call-off' }])(
    '7.4: $kind once the game is over',
    (event) => {
      expect(THREE_MAN.decide(over(), event, 0).judgement.findings.map(brief)).toEqual(['7.4 game-over']);
      expect(stageOf(play(started(), { kind: 'call-off' }))).toBe('over called-off');
    },
  );

  test.each([
    { ring: [0], threeMan: 0, says: 'no ring: 0, 0' },
    { ring: [0, 1, 2], threeMan: 3, says: 'no ring: 0,1,2, 3' },
  ])('$says', ({ ring, threeMan, says }) => {
    expect(() => started({ ring, threeMan })).toThrow(new RangeError(says));
  });
});

describe('what the table waits for, with whom', () => {
  test.each([
    { clause: '7.2', state: started, is: { kind: 'throw', seat: 1 } },
    { clause: '7.7', state: () => play(started(), throwing(1, '4-4')), is: { kind: 'hand-out', seat: 1, drinks: 4 } },
    { clause: '7.4', state: back, is: { kind: 'one-die', seat: 0, isSecond: false } },
    { clause: '7.4', state: () => play(back(), oneDie(0, 3)), is: { kind: 'one-die', seat: 0, isSecond: true } },
    { clause: '7.4', state: twoThrees, is: { kind: 'pass-on', seat: 0 } },
    { clause: '7.4', state: () => play(back(), oneDie(0, 1)), is: { kind: 'over' } },
  ])('$clause: $is.kind', ({ state, is }) => {
    expect(threeManDue(state())).toEqual(is);
  });
});

describe('what tables read in their own way', () => {
  const read = (rulings: Partial<ThreeManRulings>) => ({ rulings: { ...RULINGS, ...rulings } });

  test.each([
    { T5: 'every-six', rules: [1, 1] },
    { T5: 'once', rules: [1] },
  ] as const)('7.3: twelve throws in a row, $T5', ({ T5, rules }) => {
    expect(play(started(read({ T5 })), ...rounds(12, 1, DRINK)).rules).toEqual(rules);
    expect(play(started(read({ T5 })), ...rounds(6, 1, DRINK)).rules).toEqual([1]);
  });

  test.each([
    { T6: 'as-they-went', is: 'throw 4', way: 'right' },
    { T6: 'from-the-left', is: 'throw 1', way: 'left' },
  ] as const)('7.4: a 3 and another number, after a reversal, $T6', ({ T6, is, way }) => {
    const turned = play(rolling(2, started(read({ T6 }))), throwing(2, REVERSAL), throwing(1, PASS));
    const state = play(turned, oneDie(0, 3), oneDie(0, 5));
    expect(stageOf(state)).toBe(is);
    expect(state.way).toBe(way);
  });

  test.each([
    { T7: 'shot-instead', of: ['shot'] },
    { T7: 'shot-and-drink', of: ['shot', 'drink'] },
  ] as const)('7.6: two 3s, $T7', ({ T7, of }) => {
    const { pours } = play(started(read({ T7 })), throwing(1, '3-3'));
    expect(pours.map((pour) => [pour.of, pour.to])).toEqual(of.map((each) => [each, [0]]));
    expect(play(started(read({ T7 })), throwing(1, '1-3')).pours.map((pour) => pour.of)).toEqual(['drink']);
  });

  test.each([
    { T8: 'who-threw-before', is: 'throw 1' },
    { T8: 'seat-beside', is: 'throw 5' },
  ] as const)('7.9: back past somebody who has sat down since, $T8', ({ T8, is }) => {
    const thrown = play(started(read({ T8 })), throwing(1, PASS));
    const joined = { ...thrown, ring: withSeat(thrown.ring, 5, 1) };
    expect(stageOf(play(joined, throwing(2, REVERSAL)))).toBe(is);
    // Where nobody has, both are the same.
    expect(stageOf(play(thrown, throwing(2, REVERSAL)))).toBe('throw 1');
  });

  test('7.9: after the Three Man has stayed it by one die, whoever threw before is who threw two dice', () => {
    const stayed = play(back(read({ T8: 'who-threw-before' })), oneDie(0, 3), oneDie(0, 5));
    expect(stageOf(play(stayed, throwing(1, REVERSAL)))).toBe('throw 4');
  });

  test('7.9: whoever threw before has gone home: the seat that the dice came from', () => {
    const thrown = play(started(read({ T8: 'who-threw-before' })), throwing(1, PASS), throwing(2, PASS));
    expect(stageOf(play(withoutSeat(thrown, 2), throwing(3, REVERSAL)))).toBe('throw 1');
  });
});
