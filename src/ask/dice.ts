import { compareHands, HAND_CLAUSES, handOf, isSocial } from '../games/gools/hand.ts';
import type { GoolsClause } from '../games/gools/clauses.ts';
import type { TableRulings } from '../games/gools/rulings.ts';
import type { Eyes } from '../games/shared/eyes.ts';
import { effectsOf, type Throw, type ThrowEffect } from '../games/three-man/throws.ts';
import type { Question } from './read.ts';
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
  if (!one || hands.length > 2) return undefined;
  if (other) {
    const { order, clause, reason } = compareHands(handOf(one), handOf(other));
    const data = { one: one.join(' '), other: other.join(' ') };
    if (reason === 'tie') return gools('gools-4.1', 'handsTie', data);
    const isBeat =
      words.some((word) => BEATS.test(word)) ||
      (/^(?:is|er)$/.test(words[0]!) && words.some((word) => /^(?:better|bedre)$/.test(word)));
    const sentence = order < 0 ? 'handFirst' : 'handSecond';
    // "Which is better" has no yes or no.
    return gools(clause, sentence, data, isBeat ? (order < 0 ? 'yes' : 'no') : undefined);
  }
  const dice = one.join(' ');
  if (concepts.has('full-house') && !concepts.has('three-man')) {
    const yes = isSocial(one, rulings);
    const reading = one.includes(3) ? ['G3'] : [];
    return gools('gools-6.2', yes ? 'fullHouse' : 'noFullHouse', { dice }, yes ? 'yes' : 'no', reading);
  }
  if (concepts.has('last-six') || concepts.has('three-man') || concepts.has('become') || concepts.has('smoke'))
    return undefined;
  const hand = handOf(one);
  if (hand.kind === 'sum') return gools('gools-2.2', 'handSum', { dice, count: hand.sum }, hand.sum);
  return gools(HAND_CLAUSES[hand.kind], hand.kind, { dice, point: hand.kind === 'gools' ? 3 : hand.of });
}

const BEATS = /^(?:beats?|beat|slar|slo|vinner|wins?|over)$/;

/** One throw of each sum that has a drinker (7.5). */
const SUMS: Readonly<Partial<Record<number, Throw>>> = { 7: [2, 5], 8: [2, 6], 9: [4, 5] };

/** Answers what a throw of Three Man does. */
export function judgeThreeMan({ pair, concepts, numbers, words }: Question): Judged | undefined {
  const has = (...some: readonly string[]) => some.some((concept) => concepts.has(concept));
  if (has('suit', 'lay', 'draw', 'g-gabong', 'gabonging', 'g-gug', 'players', 'win', 'end-station', 'in-a-row'))
    return undefined;
  const said = numbers.length === 1 ? SUMS[numbers[0]!.value] : undefined;
  if (!pair && said && has('drink') && (has('who') || has('three-man', 'sum')))
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
  return isAsked && !has('g-gools', 'keep-dice', 'sips') ? effects(pair, words, effectsOf(pair)) : undefined;
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
  const isReversal = all.some(({ effect }) => effect === 'reversal');
  return {
    game: 'three-man',
    clause: lead.clause,
    ...sentenceOf(lead, data),
    more: others.map((effect) => sentenceOf(effect, data)),
    rulings: isReversal ? ['T1', 'T2'] : [],
    ...(asksHandOut && { said: handOut.drinks }),
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
