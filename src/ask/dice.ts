import { compareHands, HAND_CLAUSES, handOf, isSocial } from '../games/gools/hand.ts';
import type { GoolsClause } from '../games/gools/clauses.ts';
import type { TableRulings } from '../games/gools/rulings.ts';
import type { Eyes } from '../games/shared/eyes.ts';
import { effectsOf, type Throw, type ThrowEffect } from '../games/three-man/throws.ts';
import { isWord } from './lexicon.ts';
import { namedAmong, type Question } from './read.ts';
import type { Judged, Said, SentenceData } from './verdict.ts';

const gools = (
  clause: GoolsClause,
  sentence: string,
  data: SentenceData,
  said?: Said,
  rulings: readonly string[] = [],
): Judged => ({
  game: 'gools',
  clause,
  sentence,
  data,
  rulings,
  ...(said !== undefined && { said }),
});

/** Answers what the judge of Gabba Gools can decide of hands of five dice. */
export function judgeGools(
  { hands, concepts, words }: Question,
  rulings: Pick<TableRulings, 'G3'>,
): Judged | undefined {
  const [one, other] = hands;
  const has = namedAmong(concepts);
  if (!one || hands.length > 2) return undefined;
  if (other) {
    const { order, clause, reason } = compareHands(handOf(one), handOf(other));
    const data = { one: one.join(' '), other: other.join(' ') };
    if (reason === 'tie') return gools('gools-4.1', 'handsTie', data);
    // "Which is better", "who wins" and "this or that" have no yes or no.
    const isEither = concepts.has('who') || concepts.has('which') || words.some((word) => /^(?:or|eller)$/.test(word));
    const isBeat =
      (!isEither && words.some((word) => isWord('beats', word))) ||
      (!isEither && /^(?:is|er)$/.test(words[0]!) && words.some((word) => /^(?:better|bedre|betre)$/.test(word)));
    const sentence = order < 0 ? 'handFirst' : 'handSecond';
    // "Which is better" has no yes or no.
    return gools(clause, sentence, data, isBeat ? (order < 0 ? 'yes' : 'no') : undefined);
  }
  const dice = one.join(' ');
  const yes = isSocial(one, rulings);
  if ((concepts.has('full-house') || (yes && concepts.has('happens'))) && !concepts.has('three-man')) {
    const reading = one.includes(3) ? ['G3'] : [];
    return gools('gools-6.2', yes ? 'fullHouse' : 'noFullHouse', { dice }, yes ? 'yes' : 'no', reading);
  }
  if (has('last-six', 'three-man', 'smoke') || (has('become') && !has('sum', 'points', 'worth'))) return undefined;
  const hand = handOf(one);
  if (hand.kind === 'sum') {
    // How good a hand is, no sum says.
    const isRanked = (concepts.has('best') && !concepts.has('sum')) || words.some((word) => isWord('good', word));
    const sum = gools('gools-2.2', 'handSum', { dice, count: hand.sum }, isRanked ? undefined : hand.sum);
    // What to leave of them is for the advisor.
    if (concepts.has('keep-dice') && concepts.has('which') && !concepts.has('sum')) return undefined;
    // Dice alone may be asked about for either; whoever says more of a full house and asks for no sum, has thrown one.
    const isTold = words.some((word) => SOMEBODY.test(word)) || has('drink', 'everybody', 'not');
    const asksSum = !isTold || ASKS_SUM.some((concept) => concepts.has(concept));
    if (yes && !asksSum && !concepts.has('keep-dice'))
      return { ...gools('gools-6.2', 'fullHouse', { dice }), more: [{ sentence: 'handSum', data: sum.data }] };
    return yes ? { ...sum, more: [{ sentence: 'fullHouse', data: { dice } }] } : sum;
  }
  // Nothing beats five threes.
  const isBest = hand.kind === 'gools' && has('best', 'win') && /^(?:is|are|do|dos|er|vinner)$/.test(words[0] ?? '');
  const said =
    isBest &&
    !has('not', 'lowest') &&
    !words.some((word) => /^(?:which|anything|something|than|noe|noko|enn)$/.test(word))
      ? ('yes' as const)
      : undefined;
  return gools(HAND_CLAUSES[hand.kind], hand.kind, { dice, point: hand.kind === 'gools' ? 3 : hand.of }, said);
}

/** Folded. Whoever is told of has thrown the dice, and asks what comes of it. */
const SOMEBODY = /^(?:i|we|he|she|someone|somebody|jeg|eg|ae|vi|han|hun|ho|non|nokon)$/;
const ASKS_SUM = ['sum', 'worth', 'points', 'how-many', 'mean', 'which', 'count-up', 'lowest', 'best'];

/** One throw of each sum that has a drinker (7.5). */
const SUMS: Readonly<Partial<Record<number, Throw>>> = { 7: [2, 5], 8: [2, 6], 9: [4, 5] };

/** Answers what a throw of Three Man does. */
export function judgeThreeMan({ pair, concepts, numbers, words }: Question): Judged | undefined {
  const has = namedAmong(concepts);
  if (
    has(
      'suit',
      'lay',
      'draw',
      'g-gabong',
      'gabonging',
      'g-gug',
      'win',
      'end-station',
      'in-a-row',
      'in-hand',
      'pile',
      'points',
    )
  )
    return undefined;
  if (has('players') && !has('hand-out')) return undefined;
  if (has('three-man') && isKept(numbers, words.join(' ')))
    return { game: 'three-man', clause: 'three-man-7.4', sentence: 'byRule', data: {}, said: 'no', rulings: [] };
  const values = new Set(numbers.map(({ value }) => value));
  const said = values.size === 1 ? SUMS[[...values][0]!] : undefined;
  const isSum = numbers.length === 1 && has('drink') && has('who', 'sum');
  if (!pair && said && has('roll-again') && has('three-man') && !has('not', 'new-rule')) return again(said);
  if (!pair && said && (isSum || (has('three-man') && !has('how-many'))))
    return effects(said, words, [effectsOf(said)[0]!]);
  if (!pair) return undefined;
  const isAsked =
    has(
      'three-man',
      'roll',
      'drink',
      'who',
      'hand-out',
      'happens',
      'social-14',
      'reversal-12',
      'doubles',
      'any-three',
      'two-dice-double',
    ) || words.length <= 4;
  // "Do I throw again" is whether anybody drinks.
  if (has('roll-again') && has('three-man', 'roll', 'drink') && !has('g-gools', 'not', 'new-rule', 'stop-being'))
    return again(pair);
  if (isAsked && has('must', 'can') && has('die-pass', 'pass-dice') && !has('who', 'when', 'not', 'before-after')) {
    const answer = effects(pair, words, effectsOf(pair));
    // A reversal sends them back.
    return has('drink') || answer.clause === 'three-man-7.9'
      ? answer
      : { ...answer, clause: 'three-man-7.2', said: answer.sentence === 'throwPasses' ? 'yes' : 'no' };
  }
  if (DO_I_DRINK.test(words.join(' ')) && has('three-man') && !has('how-many', 'who', 'g-gools', 'not'))
    return rollerDrinks(pair);
  return isAsked && !has('g-gools', 'keep-dice') && (!has('sips') || has('hand-out', 'doubles'))
    ? effects(pair, words, effectsOf(pair))
    : undefined;
}

/** 7.4, folded: the first die of the Three Man is a three, and the second is not. */
const THEN = /\b(?:first|forst)\b.*\b(?:then|next|after that|sa|deretter|etterpa|after)\b/;
const FREE = /\b(?:free|off|out|escape[ds]?|rid|slipper|sluppet|fri|unna|kvitt)\b(?!.*\b(?:first|forst)\b)/;

const isKept = ([one, other, ...more]: Question['numbers'], line: string): boolean =>
  one?.value === 3 &&
  other !== undefined &&
  other.value !== 3 &&
  more.length === 0 &&
  THEN.test(line) &&
  FREE.test(line);

const DO_I_DRINK =
  /\b(?:(?:do i|must i|should i|ma jeg|skal jeg)(?: (?:have|need|to|also|myself|too|selv|ogsa|sjol|da))* (?:drink|drikke)|drikker jeg)\b/;

/** 7.5-7.9: whether whoever has thrown drinks; not told where the Three Man does, who may be the same. */
function rollerDrinks(pair: readonly [Eyes, Eyes]): Judged {
  // How many there are to hand out is another question.
  const inOrder = (some: readonly ThrowEffect[]) => effects(pair, [], some);
  const all = effectsOf(pair);
  const own = all.find((each) => each.effect === 'social' || (each.effect === 'drinks' && each.who === 'roller'));
  if (own) return { ...inOrder([own, ...all.filter((each) => each !== own)]), said: 'yes' };
  const answer = inOrder(all);
  return pair.includes(3) ? answer : { ...answer, said: 'no' };
}

/** 7.2, 7.9: whether whoever has thrown two dice throws on. */
function again([one, other]: readonly [Eyes, Eyes]): Judged {
  const all = effectsOf([one, other]);
  const data = { one, other };
  const of = { game: 'three-man', data } as const;
  const reversal = all.find(({ effect }) => effect === 'reversal');
  if (reversal) return { ...of, clause: reversal.clause, sentence: 'throwReversal', said: 'no', rulings: ['T1', 'T2'] };
  if (all.length === 0) return { ...of, clause: 'three-man-7.2', sentence: 'throwPasses', said: 'no', rulings: [] };
  const [first, ...rest] = all.map((effect) => sentenceOf(effect, data));
  return { ...of, clause: 'three-man-7.2', ...first!, more: rest, said: 'yes', rulings: [] };
}

function effects([one, other]: readonly [Eyes, Eyes], words: readonly string[], all: readonly ThrowEffect[]): Judged {
  const data = { one, other };
  const [first, ...rest] = all;
  if (!first) return { game: 'three-man', clause: 'three-man-7.2', sentence: 'throwPasses', data, rulings: [] };
  const handOut = all.find((effect) => effect.effect === 'hand-out');
  const asksHandOut =
    handOut &&
    one === other &&
    words.some((word) => /^(?:many|mange|mye|much|give|hand|deler|dele|gir|gi)$/.test(word));
  const lead = asksHandOut ? handOut : first;
  const others = lead === first ? rest : all.filter((effect) => effect !== lead);
  // "Can I give all six to one" has no number for an answer, nor has "who do I give them to".
  const isYesNo =
    (words.some((word) => /^(?:can|may|kan|who|hvem)$/.test(word)) ||
      // "Do I have to drink too" neither.
      /\b(?:have to|must|do i|ma jeg|skal jeg) (?:drink|drikke)\b/.test(words.join(' '))) &&
    !words.some((word) => /^(?:many|mange|mye|much)$/.test(word));
  const isReversal = all.some(({ effect }) => effect === 'reversal');
  return {
    game: 'three-man',
    clause: lead.clause,
    ...sentenceOf(lead, data),
    more: others.map((effect) => sentenceOf(effect, data)),
    rulings: isReversal ? ['T1', 'T2'] : [],
    ...(asksHandOut && !isYesNo && { said: handOut.drinks }),
  };
}

function sentenceOf(
  effect: ThrowEffect,
  data: SentenceData,
): { readonly sentence: string; readonly data: SentenceData } {
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
