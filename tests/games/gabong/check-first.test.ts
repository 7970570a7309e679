import { expect, test } from 'vitest';
import type { CheckRulings, CheckSetup } from '../../../src/games/gabong/check-setup.ts';
import { CHECKER } from '../../../src/games/gabong/check-play.ts';
import { brief, card, dealt, due, happening, play } from './check-table.ts';

interface Row {
  readonly clause: string;
  readonly say: string;
  readonly happens: string;
  readonly next: string;
  readonly over?: Partial<CheckSetup>;
  readonly rulings?: Partial<CheckRulings>;
}
const FIRST_COME = { B9: 'first-come' } as const;
const MASTERS = { B15: 'master' } as const;
const NAMES = { B30: 'master-names' } as const;
/** The Gabongmester, C, in rings of other sizes. */
const ring = (players: number) => ({ players, master: players === 2 ? 1 : 2 });

/** Six in a ring, C is the Gabongmester, as in the examples of 9.4. */
const ROWS: readonly Row[] = [
  { clause: '9.1', say: 'both neighbours', happens: 'first H9', next: 'race B D' },
  { clause: '9.1', say: 'the side sets the direction', happens: 'first H9, D H4', next: 'E draws 1 >' },
  { clause: '9.1', say: 'so does the other', happens: 'first H9, B H4', next: 'A draws 1 <' },
  { clause: '9.1', say: 'kosetrekke is no turn', happens: 'first H9, D draw, B H4', next: 'A draws 1 <' },
  { clause: '9.1', say: 'a king turns it at once', happens: 'first H9, D HK', next: 'C draws 1 <' },
  { clause: '9.1', say: 'two in a ring', happens: 'first H9, A H4', next: 'B draws 1 >', over: ring(2) },
  { clause: '6.1', say: 'another lays, and it stands', happens: 'first H9, ~E H4', next: 'F draws 1 >' },
  { clause: '6.1', say: 'another lays, equally far, and it stands', happens: 'first H9, ~F H4', next: 'direction C' },

  { clause: '9.4', say: 'nobody lays', happens: 'first H9, direction 1', next: 'D draws 1 >' },
  { clause: '9.4', say: 'nobody lays, the other way', happens: 'first H9, direction -1', next: 'B draws 1 <' },
  {
    clause: '9.4',
    say: 'and then it is a turn like any',
    happens: 'first H9, direction -1, B draw',
    next: 'A draws 1 <',
  },

  { clause: '9.4', say: 'nobody lays (B15)', happens: 'first H9, direction 1', next: 'C draws 1 >', rulings: MASTERS },
  {
    clause: '9.4',
    say: 'the other way (B15)',
    happens: 'first HK, direction -1',
    next: 'C draws 1 <',
    rulings: MASTERS,
  },
  { clause: '9.4', say: 'a two, and nobody lays', happens: 'first H2, direction 1', next: 'D draws 2 >' },
  { clause: '9.4', say: 'a two (B15)', happens: 'first H2, direction 1', next: 'C draws 2 >', rulings: MASTERS },
  {
    clause: '9.4',
    say: 'a jack turns after the Gabongmester (B15)',
    happens: 'first HJ, direction 1, C H4',
    next: 'B draws 1 <',
    rulings: MASTERS,
  },
  {
    clause: '9.4',
    say: 'a three skips both neighbours all the same (B15)',
    happens: 'first H3, direction 1',
    next: 'E draws 1, six D >',
    rulings: MASTERS,
  },
  {
    clause: '9.4',
    say: 'a double was laid, and the first card is not alone (B15)',
    happens: 'first H9, F slap H9, direction -1',
    next: 'E draws 1 <',
    rulings: MASTERS,
  },
  {
    clause: '9.4',
    say: 'a double was laid, and first come (B9, B15)',
    happens: 'first H9, F slap H9, direction 1',
    next: 'A draws 1 >',
    rulings: { ...MASTERS, ...FIRST_COME },
  },
  {
    clause: '9.4',
    say: 'a two is plain (B16)',
    happens: 'first H2, D H4',
    next: 'E draws 1 >',
    rulings: { B16: 'plain' },
  },
  {
    clause: '9.4',
    say: 'a two that nobody lays on is plain (B16)',
    happens: 'first H2, direction 1',
    next: 'D draws 1 >',
    rulings: { B16: 'plain' },
  },

  { clause: '9.4', say: 'a slap: the shorter way', happens: 'first H9, E slap H9', next: 'F draws 1 >' },
  { clause: '9.4', say: 'a slap on the other side', happens: 'first H9, A slap H9', next: 'F draws 1 <' },
  { clause: '9.4', say: 'equally far', happens: 'first H9, F slap H9', next: 'direction C' },
  { clause: '9.4', say: 'the Gabongmester decides', happens: 'first H9, F slap H9, direction -1', next: 'E draws 1 <' },
  { clause: '9.4', say: 'one may kosetrekke until then', happens: 'first H9, F slap H9, A draw', next: 'direction C' },
  { clause: '9.4', say: 'equally far (B9)', happens: 'first H9, F slap H9', next: 'race A E', rulings: FIRST_COME },
  {
    clause: '9.4',
    say: 'first come (B9)',
    happens: 'first H9, F slap H9, E H4',
    next: 'D draws 1 <',
    rulings: FIRST_COME,
  },
  {
    clause: '9.4',
    say: 'a second slap before anybody lays, its way from the Gabongmester too (B9)',
    happens: 'first H9, F slap H9, A slap H9',
    next: 'F draws 1 <',
    rulings: FIRST_COME,
  },
  { clause: '9.4', say: 'the Gabongmester’s own', happens: 'first H9, C slap H9', next: 'direction C' },
  {
    clause: '9.4',
    say: 'an odd number, the Gabongmester’s own: still first come',
    happens: 'first H9, C slap H9',
    next: 'race B D',
    over: ring(5),
  },
  {
    clause: '9.4',
    say: 'an odd number: nobody else is equally far',
    happens: 'first H9, E slap H9',
    next: 'A draws 1 >',
    over: ring(5),
  },
  { clause: '9.4', say: 'two in a ring', happens: 'first H9, B slap H9', next: 'A draws 1 >', over: ring(2) },
  { clause: '9.4', say: 'a slap of a king turns it', happens: 'first HK, E slap HK', next: 'D draws 1 <' },

  {
    clause: '9.4',
    say: 'a three: past both neighbours',
    happens: 'first H3',
    next: 'race A E, six D, six B',
  },
  { clause: '9.4', say: 'who is past it lays', happens: 'first H3, E H9', next: 'F draws 1 >' },
  { clause: '9.4', say: 'or on the other side', happens: 'first H3, A H9', next: 'F draws 1 <' },
  { clause: '9.4', say: 'a six in time', happens: 'first H3, B C6', next: 'A draws 1 <' },
  { clause: '9.4', say: 'nobody lays on a three', happens: 'first H3, direction 1', next: 'E draws 1, six D >' },
  { clause: '9.4', say: 'a slap on a three', happens: 'first H3, D slap H3', next: 'F draws 1, six E >' },
  { clause: '9.4', say: 'a three, two in a ring', happens: 'first H3', next: 'race B, six A', over: ring(2) },
  { clause: '9.4', say: 'two: the Gabongmester', happens: 'first H3, B H9', next: 'A draws 1 >', over: ring(2) },
  { clause: '9.4', say: 'three in a ring: past A is B', happens: 'first H3, B H9', next: 'C draws 1 >', over: ring(3) },
  {
    clause: '9.4',
    say: 'three: the six of B is the answer',
    happens: 'first H3, B H6',
    next: 'A draws 1 <',
    over: ring(3),
  },
  { clause: '9.4', say: 'four: equally far', happens: 'first H3, A H9', next: 'direction C', over: ring(4) },
  {
    clause: '9.4',
    say: 'four: equally far (B9)',
    happens: 'first H3, A H9',
    next: 'race B D',
    over: ring(4),
    rulings: FIRST_COME,
  },

  { clause: '9.4', say: 'a five', happens: 'first H5', next: 'C draws 1, direction C' },
  { clause: '9.4', say: 'and then the direction', happens: 'first H5, C H9', next: 'direction C' },
  { clause: '9.4', say: 'of an odd number too', happens: 'first H5, C H9', next: 'direction C', over: ring(5) },
  { clause: '9.4', say: 'and by any reading', happens: 'first H5, C H9', next: 'direction C', rulings: FIRST_COME },
  { clause: '9.4', say: 'on from the Gabongmester', happens: 'first H5, C H9, direction -1', next: 'B draws 1 <' },
  { clause: '9.4', say: 'who may say it first', happens: 'first H5, direction -1, C H9', next: 'B draws 1 <' },
  { clause: '9.4', say: 'and may draw', happens: 'first H5, C draw, direction 1', next: 'D draws 1 >' },
  {
    clause: '9.4',
    say: 'a five: the card acts then',
    happens: 'first H5, C H3, direction 1',
    next: 'E draws 1, six D >',
  },
  { clause: '9.4', say: 'a slap on a five', happens: 'first H5, B slap H5, C H9', next: 'B draws 1 <' },
  {
    clause: '9.4',
    say: 'a five slapped equally far: the Gabongmester’s turn (B9)',
    happens: 'first H5, F slap H5',
    next: 'C draws 1, direction C',
    rulings: FIRST_COME,
  },
  { clause: '6.1', say: 'out of turn on a five, and it stands', happens: 'first H5, ~D H9', next: 'E draws 1 >' },

  { clause: '9.4', say: 'a jack turns after the first', happens: 'first HJ, D H9', next: 'C draws 1 <' },
  { clause: '9.4', say: 'a queen too', happens: 'first HQ, D H9', next: 'C draws 1 <' },
  { clause: '9.4', say: 'a queen, the other side', happens: 'first HQ, B H9', next: 'C draws 1 >' },
  { clause: '9.4', say: 'nobody lays on a jack', happens: 'first HJ, direction 1', next: 'D draws 1, turning >' },
  { clause: '9.4', say: 'nobody lays on a queen', happens: 'first HQ, direction 1', next: 'D draws 1, turning >' },
  { clause: '9.4', say: 'a jack on a jack', happens: 'first HJ, D SJ', next: 'C draws 1, turning <' },
  { clause: '9.4', say: 'a slap on a queen', happens: 'first HQ, E slap HQ', next: 'F draws 1 <' },
  {
    clause: '9.4',
    say: 'a jack, equally far',
    happens: 'first HJ, F slap HJ, direction 1',
    next: 'E draws 1, turning <',
  },

  { clause: '11.2', say: 'a two is drawn for', happens: 'first H2, direction 1', next: 'D draws 2 >' },
  { clause: '11.2', say: 'or a two laid on it', happens: 'first H2, D C2', next: 'E draws 4 >' },
  { clause: '11.8', say: 'an eight has its own suit', happens: 'first H8, D H4', next: 'E draws 1 >' },
  { clause: '11.8', say: 'whatever is said (B30)', happens: 'first H8=S, D H4', next: 'E draws 1 >' },
  { clause: '11.8', say: 'the GM names one (B30)', happens: 'first H8=S, D S4', next: 'E draws 1 >', rulings: NAMES },
  {
    clause: '11.8',
    say: 'the GM names tens (B30)',
    happens: 'first H8=tens, D C10',
    next: 'E draws 1 >',
    rulings: NAMES,
  },
  { clause: '11.8', say: 'the GM says nothing (B30)', happens: 'first H8, D H4', next: 'E draws 1 >', rulings: NAMES },
  { clause: '11.10', say: 'a ten', happens: 'first H10, D C10', next: 'E draws 1 >' },
  { clause: '11.13', say: 'a king has nothing to turn', happens: 'first HK, D H4', next: 'E draws 1 >' },
  { clause: '11.13', say: 'nobody lays on a king', happens: 'first HK, direction 1', next: 'D draws 1 >' },
  { clause: '9.5', say: 'a last card before the direction', happens: 'first H9, F slap H9!', next: 'count' },
  { clause: '9.5', say: 'a last two before the direction', happens: 'first H2, F slap H2!', next: 'count' },
];

test.each(ROWS)('$clause: $say ($happens)', ({ happens, next, over, rulings }) => {
  expect(due(play(dealt(over, rulings), happens))).toBe(next);
});

test('9.1: the Gabongmester turns the first card, which nobody has laid', () => {
  expect(due(dealt())).toBe('first C');
  expect(dealt().pile).toEqual([]);
  expect(play(dealt(), 'first H9').pile).toEqual([{ card: card('H9'), by: null, named: null, isIllegal: false }]);
});

test('11.8: what an eight that is turned was said to be binds whoever lays on it (B30)', () => {
  const why = (rulings: Partial<CheckRulings>, first: string, words: string) =>
    CHECKER.decide(play(dealt({}, rulings), first), happening(words), 0).judgement.findings.map(brief);
  expect(why(NAMES, 'first H8=S', 'D H4')).toEqual(['11.8 suit-was-named']);
  expect(why({}, 'first H8=S', 'D S4')).toEqual(['3.2 no-match']);
  const seven = CHECKER.decide(dealt({}, NAMES), happening('first H7=S'), 0).judgement;
  expect([seven.canOverrule, seven.findings.map(brief)]).toEqual([false, ['11.8 names-no-suit']]);
});
