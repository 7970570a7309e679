import type { Eyes } from '../games/shared/eyes.ts';
import { groupBy } from '../games/shared/group.ts';
import { type Concept, isWord, type Mention, mentionsIn } from './lexicon.ts';
import { isInPlace, type Line } from './line.ts';
import { cardAt, type CardFound, rankAt, SLOTS } from './slots.ts';

/** What a line is about, as far as it is understood. */
export interface Question {
  readonly mentions: readonly Mention[];
  /** What is named, each by how surely: above 1 where it is named twice. */
  readonly concepts: ReadonlyMap<Concept, number>;
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

/** Whether a number counts something, so that it is no card, and no die shows it. */
const isCounted = (words: readonly string[], at: number): boolean => isWord('counted', words[at + 1] ?? '');

/** Whether a number says how many sit at the table. */
const isParty = (words: readonly string[], value: number, at: number): boolean =>
  value >= PARTY_LEAST &&
  value <= PARTY_MOST &&
  WE_ARE.test(words.slice(0, at).join(' ')) &&
  (!isCounted(words, at) || isWord('people', words[at + 1] ?? ''));

/** Places that have clauses of their own. */
const PLACES = new Set([
  'heathrow',
  'leicester',
  'elephant',
  'ealing-common',
  'waterloo-kensington',
  'central',
  'circle',
  'terminal',
]);

/** What is named in a line. What stands in the name of a place names nothing else: the king of King's Cross. */
function namedIn(line: Line): readonly Mention[] {
  const { stations, lines, others } = line.places;
  const isIn = ({ from, to }: Mention) =>
    [...stations, ...lines, ...others].some(
      (place) => place.from < to && place.to > from && place.to - place.from >= to - from,
    );
  return mentionsIn(line.words, line.lang, line.isKnown).filter(
    (mention) => PLACES.has(mention.concept) || !isIn(mention),
  );
}

/** A number as it stands in a line, in digits or in words. */
interface NumberSaid {
  readonly value: number;
  /** The index of its word. */
  readonly at: number;
  /** Said as a card or the side of a die: `treer`, `3s`. */
  readonly isRank: boolean;
}

/** `en sekser` is a six, with or without `og` before it; `en og to` are two numbers. */
const isArticle = (line: Line, at: number): boolean =>
  /^(?:en|ein|ei|et)$/.test(line.words[at]!) &&
  (rankAt(line, at + 1)?.isMarked === true ||
    ![line.words[at - 1], line.words[at + 1]].some((word) => /^(?:og|and)$/.test(word ?? '')));

function numbersIn(line: Line, mentions: readonly Mention[]): readonly NumberSaid[] {
  const isName = (at: number) =>
    mentions.some(({ concept, from, to }) => concept === 'three-man' && at >= from && at < to);
  return line.words.flatMap((_, at) => {
    const rank =
      isInPlace(line, at) || isArticle(line, at) || isName(at) || line.words[at - 1] === 'begge'
        ? undefined
        : rankAt(line, at);
    return rank ? [{ value: rank.value, at, isRank: rank.isMarked }] : [];
  });
}

interface Span {
  /** Indices of words: the first, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** What stands in a line, from its head on, nothing over another; the name of a place holds nothing else. */
function allOf<Found extends { readonly to: number }>(
  line: Line,
  at: (line: Line, at: number) => readonly Found[],
): readonly (Found & Span)[] {
  const found: (Found & Span)[] = [];
  for (let from = 0; from < line.words.length;) {
    const [one] = isInPlace(line, from) ? [] : at(line, from);
    if (one) found.push({ ...one, from });
    from = one?.to ?? from + 1;
  }
  return found;
}

const ON = /^(?:on|onto|over|pa|oppa|atop|above)$/;
const FILLING =
  /^(?:a|an|the|en|et|ei|top|of|den|det|toppen|av|go|goes|be|laid|put|played|lie|lov|ok|allowed|legal|legges|legge|ga)$/;

/** What the cards of a line make of it: one with its suit, or two, the one to be laid on the other. */
function cardConcepts({ words }: Line, cards: readonly (CardFound & Span)[]): readonly Concept[] {
  const whole = cards.flatMap(({ card: { rank, suit } }) =>
    rank !== null && suit !== null ? ['one-card', `c${rank}`] : [],
  );
  const [one, other] = cards;
  if (!one || !other || cards.length > 2) return whole;
  const between = words.slice(one.to, other.from);
  const isOn = between.some((word) => ON.test(word)) && between.every((word) => ON.test(word) || FILLING.test(word));
  if (!isOn) return whole;
  const ranks = cards.flatMap(({ card: { rank } }) => (rank === null ? [] : [`c${rank}`]));
  return [
    ...whole,
    'two-cards',
    ...ranks,
    ...(one.card.rank !== null && one.card.rank === other.card.rank ? ['two-same-rank'] : []),
  ];
}

/** What two dice of one throw make of it; two that differ are no throw where other numbers are said as well. */
function pairsIn(line: Line, numbers: readonly NumberSaid[]): readonly Concept[] {
  const [one] = allOf(line, SLOTS.pair);
  if (one?.value.is !== 'pair') return [];
  const [low, high] = [Math.min(...one.value.pair), Math.max(...one.value.pair)];
  if (low !== high && numbers.some(({ at }) => at < one.from || at >= one.to)) return [];
  return [
    ...(low + high >= 7 && low + high <= 9 ? ['two-dice-sum'] : []),
    ...(low === 3 || high === 3 ? ['two-dice-three'] : []),
    ...(low === high ? ['two-dice-double'] : []),
    ...(low === 1 && high === 4 ? ['two-dice-14'] : []),
    ...(low === 1 && high === 2 ? ['two-dice-12'] : []),
  ];
}

/** Reads a line, whatever it holds. */
export function readQuestion(line: Line): Question {
  const { words } = line;
  const mentions = namedIn(line);
  const numbers = numbersIn(line, mentions);
  const cards = allOf(line, cardAt);
  const hands = allOf(line, SLOTS.five).flatMap(({ value }) => (value.is === 'five' ? [value.dice] : []));
  const concepts = new Map<Concept, number>();
  const add = (concept: Concept, sure = 1) => concepts.set(concept, Math.max(concepts.get(concept) ?? 0, sure));
  const has = (...some: readonly Concept[]) => some.some((concept) => concepts.has(concept));
  for (const { concept, sure } of mentions) add(concept, sure);
  for (const [concept, said] of groupBy(mentions, (one) => one.concept)) {
    const ends = Math.min(...said.map(({ to }) => to));
    if (said.some(({ from }) => from >= ends)) concepts.set(concept, concepts.get(concept)! * REPEATED);
  }
  const isAmongCards = has(...CARD_TALK);
  for (const { value, isRank, at } of numbers) {
    add(`n${value}`);
    const isPerhaps = isAmongCards && value <= 14 && (/\d/.test(words[at]!) || has('pile', 'g-gabong'));
    if (isRank) add(`c${value}`);
    else if (isPerhaps && !isCounted(words, at)) add(`c${value}`, PERHAPS_CARD);
  }
  // Who rolls a four, or drinks on a seven, has no card.
  if (has('roll', 'die', 'drink') && !isAmongCards) for (const concept of CARDS_ALONE) concepts.delete(concept);
  for (const concept of cardConcepts(line, cards)) add(concept);
  if (numbers.some(({ value, at }) => isParty(words, value, at))) add('players');
  if (hands.length > 0) add('five-dice');
  else if (cards.every(({ card }) => card.suit === null)) for (const concept of pairsIn(line, numbers)) add(concept);
  const isOfSixes = (dice: readonly Eyes[]) =>
    dice.filter((eyes) => eyes === 6).length >= 4 && dice.every((eyes) => eyes === 6 || eyes === 3);
  if (hands.some(isOfSixes)) add('point-six');
  if (has('last') && has('n6')) add('last-six');
  if (TWICE_GABONG.test(words.join(' '))) add('gabong-on-gabong');
  if (new Set(words.filter((word) => isWord('beers', word))).size > 1) add('two-beers');
  if (words.some((word) => TOURNAMENT_CODE.test(word))) add('tournament');
  return { mentions, concepts };
}
