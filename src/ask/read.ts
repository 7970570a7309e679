import type { Eyes } from '../games/shared/eyes.ts';
import { groupBy } from '../games/shared/group.ts';
import type { Lang } from '../i18n/lang.ts';
import { type CardSaid, cardsIn, onTop } from './cards-said.ts';
import { handsIn, pairConcepts, pairIn } from './dice-said.ts';
import { type Concept, isWord, type Mention, mentionsIn } from './lexicon.ts';
import { typed } from './line.ts';
import { isArticle, isCounted, numberAt, type NumberSaid } from './numbers-said.ts';

/** A line that somebody typed, as far as it is understood. */
export interface Question {
  readonly lang: Lang;
  /** Folded. */
  readonly words: readonly string[];
  readonly mentions: readonly Mention[];
  /** What is named, each by how surely: above 1 where it is named twice. */
  readonly concepts: ReadonlyMap<Concept, number>;
  readonly numbers: readonly NumberSaid[];
  readonly cards: readonly CardSaid[];
  /** Hands of five dice, in the order in which they are said. */
  readonly hands: readonly (readonly Eyes[])[];
  /** Two dice of one throw. */
  readonly pair: readonly [Eyes, Eyes] | undefined;
}

/** What tells whether one of some concepts is named. */
export const namedAmong =
  (concepts: Question['concepts']) =>
  (...some: readonly Concept[]): boolean =>
    some.some((concept) => concepts.has(concept));

/** Words that only Norwegian has: in a line with two of them `to` is a number, whatever the page's language. */
const NORWEGIAN = new Set(
  'jeg pa er og hvor kan det av ikke skal har vi hva hvem nar ma eg kor ka de fra med meg'.split(' '),
);
const ENGLISH = new Set('the can i on is how what do my of and when who does many have get'.split(' '));

export function isNorwegian(words: readonly string[], lang: Lang): boolean {
  const [nb, en] = [NORWEGIAN, ENGLISH].map((known) => words.filter((word) => known.has(word)).length);
  return lang === 'nb' ? en! - nb! < 2 : nb! - en! >= 1;
}

/** What is named by two different words counts so much more. */
const REPEATED = 1.3;

/** A layer of a tournament's code, or where its players go: `2h4`, `1f2r` (gug-18.1). */
const TOURNAMENT_CODE = /^(?:(?:\d+(?:h|sf|r|f)\d*)+|(?:h|sf|r|f)\d+)$/;

/** Where these are named, a number is likely to be a card. */
const CARD_TALK = ['suit', 'wild', 'lay', 'pile', 'slap', 'first-card', 'penalty-card', 'g-gabong'] as const;
const PERHAPS_CARD = 0.8;
/** Cards whose names mean nothing where dice are thrown. */
const CARDS_ALONE = ['c4', 'c5', 'c7', 'c8', 'c9', 'c10'] as const;

/** Folded. "Gabong somebody else's gabong". */
const TWICE_GABONG =
  /\bgabong(?:e[srt]?|a|ed|s|ing)?(?: (?:on|a|an|the|another|some(?:one|body)(?:s| s)?|elses?|other|players|his|her|my|their|your|pa|over|oppa|en|noens?|andres?|min|sin|hans|hennes)){1,4} gabong(?:en|er|s)?\b/;

const [PARTY_LEAST, PARTY_MOST] = [2, 12];
/** "We are six", "vi er bare to", "er vi fem". */
const WE_ARE = /\b(?:we are|were|are we|vi er|vi blir|er vi|blir vi)(?: (?:only|just|bare|kun))?$/;

/** Whether a number says how many sit at the table. */
const isParty = (words: readonly string[], value: number, at: number): boolean =>
  value >= PARTY_LEAST &&
  value <= PARTY_MOST &&
  WE_ARE.test(words.slice(0, at).join(' ')) &&
  (!isCounted(words, at) || isWord('people', words[at + 1] ?? ''));

/** Reads a line as it was typed, whatever it holds. @param isKnown - whether the rule books have the word. */
export function readQuestion(line: string, lang: Lang, isKnown: (word: string) => boolean): Question {
  const { words, ranks } = typed(line);
  const norwegian = isNorwegian(words, lang);
  const mentions = mentionsIn(words, norwegian ? 'nb' : 'en', isKnown);
  const isName = (at: number) =>
    mentions.some(({ concept, from, to }) => concept === 'three-man' && at >= from && at < to);
  const numbers = words.flatMap((word, at) =>
    isArticle(words, at) || isName(at) || words[at - 1] === 'begge' ? [] : numberAt(word, at, ranks.has(at), norwegian),
  );
  const cards = cardsIn(words, numbers);
  const hands = handsIn(words, numbers);
  const pair = hands.length > 0 || cards.some(({ suit }) => suit !== null) ? undefined : pairIn(words, numbers);
  const concepts = new Map<Concept, number>();
  const add = (concept: Concept, sure = 1) => concepts.set(concept, Math.max(concepts.get(concept) ?? 0, sure));
  for (const { concept, sure } of mentions) add(concept, sure);
  for (const [concept, said] of groupBy(mentions, (one) => one.concept)) {
    const ends = Math.min(...said.map(({ to }) => to));
    if (said.some(({ from }) => from >= ends)) concepts.set(concept, concepts.get(concept)! * REPEATED);
  }
  const isAmongCards = namedAmong(concepts)(...CARD_TALK);
  for (const { value, isRank, at } of numbers) {
    add(`n${value}`);
    if (isRank) add(`c${value}`);
    else if (
      isAmongCards &&
      value <= 14 &&
      (/\d/.test(words[at]!) || concepts.has('pile') || concepts.has('g-gabong')) &&
      !isCounted(words, at)
    )
      add(`c${value}`, PERHAPS_CARD);
  }
  // Who rolls a four, or drinks on a seven, has no card.
  if (namedAmong(concepts)('roll', 'die', 'drink') && !isAmongCards)
    for (const concept of CARDS_ALONE) concepts.delete(concept);
  for (const { rank, suit } of cards) {
    if (suit !== null && rank !== null) add('one-card');
    if (suit !== null && rank !== null) add(`c${rank}`);
  }
  if (onTop(words, cards)) {
    add('two-cards');
    const [one, other] = cards;
    for (const { rank } of cards) if (rank !== null) add(`c${rank}`);
    if (one!.rank !== null && one!.rank === other!.rank) add('two-same-rank');
  }
  if (numbers.some(({ value, at }) => isParty(words, value, at))) add('players');
  if (hands.length > 0) add('five-dice');
  if (
    hands.some(
      (dice) => dice.filter((eyes) => eyes === 6).length >= 4 && dice.every((eyes) => eyes === 6 || eyes === 3),
    )
  )
    add('point-six');
  if (concepts.has('last') && concepts.has('n6')) add('last-six');
  if (TWICE_GABONG.test(words.join(' '))) add('gabong-on-gabong');
  if (new Set(words.filter((word) => isWord('beers', word))).size > 1) add('two-beers');
  if (words.some((word) => TOURNAMENT_CODE.test(word))) add('tournament');
  if (pair) for (const concept of pairConcepts(pair)) add(concept);
  return { lang, words, mentions, concepts, numbers, cards, hands, pair };
}
