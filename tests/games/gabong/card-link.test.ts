import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SUITS } from '../../../src/games/gabong/check-card.ts';
import { CARD_LINK_PARTS, type CardLink, makeCardLink, parseCardLink } from '../../../src/games/gabong/card-link.ts';
import { RANKS } from '../../../src/games/gabong/match-setup.ts';
import { LINK_PARTS } from '../../../src/games/gug/situation.ts';

const rank = fc.constantFrom(...RANKS);
const card = fc.record({
  rank: fc.option(rank),
  suit: fc.option(fc.constantFrom(...SUITS)),
});
const link: fc.Arbitrary<CardLink> = fc.oneof(
  fc.record({ asks: fc.constant('card' as const), pile: card, card }),
  fc.record({
    asks: fc.constant('gabong' as const),
    pile: rank,
    hand: fc.array(rank, { minLength: 1, maxLength: 8 }),
  }),
);

test('a link is read as it was written', () => {
  fc.assert(
    fc.property(link, (asked) => {
      expect(parseCardLink(new URLSearchParams(makeCardLink(asked)))).toEqual(asked);
    }),
  );
  expect(makeCardLink({ asks: 'gabong', pile: 9, hand: [3, 5, 14] })).toBe('pile=9&hand=3,5,14');
});

describe('what nobody has written is no question', () => {
  test.each(['', 'pile=H7', 'pile=X7&card=C7', 'pile=H7&card=C17', 'pile=9&hand=', 'pile=9&hand=3,x', 'pile=H&hand=3'])(
    '%s',
    (query) => expect(parseCardLink(new URLSearchParams(query))).toBeUndefined(),
  );

  test('nor is a hand that no table holds', () => {
    const held = (cards: number) => new URLSearchParams(`pile=9&hand=${Array(cards).fill(5).join()}`);
    expect(parseCardLink(held(14))).toEqual({ asks: 'gabong', pile: 9, hand: Array(14).fill(5) });
    expect(parseCardLink(held(15))).toBeUndefined();
  });
});

test('no part has the name of another judge’s', () => {
  expect(CARD_LINK_PARTS.filter((part) => (LINK_PARTS as readonly string[]).includes(part))).toEqual([]);
});
