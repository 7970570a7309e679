import { describe, expect, test } from 'vitest';
import { canGabong, takenBy } from '../../../src/games/gabong/check-gabong.ts';
import { CHECKER } from '../../../src/games/gabong/check-play.ts';
import type { CheckRulings } from '../../../src/games/gabong/check-setup.ts';
import type { CheckState } from '../../../src/games/gabong/check-state.ts';
import { brief, card, cards, dealt, due, happening, midway, nameOf, PACK, play } from './check-table.ts';

describe('4.1: does the hand add up to the top card', () => {
  test.each([
    { clause: '4.1', say: 'the example', hand: 'S3 H5 CA', top: 'D9', sum: 9, is: true },
    { clause: '11.14', say: 'the example', hand: 'D9 S5', top: 'HA', sum: 14, is: true },
    { clause: '11.14', say: 'an ace is 1 in the hand', hand: 'SA', top: 'HA', sum: 1, is: false },
    {
      clause: '11.14',
      say: 'a king and an ace',
      hand: 'SK CA',
      top: 'HA',
      sum: 14,
      is: true,
    },
    { clause: '11.14', say: 'an ace on the pile is not 1', hand: 'SA HA', top: 'D2', sum: 2, is: true },
    { clause: '4.1', say: 'one card of the same rank', hand: 'SK', top: 'HK', sum: 13, is: true },
    { clause: '4.1', say: 'the whole hand counts, not a part', hand: 'S9 H2', top: 'D9', sum: 11, is: false },
    { clause: '11.11', say: 'a jack is 11', hand: 'S9 H2', top: 'DJ', sum: 11, is: true },
    { clause: '11.12', say: 'a queen is 12', hand: 'S9 H3', top: 'DQ', sum: 12, is: true },
    { clause: '11.13', say: 'a king is 13', hand: 'SJ H2', top: 'DK', sum: 13, is: true },
    { clause: '11.10', say: 'a ten is ten, whatever its suit', hand: 'S4 H6', top: 'D10', sum: 10, is: true },
    { clause: '4.1', say: 'too little', hand: 'S4 H4', top: 'D9', sum: 8, is: false },
    { clause: '4.1', say: 'no hand', hand: '', top: 'D9', sum: 0, is: false },
  ])('$clause: $say: $hand on $top', ({ hand, top, sum, is }) => {
    expect(canGabong(cards(hand), card(top))).toMatchObject({ sum, isGabong: is });
  });

  test('the sum is shown card by card', () => {
    expect(canGabong(cards('S3 H5 CA'), card('D9'))).toEqual({ values: [3, 5, 1], sum: 9, top: 9, isGabong: true });
  });

  /**
   * Hands of two cards: of the 13 ranks counted 1 to 13, a and b make 2 to 14. Two ranks that make s can be had in s - 1
   * orders, twice one rank among them; 16 pairs of cards for each, as a card may be held twice.
   */
  test('of all 52 x 52 x 52 hands of two and top cards, as many as counted by hand', () => {
    let count = 0;
    for (const one of PACK) {
      for (const other of PACK) for (const top of PACK) if (canGabong([one, other], top).isGabong) count += 1;
    }
    // Tops 2 to 13 are made in 1 to 12 ways; 14 in 13: 1 + 13 to 13 + 1.
    expect(count).toBe((1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11 + 12 + 13) * 16 * 4);
  });

  test('one card: its own rank, and no ace', () => {
    const pairs = PACK.flatMap((held) => PACK.filter((top) => canGabong([held], top).isGabong).map(() => held));
    expect(pairs).toHaveLength(12 * 4 * 4);
    expect(pairs.some(({ rank }) => rank === 14)).toBe(false);
  });
});

/** `A takes H9 S4 C5, θ D`. */
function taken(state: CheckState): string {
  const { taker, cards: back, thetas } = takenBy(state)!;
  const seat = (one: number) => 'ABCDEF'[one]!;
  return `${taker === null ? 'nobody' : seat(taker)} takes ${back.map(nameOf).join(' ')}, θ ${thetas.map(seat).join(' ')}`;
}

describe('who takes what', () => {
  test.each([
    { clause: '4.2', say: 'who laid the card', happens: 'D gabong S4 C5', is: 'A takes H9 S4 C5, θ D' },
    {
      clause: '4.2',
      say: 'of doubles, who laid the top one',
      happens: 'E slap H9, D gabong S4 C5',
      is: 'E takes H9 S4 C5, θ D',
    },
    {
      clause: '4.2',
      say: 'with what is slapped on it',
      happens: 'D gabong S4 C5, F slap C5',
      is: 'A takes H9 S4 C5 C5, θ D',
    },
    {
      clause: '4.3',
      say: 'a gabong of the gabong: only its top card counts',
      happens: 'D gabong S4 C5, B gabong H3 D2',
      is: 'D takes S4 C5 H3 D2, θ D B',
    },
    {
      clause: '4.3',
      say: 'with the slaps on both',
      happens: 'D gabong S4 C5, F slap C5, B gabong H3 D2, E slap D2',
      is: 'D takes S4 C5 C5 H3 D2 D2, θ D B',
    },
    {
      clause: '4.3',
      say: 'by the player who was gabonged',
      happens: 'D gabong S4 C5, A gabong H3 D2',
      is: 'D takes S4 C5 H3 D2, θ D A',
    },
    {
      clause: '4.3',
      say: 'an ace on top of a gabong is 14',
      happens: 'D gabong S4 C4 HA, B gabong H9 D5',
      is: 'D takes S4 C4 H14 H9 D5, θ D B',
    },
    {
      clause: '4.3',
      say: 'a third',
      happens: 'D gabong S4 C5, B gabong H3 D2, F gabong CA SA',
      is: 'B takes S4 C5 H3 D2 C14 S14, θ D B F',
    },
    { clause: '4.1', say: 'a play that the table lets stand', happens: '~D gabong S4 C4', is: 'A takes H9 S4 C4, θ D' },
    {
      clause: '4.2',
      say: 'one’s own card, if the table says so',
      happens: '~A gabong S4 C5',
      is: 'A takes H9 S4 C5, θ A',
    },
    {
      clause: '9.5',
      say: 'a last card, if the table says so',
      happens: 'B H4!, ~D gabong S4',
      is: 'B takes H4 S4, θ D',
    },
    { clause: '4.1', say: 'on a turn', happens: 'B gabong S4 C5', is: 'A takes H9 S4 C5, θ B' },
  ])('$clause: $say ($happens)', ({ happens, is }) => {
    const state = play(midway('A:H9'), happens);
    expect(due(state)).toBe('gabonged >');
    expect(taken(state)).toBe(is);
  });

  test('4.2: of three packs, two doubles on a gabong', () => {
    const state = play(midway('A:H9', {}, { packs: 3 }), 'D gabong S4 C5, F slap C5, E slap C5');
    expect(taken(state)).toBe('A takes H9 S4 C5 C5 C5, θ D');
  });

  test('9.1: the first card was laid by nobody, and nobody takes it', () => {
    expect(taken(play(dealt(), 'first H9, D gabong S4 C5'))).toBe('nobody takes , θ D');
  });

  test('9.1: but a gabong on it can be gabonged', () => {
    expect(taken(play(dealt(), 'first H9, D gabong S4 C5, F gabong H3 D2'))).toBe('D takes S4 C5 H3 D2, θ D F');
  });

  test('9.4: a gabong need not wait for the direction', () => {
    expect(taken(play(dealt(), 'first H9, F slap H9, D gabong S4 C5'))).toBe('F takes H9 S4 C5, θ D');
  });

  test('nothing without a gabong', () => {
    expect(takenBy(midway('A:H9'))).toBeUndefined();
  });
});

describe('what tables read in their own way', () => {
  const nine = (rulings: Partial<CheckRulings>) => midway('A:H9', rulings);
  const why = (state: CheckState, words: string) =>
    CHECKER.decide(state, happening(words), 0).judgement.findings.map(brief);

  test.each([
    { B11: 'keeps', is: 'D takes S4 C5 H3 D2, θ D B' },
    { B11: 'loses', is: 'D takes S4 C5 H3 D2, θ B' },
  ] as const)('4.3: the θ of a gabong that was gabonged, $B11', ({ B11, is }) => {
    expect(taken(play(nine({ B11 }), 'D gabong S4 C5, B gabong H3 D2'))).toBe(is);
  });

  test('4.3: of three gabongs only the last keeps its θ, and one alone keeps it (B11)', () => {
    const one = play(nine({ B11: 'loses' }), 'D gabong S4 C5');
    expect(taken(one)).toBe('A takes H9 S4 C5, θ D');
    expect(taken(play(one, 'B gabong H3 D2, F gabong CA SA'))).toBe('B takes S4 C5 H3 D2 C14 S14, θ F');
  });

  test.each([
    { B12: 'any-time', late: [], first: [] },
    { B12: 'on-turn', late: ['4.1 not-your-turn'], first: ['4.1 not-beside'] },
  ] as const)('4.1: whoever’s turn it is, $B12', ({ B12, late, first }) => {
    expect(why(nine({ B12 }), 'D gabong S4 C5')).toEqual(late);
    expect(why(nine({ B12 }), 'B gabong S4 C5')).toEqual([]);
    const turned = play(dealt({}, { B12 }), 'first H9');
    expect(why(turned, 'E gabong S4 C5')).toEqual(first);
    expect(why(turned, 'B gabong S4 C5')).toEqual([]);
    // A gabong on a gabong is nobody's turn.
    expect(why(play(nine({ B12 }), 'B gabong S4 C5'), 'E gabong H3 D2')).toEqual([]);
  });

  test('4.1: on one’s turn, past a first three, and not before the direction is said', () => {
    const three = play(dealt({}, { B12: 'on-turn' }), 'first H3');
    expect(why(three, 'A gabong S2 CA')).toEqual([]);
    expect(why(three, 'B gabong S2 CA')).toEqual(['4.1 not-beside']);
    const slapped = play(dealt({}, { B12: 'on-turn' }), 'first H9, F slap H9');
    expect(why(slapped, 'A gabong S4 C5')).toEqual(['4.1 direction-first']);
  });

  test.each([
    { B13: 'others-only', against: ['4.2 own-card'] },
    { B13: 'own-too', against: [] },
  ] as const)('4.2: one’s own card, $B13', ({ B13, against }) => {
    expect(why(nine({ B13 }), 'A gabong S4 C5')).toEqual(against);
  });

  test('4.2: who gabongs their own card takes nothing back', () => {
    expect(taken(play(nine({ B13: 'own-too' }), 'A gabong S4 C5'))).toBe('nobody takes , θ A');
    expect(taken(play(nine({ B13: 'own-too' }), 'D gabong S4 C5'))).toBe('A takes H9 S4 C5, θ D');
  });

  test.each([
    { B14: 'nobody', is: 'nobody takes , θ E', own: [] },
    { B14: 'master', is: 'C takes H9 S4 C5, θ E', own: ['4.2 own-card'] },
  ] as const)('4.2: the first card, $B14', ({ B14, is, own }) => {
    const turned = play(dealt({}, { B14 }), 'first H9');
    expect(taken(play(turned, 'E gabong S4 C5'))).toBe(is);
    expect(why(turned, 'C gabong S4 C5')).toEqual(own);
  });

  describe('9.5: the last card (B28)', () => {
    const laid = (B28: CheckRulings['B28'], happens = 'B H4!', rulings: Partial<CheckRulings> = {}) =>
      play(midway('A:H9', { B28, ...rulings }, { packs: 3 }), happens);
    test.each([
      { B28: 'over', gabong: ['9.5 deal-over'], slap: ['9.5 deal-over'] },
      { B28: 'gabong', gabong: [], slap: ['9.5 deal-over'] },
      { B28: 'slap-too', gabong: [], slap: [] },
    ] as const)('$B28', ({ B28, gabong, slap }) => {
      expect(why(laid(B28), 'D gabong S4')).toEqual(gabong);
      expect(why(laid(B28), 'D slap H4')).toEqual(slap);
      expect(why(laid(B28), 'C H5')).toEqual(['9.5 deal-over']);
      expect(why(laid(B28), 'D draw')).toEqual(['9.5 deal-over']);
    });

    test('4.2: whoever laid it takes it back, and may not gabong in turn', () => {
      const state = laid('gabong', 'B H4!, D gabong S4');
      expect(taken(state)).toBe('B takes H4 S4, θ D');
      expect(why(state, 'B gabong C4')).toEqual(['9.5 no-cards-left']);
      expect(why(state, 'E gabong C4')).toEqual([]);
    });

    test('4.1: nobody has the turn any more, so it waits for nobody’s (B12)', () => {
      expect(why(laid('gabong', 'B H4!', { B12: 'on-turn' }), 'E gabong S4')).toEqual([]);
    });

    test('5.1: a double of it is one card fewer, the deal stays over, and who takes is who slapped', () => {
      const state = laid('slap-too', 'B H4!, D slap H4');
      expect(due(state)).toBe('count >');
      expect(why(state, 'E slap S4')).toEqual(['5.1 not-the-same-card']);
      expect(why(state, 'B slap H4')).toEqual(['9.5 no-cards-left']);
      expect(taken(play(state, 'E gabong S4'))).toBe('D takes H4 S4, θ E');
      const emptied = laid('slap-too', 'B H4!, D slap H4!');
      expect(why(emptied, 'D gabong S4')).toEqual(['9.5 no-cards-left']);
      expect(why(emptied, 'E slap H4')).toEqual([]);
    });

    test('11.2: of a last two and its doubles all are drawn for, by whoever comes after the last (B7)', () => {
      expect(due(laid('slap-too', 'B H2!'))).toBe('count, C owes 2 >');
      expect(due(laid('slap-too', 'B H2!, D slap H2'))).toBe('count, E owes 4 >');
      expect(due(laid('slap-too', 'B H2!, D slap H2', { B7: 'no-draw' }))).toBe('count >');
    });
  });
});
