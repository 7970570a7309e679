import { describe, expect, test } from 'vitest';
import type { GoolsEvent } from '../../../src/games/gools/events.ts';
import { GOOLS } from '../../../src/games/gools/play.ts';
import type { GoolsState } from '../../../src/games/gools/play-state.ts';
import { DRINKS_MOST, RULE_MOST } from '../../../src/games/gools/setup.ts';
import { NAME_MOST } from '../../../src/games/shared/set-up.ts';
import {
  brief,
  entering,
  keeping,
  making,
  mini,
  naming,
  oneDie,
  overruled,
  play,
  rollingOff,
  round,
  seated,
  throwing,
} from './table.ts';

/** What is refused and why, and beside it what the same table allows. */
interface Refusal {
  readonly why: string;
  readonly say: string;
  readonly state: () => GoolsState;
  readonly event: GoolsEvent;
  readonly but: GoolsEvent;
}

const thrown = () => play(seated(), throwing(0, '31456'));
const lying = () => play(thrown(), keeping(0, '31'));
const entered = () => play(seated(), entering(0, '331|24'));
const tied = () => play(seated(), ...round('333|14 331|22 455|41'));
const doomed = () => play(seated(), ...round('111|26 333|14 455|46'));
const named = () => play(seated(), ...round('6666|6 333|14 455|41'));
const begun = () => play(seated(), ...round('111|26 333|14 455|41'));
/** Seat 0 has won twice. */
const earned = () => play(seated(), ...round('333|14 455|41 455|41'), ...round('333|14 455|41 455|41'));
/** With drinks still to be drunk. */
const ended = () => play(earned(), { kind: 'end' });
const ruled = () => play(earned(), making(0, 'No names.'));
const afterThreeMan = () => play(begun(), mini({ kind: 'call-off' }));

const miniThrow = (seat: number) => mini({ kind: 'throw', seat, dice: [1, 5], by: 'hand' });
const pouring = (rule: number, to: readonly number[], drinks: number): GoolsEvent => ({
  kind: 'pour',
  rule,
  to,
  drinks,
});
const joining = (name: string, after = 0): GoolsEvent => ({ kind: 'join', name, after });
const KEEP = keeping(0, '3');
const OPEN = throwing(0, '31456');
const SECOND = entering(1, '331|24');

const TURNS: readonly Refusal[] = [
  { why: '2.1 dice-number, count 5', say: 'six dice', state: seated, event: throwing(0, '314562'), but: OPEN },
  { why: '2.1 dice-number, count 5', say: 'four dice at first', state: seated, event: throwing(0, '3145'), but: OPEN },
  { why: '2.1 dice-number, count 3', say: 'dice that lie already', state: lying, event: OPEN, but: throwing(0, '456') },
  { why: '2.1 bad-eyes, eyes 0', say: 'a 0', state: seated, event: throwing(0, '01456'), but: OPEN },
  { why: '2.1 bad-eyes, eyes 7', say: 'a 7', state: seated, event: throwing(0, '31457'), but: OPEN },
  {
    why: '2.1 keep-first, seat 0',
    say: 'no die left before the next throw',
    state: thrown,
    event: throwing(0, '3145'),
    but: KEEP,
  },
  { why: '2.1 throw-first, seat 0', say: 'left before the throw', state: seated, event: KEEP, but: OPEN },
  { why: '2.1 throw-first, seat 0', say: 'left twice', state: lying, event: keeping(0, '4'), but: throwing(0, '456') },
  { why: '2.1 keep-one, seat 0', say: 'no die left', state: thrown, event: keeping(0, ''), but: KEEP },
  {
    why: '2.1 keep-not-thrown, eyes 2',
    say: 'a die that was not thrown',
    state: thrown,
    event: keeping(0, '2'),
    but: KEEP,
  },
  {
    why: '2.1 keep-not-thrown, eyes 2',
    say: 'a die that was not thrown, beside one that was',
    state: thrown,
    event: keeping(0, '32'),
    but: keeping(0, '31'),
  },
  {
    why: '2.1 keep-not-thrown, eyes 3',
    say: 'more than were thrown',
    state: thrown,
    event: keeping(0, '33'),
    but: KEEP,
  },
  {
    why: '2.1 keep-not-thrown',
    say: 'no die at all',
    state: thrown,
    event: { kind: 'keep', seat: 0, dice: [undefined as unknown as number] },
    but: KEEP,
  },
  {
    why: '2.1 keep-not-thrown, eyes 3',
    say: 'what lies from before',
    state: () => play(lying(), throwing(0, '456')),
    event: keeping(0, '3'),
    but: keeping(0, '4'),
  },
  {
    why: '2.1 played-already, seat 0',
    say: 'a player twice',
    state: entered,
    event: throwing(0, '31456'),
    but: SECOND,
  },
  {
    why: '2.1 played-already, seat 0',
    say: 'a player twice, entered',
    state: entered,
    event: entering(0, '331|24'),
    but: SECOND,
  },
  {
    why: '2.1 another-throws, seat 0',
    say: 'another turn is going on',
    state: lying,
    event: SECOND,
    but: throwing(0, '456'),
  },
  {
    why: '2.1 another-throws, seat 0',
    say: 'entered after a throw',
    state: lying,
    event: entering(0, '331|24'),
    but: throwing(0, '456'),
  },
  {
    why: '2.1 not-in-round, seat 3',
    say: 'sat down in mid-round',
    state: () => play(entered(), joining('Nils')),
    event: throwing(3, '31456'),
    but: SECOND,
  },
  {
    why: '2.1 dice-number, count 5',
    say: 'six dice, entered',
    state: seated,
    event: entering(0, '3312|45'),
    but: entering(0, '331|24'),
  },
  {
    why: '2.1 dice-number, count 5',
    say: 'four dice, entered',
    state: seated,
    event: entering(0, '331|2'),
    but: entering(0, '331|24'),
  },
  {
    why: '2.1 bad-eyes, eyes 7',
    say: 'a 7, entered',
    state: seated,
    event: entering(0, '337|24'),
    but: entering(0, '331|24'),
  },
  {
    why: '2.1 last-throw-empty, seat 0',
    say: 'no last throw, where a 6 lies that it may have held',
    state: seated,
    event: entering(0, '33126'),
    but: entering(0, '33124'),
  },
  {
    why: '2.1 last-not-of-dice',
    say: 'a last throw of other dice',
    state: seated,
    event: { kind: 'enter', seat: 0, dice: [3, 3, 1, 2, 4], last: [6] },
    but: entering(0, '331|24'),
  },
  { why: '1.1 no-such-seat, seat 3', say: 'nobody sits there', state: seated, event: throwing(3, '31456'), but: OPEN },
  {
    why: '1.1 no-such-seat, seat 2',
    say: 'who has left',
    state: () => play(seated(), { kind: 'leave', seat: 2 }),
    event: throwing(2, '31456'),
    but: OPEN,
  },
];

const ENDS: readonly Refusal[] = [
  { why: '4.1 roll-off-first', say: 'a turn', state: tied, event: OPEN, but: rollingOff(0, '12345') },
  {
    why: '4.1 not-in-roll-off, seat 2',
    say: 'who did not tie',
    state: tied,
    event: rollingOff(2, '12345'),
    but: rollingOff(0, '12345'),
  },
  {
    why: '4.1 thrown-already, seat 0',
    say: 'a player twice',
    state: () => play(tied(), rollingOff(0, '12345')),
    event: rollingOff(0, '12345'),
    but: rollingOff(1, '12345'),
  },
  {
    why: '4.1 dice-number, count 5',
    say: 'four dice',
    state: tied,
    event: rollingOff(0, '1234'),
    but: rollingOff(0, '12345'),
  },
  { why: '4.1 bad-eyes, eyes 0', say: 'a 0', state: tied, event: rollingOff(0, '12340'), but: rollingOff(0, '12345') },
  { why: '4.1 roll-off-not-due', say: 'no tie', state: entered, event: rollingOff(0, '12345'), but: SECOND },
  { why: '6.4 one-die-first', say: 'a turn', state: doomed, event: OPEN, but: oneDie(0, 4) },
  { why: '6.4 not-in-roll-off, seat 1', say: 'who had no 6', state: doomed, event: oneDie(1, 4), but: oneDie(0, 4) },
  {
    why: '6.4 thrown-already, seat 0',
    say: 'a player twice',
    state: () => play(doomed(), oneDie(0, 4)),
    event: oneDie(0, 4),
    but: oneDie(2, 4),
  },
  { why: '6.4 bad-eyes, eyes 7', say: 'a 7', state: doomed, event: oneDie(0, 7), but: oneDie(0, 6) },
  { why: '6.4 one-die-not-due', say: 'no roll-off', state: seated, event: oneDie(0, 4), but: OPEN },
  { why: '6.5 name-first, seat 0', say: 'a turn', state: named, event: OPEN, but: naming(0, 1) },
  { why: '6.5 name-self, seat 0', say: 'oneself', state: named, event: naming(0, 0), but: naming(0, 1) },
  { why: '6.5 not-your-turn, seat 0', say: 'another names', state: named, event: naming(1, 2), but: naming(0, 2) },
  { why: '6.5 no-such-seat, seat 5', say: 'nobody', state: named, event: naming(0, 5), but: naming(0, 2) },
  { why: '6.5 name-not-due', say: 'no point 6', state: doomed, event: naming(0, 1), but: oneDie(0, 4) },
  { why: '6.3 three-man-first, seat 0', say: 'a turn in the mini game', state: begun, event: OPEN, but: miniThrow(1) },
  { why: '6.3 no-three-man', say: 'no mini game is on', state: seated, event: miniThrow(1), but: OPEN },
  {
    why: '7.2 not-your-turn, seat 1',
    say: 'the mini game’s own judge',
    state: begun,
    event: miniThrow(2),
    but: miniThrow(1),
  },
  { why: '1.1 game-over', say: 'after the end', state: ended, event: OPEN, but: { kind: 'drunk' } },
];

const TABLE: readonly Refusal[] = [
  {
    why: '5.1 rule-not-earned, seat 0',
    say: 'given up without being earned',
    state: seated,
    event: making(0, null),
    but: OPEN,
  },
  {
    why: '5.1 rule-empty, seat 0',
    say: 'a rule of no words',
    state: earned,
    event: making(0, ' \n'),
    but: making(0, null),
  },
  {
    why: '5.1 rule-long, count 300',
    say: 'a rule of too many',
    state: earned,
    event: making(0, 'x'.repeat(RULE_MOST + 1)),
    but: making(0, 'x'.repeat(RULE_MOST)),
  },
  {
    why: '5.1 rule-long, count 300',
    say: 'too long a rule of the table’s own',
    state: seated,
    event: making(0, 'x'.repeat(RULE_MOST + 1)),
    but: OPEN,
  },
  {
    why: '5.1 rule-empty, seat 0',
    say: 'a rule of the table’s own of no words',
    state: seated,
    event: making(0, ' '),
    but: OPEN,
  },
  {
    why: '5.1 no-such-rule',
    say: 'no rule to repeal',
    state: ruled,
    event: { kind: 'repeal', rule: 1 },
    but: { kind: 'repeal', rule: 0 },
  },
  {
    why: '5.1 no-such-rule',
    say: 'drinks by a rule that is no more',
    state: () => play(ruled(), { kind: 'repeal', rule: 0 }),
    event: pouring(0, [1], 1),
    but: OPEN,
  },
  { why: '5.1 nobody-drinks', say: 'for nobody', state: ruled, event: pouring(0, [], 1), but: pouring(0, [1], 1) },
  {
    why: '5.1 seat-twice, seat 1',
    say: 'for a player twice',
    state: ruled,
    event: pouring(0, [1, 2, 1], 1),
    but: pouring(0, [1, 2], 1),
  },
  {
    why: '1.1 no-such-seat, seat 7',
    say: 'for a stranger',
    state: ruled,
    event: pouring(0, [1, 7], 1),
    but: pouring(0, [1], 1),
  },
  { why: '5.1 bad-drinks', say: 'no drinks', state: ruled, event: pouring(0, [1], 0), but: pouring(0, [1], 1) },
  { why: '5.1 bad-drinks', say: 'half a drink', state: ruled, event: pouring(0, [1], 0.5), but: pouring(0, [1], 1) },
  {
    why: '5.1 bad-drinks',
    say: 'more than anybody should',
    state: ruled,
    event: pouring(0, [1], DRINKS_MOST + 1),
    but: pouring(0, [1], DRINKS_MOST),
  },
  {
    why: '1.1 nothing-poured',
    say: 'all is drunk',
    state: () => play(earned(), { kind: 'drunk' }),
    event: { kind: 'drunk' },
    but: OPEN,
  },
  {
    why: '1.1 no-such-reading',
    say: 'another gap’s reading',
    state: seated,
    event: { kind: 'ruling', ruling: 'G1', option: 'final' },
    but: { kind: 'ruling', ruling: 'G2', option: 'final' },
  },
  { why: '1.1 bad-name', say: 'no name', state: seated, event: joining(' '), but: joining('Nils') },
  {
    why: '1.1 bad-name',
    say: 'a long name',
    state: seated,
    event: joining('x'.repeat(NAME_MOST + 1)),
    but: joining('x'.repeat(NAME_MOST)),
  },
  { why: '1.1 name-taken, seat 0', say: 'a name twice', state: seated, event: joining('Maya '), but: joining('Maja') },
  {
    why: '1.1 no-such-seat, seat 9',
    say: 'beside nobody',
    state: seated,
    event: joining('Nils', 9),
    but: joining('Nils', 2),
  },
  {
    why: '1.1 players-number, count 16',
    say: 'a seventeenth sits down',
    state: () => play(seated({}, 6), ...Array.from({ length: 10 }, (_, at) => joining(`P${at}`))),
    event: joining('Nils'),
    but: { kind: 'leave', seat: 3 },
  },
  {
    why: '1.1 players-number, count 2',
    say: 'the last but one leaves',
    state: () => seated({}, 2),
    event: { kind: 'leave', seat: 0 },
    but: { kind: 'end' },
  },
];

describe.each([
  { what: 'a turn', rows: TURNS },
  { what: 'what a round leads to', rows: ENDS },
  { what: 'rules, drinks and seats', rows: TABLE },
])('refused whoever says so: $what', ({ rows }) => {
  test.each(rows)('$why: $say', ({ why, state, event, but }) => {
    const table = state();
    for (const tried of [event, overruled(event)]) {
      const { findings, ...judgement } = GOOLS.decide(table, tried, 0).judgement;
      expect({ ...judgement, findings: findings.map(brief) }).toEqual({
        allowed: false,
        findings: [why],
        canOverrule: false,
      });
      expect(() => GOOLS.decide(table, tried, 0).next()).toThrow(RangeError);
    }
    play(table, but);
  });
});

describe('refused unless the table lets it through', () => {
  test.each<Refusal>([
    { why: '2.1 not-your-turn, seat 1', say: 'out of turn', state: entered, event: entering(2, '331|24'), but: SECOND },
    {
      why: '2.1 not-your-turn, seat 1',
      say: 'thrown out of turn',
      state: entered,
      event: throwing(2, '33124'),
      but: SECOND,
    },
    {
      why: '7.4 winner-opens, seat 1',
      say: 'another opens after the mini game',
      state: afterThreeMan,
      event: OPEN,
      but: throwing(1, '33124'),
    },
    {
      why: '5.1 rule-not-earned, seat 0',
      say: 'a rule of the table’s own',
      state: seated,
      event: making(0, 'No names.'),
      but: OPEN,
    },
  ])('$why: $say', ({ why, state, event, but }) => {
    const { findings, ...judgement } = GOOLS.decide(state(), event, 0).judgement;
    expect({ ...judgement, findings: findings.map(brief) }).toEqual({
      allowed: false,
      findings: [why],
      canOverrule: true,
    });
    expect(() => GOOLS.decide(state(), event, 0).next()).toThrow(RangeError);
    expect(GOOLS.decide(state(), overruled(event), 0).judgement).toEqual({
      allowed: true,
      findings,
      canOverrule: true,
    });
    expect(GOOLS.decide(state(), overruled(event), 0).next()).not.toEqual(state());
    play(state(), but);
  });

  test('what needs no word is not changed by one', () => {
    expect(play(seated(), overruled(OPEN))).toEqual(play(seated(), OPEN));
  });

  test('out of turn, the round still ends when all have played', () => {
    const state = play(entered(), overruled(entering(2, '455|41')), SECOND);
    expect(state.stage.is).toBe('roll-off');
  });
});
