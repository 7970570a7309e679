import { describe, expect, test } from 'vitest';
import type { CheckRulings } from '../../../src/games/gabong/check-setup.ts';
import { due, midway, play } from './check-table.ts';

interface Row {
  readonly clause: string;
  readonly say: string;
  readonly laid: string;
  readonly happens: string;
  readonly next: string;
  readonly rulings?: Partial<CheckRulings>;
  readonly players?: number;
}

const ROWS: readonly Row[] = [
  { clause: '3.3', say: 'a draw loses the turn', laid: 'A:H9', happens: 'B draw', next: 'C draws 1 >' },
  { clause: '3.3', say: 'to kosetrekke costs no turn', laid: 'A:H9', happens: 'D draw', next: 'B draws 1 >' },
  {
    clause: '3.3',
    say: 'who is skipped by a three may kosetrekke too',
    laid: 'A:H3',
    happens: 'B draw',
    next: 'C draws 1, six B >',
  },

  // The example of 11.2, step by step.
  { clause: '11.2', say: 'a two', laid: 'A:H2', happens: 'D draw', next: 'B draws 2 >' },
  { clause: '11.2', say: 'two twos', laid: 'A:H2', happens: 'B C2', next: 'C draws 4 >' },
  { clause: '11.2', say: 'drawn for', laid: 'A:H2', happens: 'B C2, C draw', next: 'D draws 1 >' },
  {
    clause: '11.2',
    say: 'those drawn for are not drawn for again',
    laid: 'A:H2',
    happens: 'B C2, C draw, D S2',
    next: 'E draws 2 >',
  },
  { clause: '11.2', say: 'out of turn nobody draws for them', laid: 'A:H2', happens: 'E draw', next: 'B draws 2 >' },
  {
    clause: '11.2',
    say: 'four of them',
    laid: 'A:H2',
    happens: 'B C2, C slap C2, D S2',
    next: 'E draws 8 >',
  },
  {
    clause: '6.1',
    say: 'another card that stands hides them',
    laid: 'A:H2',
    happens: '~B H9',
    next: 'C draws 1 >',
  },

  { clause: '11.3', say: 'the next is skipped', laid: 'A:H3', happens: 'C H9', next: 'D draws 1 >' },
  { clause: '11.3', say: 'and escapes by a six', laid: 'A:H3', happens: 'B C6', next: 'C draws 1 >' },
  {
    clause: '11.3',
    say: 'who is past a three draws: it is over',
    laid: 'A:H3',
    happens: 'C draw',
    next: 'D draws 1 >',
  },
  { clause: '11.3', say: 'the next one has drawn', laid: 'A:H3', happens: 'C draw', next: 'D draws 1 >' },
  {
    clause: '11.3',
    say: 'the next one has drawn, and there is still time (B17)',
    laid: 'A:H3',
    happens: 'C draw',
    next: 'D draws 1, six B >',
    rulings: { B17: 'laid-only' },
  },
  {
    clause: '11.3',
    say: 'a six after that (B17)',
    laid: 'A:H3',
    happens: 'C draw, B C6',
    next: 'C draws 1 >',
    rulings: { B17: 'laid-only' },
  },
  {
    clause: '11.3',
    say: 'somebody has laid (B17)',
    laid: 'A:H3',
    happens: 'C draw, D H4',
    next: 'E draws 1 >',
    rulings: { B17: 'laid-only' },
  },
  {
    clause: '11.3',
    say: 'three in a ring: the turn has come to whoever was skipped (B17)',
    laid: 'A:H3',
    happens: 'C draw, A draw',
    next: 'B draws 1 >',
    rulings: { B17: 'laid-only' },
    players: 3,
  },
  { clause: '11.3', say: 'a three on a three', laid: 'A:H3', happens: 'C S3', next: 'E draws 1, six D >' },
  { clause: '11.6', say: 'a six is plain elsewhere', laid: 'A:H9', happens: 'B H6', next: 'C draws 1 >' },

  { clause: '11.5', say: 'a five that is laid', laid: 'A:H9', happens: 'B H5', next: 'C draws 1 >' },
  { clause: '11.5', say: 'and it keeps the direction', laid: 'A:HK', happens: 'F H5, C H4', next: 'B draws 1 <' },

  { clause: '11.8', say: 'the suit that is named', laid: 'A:H9', happens: 'B C8=S, C S4', next: 'D draws 1 >' },
  { clause: '11.8', say: 'not in time', laid: 'A:H9', happens: 'B C8, C C4', next: 'D draws 1 >' },
  {
    clause: '11.8',
    say: 'a named suit ends with the next card',
    laid: 'A:H9',
    happens: 'B C8=S, C S4, D H4',
    next: 'E draws 1 >',
  },
  { clause: '11.10', say: 'the tens, named', laid: 'A:H9', happens: 'B C8=tens, C D10, D S10', next: 'E draws 1 >' },

  { clause: '11.11', say: 'a draw is a turn taken', laid: 'A:HJ', happens: 'B draw', next: 'A draws 1 <' },
  { clause: '11.11', say: 'an eight on a jack', laid: 'A:HJ', happens: 'B S8=D', next: 'A draws 1 <' },
  { clause: '11.11', say: 'a two after a jack', laid: 'A:HJ', happens: 'B H2', next: 'A draws 2 <' },

  { clause: '5.1', say: 'play goes on from who slapped', laid: 'A:H9', happens: 'D slap H9', next: 'E draws 1 >' },
  { clause: '5.1', say: 'one by one', laid: 'A:H9', happens: 'D slap H9, D slap H9', next: 'E draws 1 >' },
  { clause: '5.1', say: 'on one’s own card', laid: 'A:H9', happens: 'A slap H9', next: 'B draws 1 >' },
  { clause: '5.1', say: 'on what one has just laid', laid: 'A:H9', happens: 'B H4, B slap H4', next: 'C draws 1 >' },
  { clause: '5.1', say: 'on one’s turn', laid: 'A:H9', happens: 'B slap H9', next: 'C draws 1 >' },
  { clause: '5.1', say: 'on twos', laid: 'A:H2', happens: 'E slap H2', next: 'F draws 4 >' },
  { clause: '5.1', say: 'on twos drawn for', laid: 'A:H2', happens: 'B draw, E slap H2', next: 'F draws 2 >' },
  { clause: '5.1', say: 'on a three', laid: 'A:H3', happens: 'B slap H3', next: 'D draws 1, six C >' },
  { clause: '5.1', say: 'on a king', laid: 'A:HK', happens: 'D slap HK', next: 'E draws 1 >' },
  { clause: '5.1', say: 'on a queen', laid: 'A:HQ', happens: 'D slap HQ', next: 'C draws 1 >' },
  {
    clause: '5.1',
    say: 'on a jack: it turns, and then the second',
    laid: 'A:HJ',
    happens: 'E slap HJ',
    next: 'D draws 1, turning <',
  },
  { clause: '5.1', say: 'and on from there', laid: 'A:HJ', happens: 'E slap HJ, D H4', next: 'E draws 1 >' },
  { clause: '5.1', say: 'on a five', laid: 'A:H5', happens: 'F slap H5', next: 'C draws 1 >' },
  {
    clause: '5.1',
    say: 'on an eight, with a suit of its own',
    laid: 'A:H8',
    happens: 'D slap H8=S, E S4',
    next: 'F draws 1 >',
  },
  {
    clause: '5.1',
    say: 'a named suit does not outlive it',
    laid: 'A:H9',
    happens: 'B H8=S, D slap H8, E H4',
    next: 'F draws 1 >',
  },

  {
    clause: '6.1',
    say: 'an illegal play stands, with what it does',
    laid: 'A:H9',
    happens: '~B SK',
    next: 'A draws 1 <',
  },
  { clause: '6.1', say: 'out of turn too', laid: 'A:H9', happens: '~D SQ', next: 'C draws 1 >' },
  {
    clause: '6.1',
    say: 'out of turn, opposite the Gabongmester: play keeps its direction',
    laid: 'A:H9',
    happens: '~F H4',
    next: 'A draws 1 >',
  },
  { clause: '6.1', say: 'another may slap it', laid: 'A:H9', happens: '~B SK, C slap SK', next: 'D draws 1 >' },

  { clause: '9.5', say: 'the last card', laid: 'A:H9', happens: 'B H4!', next: 'count >' },
  { clause: '9.5', say: 'slapped', laid: 'A:H9', happens: 'D slap H9!', next: 'count >' },
  { clause: '9.5', say: 'a six on a three', laid: 'A:H3', happens: 'B C6!', next: 'count >' },
  { clause: '11.2', say: 'a two as the last card (B7)', laid: 'A:H9', happens: 'B H2!', next: 'count, C owes 2 >' },
  { clause: '11.2', say: 'and twos below it', laid: 'A:H2', happens: 'B C2!', next: 'count, C owes 4 >' },
  { clause: '11.2', say: 'after a jack', laid: 'A:HJ', happens: 'B H2!', next: 'count, A owes 2 <' },
];

test.each(ROWS)('$clause: $say ($laid, $happens)', ({ laid, happens, next, rulings, players = 6 }) => {
  expect(due(play(midway(laid, rulings, { players }), happens))).toBe(next);
});

describe('B7: no draw for a two as the last card', () => {
  test('nobody owes any', () => {
    expect(due(play(midway('A:H9', { B7: 'no-draw' }), 'B H2!'))).toBe('count >');
  });
});

describe('a walk begins in the middle', () => {
  test.each([
    { say: 'against the alphabet', laid: 'A:H9', over: {}, direction: -1, next: 'F draws 1 <' },
    {
      say: '11.13: a king turns the direction it was laid in',
      laid: 'A:HK',
      over: {},
      direction: -1,
      next: 'B draws 1 >',
    },
    { say: '11.2: twos below', laid: 'A:H2', over: { twos: 3 }, direction: 1, next: 'B draws 6 >' },
    { say: '11.3: a three', laid: 'F:H3', over: {}, direction: 1, next: 'B draws 1, six A >' },
  ] as const)('$say', ({ laid, over, direction, next }) => {
    const { setup } = midway(laid, {}, over);
    const opening = setup.opening.is === 'laid' ? { ...setup.opening, direction } : setup.opening;
    expect(due(midway(laid, {}, { opening }))).toBe(next);
  });

  test('11.8: with the suit that was named', () => {
    expect(due(play(midway('A:H8', {}, { named: 'tens' }), 'B D10'))).toBe('C draws 1 >');
  });
});

test('what was drawn is kept, with why', () => {
  const { draws } = play(midway('A:H2'), 'E draw, B draw, C draw');
  expect(draws).toEqual([
    { seat: 4, count: 1, why: 'kosetrekke' },
    { seat: 1, count: 2, why: 'twos' },
    { seat: 2, count: 1, why: 'turn' },
  ]);
});
