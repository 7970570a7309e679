import { describe, expect, test } from 'vitest';
import { NAMED_SUITS } from '../../../src/games/gabong/check-card.ts';
import { CHECKER, judgeCard } from '../../../src/games/gabong/check-play.ts';
import type { CheckRulings } from '../../../src/games/gabong/check-setup.ts';
import { type Fit, fitOn, type Laid } from '../../../src/games/gabong/pile.ts';
import { layable } from './check-brute.ts';
import { brief, card, dealt, DEFAULTS, midway, nameOf, PACK, play, seatOf } from './check-table.ts';

const laid = (text: string, named: Laid['named'] = null): Laid => ({
  card: card(text),
  by: 0,
  named,
  isIllegal: false,
});

/** `3.2 by suit`, `11.7 seven-changes-suit`. */
const told = (fit: Fit) => `${fit.clause.slice('gabong-'.length)} ${fit.goes ? `by ${fit.by}` : fit.reason}`;

interface Row {
  readonly top: string;
  readonly named?: NonNullable<Laid['named']>;
  readonly twos?: number;
  readonly lay: string;
  readonly is: string;
  readonly rulings?: Partial<CheckRulings>;
}
const MATCH = { B2: 'must-match' } as const;
const PRINTED = { B3: 'printed-suit-too' } as const;

const ROWS: readonly Row[] = [
  { top: 'H9', lay: 'HK', is: '3.2 by suit' },
  { top: 'H9', lay: 'C9', is: '3.2 by rank' },
  { top: 'H9', lay: 'H9', is: '3.2 by suit' },
  { top: 'H9', lay: 'CK', is: '3.2 no-match' },
  { top: 'H3', lay: 'C6', is: '3.2 no-match' },

  { top: 'H2', twos: 1, lay: 'C2', is: '11.2 by two-on-twos' },
  { top: 'H2', twos: 1, lay: 'H4', is: '11.2 twos-first' },
  { top: 'H2', twos: 2, lay: 'C8', is: '11.2 twos-first' },
  { top: 'H2', twos: 0, lay: 'H4', is: '3.2 by suit' },
  { top: 'H2', twos: 0, lay: 'C2', is: '3.2 by rank' },

  { top: 'H7', lay: 'C7', is: '11.7 seven-changes-suit' },
  { top: 'H7', lay: 'H7', is: '3.2 by suit' },
  { top: 'H7', lay: 'H4', is: '3.2 by suit' },
  { top: 'H9', lay: 'H7', is: '3.2 by suit' },
  { top: 'H8', named: 'C', lay: 'C7', is: '11.8 by named-suit' },

  { top: 'H9', lay: 'C8', is: '11.8 by eight' },
  { top: 'H10', lay: 'C8', is: '11.8 by eight' },
  { top: 'H8', named: 'tens', lay: 'C8', is: '11.8 by eight' },
  { top: 'H8', named: 'S', lay: 'S4', is: '11.8 by named-suit' },
  { top: 'H8', named: 'S', lay: 'H4', is: '11.8 suit-was-named' },
  { top: 'H8', lay: 'H4', is: '3.2 by suit' },
  { top: 'H8', lay: 'S4', is: '3.2 no-match' },
  { top: 'H9', lay: 'C8', is: '11.8 eight-must-match', rulings: MATCH },
  { top: 'H9', lay: 'H8', is: '3.2 by suit', rulings: MATCH },
  { top: 'S8', lay: 'H8', is: '3.2 by rank', rulings: MATCH },
  { top: 'S8', named: 'H', lay: 'H8', is: '11.8 by named-suit', rulings: MATCH },
  { top: 'H10', lay: 'H8', is: '11.8 eight-must-match', rulings: MATCH },

  { top: 'H10', lay: 'C10', is: '11.10 by tens' },
  { top: 'H10', lay: 'H4', is: '11.10 tens-alone' },
  { top: 'H4', lay: 'H10', is: '11.10 tens-alone' },
  { top: 'S8', named: 'tens', lay: 'H10', is: '11.10 by tens' },
  { top: 'S8', named: 'tens', lay: 'S4', is: '11.10 tens-alone' },
  { top: 'S8', named: 'H', lay: 'H10', is: '11.10 tens-alone' },
  { top: 'H4', lay: 'H10', is: '3.2 by suit', rulings: PRINTED },
  { top: 'H10', lay: 'H4', is: '3.2 by suit', rulings: PRINTED },
  { top: 'H10', lay: 'C10', is: '11.10 by tens', rulings: PRINTED },
  { top: 'S8', named: 'H', lay: 'H10', is: '11.8 by named-suit', rulings: PRINTED },
  { top: 'S8', named: 'tens', lay: 'H10', is: '11.10 by tens', rulings: PRINTED },
  { top: 'S8', named: 'tens', lay: 'S4', is: '11.8 suit-was-named', rulings: PRINTED },
  { top: 'H10', lay: 'C4', is: '3.2 no-match', rulings: PRINTED },
];

describe('a card on the pile', () => {
  test.each(ROWS)('$is: $lay on $top, $named, $twos twos', ({ top, named, twos = 0, lay, is, rulings }) => {
    expect(told(fitOn(laid(top, named), twos, card(lay), { ...DEFAULTS, ...rulings }))).toBe(is);
  });

  test('a question gives the rule, and the table after it', () => {
    const answer = judgeCard(midway('A:H9'), 1, card('C8'), 'tens');
    expect(answer).toMatchObject({
      may: true,
      by: 'eight',
      clause: 'gabong-11.8',
      next: { pile: [{}, { named: 'tens', by: 1 }], stage: { is: 'turn', seat: 2 } },
    });
  });

  test('a question gives all that is against a card', () => {
    const answer = judgeCard(midway('A:H9'), 4, card('CK'));
    expect(answer.may ? [] : answer.findings.map(brief)).toEqual(['3.2 not-your-turn', '3.2 no-match']);
    expect(answer).toMatchObject({ findings: [{ data: { seat: 1 } }, {}] });
  });

  test('11.6: who is skipped asks about a six', () => {
    const six = { may: true, by: 'six-on-three', clause: 'gabong-11.6' };
    expect(judgeCard(midway('A:H3'), 1, card('C6'))).toMatchObject(six);
  });

  test('9.1: there is no card to lay one on before the first is turned', () => {
    const answer = judgeCard(dealt(), 1, card('H4'));
    expect(answer.may ? [] : answer.findings.map(brief)).toEqual(['9.1 first-card-first']);
  });
});

/** Every card on top, an eight with every suit that may be said, a two with and without cards to draw for it. */
const TOPS = PACK.flatMap((top) =>
  (top.rank === 8 ? [null, ...NAMED_SUITS] : [null]).flatMap((named) =>
    (top.rank === 2 ? [0, 1] : [0]).map((twos) => ({ card: top, named, twos })),
  ),
);
const writtenOf = ({ card: top, named, twos }: (typeof TOPS)[number]) =>
  `${nameOf(top)}${named === null ? '' : `=${named}`}${twos > 0 ? '+' : ''}`;

/**
 * Counted by hand: 40 tops with nothing special about them, 4 twos to draw for, and 4 each of sevens, eights (own suit
 * or a suit named, five times over, and the tens named) and tens. On each: cards of the suit, others of the rank, other
 * eights.
 */
const counts: Readonly<Record<string, number>> = {
  'on-anything tens-alone': 40 * (12 + 3 + 3) + 4 * 4 + 4 * (12 + 3) + 4 * (5 * (12 + 3) + (4 + 4)) + 4 * (4 + 4),
  'on-anything printed-suit-too':
    40 * (13 + 3 + 3) + 4 * 4 + 4 * (13 + 3) + 4 * (5 * (13 + 3) + (4 + 4)) + 4 * (13 + 3 + 3),
  'must-match tens-alone': 40 * (12 + 3) + 4 * 4 + 4 * 12 + 4 * (5 * (12 + 3) + (4 + 4)) + 4 * 4,
  'must-match printed-suit-too': 40 * (13 + 3) + 4 * 4 + 4 * 13 + 4 * (5 * (13 + 3) + (4 + 4)) + 4 * (13 + 3),
};

describe('every card on every card', () => {
  test.each(Object.keys(counts))('%s', (readings) => {
    const [B2, B3] = readings.split(' ') as [CheckRulings['B2'], CheckRulings['B3']];
    let count = 0;
    for (const { card: top, named, twos } of TOPS) {
      const lies: Laid = { card: top, by: 0, named, isIllegal: false };
      const written = writtenOf({ card: top, named, twos });
      const brute = layable(written, { B2, B3 });
      const fits = PACK.filter((one) => fitOn(lies, twos, one, { ...DEFAULTS, B2, B3 }).goes).map(nameOf);
      expect({ written, fits: fits.toSorted() }).toEqual({ written, fits: [...brute].toSorted() });
      count += fits.length;
    }
    expect(count).toBe(counts[readings]);
  });
});

describe('every card on every card, by everybody', () => {
  /** Whose turn it is after A has laid, with C the Gabongmester; elsewhere B's. */
  const next: Readonly<Record<number, string>> = { 3: 'C', 5: 'C', 12: 'F', 13: 'F' };
  const everybody = [0, 1, 2, 3, 4, 5];
  const isDrawnFor = ({ card: top, twos }: (typeof TOPS)[number]) => top.rank === 2 && twos === 0;
  const stateOf = (top: (typeof TOPS)[number]) => {
    const opening = { is: 'laid', ...top, by: 0, direction: 1, twos: top.card.rank === 2 ? 1 : 0 } as const;
    const state = dealt({ opening });
    return isDrawnFor(top) ? play(state, 'B draw') : state;
  };

  test('a card is laid by who is on turn, and a six by who is skipped', () => {
    let count = 0;
    for (const top of TOPS) {
      const state = stateOf(top);
      const brute = layable(writtenOf(top), DEFAULTS);
      for (const seat of everybody) {
        const isOn = seat === seatOf(isDrawnFor(top) ? 'C' : (next[top.card.rank] ?? 'B'));
        const may = PACK.filter((one) => judgeCard(state, seat, one).may);
        const answers = top.card.rank === 3 && seat === seatOf('B') ? ['S6', 'H6', 'D6', 'C6'] : [];
        expect(may.map(nameOf).toSorted()).toEqual([...(isOn ? brute : answers)].toSorted());
        count += may.length;
      }
    }
    // As many as go on the pile at all, and four sixes on each of four threes.
    expect(count).toBe(counts['on-anything tens-alone']! + 4 * 4);
  });

  test('5.1: its double is slapped by anybody, and no other card', () => {
    let count = 0;
    for (const top of TOPS) {
      const state = stateOf(top);
      for (const seat of everybody) {
        const slaps = PACK.filter((one) => {
          const event = { kind: 'slap', seat, card: one, named: null, isLast: false } as const;
          return CHECKER.decide(state, event, 0).judgement.allowed;
        });
        expect(slaps).toEqual([top.card]);
        count += slaps.length;
      }
    }
    expect(count).toBe(TOPS.length * 6);
  });
});
