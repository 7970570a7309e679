import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Rank } from '../../src/games/gabong/cards.ts';
import type { SeatHand } from '../../src/games/gabong/match-events.ts';
import { handScore } from '../../src/games/gabong/match-hand.ts';
import { GABONG } from '../../src/games/gabong/match-play.ts';
import { PRESETS } from '../../src/games/gabong/match-setup.ts';
import { GABONG_EN } from '../../src/i18n/gabong/en.ts';
import { GABONG_NB } from '../../src/i18n/gabong/nb.ts';
import { cardName, rankName, suitName } from '../../src/tables/gabong/cards/card-words.ts';
import {
  formulaInWords,
  brokenSoFar,
  draftOfHand,
  handOf,
  impossible,
  isCounted,
  leftWaiting,
  nextUncounted,
  playedHand,
  pointsOf,
  thetasBeside,
  typedPoints,
  typingOn,
  wasTyped,
  withCard,
  withGabonged,
  withHand,
  withoutCard,
  withTheta,
  withTyped,
} from '../../src/tables/gabong/deal/counting.ts';
import { findingInWords } from '../../src/tables/gabong/play/finding-words.ts';
import {
  $dealDraft,
  $dealPast,
  dealDraft,
  dealDraftElsewhere,
  type DealDraft,
  draftFor,
  type DraftHand,
  openDealDraft,
  undoDealDraft,
} from '../../src/storage/deal-draft.ts';
import { foundInDatabase } from '../../src/storage/kept-value.ts';
import { play } from '../games/gabong/match-table.ts';
import { freshDeal } from './fresh-deal.ts';
import { fakeStorage } from '../storage/fake-storage.ts';

const SETUP = {
  ...PRESETS['ntnu-2010'],
  players: [{ name: 'Anna' }, { name: 'Bo' }, { name: 'Cecilie' }],
  master: 0,
  packs: 2,
};
const STATE = GABONG.start(SETUP);
const RING = [0, 1, 2];

const cards = (seat: number, ...ranks: readonly Rank[]): DraftHand => ({
  seat,
  by: 'cards',
  cards: [...ranks],
  isGabonged: false,
});

describe('the names of cards', () => {
  test('are short on a key and long where they are spoken', () => {
    expect([7, 10, 11, 14].map((rank) => rankName(rank, GABONG_EN.cards))).toEqual(['7', '10', 'J', 'A']);
    expect([7, 10, 11, 14].map((rank) => rankName(rank, GABONG_EN.cards, 'long'))).toEqual([
      'seven',
      'ten',
      'jack',
      'ace',
    ]);
    expect([2, 3, 7, 11, 12, 13, 14].map((rank) => rankName(rank, GABONG_NB.cards, 'long'))).toEqual([
      'toer',
      'treer',
      'syver',
      'knekt',
      'dame',
      'konge',
      'ess',
    ]);
  });

  test('go with a suit as the rule book says them', () => {
    expect(cardName({ suit: 'H', rank: 7 }, GABONG_EN.cards)).toBe('seven of hearts');
    expect(cardName({ suit: 'H', rank: 7 }, GABONG_NB.cards)).toBe('hjerter syv');
    expect(cardName({ suit: 'C', rank: 14 }, GABONG_NB.cards)).toBe('kløver ess');
    expect(suitName('tens', GABONG_NB.cards)).toBe('tiere');
  });
});

describe('the formula of a hand', () => {
  const said = (words: typeof GABONG_EN, counting: Parameters<typeof handScore>[0], ...hand: readonly Rank[]) =>
    formulaInWords(handScore(counting, hand), words);
  const once = { ...SETUP, rulings: { ...SETUP.rulings, B1: 'once' } } as const;

  test.each([
    [[11], '10'],
    [[5, 6], '5 + 5 = 10'],
    [[9, 14, 4, 10], '5 + 5 + 9 + 20 = 39'],
    [[2], '5, ×2 (two) = 10'],
    [[2, 5, 11, 9], '5 + 5 + 9 + 10 = 29, ×2 (two) = 58'],
    [[2, 2, 13], '5 + 5 + 10 = 20, ×4 (two, two) = 80'],
    [[3, 4, 5, 6, 7, 8, 9], '6×5 + 9 = 39'],
  ] as const)('of %j is “%s”', (hand, formula) => {
    expect(said(GABONG_EN, SETUP, ...hand)).toBe(formula);
  });

  test('follows how the table reads the two, and what doubles at its table', () => {
    expect(said(GABONG_EN, once, 2, 2, 13)).toBe('5 + 5 + 10 = 20, ×2 (two, two) = 40');
    expect(said(GABONG_NB, { ...SETUP, doublers: [11] }, 2, 11)).toBe('5 + 10 = 15, ×2 (knekt) = 30');
    expect(said(GABONG_EN, PRESETS['numeric-values'], 2, 14)).toBe('2 + 14 = 16');
  });
});

describe('a hand under way', () => {
  test('takes cards, gives them back, and is nothing without its last', () => {
    const one = withCard(undefined, 1, 7);
    const two = withCard(withCard(one, 1, 7), 1, 14);
    expect(two).toEqual(cards(1, 7, 7, 14));
    expect(withoutCard(two, 7)).toEqual(cards(1, 7, 14));
    expect(withoutCard(two, 9)).toEqual(two);
    expect(withoutCard(one, 7)).toBeUndefined();
    expect(withCard({ seat: 1, by: 'theta' }, 1, 7)).toEqual(one);
  });

  test('is counted once something has been said of it that can be', () => {
    expect(isCounted(STATE, undefined)).toBe(false);
    expect(isCounted(STATE, withTyped(undefined, 1, ''))).toBe(false);
    expect(isCounted(STATE, withGabonged(undefined, 1))).toBe(false);
    for (const hand of [cards(1, 7), { seat: 1, by: 'out' }, { seat: 1, by: 'theta' }] as const) {
      expect(isCounted(STATE, hand)).toBe(true);
    }
    expect(pointsOf(STATE, withTyped(undefined, 1, '42'))).toBe(42);
    expect(pointsOf(STATE, { seat: 1, by: 'out' })).toBe(0);
  });

  test.each([
    ['4,5', 'points-not-whole'],
    ['4.5', 'points-not-whole'],
    ['-5', 'points-negative'],
    ['−5', 'points-negative'],
    ['many', 'points-not-whole'],
    ['0x10', 'points-not-whole'],
    ['999999999999', 'points-too-many'],
  ])('of “%s” points is refused: %s', (text, reason) => {
    const hand = withTyped(undefined, 1, text);
    expect(brokenSoFar(STATE, [hand])?.reason).toBe(reason);
    expect(isCounted(STATE, hand)).toBe(false);
    expect(pointsOf(STATE, hand)).toBeUndefined();
  });

  test('of fewer points than a card counts is strange, but counted: the table may let it through', () => {
    const few = withTyped(undefined, 1, '3');
    expect(impossible(STATE, few)).toMatchObject({ reason: 'points-too-few', data: { seat: 1, count: 5 } });
    expect(isCounted(STATE, few)).toBe(true);
    for (const text of ['0', '5', '']) expect(impossible(STATE, withTyped(undefined, 1, text))).toBeUndefined();
    expect(impossible(STATE, cards(1, 3))).toBeUndefined();
  });

  test('of a total that no hand has is said, with the nearest ones, and counted: the table may let it through', () => {
    const seven = impossible(STATE, withTyped(undefined, 1, '7'))!;
    const teller = { words: GABONG_EN, name: () => 'Bo', card: String, gap: String, option: String };
    expect(findingInWords(teller, seven)).toBe('No hand adds up to 7: count Bo again. Nearest: 5 or 9.');
    expect(findingInWords({ ...teller, words: GABONG_NB }, seven)).toBe(
      'Ingen hånd blir 7 poeng: Tell hånden til Bo på nytt. Nærmest: 5 eller 9.',
    );
    expect(isCounted(STATE, withTyped(undefined, 1, '7'))).toBe(true);
  });

  test('beside another that is empty too is told with both names', () => {
    const out = (seat: number): SeatHand => ({ seat, by: 'cards', cards: [], isGabonged: false });
    const hands: SeatHand[] = [out(1), out(0), { seat: 2, by: 'cards', cards: [7], isGabonged: false }];
    const { findings } = GABONG.decide(STATE, { kind: 'deal', hands }, 0).judgement;
    const teller = { name: (seat: number) => SETUP.players[seat]!.name, card: String, gap: String, option: String };
    expect(findings.map((one) => findingInWords({ ...teller, words: GABONG_EN }, one))).toEqual([
      'Anna and Bo have zero points, but the first empty hand ends the deal. Count again.',
    ]);
    expect(findings.map((one) => findingInWords({ ...teller, words: GABONG_NB }, one))).toEqual([
      'Anna og Bo har null poeng, men omgangen slutter når den første går tom. Tell på nytt.',
    ]);
  });

  test('reads a number however it is written', () => {
    expect(['7', ' 12 ', '+3', '-2'].map(typedPoints)).toEqual([7, 12, 3, -2]);
  });

  test('cannot hold more of a rank than the packs leave it, in all hands together', () => {
    const eight: DraftHand[] = [cards(0, 3, 3, 3, 3), cards(1, 3, 3, 3, 3)];
    expect(brokenSoFar(STATE, eight)).toBeUndefined();
    expect(brokenSoFar(STATE, [...eight, cards(2, 3)])).toMatchObject({
      reason: 'too-many-copies',
      data: { rank: 3, count: 8 },
    });
  });

  test('was gabonged, and is not any more; what it holds stays', () => {
    const back = withGabonged(cards(1, 7), 1);
    expect(back).toEqual({ ...cards(1, 7), isGabonged: true });
    expect(withGabonged(back, 1)).toEqual(cards(1, 7));
    // A θ that was gabonged in turn is no hand yet: its cards come back.
    const empty = withGabonged({ seat: 1, by: 'theta' }, 1);
    expect(withCard(empty, 1, 7)).toEqual(back);
    expect(withoutCard(back, 7)).toEqual(empty);
    expect(withGabonged(empty, 1)).toBeUndefined();
    // By whom is seen once all are there.
    expect(brokenSoFar(STATE, [back!])).toBeUndefined();
  });

  test('whoever gabonged a gabong has a θ with the mark, and keeps their own mark in a chain', () => {
    const hands = [cards(0, 7), cards(2, 9)];
    expect(withTheta(hands, 2)).toEqual([cards(0, 7), { seat: 2, by: 'theta' }]);
    const chained = [
      { ...cards(0, 7, 7), isGabonged: true },
      { seat: 1, by: 'theta' },
    ] as const;
    expect(withTheta(chained, 0)).toBe(chained);
    expect(thetasBeside(chained, 0)).toEqual([1]);
    expect(thetasBeside(chained, 1)).toEqual([]);
  });

  const PLAYED: readonly SeatHand[] = [
    { seat: 0, by: 'theta' },
    { seat: 0, by: 'cards', cards: [], isGabonged: false },
    { seat: 0, by: 'cards', cards: [2, 14], isGabonged: true },
    { seat: 0, by: 'points', points: 31, isGabonged: false },
  ];
  test.each(PLAYED)('is the same again when it is mended: %j', (hand) => {
    expect(playedHand(draftOfHand(hand))).toEqual(hand);
  });
});

describe('a table that types', () => {
  const typed = (seat: number, text: string) => withTyped(undefined, seat, text);

  test.each([
    ['the next hand of which nothing was said', [typed(0, '40')], 0, 1, [typed(0, '40'), typed(1, '')]],
    ['but leaves no empty number behind', [typed(0, ' ')], 0, 2, [typed(2, '')]],
    ['and nothing of a hand that is counted changes', [typed(0, ''), cards(1, 7)], 0, 1, [cards(1, 7)]],
    ['nor of a number that cannot be', [typed(0, '40'), typed(1, '4,5')], 0, 1, [typed(0, '40'), typed(1, '4,5')]],
  ] as const)('types %s', (_, hands, left, to, after) => {
    expect(typingOn(hands, to, left)).toEqual(after);
  });

  test('is one that typed more hands than it counted card by card', () => {
    const deal = (...hands: readonly SeatHand[]) => ({ master: 0, hands: hands.map((hand) => ({ hand, points: 0 })) });
    const points = (seat: number): SeatHand => ({ seat, by: 'points', points: 20, isGabonged: false });
    const tapped = (seat: number): SeatHand => ({ seat, by: 'cards', cards: [7], isGabonged: false });
    const out: SeatHand = { seat: 0, by: 'cards', cards: [], isGabonged: false };
    expect(wasTyped(deal(out, points(1)))).toBe(true);
    expect(wasTyped(deal({ seat: 0, by: 'theta' }, points(1), points(2), tapped(3)))).toBe(true);
    for (const hands of [[out, tapped(1)], [points(0), tapped(1)], [out]]) expect(wasTyped(deal(...hands))).toBe(false);
    expect(wasTyped(undefined)).toBe(false);
  });
});

describe('whose hand is next', () => {
  test('goes around the ring, past those who are counted', () => {
    const out: DraftHand = { seat: 1, by: 'out' };
    expect(nextUncounted(STATE, RING, [], -1)).toBe(0);
    expect(nextUncounted(STATE, RING, [out], 1)).toBe(2);
    expect(nextUncounted(STATE, RING, [out], 2)).toBe(0);
    expect(nextUncounted(STATE, RING, [out, cards(2, 7)], 0)).toBeUndefined();
    expect(nextUncounted(STATE, [0, 2], [], 0)).toBe(2);
  });

  test('a newcomer comes last, and the deal may be saved without them once all others are counted', () => {
    const came = play(STATE, { kind: 'join', name: 'Dag' });
    const ring = [0, 1, 2, 3];
    const [one, two]: readonly DraftHand[] = [{ seat: 1, by: 'out' }, cards(2, 7)];
    const all = [one!, two!, cards(0, 9)];
    const empty: DraftHand = { seat: 3, by: 'typed', text: '', isGabonged: false };
    expect(nextUncounted(came, ring, [one!, two!], 2)).toBe(0);
    expect(nextUncounted(came, ring, all, 0)).toBe(3);
    expect(leftWaiting(came, ring, [one!, two!])).toEqual([]);
    expect(leftWaiting(came, ring, all)).toEqual([3]);
    expect(leftWaiting(came, ring, [...all, empty])).toEqual([3]);
    // What is said of the hand is not thrown away.
    expect(leftWaiting(came, ring, [...all, { ...empty, text: 'x' }])).toEqual([]);
    expect(leftWaiting(came, ring, [...all, cards(3, 9)])).toEqual([]);
    // Nobody who was there before is left out.
    expect(leftWaiting(STATE, RING, [one!, two!])).toEqual([]);
  });

  test('a hand that is changed stands last', () => {
    const hands = withHand([cards(0, 7), cards(1, 8)], 0, cards(0, 9));
    expect(hands).toEqual([cards(1, 8), cards(0, 9)]);
    expect(handOf(hands, 0)).toEqual(cards(0, 9));
    expect(withHand(hands, 1, undefined)).toEqual([cards(0, 9)]);
  });
});

describe('the deal that is being counted', () => {
  const WHICH = { round: 'one', after: 'e2' } as const;
  const DRAFT: DealDraft = { ...WHICH, seat: 2, hands: [{ seat: 0, by: 'theta' }, cards(2, 7, 14)] };
  const KEY = 'gabong:deal';
  const label = (_: unknown, after: readonly DraftHand[]) => `${after.at(-1)?.seat} ${after.at(-1)?.by}`;

  beforeEach(() => {
    vi.stubGlobal('localStorage', fakeStorage());
    freshDeal();
  });

  /** Loads the page anew, where an older version has kept the hands and not the way to them. */
  function reload(): void {
    const text = localStorage.getItem(KEY)!;
    localStorage.clear();
    freshDeal();
    localStorage.setItem(KEY, text);
  }

  test('is there again after a reload, and can be undone card by card where the taps are not known', () => {
    dealDraft.change(DRAFT, 'all of it');
    reload();
    openDealDraft(WHICH, label);
    expect($dealDraft.get()).toEqual(DRAFT);
    expect($dealPast.get().map((past) => past.label)).toEqual(['2 cards', '2 cards', '0 theta']);
    undoDealDraft();
    expect($dealDraft.get()).toEqual({ ...DRAFT, hands: [DRAFT.hands[0], cards(2, 7)] });
    undoDealDraft();
    undoDealDraft();
    expect($dealDraft.get()).toEqual({ ...WHICH, seat: 0, hands: [] });
  });

  test('shows again, with its undo, once the deal that it became is undone', () => {
    dealDraft.change(DRAFT, 'a card');
    const next = { round: 'one', after: 'e3' };
    openDealDraft(next, label);
    dealDraft.change({ ...next, seat: 0, hands: [cards(0, 9)] }, 'a nine');
    undoDealDraft();
    openDealDraft(WHICH, label);
    expect($dealDraft.get()).toEqual(DRAFT);
    expect($dealPast.get().map((past) => past.label)).toEqual(['2 cards']);
  });

  test('is taken up from storage where another tab has gone on to that deal', () => {
    dealDraft.change(DRAFT, 'a card');
    const next: DealDraft = { round: 'one', after: 'e3', seat: 1, hands: [cards(0, 9)] };
    localStorage.setItem(KEY, JSON.stringify(next));
    openDealDraft({ round: 'one', after: 'e3' }, label);
    expect($dealDraft.get()).toEqual(next);
    expect($dealPast.get().map((past) => past.label)).toEqual(['0 cards']);
  });

  test('is gone on with where another tab counts the same deal', () => {
    vi.stubGlobal('addEventListener', (_: string, listener: (event: { key: string }) => void) => {
      heard = listener;
    });
    vi.stubGlobal('removeEventListener', () => undefined);
    let heard: ((event: { key: string }) => void) | undefined;
    dealDraft.change(DRAFT, 'a card');
    const stop = dealDraftElsewhere(WHICH, label);
    const more: DealDraft = { ...DRAFT, hands: [...DRAFT.hands, cards(3, 5)] };
    localStorage.setItem(KEY, JSON.stringify(more));
    heard!({ key: 'gabong:view' });
    expect($dealDraft.get()).toEqual(DRAFT);
    heard!({ key: KEY });
    expect($dealDraft.get()).toEqual(more);
    expect($dealPast.get()[0]!.label).toBe('3 cards');
    stop();
    vi.unstubAllGlobals();
  });

  test('F05: is gone on with where the database has what a killed browser had not yet written elsewhere', () => {
    vi.stubGlobal('addEventListener', () => undefined);
    dealDraft.change(DRAFT, 'a card');
    dealDraftElsewhere(WHICH, label);
    const more: DealDraft = { ...DRAFT, hands: [...DRAFT.hands, cards(3, 5)] };
    const at = 10 + Number(localStorage.getItem(`${KEY}:at`));
    foundInDatabase([{ key: KEY, text: JSON.stringify(more), at }], false);
    expect($dealDraft.get()).toEqual(more);
    expect($dealPast.get()[0]!.label).toBe('3 cards');
    vi.unstubAllGlobals();
  });

  test('keeps its own undo while the table looks elsewhere', () => {
    dealDraft.change(DRAFT, 'a card');
    openDealDraft(WHICH, label);
    expect($dealPast.get().map((past) => past.label)).toEqual(['a card']);
  });

  test.each([
    { round: 'one', after: 'e3' },
    { round: 'one', after: '' },
    { round: 'two', after: 'e2' },
  ] as const)('is not shown for $round $after, nor can it be undone there', (other) => {
    dealDraft.change(DRAFT, 'a card');
    openDealDraft(other, label);
    expect(draftFor($dealDraft.get(), other)).toEqual({ ...other, seat: null, hands: [] });
    expect($dealPast.get()).toEqual([]);
    expect(draftFor($dealDraft.get(), WHICH)).toEqual(DRAFT);
  });

  test.each([
    'no JSON',
    '[]',
    JSON.stringify({ ...DRAFT, more: 1 }),
    JSON.stringify({ ...DRAFT, seat: 1_001 }),
    JSON.stringify({ ...DRAFT, hands: [cards(1, 7), cards(1, 8)] }),
    JSON.stringify({ ...DRAFT, hands: [{ ...cards(1), cards: [15] }] }),
    JSON.stringify({ ...DRAFT, hands: [withTyped(undefined, 1, '1'.repeat(21))] }),
  ])('counts as none where what is kept is bad: %s', (text) => {
    localStorage.setItem(KEY, text);
    openDealDraft(WHICH, label);
    expect($dealDraft.get()).toBeNull();
    expect($dealPast.get()).toEqual([]);
  });
});
