import type { GoolsClause } from '../games/gools/clauses.ts';
import { compareHands, HAND_CLAUSES, handOf, isSocial } from '../games/gools/hand.ts';
import type { TableRulings } from '../games/gools/rulings.ts';
import { effectsOf, type Throw, type ThrowEffect } from '../games/three-man/throws.ts';
import type { Frame, Read } from './frames.ts';
import type { Judged, Said, SentenceData } from './verdict.ts';

/** How a table reads the gaps that questions about dice rest on. */
export type DiceTable = Pick<TableRulings, 'G3'>;

type Answer = Judged | undefined;

// Gabba Gools.

const gools = (
  clause: GoolsClause,
  sentence: string,
  data: SentenceData,
  said?: Said,
  rulings: readonly string[] = [],
): Judged => ({ game: 'gools', clause, sentence, data, rulings, ...(said !== undefined && { said }) });

function comparing({ all, has }: Read): Answer {
  const [one, other, ...more] = all('five', 'five');
  if (!one || !other || more.length > 0) return undefined;
  const { order, clause, reason } = compareHands(handOf(one), handOf(other));
  const data = { one: one.join(' '), other: other.join(' ') };
  if (reason === 'tie') return gools('gools-4.1', 'handsTie', data);
  const said = has('beats') ? (order < 0 ? 'yes' : 'no') : undefined;
  return gools(clause, order < 0 ? 'handFirst' : 'handSecond', data, said);
}

function fullHouse({ the }: Read, rulings: DiceTable): Answer {
  const dice = the('five', 'five');
  if (!dice) return undefined;
  const yes = isSocial(dice, rulings);
  return gools(
    'gools-6.2',
    yes ? 'fullHouse' : 'noFullHouse',
    { dice: dice.join(' ') },
    yes ? 'yes' : 'no',
    dice.includes(3) ? ['G3'] : [],
  );
}

/** Folded. */
const HAPPENS = /\b(?:skjer|happens|now|na|then|da)\b/;

function hand(read: Read, rulings: DiceTable): Answer {
  const { the, all, items, line } = read;
  const five = the('five', 'five');
  if (!five) return undefined;
  const happens = items.find(({ kind }) => kind === 'what-now');
  if (happens && HAPPENS.test(line.words.slice(happens.from, happens.to).join(' ')))
    return isSocial(five, rulings) ? fullHouse(read, rulings) : undefined;
  // Of somebody else who rolled it nobody has asked for the sum.
  const isTold =
    all('who', 'subject').some((who) => who !== 'asker') && items.every(({ kind }) => kind !== 'sum-asked');
  if (isTold) return undefined;
  const dice = five.join(' ');
  const made = handOf(five);
  if (made.kind !== 'sum')
    return gools(HAND_CLAUSES[made.kind], made.kind, { dice, point: made.kind === 'gools' ? 3 : made.of });
  const sum = gools('gools-2.2', 'handSum', { dice, count: made.sum }, made.sum);
  return isSocial(five, rulings) ? { ...sum, more: [{ sentence: 'fullHouse', data: { dice } }] } : sum;
}

const LAST_SIX = 6;

/** 6.3, 6.5: a six on the last throw, unless it ends a point six. */
function lastSix({ all, the }: Read): Answer {
  const thrown = [...all('pair', 'last-six').flat(), ...all('die', 'last-six')];
  const fives = all('five', 'five');
  if (thrown.length === 0 || fives.length > 1 || all('pair', 'last-six').length > 1) return undefined;
  const five = the('five', 'five');
  if (!thrown.includes(LAST_SIX)) return gools('gools-6.3', 'byRule', {}, 'no');
  if (five && !five.includes(LAST_SIX)) return undefined;
  const made = five && handOf(five);
  const isPoint = made !== undefined && (made.kind === 'pure' || made.kind === 'impure') && made.of === LAST_SIX;
  return isPoint ? gools('gools-6.5', 'byRule', {}, 'no') : gools('gools-6.3', 'byRule', {}, 'yes');
}

// Three Man.

function throwing(what: 'effects' | 'hand-out' | 'drink' | 'again' | 'pass') {
  return ({ the }: Read): Answer => {
    const pair = the('pair', 'pair');
    return pair && THROWING[what]!(pair);
  };
}

const inThreeMan = (
  clause: ThrowEffect['clause'] | 'three-man-7.2',
  first: { sentence: string; data: SentenceData },
  rest: Pick<Judged, 'more'> & { said?: Said; rulings?: readonly string[] } = {},
): Judged => ({ game: 'three-man', clause, rulings: [], ...first, ...rest });

const THROWING: Readonly<Record<string, (pair: Throw) => Answer>> = {
  effects: (pair) => {
    const [first, ...rest] = effectsOf(pair);
    const [one, other] = pair;
    if (!first) return inThreeMan('three-man-7.2', { sentence: 'throwPasses', data: { one, other } });
    return inThreeMan(first.clause, sentenceOf(first, pair), moreOf(rest, pair));
  },
  'hand-out': (pair) => {
    const all = effectsOf(pair);
    const out = all.find((each) => each.effect === 'hand-out');
    return (
      out &&
      inThreeMan(out.clause, sentenceOf(out, pair), {
        said: out.drinks,
        ...moreOf(
          all.filter((each) => each !== out),
          pair,
        ),
      })
    );
  },
  // Not told where the Three Man drinks, who may be the same.
  drink: (pair) => {
    const all = effectsOf(pair);
    const own = all.find((each) => each.effect === 'social' || (each.effect === 'drinks' && each.who === 'roller'));
    if (own)
      return inThreeMan(own.clause, sentenceOf(own, pair), {
        said: 'yes',
        ...moreOf(
          all.filter((each) => each !== own),
          pair,
        ),
      });
    const answer = THROWING['effects']!(pair);
    return pair.includes(3) ? answer : answer && { ...answer, said: 'no' };
  },
  again: (pair) => {
    const all = effectsOf(pair);
    const [one, other] = pair;
    const reversal = all.find(({ effect }) => effect === 'reversal');
    if (reversal) return inThreeMan(reversal.clause, sentenceOf(reversal, pair), { said: 'no', rulings: ['T1', 'T2'] });
    const [first, ...rest] = all;
    if (!first) return inThreeMan('three-man-7.2', { sentence: 'throwPasses', data: { one, other } }, { said: 'no' });
    return inThreeMan('three-man-7.2', sentenceOf(first, pair), { said: 'yes', ...moreOf(rest, pair) });
  },
  // A reversal sends them back.
  pass: (pair) => {
    const again = THROWING['again']!(pair);
    return again?.clause === 'three-man-7.2'
      ? { ...again, said: again.said === 'yes' ? 'no' : 'yes' }
      : THROWING['effects']!(pair);
  },
};

/** One throw of each sum that has a drinker (7.5), and nothing else. */
const SUMS: Readonly<Partial<Record<number, Throw>>> = { 7: [2, 5], 8: [2, 6], 9: [4, 5] };

function throwingSum(sum: number | undefined): Answer {
  const pair = sum === undefined ? undefined : SUMS[sum];
  const first = pair && effectsOf(pair)[0];
  return first && inThreeMan(first.clause, sentenceOf(first, pair));
}

/** Folded. "7 on a 7": a card on a card, or who drinks on that sum. */
const BARE = /^(\d+) (?:on|pa) (?:(?:an?|en) )?\1$/;

const moreOf = (some: readonly ThrowEffect[], pair: Throw) => ({
  more: some.map((effect) => sentenceOf(effect, pair)),
  rulings: some.some(({ effect }) => effect === 'reversal') ? ['T1', 'T2'] : [],
});

function sentenceOf(
  effect: ThrowEffect,
  [one, other]: Throw,
): { readonly sentence: string; readonly data: SentenceData } {
  const data = { one, other };
  switch (effect.effect) {
    case 'drinks':
      return { sentence: DRINKERS[effect.who], data };
    case 'hand-out':
      return { sentence: 'throwHandOut', data: { ...data, count: effect.drinks } };
    case 'three-man-drinks':
      return { sentence: 'throwThreeMan', data };
    case 'three-man-shot':
      return { sentence: 'throwShot', data };
    case 'social':
      return { sentence: 'throwSocial', data };
    case 'reversal':
      return { sentence: 'throwReversal', data };
  }
}

const DRINKERS = { left: 'throwLeft', roller: 'throwRoller', right: 'throwRight' } as const;

const GOOLS_FRAMES: readonly Omit<Frame<DiceTable>, 'book'>[] = [
  { needs: ['five', 'beats'], may: ['is-it'], often: ['five'], judge: comparing },
  { needs: ['five', 'full-house'], may: ['is-it', 'what-now'], judge: fullHouse },
  { needs: ['five'], may: ['sum-asked', 'what-now', 'points-asked', 'far-asked'], judge: hand },
  { needs: ['last-six', 'become-three-man'], may: ['five'], judge: lastSix },
  { needs: ['dice-asked', 'book-gools'], may: [], judge: () => gools('gools-1.1', 'byRule', {}, 5) },
];

const THREE_MAN_FRAMES: readonly Omit<Frame<DiceTable>, 'book'>[] = [
  { needs: ['pair', 'hand-out-asked'], may: [], judge: throwing('hand-out') },
  { needs: ['pair', 'drink-asked'], may: [], judge: throwing('drink') },
  { needs: ['pair', 'throw-again'], may: [], judge: throwing('again') },
  { needs: ['pair', 'pass-dice'], may: [], judge: throwing('pass') },
  { needs: ['pair', 'who-drinks|book-three-man'], may: ['who-drinks'], judge: throwing('effects') },
  {
    needs: ['throw-sum', 'who-drinks', 'book-three-man'],
    may: [],
    judge: ({ the }) => throwingSum(the('n', 'throw-sum')),
  },
  {
    needs: ['card-on'],
    may: [],
    judge: ({ line: { words } }) => {
      const [, sum] = BARE.exec(words.join(' ')) ?? [];
      return throwingSum(sum === undefined ? undefined : Number(sum));
    },
  },
  {
    needs: ['dice-asked', 'book-three-man'],
    may: [],
    judge: () => ({ game: 'three-man', clause: 'three-man-7.1', sentence: 'byRule', data: {}, said: 2, rulings: [] }),
  },
];

export const DICE_FRAMES: readonly Frame<DiceTable>[] = [
  ...GOOLS_FRAMES.map((each) => ({ book: 'gools' as const, ...each })),
  ...THREE_MAN_FRAMES.map((each) => ({ book: 'three-man' as const, ...each })),
];
