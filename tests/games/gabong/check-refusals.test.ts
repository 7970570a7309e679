import { CHECK_REASONS } from '../../../src/games/gabong/clauses.ts';
import { describe, expect, test } from 'vitest';
import type { NamedSuit, Suit } from '../../../src/games/gabong/check-card.ts';
import type { CheckEvent } from '../../../src/games/gabong/check-events.ts';
import { CHECKER } from '../../../src/games/gabong/check-play.ts';
import { checkSetup } from '../../../src/games/gabong/check-setup.ts';
import type { CheckState } from '../../../src/games/gabong/check-state.ts';
import { brief, card, dealt, happening, midway, play, setupOf } from './check-table.ts';

/** What is refused and why, and beside it what the same table allows. */
interface Refusal {
  readonly why: readonly string[];
  readonly say: string;
  readonly state: () => CheckState;
  readonly event: string | CheckEvent;
  readonly but: string;
  /** Whether it would stand if nobody protested; else it makes no sense at all. */
  readonly stands: boolean;
}

const nine = () => midway('A:H9');
const three = () => midway('A:H3');
const first = () => play(dealt(), 'first H9');
const firstThree = () => play(dealt(), 'first H3');
const firstFive = () => play(dealt(), 'first H5');
const unsaid = () => play(first(), 'F slap H9');
const gabonged = () => play(nine(), 'D gabong S4 C5');
const out = () => play(nine(), 'B H4!');
const onTurn = (happens: string) => () => play(dealt({}, { B12: 'on-turn' }), happens);

const LAYING: readonly Omit<Refusal, 'stands'>[] = [
  { why: ['3.2 no-match'], say: 'neither suit nor rank', state: nine, event: 'B CK', but: 'B C9' },
  { why: ['3.2 not-your-turn'], say: 'another’s turn', state: nine, event: 'C H4', but: 'B H4' },
  { why: ['3.2 not-your-turn'], say: 'one’s own double, said as a turn', state: nine, event: 'A H9', but: 'A slap H9' },
  { why: ['3.2 not-your-turn', '3.2 no-match'], say: 'both at once', state: nine, event: 'F CK', but: 'F slap H9' },
  { why: ['11.2 twos-first'], say: 'no two', state: () => midway('A:H2'), event: 'B H4', but: 'B C2' },
  { why: ['11.2 twos-first'], say: 'an eight on twos', state: () => midway('A:H2'), event: 'B H8', but: 'B draw' },
  { why: ['11.3 skipped'], say: 'who is skipped', state: three, event: 'B H9', but: 'B C6' },
  { why: ['11.3 skipped'], say: 'a three on the three', state: three, event: 'B C3', but: 'B slap H3' },
  { why: ['3.2 no-match'], say: 'a six of who is not skipped', state: three, event: 'C C6', but: 'C H6' },
  {
    why: ['3.2 not-your-turn', '3.2 no-match'],
    say: 'a six too late',
    state: () => play(three(), 'C H4'),
    event: 'B C6',
    but: 'D H6',
  },
  {
    why: ['3.2 not-your-turn'],
    say: 'a six after a draw',
    state: () => play(three(), 'C draw'),
    event: 'B H6',
    but: 'D H6',
  },
  { why: ['11.7 seven-changes-suit'], say: 'the example', state: () => midway('A:H7'), event: 'B C7', but: 'B H7' },
  {
    why: ['11.8 suit-was-named'],
    say: 'the suit of the eight',
    state: () => midway('A:H8', {}, { named: 'S' }),
    event: 'B H4',
    but: 'B S4',
  },
  {
    why: ['11.8 eight-must-match'],
    say: 'B2',
    state: () => midway('A:H9', { B2: 'must-match' }),
    event: 'B C8',
    but: 'B H8',
  },
  { why: ['11.10 tens-alone'], say: 'a ten on its printed suit', state: nine, event: 'B H10', but: 'B H4' },
  { why: ['11.10 tens-alone'], say: 'on a ten', state: () => midway('A:H10'), event: 'B H9', but: 'B S10' },
  { why: ['5.1 not-the-same-card'], say: 'another suit', state: nine, event: 'D slap C9', but: 'D slap H9' },
  { why: ['5.1 not-the-same-card'], say: 'another rank', state: nine, event: 'D slap H4', but: 'D slap H9' },
  {
    why: ['5.1 not-the-same-card'],
    say: 'tens of two suits',
    state: () => midway('A:H10'),
    event: 'D slap S10',
    but: 'D slap H10',
  },
  {
    why: ['6.1 own-illegal-play'],
    say: 'on one’s own illegal play',
    state: () => play(nine(), '~B SK'),
    event: 'B slap SK',
    but: 'C slap SK',
  },
  {
    why: ['6.1 own-illegal-play'],
    say: 'on one’s own slap that was none',
    state: () => play(nine(), '~B slap SK'),
    event: 'B slap SK',
    but: 'C slap SK',
  },
  { why: ['9.1 not-beside'], say: 'not beside the Gabongmester', state: first, event: 'E H4', but: 'D H4' },
  { why: ['9.1 not-beside'], say: 'the Gabongmester', state: first, event: 'C H4', but: 'C slap H9' },
  { why: ['3.2 no-match'], say: 'a neighbour’s wrong card', state: first, event: 'D SK', but: 'D H4' },
  {
    why: ['11.2 twos-first'],
    say: 'on a first two',
    state: () => play(dealt(), 'first H2'),
    event: 'D H4',
    but: 'D S2',
  },
  { why: ['11.3 skipped'], say: 'past a first three', state: firstThree, event: 'D H4', but: 'D S6' },
  { why: ['3.2 no-match'], say: 'a six from beyond', state: firstThree, event: 'E S6', but: 'E H6' },
  { why: ['9.1 not-beside'], say: 'beyond those beyond', state: firstThree, event: 'F H4', but: 'E H4' },
  {
    why: ['11.3 skipped'],
    say: 'two in a ring',
    state: () => play(dealt({ players: 2, master: 1 }), 'first H3'),
    event: 'A H9',
    but: 'B H9',
  },
  { why: ['3.2 not-your-turn'], say: 'a neighbour, on a first five', state: firstFive, event: 'D H9', but: 'C H9' },
  { why: ['4.1 sum-differs'], say: 'too much', state: nine, event: 'D gabong S4 C6', but: 'D gabong S4 C5' },
  {
    why: ['4.1 sum-differs'],
    say: 'on a gabong’s other card',
    state: gabonged,
    event: 'F gabong H4',
    but: 'F gabong H5',
  },
  {
    why: ['4.1 sum-differs'],
    say: 'what the first gabong was',
    state: gabonged,
    event: 'F gabong S3 H6',
    but: 'F gabong S3 H2',
  },
  { why: ['4.2 own-card'], say: 'one’s own card', state: nine, event: 'A gabong S4 C5', but: 'F gabong S4 C5' },
  { why: ['9.5 deal-over'], say: 'on a last card', state: () => out(), event: 'D gabong S4', but: '~D gabong S4' },
  {
    why: ['5.1 not-the-same-card'],
    say: 'on a gabong’s other card',
    state: gabonged,
    event: 'F slap S4',
    but: 'F slap C5',
  },
  {
    why: ['5.1 not-the-same-card'],
    say: 'on what lies in the middle of a gabong of three',
    state: () => play(nine(), 'D gabong S3 H2 S4'),
    event: 'F slap H2',
    but: 'F slap S4',
  },
  {
    why: ['9.5 deal-over'],
    say: 'on a last card, where a gabong waits for its turn',
    state: onTurn('first H9, direction 1, D H4!'),
    event: 'E gabong S4',
    but: '~E gabong S4',
  },
];

const raw = (over: object, kind = 'lay') =>
  ({ kind, seat: 1, card: card('H4'), named: null, isLast: false, ...over }) as CheckEvent;
const odd = { suit: 'X' as Suit, rank: 4 } as const;

const NONSENSE: readonly Omit<Refusal, 'stands'>[] = [
  { why: ['9.1 first-card-first'], say: 'a card', state: dealt, event: 'B H4', but: 'first H4' },
  { why: ['9.1 first-card-first'], say: 'a slap', state: dealt, event: 'B slap H4', but: 'first H4' },
  { why: ['9.1 first-card-first'], say: 'a draw', state: dealt, event: 'B draw', but: 'first H4' },
  { why: ['9.1 first-card-first'], say: 'a direction', state: dealt, event: 'direction 1', but: 'first H4' },
  { why: ['9.1 first-card-first'], say: 'a gabong', state: dealt, event: 'B gabong H4', but: 'first H4' },
  { why: ['9.1 first-card-lies'], say: 'a second first card', state: first, event: 'first H4', but: 'D H4' },
  { why: ['9.4 direction-first'], say: 'a card', state: unsaid, event: 'A H4', but: 'direction 1' },
  { why: ['9.4 direction-first'], say: 'a slap', state: unsaid, event: 'A slap H9', but: 'direction 1' },
  { why: ['9.4 direction-settled'], say: 'in the middle', state: nine, event: 'direction 1', but: 'B H4' },
  {
    why: ['9.4 direction-settled'],
    say: 'said already',
    state: () => play(firstFive(), 'direction 1'),
    event: 'direction -1',
    but: 'C H9',
  },
  {
    why: ['9.4 direction-settled'],
    say: 'after a last card before it was said',
    state: () => play(first(), 'F slap H9!'),
    event: 'direction 1',
    but: '~D gabong S4 C5',
  },
  { why: ['9.4 direction-settled'], say: 'after a gabong', state: gabonged, event: 'direction 1', but: 'F slap C5' },
  { why: ['9.4 no-such-direction'], say: 'neither way', state: first, event: 'direction 2', but: 'direction 1' },
  { why: ['9.5 deal-over'], say: 'a card after the last', state: out, event: 'C H9', but: '~C gabong S4' },
  { why: ['9.5 deal-over'], say: 'a slap after the last', state: out, event: 'C slap H4', but: '~C gabong S4' },
  { why: ['9.5 deal-over'], say: 'a draw after the last', state: out, event: 'C draw', but: '~C gabong S4' },
  { why: ['9.5 deal-over'], say: 'a card on a gabong', state: gabonged, event: 'B H4', but: 'B slap C5' },
  { why: ['9.5 deal-over'], say: 'a draw after a gabong', state: gabonged, event: 'B draw', but: 'B slap C5' },
  { why: ['9.5 no-cards-left'], say: 'who is out', state: out, event: 'B gabong S4', but: '~C gabong S4' },
  {
    why: ['9.5 no-cards-left'],
    say: 'who has made the gabong',
    state: gabonged,
    event: 'D gabong H5',
    but: 'F gabong H5',
  },
  {
    why: ['9.5 no-cards-left'],
    say: 'a slap of who has made it',
    state: gabonged,
    event: 'D slap C5',
    but: 'F slap C5',
  },
  {
    why: ['9.5 no-cards-left'],
    say: 'a slap of who has made the gabong below',
    state: () => play(gabonged(), 'F gabong H5'),
    event: 'D slap H5',
    but: 'E slap H5',
  },
  { why: ['4.1 empty-hand'], say: 'no hand', state: nine, event: 'D gabong', but: 'D gabong H9' },
  {
    why: ['5.1 more-than-packs'],
    say: 'a third of two',
    state: nine,
    event: 'D gabong S3 S3 S3',
    but: 'D gabong S3 S3 C3',
  },
  { why: ['5.1 more-than-packs'], say: 'with the top card', state: nine, event: 'D gabong H9 H9', but: 'D gabong H9' },
  {
    why: ['5.1 more-than-packs'],
    say: 'with the gabong below',
    state: () => play(gabonged(), 'F slap C5'),
    event: 'B gabong C5',
    but: 'B gabong H5',
  },
  {
    why: ['5.1 more-than-packs'],
    say: 'a double too many',
    state: () => play(gabonged(), 'F slap C5'),
    event: 'B slap C5',
    but: 'B gabong H5',
  },
  { why: ['11.8 names-no-suit'], say: 'a nine that names', state: nine, event: 'B H4=S', but: 'B H8=S' },
  { why: ['11.8 names-no-suit'], say: 'a slap that names', state: nine, event: 'B slap H9=S', but: 'B slap H9' },
  {
    why: ['11.8 names-no-suit'],
    say: 'no such suit',
    state: nine,
    event: raw({ card: card('H8'), named: 'X' as NamedSuit }),
    but: 'B H8',
  },
  { why: ['11.1 no-such-card'], say: 'no such suit', state: nine, event: raw({ card: odd }), but: 'B H4' },
  {
    why: ['11.1 no-such-card'],
    say: 'no such rank',
    state: nine,
    event: raw({ card: { suit: 'H', rank: 1 } }),
    but: 'B HA',
  },
  { why: ['11.1 no-such-card'], say: 'slapped', state: nine, event: raw({ card: odd }, 'slap'), but: 'B slap H9' },
  {
    why: ['11.1 no-such-card'],
    say: 'slapped on a gabong',
    state: gabonged,
    event: raw({ card: odd }, 'slap'),
    but: 'B slap C5',
  },
  { why: ['11.1 no-such-card'], say: 'turned', state: dealt, event: { kind: 'first', card: odd }, but: 'first H4' },
  {
    why: ['4.1 no-such-card'],
    say: 'in a hand',
    state: nine,
    event: { kind: 'gabong', seat: 1, hand: [odd] },
    but: 'B gabong S9',
  },
  {
    why: ['4.1 no-such-card'],
    say: 'among others of a hand',
    state: nine,
    event: { kind: 'gabong', seat: 1, hand: [card('H5'), odd] },
    but: 'B gabong H5 S4',
  },
  { why: ['2.1 no-such-seat'], say: 'a seventh of six', state: nine, event: 'G slap H9', but: 'F slap H9' },
  { why: ['2.1 no-such-seat'], say: 'a seat below the first', state: nine, event: raw({ seat: -1 }), but: 'B H4' },
  { why: ['2.1 no-such-seat'], say: 'half a seat', state: nine, event: raw({ seat: 0.5 }), but: 'B H4' },
];

const REFUSALS: readonly Refusal[] = [
  ...LAYING.map((row) => ({ ...row, stands: true })),
  ...NONSENSE.map((row) => ({ ...row, stands: false })),
];

describe('refused', () => {
  test.each(REFUSALS)('$why: $say ($event, but $but)', ({ why, state, event, but, stands }) => {
    const before = state();
    const refused = typeof event === 'string' ? happening(event) : event;
    const judgement = CHECKER.decide(before, refused, 0).judgement;
    expect({ ...judgement, findings: judgement.findings.map(brief) }).toEqual({
      allowed: false,
      findings: why,
      canOverrule: stands,
    });
    expect(() => CHECKER.decide(before, refused, 0).next()).toThrow(RangeError);
    const overruled = { ...refused, overrule: { reason: 'nobody protested' } };
    expect(CHECKER.decide(before, overruled, 0).judgement.allowed).toBe(stands);
    play(before, but);
  });

  test('every reason has a row', () => {
    const met = new Set(REFUSALS.flatMap(({ why }) => why.map((one) => one.split(' ')[1])));
    expect(CHECK_REASONS.filter((reason) => !met.has(reason))).toEqual([]);
  });

  test.each([
    { clause: '2.1', state: nine, event: 'G slap H9', data: { seat: 6 } },
    { clause: '3.2', state: nine, event: 'C H4', data: { seat: 1 } },
    { clause: '4.1', state: nine, event: 'D gabong', data: { seat: 3 } },
    { clause: '4.1', state: nine, event: 'D gabong S4 C6', data: { count: 10 } },
    { clause: '4.1', state: onTurn('first H9, direction 1'), event: 'F gabong S4 C5', data: { seat: 3 } },
    { clause: '4.1', state: onTurn('first H9'), event: 'E gabong S4 C5', data: { seat: 2 } },
    { clause: '4.1', state: onTurn('first H9, F slap H9'), event: 'A gabong S4 C5', data: { seat: 2 } },
    { clause: '4.2', state: nine, event: 'A gabong S4 C5', data: { seat: 0 } },
    { clause: '5.1', state: nine, event: 'D gabong H9 H9', data: { count: 2 } },
    { clause: '5.1', state: () => play(gabonged(), 'F slap C5'), event: 'B slap C5', data: { count: 2 } },
    { clause: '6.1', state: () => play(nine(), '~B SK'), event: 'B slap SK', data: { seat: 1 } },
    { clause: '9.1', state: first, event: 'E H4', data: { seat: 2 } },
    { clause: '9.1', state: dealt, event: 'B H4', data: { seat: 2 } },
    { clause: '9.1', state: dealt, event: 'B draw', data: { seat: 2 } },
    { clause: '9.1', state: dealt, event: 'direction 1', data: { seat: 2 } },
    { clause: '9.1', state: dealt, event: 'B gabong H4', data: { seat: 2 } },
    { clause: '9.4', state: unsaid, event: 'A H4', data: { seat: 2 } },
    { clause: '9.5', state: out, event: 'B gabong S4', data: { seat: 1 } },
    { clause: '9.5', state: gabonged, event: 'D gabong H5', data: { seat: 3 } },
    { clause: '9.5', state: gabonged, event: 'D slap C5', data: { seat: 3 } },
  ])('$clause: the sentence knows who or how many ($event)', ({ clause, state, event, data }) => {
    const [found] = CHECKER.decide(state(), happening(event), 0).judgement.findings;
    expect(found).toMatchObject({ clause: `gabong-${clause}`, data });
  });
});

describe('a setup', () => {
  const laid = (over: object) => ({
    opening: { is: 'laid', card: card('H9'), by: 0, named: null, direction: 1, twos: 0, ...over } as const,
  });
  const two = card('H2');
  test.each([
    { why: [], setup: setupOf() },
    { why: [], setup: setupOf({ players: 2, master: 1, packs: 3 }) },
    { why: [], setup: setupOf({ players: 10, master: 9 }) },
    { why: ['2.1 players-number'], setup: setupOf({ players: 1, master: 0 }) },
    { why: ['2.1 players-number'], setup: setupOf({ players: 11 }) },
    { why: ['2.1 players-number'], setup: setupOf({ players: 2.5, master: 1 }) },
    { why: ['5.1 packs-number'], setup: setupOf({ packs: 1 }) },
    { why: ['5.1 packs-number'], setup: setupOf({ packs: 4 }) },
    { why: ['2.2 no-such-master'], setup: setupOf({ master: 6 }) },
    { why: ['2.2 no-such-master'], setup: setupOf({ master: -1 }) },
    { why: ['2.2 no-such-reading'], setup: setupOf({}, { B9: 'never' as 'first-come' }) },
    { why: [], setup: setupOf(laid({})) },
    { why: [], setup: setupOf(laid({ card: card('H8'), named: 'tens' })) },
    { why: [], setup: setupOf(laid({ card: two, twos: 8 })) },
    { why: ['9.1 no-such-opening'], setup: setupOf(laid({ card: two, twos: 0 })) },
    { why: ['9.1 no-such-opening'], setup: setupOf(laid({ card: two, twos: 9 })) },
    { why: [], setup: setupOf({ ...laid({ card: two, twos: 12 }), packs: 3 }) },
    { why: ['9.1 no-such-opening'], setup: setupOf(laid({ twos: 1 })) },
    { why: ['9.1 no-such-opening'], setup: setupOf(laid({ named: 'S' })) },
    { why: ['9.1 no-such-opening'], setup: setupOf(laid({ card: odd })) },
    { why: ['9.1 no-such-opening'], setup: setupOf(laid({ by: 6 })) },
    { why: ['9.1 no-such-opening'], setup: setupOf(laid({ direction: 0 })) },
  ])('$why', ({ why, setup }) => {
    expect(checkSetup(setup).map(({ clause, reason }) => `${clause.slice('gabong-'.length)} ${reason}`)).toEqual(why);
    const reasons = why.map((one) => one.split(' ')[1]).join();
    if (why.length > 0) expect(() => CHECKER.start(setup)).toThrow(new RangeError(`no deal: ${reasons}`));
    else expect(CHECKER.start(setup).setup).toBe(setup);
  });
});
