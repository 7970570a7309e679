import { CHECK_REASONS } from '../../src/games/gabong/clauses.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Card, NAMED_SUITS, type NamedSuit, type Suit, SUITS } from '../../src/games/gabong/check-card.ts';
import type { CheckDue } from '../../src/games/gabong/check-due.ts';
import type { CheckEvent } from '../../src/games/gabong/check-events.ts';
import type { Opening } from '../../src/games/gabong/check-setup.ts';
import { CARD_RULES, type Rank } from '../../src/games/gabong/cards.ts';
import { DEFAULT_GABONG_READINGS } from '../../src/games/gabong/rulings.ts';
import { RANKS } from '../../src/games/gabong/match-setup.ts';
import { GABONG_EN } from '../../src/i18n/gabong/en.ts';
import { GABONG_NB } from '../../src/i18n/gabong/nb.ts';
import { askedOf, NO_QUESTION } from '../../src/tables/gabong/checker/card/asked.ts';
import { answerOf } from '../../src/tables/gabong/checker/card/asked-words.ts';
import type { Describer } from '../../src/tables/gabong/checker/checker-context.ts';
import { dueSentence, nowGrounds, explained } from '../../src/tables/gabong/checker/deal/explained.ts';
import {
  offersOf,
  eventSentence,
  groundsOf,
  protestedGround,
} from '../../src/tables/gabong/checker/deal/step-words.ts';
import { ringPlace, rowsOf } from '../../src/tables/gabong/checker/deal/Ring.tsx';
import { marksOf } from '../../src/tables/gabong/checker/deal/seat-marks.ts';
import { type Walk, walkOf } from '../../src/tables/gabong/checker/deal/walk.ts';
import { findingSentence } from '../../src/tables/gabong/checker/effect-words.ts';
import { chainOf } from '../../src/tables/gabong/checker/gabong/chain.ts';
import { mostIn, NO_GABONG } from '../../src/tables/gabong/checker/gabong/hands.ts';
import { sumSentences, takenSentences } from '../../src/tables/gabong/checker/gabong/sum-words.ts';
import {
  CARD_QUESTION,
  CHECKED_DEAL,
  type CheckedDeal,
  type GabongQuestion,
  UNPROTESTED,
} from '../../src/storage/checked-deal.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];
const TELLERS: readonly Describer[] = [GABONG_EN, GABONG_NB].map(({ checker, cards }) => ({
  words: checker,
  cards,
  name: (seat) => LETTERS[seat] ?? `player ${seat}`,
}));
const [EN, NB] = TELLERS as [Describer, Describer];
const RULINGS = DEFAULT_GABONG_READINGS;

/** As in H7, S14. */
function card(text: string): Card {
  return { suit: text.slice(0, 1) as Suit, rank: Number(text.slice(1)) as Rank };
}
const lay = (seat: number, text: string, more: { named?: NamedSuit; isLast?: boolean } = {}): CheckEvent => ({
  kind: 'lay',
  seat,
  card: card(text),
  named: null,
  isLast: false,
  ...more,
});
const slap = (seat: number, text: string): CheckEvent => ({ ...lay(seat, text), kind: 'slap' }) as CheckEvent;
const gabong = (seat: number, ...hand: readonly string[]): CheckEvent => ({
  kind: 'gabong',
  seat,
  hand: hand.map(card),
});
const laidBy = (by: number, text: string, twos = 0): Opening => ({
  is: 'laid',
  card: card(text),
  by,
  named: null,
  direction: 1,
  twos,
});
function deal(opening: Opening | null, ...events: readonly CheckEvent[]): CheckedDeal {
  return { players: LETTERS, master: 2, packs: 2, opening, events };
}
const walked = (opening: Opening, ...events: readonly CheckEvent[]): Walk => walkOf(deal(opening, ...events), RULINGS)!;

describe.each([
  ['English', EN],
  ['Norwegian', NB],
] as const)('in %s', (_, describer) => {
  const isWhole = (text: string) => {
    expect(text).toMatch(/\S/);
    expect(text).not.toMatch(/[{}]|undefined/);
  };

  test.each(CHECK_REASONS)('the judge says why: %s', (reason) => {
    isWhole(findingSentence({ clause: 'gabong-3.2', reason, data: { seat: 1, count: 2 } }, describer));
  });

  test('every card that goes says by what and what it does, and every other card why not', () => {
    const deck = SUITS.flatMap((suit) => RANKS.map((rank): Card => ({ suit, rank })));
    for (const top of deck) {
      for (const mine of deck.filter(({ suit }) => suit === 'S' || suit === 'H')) {
        for (const isSkipped of [true, false]) {
          const question = { ...NO_QUESTION, top, mine, isSkipped };
          const { word, why, grounds } = answerOf(
            askedOf(question, 2, RULINGS)!,
            question,
            mine,
            describer.words,
            describer.cards,
          );
          for (const text of [word, why?.text ?? '', ...grounds.map((ground) => ground.text)]) isWhole(text);
          expect(why?.clause).toBeDefined();
        }
      }
    }
  });

  test('an eight says every suit', () => {
    for (const says of NAMED_SUITS) {
      const question = { ...NO_QUESTION, top: card('H4'), mine: card('C8'), says };
      const { grounds } = answerOf(
        askedOf(question, 2, RULINGS)!,
        question,
        card('C8'),
        describer.words,
        describer.cards,
      );
      expect(grounds[0]!.text).toContain(describer.cards.suits[says]);
    }
  });

  test('every thing that a deal waits for is said', () => {
    const all: readonly CheckDue[] = [
      { kind: 'first', seat: 2 },
      { kind: 'race', seats: [1, 3] },
      { kind: 'turn', seat: 1, draws: 4 },
      { kind: 'six', seat: 1 },
      { kind: 'turning' },
      { kind: 'direction', seat: 2 },
      { kind: 'gabonged' },
      { kind: 'count', owes: null },
      { kind: 'count', owes: { seat: 3, count: 2 } },
    ];
    for (const due of all) isWhole(dueSentence(due, describer));
  });

  test('every kind of step is told, with a clause for each', () => {
    const { steps } = walked(
      { is: 'deal' },
      { kind: 'first', card: card('S4') },
      lay(3, 'S8', { named: 'H' }),
      lay(4, 'C9'),
      slap(0, 'S8'),
      { kind: 'draw', seat: 1 },
      { kind: 'draw', seat: 5 },
      { kind: 'direction', direction: -1 },
      gabong(4, 'H3', 'H5'),
      slap(5, 'H5'),
    );
    for (const step of steps) {
      isWhole(eventSentence(step.event, step.before, describer));
      const grounds = groundsOf(step, describer);
      expect(grounds.length).toBeGreaterThan(0);
      for (const { text, clause } of grounds) {
        isWhole(text);
        expect(clause).toBeDefined();
      }
    }
  });
});

test.each([
  {
    top: 'H7',
    mine: 'C7',
    said: 'Not allowed A 7 may not change the suit of a 7. [11.7] Otherwise you draw one card. [3.3]',
  },
  {
    top: 'H7',
    mine: 'H7',
    said: 'Allowed Same suit. [3.2] A plain card; a 7 of another suit cannot go on it. [11.7] Next: the player after you. It is the very same card: you may slap it out of turn. [5.1]',
  },
  {
    top: 'D11',
    mine: 'S8',
    says: 'H',
    said: 'Allowed An 8 goes on anything. [11.8] The suit is now hearts. [11.8] Next: the player before you.',
  },
  {
    top: 'S10',
    mine: 'S4',
    said: 'Not allowed Tens are a suit of their own. [11.10] Otherwise you draw one card. [3.3]',
  },
  {
    top: 'S2',
    twos: 2,
    mine: 'S9',
    said: 'Not allowed Nobody has drawn for the twos, so you can only lay a 2. [11.2] Otherwise you draw 4 cards. [11.2]',
  },
  {
    top: 'S2',
    twos: 2,
    mine: 'H2',
    said: 'Allowed A 2 answers the twos. [11.2] The next player lays another 2, or draws. [11.2] Next: the player after you. If they lay nothing, they draw 6 cards.',
  },
  { top: 'S2', twos: 0, mine: 'S9', said: 'Allowed Same suit. [3.2] A plain card. [11.9] Next: the player after you.' },
  {
    top: 'C3',
    mine: 'H6',
    said: 'Allowed A 6 answers the 3. [11.6] Next: the player after you.',
  },
  {
    top: 'C3',
    mine: 'C9',
    said: 'Not allowed A player who is skipped can only lay a 6. [11.3] Unless you lay a 6, you are skipped. [11.3]',
  },
  {
    top: 'D3',
    mine: 'D3',
    said: 'Allowed The very same card: anybody may slap it, in or out of turn. [5.1] The next player is skipped, unless they lay a 6 in time. [11.3] Next: the second player after you.',
  },
  {
    top: 'D3',
    mine: 'C3',
    said: 'Not allowed A player who is skipped can only lay a 6. [11.3] Unless you lay a 6, you are skipped. [11.3]',
  },
  { top: 'C9', mine: 'C5', said: 'Allowed Same suit. [3.2] The turn goes to the GM. [11.5] Next: the GM.' },
  {
    top: 'C9',
    mine: 'C13',
    said: 'Allowed Same suit. [3.2] The direction reverses. [11.13] Next: the player before you.',
  },
  {
    top: 'C13',
    mine: 'C3',
    said: 'Allowed Same suit. [3.2] The next player is skipped, unless they lay a 6 in time. [11.3] Next: the second player after you.',
  },
] as const)('$mine on $top: $said', ({ said, ...row }) => {
  const mine = card(row.mine);
  const more = { ...('twos' in row ? { twos: row.twos } : {}), ...('says' in row ? { says: row.says } : {}) };
  const question = { ...NO_QUESTION, top: card(row.top), mine, ...more };
  const { word, why, grounds } = answerOf(askedOf(question, 2, RULINGS)!, question, mine, EN.words, EN.cards);
  const lines = [why!, ...grounds].map(({ text, clause }) => (clause ? `${text} [${clause.slice(7)}]` : text));
  expect([word, ...lines].join(' ')).toBe(said);
});

test('nothing is answered before both cards are whole', () => {
  expect(askedOf(NO_QUESTION, 2, RULINGS)).toBeUndefined();
  expect(askedOf({ ...NO_QUESTION, top: card('H7'), mine: { rank: 7, suit: null } }, 2, RULINGS)).toBeUndefined();
});

describe('a sequence', () => {
  test('jack, queen, king: the ring turns as the rules have it', () => {
    const { steps, state } = walked(laidBy(5, 'S4'), lay(0, 'S11'), lay(1, 'S12'), lay(1, 'H12'));
    expect(steps.map(({ judgement }) => judgement.allowed)).toEqual([true, true, false]);
    expect(steps[2]!.after).toBe(steps[2]!.before);
    expect(state.direction).toBe(-1);
    expect(marksOf(state, 2, 2)).toEqual(['master', 'turn']);
    expect(marksOf(state, 2, 1)).toEqual(['laid']);
    const king = walked(laidBy(5, 'S4'), lay(0, 'S13'));
    expect(king.state.direction).toBe(-1);
    expect(marksOf(king.state, 2, 5)).toEqual(['turn']);
  });

  test('the double of the first card says by which way play goes, where one is shorter', () => {
    const slapped = (seat: number) => {
      const { steps, state } = walked({ is: 'deal' }, { kind: 'first', card: card('S4') }, slap(seat, 'S4'));
      return { way: state.direction, said: groundsOf(steps[1]!, EN).filter(({ clause }) => clause === 'gabong-9.4') };
    };
    // The example of the rule book, and the other way round; opposite the GM neither is.
    const text = 'Play goes the shorter way from the GM: C → D → E.';
    expect(slapped(4)).toEqual({ way: 1, said: [{ text, clause: 'gabong-9.4' }] });
    expect(slapped(0)).toMatchObject({ way: -1, said: [{ text: text.replace('D → E', 'B → A') }] });
    expect(slapped(5)).toEqual({ way: null, said: [] });
    const { steps } = walked(laidBy(1, 'S4'), slap(4, 'S4'));
    expect(groundsOf(steps[0]!, EN).map(({ clause }) => clause)).toEqual(['gabong-5.1', 'gabong-11.4']);
  });

  test('what was refused stands when nobody protested, and is judged anew by other readings', () => {
    const refused = walked(laidBy(0, 'H7'), lay(1, 'C7'));
    expect(refused.state.pile).toHaveLength(1);
    const stood = walked(laidBy(0, 'H7'), { ...lay(1, 'C7'), overrule: { reason: UNPROTESTED } });
    expect(stood.state.pile).toHaveLength(2);
    const eight = deal(laidBy(0, 'H7'), lay(1, 'C8'));
    expect(walkOf(eight, RULINGS)!.steps[0]!.judgement.allowed).toBe(true);
    expect(walkOf(eight, { ...RULINGS, B2: 'must-match' })!.steps[0]!.judgement.allowed).toBe(false);
  });

  test('a card that was refused goes back with a penalty card, unless it stands', () => {
    const seven = lay(1, 'C7');
    const { steps } = walked(
      laidBy(0, 'H7'),
      seven,
      { ...seven, overrule: { reason: UNPROTESTED } },
      lay(2, 'C4'),
      gabong(4, 'H2'),
    );
    const text = 'After a protest the card goes back, with a penalty card.';
    expect(steps.map((step) => protestedGround(step, EN))).toEqual([
      { text, clause: 'gabong-6.2' },
      undefined,
      undefined,
      undefined,
    ]);
    expect(steps.map(({ judgement }) => judgement.allowed)).toEqual([false, true, true, false]);
  });

  test('is told in words, with its clauses', () => {
    const told = deal(laidBy(0, 'H7'), lay(1, 'C7'), { ...lay(1, 'S7'), overrule: { reason: UNPROTESTED } });
    expect(explained(told, walkOf(told, RULINGS)!, EN).split('\n')).toEqual([
      'Gabong: what happened, and what the rules say',
      'On the pile: seven of hearts, laid by A; play goes clockwise.',
      '1. B lays seven of clubs. Not allowed. A 7 may not change the suit of a 7. (11.7)',
      '2. B lays seven of spades. Not allowed. A 7 may not change the suit of a 7. (11.7) Nobody protested in time: it stands. (6.1)',
      'C lays a card, or draws one. (3.2)',
    ]);
    const norwegian = deal({ is: 'deal' }, { kind: 'first', card: card('C5') });
    expect(explained(norwegian, walkOf(norwegian, RULINGS)!, NB).split('\n').slice(1)).toEqual([
      'En ny omgang. GM: C.',
      '1. C snur kløver fem. Lov. GM snur det øverste kortet i stokken. (9.1)',
      'C legger et kort eller trekker ett. (3.2)',
      'C, som er GM, sier hvilken vei det går. (9.4)',
    ]);
  });

  test('a gabong of a gabong says who takes what', () => {
    const { state } = walked(laidBy(0, 'H9'), gabong(3, 'S4', 'S5'), gabong(1, 'D2', 'D3'));
    expect(nowGrounds(state, EN)).toEqual([
      {
        text: 'D takes 4 cards: four of spades, five of spades, two of diamonds, three of diamonds.',
        clause: 'gabong-4.3',
      },
      { text: 'θ for D and B.', clause: 'gabong-4.4' },
      { text: 'Gabong! Somebody may gabong it; otherwise you count.', clause: 'gabong-4.3' },
    ]);
  });
});

describe('what is offered', () => {
  const offered = (opening: Opening, seat: number, ...events: readonly CheckEvent[]) =>
    offersOf(walked(opening, ...events).state, seat);

  test('before the first card only that', () => {
    expect(offered({ is: 'deal' }, 4)).toEqual({
      first: true,
      lay: false,
      slap: false,
      draw: undefined,
      gabong: false,
      ways: [],
      isDue: true,
    });
  });

  test('beside the GM one lays first, and the GM may say the direction', () => {
    const first: CheckEvent = { kind: 'first', card: card('S4') };
    expect(offered({ is: 'deal' }, 3, first)).toMatchObject({ lay: true, isDue: true, ways: [1, -1] });
    expect(offered({ is: 'deal' }, 5, first)).toMatchObject({ lay: true, isDue: false, draw: { why: 'kosetrekke' } });
  });

  test('on the turn one draws for the twos; whoever is skipped is offered the six', () => {
    expect(offered(laidBy(0, 'S2', 2), 1)).toMatchObject({ isDue: true, draw: { count: 4, why: 'twos' }, ways: [] });
    expect(offered(laidBy(0, 'S3'), 1)).toMatchObject({ isDue: true, lay: true });
    expect(offered(laidBy(0, 'S3'), 3)).toMatchObject({ isDue: false, lay: true });
  });

  test('on a gabong only slaps and gabongs, and nothing to whoever is out', () => {
    const thrown = gabong(3, 'S4', 'S5');
    expect(offered(laidBy(0, 'H9'), 1, thrown)).toMatchObject({
      lay: false,
      slap: true,
      draw: undefined,
      gabong: true,
    });
    expect(offered(laidBy(0, 'H9'), 3, thrown)).toMatchObject({ slap: false, gabong: false });
  });

  test('after the last card nothing more is laid', () => {
    expect(offered(laidBy(0, 'H9'), 2, lay(1, 'H4', { isLast: true }))).toMatchObject({ lay: false, slap: false });
  });
});

describe('gabongs', () => {
  const table = { players: 6, packs: 2, rulings: RULINGS };

  test('an ace is 1 in the hand and 14 on the pile', () => {
    const chain = chainOf({ top: 14, by: 0, throws: [{ seat: 1, cards: [9, 4, 14] }] }, table);
    const [first] = chain.throws;
    expect(sumSentences(first!.cards, first!.sum!, EN)).toEqual({
      sum: '9 + 4 + ace 1 = 14.',
      compared: 'The top card is 14.',
    });
    expect(takenSentences(chain.taken!, EN, false)).toEqual({
      takes: 'A takes 4 cards: A, 9, 4, A.',
      theta: 'θ for B.',
    });
  });

  test('a second gabong counts on the top card of the first alone, and its maker’s cards go to the first', () => {
    const two = {
      top: 9,
      by: 0,
      throws: [
        { seat: 1, cards: [4, 5] },
        { seat: 2, cards: [2, 3] },
      ],
    } as const;
    expect(takenSentences(chainOf(two, table).taken!, NB, false)).toEqual({
      takes: 'B får 4 kort: 4, 5, 2, 3.',
      theta: 'θ til B og C.',
    });
    const short = chainOf({ ...two, throws: [two.throws[0], { seat: 2, cards: [2, 2] }] }, table);
    expect(sumSentences([2, 2], short.throws[1]!.sum!, EN).compared).toBe('That is 1 too few for 5.');
    expect(short.taken!.thetas).toEqual([1]);
  });

  test('whom nobody has named is called by the part in it', () => {
    const said = (question: GabongQuestion, describer = EN) => {
      const { taken, seats } = chainOf(question, table);
      return Object.values(takenSentences(taken!, describer, false, seats.roles));
    };
    const asked = { ...NO_GABONG, top: 9, throws: [{ seat: null, cards: [9] }] } as const;
    expect(said(asked)).toEqual(['The player who laid it takes 2 cards: 9, 9.', 'θ for you.']);
    expect(said(asked, NB)).toEqual(['Den som la det, får 2 kort: 9, 9.', 'θ til deg.']);
    const more = { ...asked, throws: [...asked.throws, { seat: null, cards: [4, 5] }] } as const;
    expect(said(more)).toEqual(['You take 3 cards: 9, 4, 5.', 'θ for you and whoever made gabong 2.']);
    expect(said({ ...more, throws: [...more.throws, { seat: null, cards: [5] }] }, NB)[0]).toMatch(
      /^Den som la gabong 2, får /,
    );
    // Names that were said, beside those that were not.
    expect(said({ ...asked, by: 1 })).toEqual(['B takes 2 cards: 9, 9.', 'θ for you.']);
    expect(said({ ...more, by: 2, throws: [more.throws[0], { seat: 0, cards: [4, 5] }] })[1]).toBe('θ for you and A.');
  });

  test('nobody gabongs on a card of their own, and seats that are gone count around the ring', () => {
    const own = chainOf({ top: 9, by: 1, throws: [{ seat: 1, cards: [9] }] }, table);
    expect(own.throws[0]!.against.map(({ reason }) => reason)).toEqual(['own-card']);
    // The rule book does not say so, and nor does the site say that it does.
    expect(findingSentence(own.throws[0]!.against[0]!, EN)).toMatch(
      /^B laid that card.* the rule book does not say\.$/,
    );
    expect(findingSentence(own.throws[0]!.against[0]!, NB)).toMatch(/^B la det kortet.* regelboka sier ingenting/);
    expect(own.taken).toBeUndefined();
    const gone = chainOf({ top: 9, by: 8, throws: [{ seat: 9, cards: [9] }] }, { ...table, players: 2 });
    expect(gone.taken).toMatchObject({ taker: 0, thetas: [1] });
  });

  test('no more of a rank than the packs have', () => {
    expect(mostIn({ ...NO_GABONG, top: 9 }, 0, 9, 2)).toBe(7);
    const full = chainOf({ top: 9, by: 0, throws: [{ seat: 1, cards: [9, 9, 9, 9, 9, 9, 9] }] }, table);
    expect(full.throws[0]!.against.map(({ reason }) => reason)).toEqual(['sum-differs']);
  });
});

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('no two of %i names meet on the ring', (players) => {
  const places = LETTERS.concat('G', 'H', 'I', 'J')
    .slice(0, players)
    .map((_, seat) => ringPlace(players, seat));
  const rows = new Set(places.map(({ down }) => down.toFixed(6)));
  expect(rows.size).toBe(Math.ceil((players + 1) / 2));
  expect(rowsOf(players)).toBe(Math.floor(players / 2) + 1);
  for (const { right, down } of places) expect(Math.hypot(right, down)).toBeCloseTo(1);
  // Two in one row stand on either side.
  for (const row of rows) {
    const sides = places
      .filter(({ down }) => down.toFixed(6) === row)
      .map(({ right }) => Math.sign(Math.round(right * 1e6)));
    expect(new Set(sides).size).toBe(sides.length);
  }
});

describe('what was kept', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    CHECKED_DEAL.forget();
    CARD_QUESTION.forget();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  const KEY = 'gabong:checked-deal';
  const whole = deal(
    laidBy(0, 'S2', 1),
    lay(1, 'S2'),
    gabong(2, 'S4'),
    { kind: 'draw', seat: 2 },
    {
      ...slap(3, 'S2'),
      overrule: { reason: UNPROTESTED },
    },
  );

  test('is read as it was written', () => {
    CHECKED_DEAL.change(whole, '');
    const written = kept.get(KEY)!;
    CHECKED_DEAL.forget();
    kept.set(KEY, written);
    CHECKED_DEAL.open();
    expect(CHECKED_DEAL.$draft.get()).toEqual(whole);
  });

  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['one player', JSON.stringify({ ...whole, players: ['A'], master: 0 })],
    ['a name of nothing', JSON.stringify({ ...whole, players: ['A', ' ', 'C'] })],
    ['a GM who is not there', JSON.stringify({ ...whole, master: 6 })],
    ['four packs', JSON.stringify({ ...whole, packs: 4 })],
    ['an opening with no twos', JSON.stringify({ ...whole, opening: laidBy(0, 'S2', 0) })],
    ['an opening by nobody', JSON.stringify({ ...whole, opening: laidBy(7, 'S4') })],
    ['events without an opening', JSON.stringify({ ...whole, opening: null })],
    ['a card of no suit', JSON.stringify({ ...whole, events: [lay(1, 'X9')] })],
    ['a card of no rank', JSON.stringify({ ...whole, events: [lay(1, 'S15')] })],
    ['another reason', JSON.stringify({ ...whole, events: [{ ...lay(1, 'S9'), overrule: { reason: 'because' } }] })],
    ['something more', JSON.stringify({ ...whole, more: 1 })],
  ])('is none when it is %s', (_, text) => {
    kept.set(KEY, text);
    CHECKED_DEAL.open();
    expect(CHECKED_DEAL.$draft.get()).toBeNull();
  });

  test('where it is to begin can be undone, and put away, before all of it is said', () => {
    const empty = deal(null);
    const opening = { is: 'asked', card: { rank: 2, suit: null }, by: 3, named: null, direction: -1, twos: 1 } as const;
    CHECKED_DEAL.change(empty, '');
    CHECKED_DEAL.change({ ...empty, opening }, '');
    const written = kept.get(KEY)!;
    expect(walkOf(CHECKED_DEAL.$draft.get()!, RULINGS)).toBeUndefined();
    CHECKED_DEAL.undo();
    expect(CHECKED_DEAL.$draft.get()).toEqual(empty);
    CHECKED_DEAL.forget();
    kept.set(KEY, written);
    CHECKED_DEAL.open();
    expect(CHECKED_DEAL.$draft.get()).toEqual({ ...empty, opening });
    CHECKED_DEAL.forget();
    kept.set(KEY, JSON.stringify({ ...empty, opening, events: [lay(1, 'S9')] }));
    CHECKED_DEAL.open();
    expect(CHECKED_DEAL.$draft.get()).toBeNull();
  });

  test('a question with a card that there is not is none', () => {
    kept.set('gabong:card-question', JSON.stringify({ ...NO_QUESTION, top: { rank: 1, suit: 'S' } }));
    CARD_QUESTION.open();
    expect(CARD_QUESTION.$draft.get()).toBeNull();
  });
});

test('every effect of a card has words', () => {
  for (const { effect } of CARD_RULES) for (const { words } of TELLERS) expect(words.effects[effect]).toMatch(/\S/);
});

test('more twos than the packs of this table have are as many as they have', () => {
  const question = { ...NO_QUESTION, top: card('H2'), mine: card('H2'), twos: 12 };
  expect(askedOf(question, 3, RULINGS)!.instead.count).toBe(24);
  expect(askedOf(question, 2, RULINGS)!.instead.count).toBe(16);
});
