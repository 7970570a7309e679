import type { Suit } from '../games/gabong/check-card.ts';
import type { Rank } from '../games/gabong/cards.ts';
import { type Eyes, isEyes } from '../games/shared/eyes.ts';
import type { Lang } from '../i18n/lang.ts';
import { wordsOf } from '../rulebooks/fold.ts';
import { type Concept, type Mention, mentionsIn } from './lexicon.ts';

/** A number as it stands in a question, in digits or in words. */
interface NumberSaid {
  readonly value: number;
  /** The index of its word. */
  readonly at: number;
  /** Said as a card or the side of a die: `treer`, `3s`. */
  readonly isRank: boolean;
}

/** A card, as much of it as was said. */
export interface CardSaid {
  readonly rank: Rank | null;
  readonly suit: Suit | null;
  readonly from: number;
  readonly to: number;
}

export interface Question {
  readonly lang: Lang;
  /** Folded. */
  readonly words: readonly string[];
  readonly mentions: readonly Mention[];
  /** What is named, each by how surely. */
  readonly concepts: ReadonlyMap<Concept, number>;
  readonly numbers: readonly NumberSaid[];
  readonly cards: readonly CardSaid[];
  /** Hands of five dice, in the order in which they are said. */
  readonly hands: readonly (readonly Eyes[])[];
  /** Two dice of one throw. */
  readonly pair: readonly [Eyes, Eyes] | undefined;
}

const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    [],
    ['one', 'en', 'ett', 'ein', 'ei'],
    ['two', 'to'],
    ['three', 'tre'],
    ['four', 'fire'],
    ['five', 'fem'],
    ['six', 'seks'],
    ['seven', 'sju', 'syv'],
    ['eight', 'atte'],
    ['nine', 'ni'],
    ['ten', 'ti'],
    ['eleven', 'elleve'],
    ['twelve', 'tolv'],
  ].flatMap((words, value) => words.map((word) => [word, value])),
);

/** Words for a side of a die or a card, without their endings. */
const RANK_WORDS: readonly (readonly [RegExp, number])[] = [
  [/^(?:ener|enar|ones)/, 1],
  // The letters oe are folded to o.
  [/^(?:tor|tore|toren|torne|toar\w*|twos|deuces?)$/, 2],
  [/^(?:treer|trear|trere|threes$)/, 3],
  [/^(?:firer|firar|fours$)/, 4],
  [/^(?:femmer|femmar|fives$)/, 5],
  [/^(?:sekser|seksar|sixes$)/, 6],
  [/^(?:syver|sjuer|sjuar|sevens$)/, 7],
  [/^(?:atter|attar|eights$)/, 8],
  [/^(?:nier|niar|nines$)/, 9],
  [/^(?:tier|tiar|tens$)/, 10],
  [/^(?:jacks?$|knave|knekt)/, 11],
  [/^(?:queens?$|dame|dama$|dronning)/, 12],
  [/^(?:kings?$|konge)/, 13],
  [/^(?:aces?$|ess$|esset$|es$|essene$)/, 14],
];

const SUIT_WORDS: readonly (readonly [RegExp, Suit])[] = [
  [/^(?:spar$|spades?$|spader$|spaer$|spa$)/, 'S'],
  [/^(?:hjerter?$|hjarter$|hearts?$|hjert)/, 'H'],
  [/^(?:ruter?$|diamonds?$)/, 'D'],
  [/^(?:klover|clubs?$)/, 'C'],
];

/** Words that only Norwegian has: in a line with two of them `to` is a number, whatever the page's language. */
const NORWEGIAN = new Set(
  'jeg pa er og hvor kan det av ikke skal har vi hva hvem nar ma eg kor ka de fra med meg'.split(' '),
);
const ENGLISH = new Set('the can i on is how what do my of and when who does many have get'.split(' '));

function isNorwegian(words: readonly string[], lang: Lang): boolean {
  const [nb, en] = [NORWEGIAN, ENGLISH].map((known) => words.filter((word) => known.has(word)).length);
  return lang === 'nb' ? en! - nb! < 2 : nb! - en! >= 1;
}

/** Digits with the endings that make them a card or a side of a die, and words that an apostrophe or a sign parts. */
const apart = (line: string): string =>
  line
    .replace(/(\d)[’']?(?:er|ere|eren|ern|ar|s)\b/giu, '$1rank')
    .replace(/(\d)(cl|dl|ml|l)\b/giu, '$1 $2')
    .replace(/['’]/gu, '')
    .replace(/(\d),(\d)/g, '$1.$2');

/** Reads a line as it was typed, whatever it holds. @param isKnown - whether the rule books have the word. */
export function readQuestion(line: string, lang: Lang, isKnown: (word: string) => boolean): Question {
  const typed = wordsOf(apart(line)).map(({ word }) => word);
  const ranks = new Set(typed.flatMap((word, at) => (/^\d+rank$/.test(word) ? [at] : [])));
  const words = typed.map((word) => word.replace(/^(\d+)rank$/, '$1'));
  const norwegian = isNorwegian(words, lang);
  const mentions = mentionsIn(words, isKnown);
  const isName = (at: number) =>
    mentions.some(({ concept, from, to }) => concept === 'three-man' && at >= from && at < to);
  const numbers = words.flatMap((word, at) =>
    isArticle(words, at) || isName(at) ? [] : numberAt(word, at, ranks.has(at), norwegian),
  );
  const cards = cardsIn(words, numbers);
  const hands = handsIn(words, numbers);
  const pair = hands.length > 0 || cards.some(({ suit }) => suit !== null) ? undefined : pairIn(words, numbers);
  const concepts = new Map<Concept, number>();
  const add = (concept: Concept, sure = 1) => concepts.set(concept, Math.max(concepts.get(concept) ?? 0, sure));
  for (const { concept, sure } of mentions) add(concept, sure);
  for (const { value, isRank } of numbers) {
    add(`n${value}`);
    if (isRank) add(`c${value}`);
  }
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
  if (hands.length > 0) add('five-dice');
  if (pair) for (const concept of pairConcepts(pair)) add(concept);
  return { lang, words, mentions, concepts, numbers, cards, hands, pair };
}

/** `en sekser` is a six; `en og to` are two numbers. */
const isArticle = (words: readonly string[], at: number): boolean =>
  /^(?:en|ein|ei)$/.test(words[at]!) && ![words[at - 1], words[at + 1]].some((word) => /^(?:og|and)$/.test(word ?? ''));

function numberAt(word: string, at: number, isMarked: boolean, norwegian: boolean): readonly NumberSaid[] {
  if (/^\d{1,3}$/.test(word)) return [{ value: Number(word), at, isRank: isMarked }];
  const rank = RANK_WORDS.find(([form]) => form.test(word))?.[1];
  if (rank !== undefined) return [{ value: rank, at, isRank: true }];
  // English has another word of these letters.
  if (!norwegian && (word === 'to' || word === 'en' || word === 'ei' || word === 'fire')) return [];
  const value = NUMBER_WORDS[word];
  return value === undefined ? [] : [{ value, at, isRank: false }];
}

const isRank = (value: number): value is Rank => value >= 2 && value <= 14;

const LINKS = new Set(['of', 'i', 'med']);

/** Cards with their suits, on either side of the rank; and ranks and suits alone. */
function cardsIn(words: readonly string[], numbers: readonly NumberSaid[]): readonly CardSaid[] {
  const rankAt = (at: number) => {
    const value = numbers.find((number) => number.at === at)?.value;
    if (value === 1) return 14;
    return value !== undefined && isRank(value) ? value : null;
  };
  const suitAt = (at: number) => SUIT_WORDS.find(([form]) => form.test(words[at] ?? ''))?.[1] ?? null;
  const cards: CardSaid[] = [];
  for (let at = 0; at < words.length;) {
    const [rank, suit] = [rankAt(at), suitAt(at)];
    const isOf = LINKS.has(words[at + 1] ?? '');
    if (rank !== null && isOf && suitAt(at + 2) !== null)
      cards.push({ rank, suit: suitAt(at + 2), from: at, to: at + 3 });
    else if (rank !== null && suitAt(at + 1) !== null) cards.push({ rank, suit: suitAt(at + 1), from: at, to: at + 2 });
    else if (suit !== null && rankAt(at + 1) !== null) cards.push({ rank: rankAt(at + 1), suit, from: at, to: at + 2 });
    else if (rank !== null || suit !== null) cards.push({ rank, suit, from: at, to: at + 1 });
    at = Math.max(at + 1, cards.at(-1)?.to ?? 0);
  }
  return cards;
}

const ON = /^(?:on|onto|over|pa|oppa|atop|above)$/;
const FILLING = /^(?:a|an|the|en|et|ei|top|of|den|det|toppen|av|go|goes|be|laid|put|played|lie|legges|legge|ga)$/;

/** Whether two cards are said, the one to be laid on the other. */
export function onTop(words: readonly string[], cards: readonly CardSaid[]): boolean {
  const [one, other] = cards;
  if (!one || !other || cards.length > 2) return false;
  const between = words.slice(one.to, other.from);
  return between.some((word) => ON.test(word)) && between.every((word) => ON.test(word) || FILLING.test(word));
}

/** "pure point of 6": so many words on. */
const POINT_FAR = 3;

/** Hands of five dice: five digits together, five numbers in a row, so many of each, or a point by its name. */
function handsIn(words: readonly string[], numbers: readonly NumberSaid[]): readonly (readonly Eyes[])[] {
  const hands: { readonly at: number; readonly dice: readonly Eyes[] }[] = [];
  const add = (at: number, dice: readonly number[]) => {
    const eyes = dice.filter(isEyes);
    if (eyes.length === 5 && dice.length === 5) hands.push({ at, dice: eyes });
  };
  words.forEach((word, at) => {
    if (/^[1-6]{5}$/.test(word)) add(at, [...word].map(Number));
  });
  for (let at = 0; at < numbers.length; at += 1) {
    const run = numbers.slice(at, at + 5);
    const isRun =
      run.length === 5 &&
      run.every((one, index) => {
        const next = run[index + 1];
        return !next || words.slice(one.at + 1, next.at).every((word) => /^(?:and|og)$/.test(word));
      });
    if (isRun && run.every(({ isRank: named }) => !named)) {
      add(
        run[0]!.at,
        run.map(({ value }) => value),
      );
      at += 4;
    }
  }
  const counted = countedRanks(words, numbers);
  for (let at = 0; at < counted.length; at += 1) {
    const one = counted[at]!;
    const many = (part: { readonly count: number; readonly of: number }) => Array<number>(part.count).fill(part.of);
    if (one.count === 5) add(one.at, many(one));
    const next = counted[at + 1];
    if (next && one.count + next.count === 5 && next.at - one.to <= 1) {
      add(one.at, [...many(one), ...many(next)]);
      at += 1;
    }
  }
  words.forEach((word, at) => {
    const isPure = /^(?:pure|rent|reint)$/.test(word);
    if (!isPure && !/^(?:impure|urent|ureint)$/.test(word)) return;
    const point = numbers.find((number) => number.at > at && number.at <= at + POINT_FAR)?.value;
    if (point !== undefined) add(at, isPure ? Array<number>(5).fill(point) : [3, point, point, point, point]);
  });
  return hands.toSorted((one, other) => one.at - other.at).map(({ dice }) => dice);
}

/** So many of one side each: `four threes`, `a one`, `tre firere`. */
function countedRanks(words: readonly string[], numbers: readonly NumberSaid[]) {
  const numberOn = (at: number) => numbers.find((number) => number.at === at);
  return numbers.flatMap(({ at, value, isRank: named }) => {
    const before = numberOn(at - 1);
    const single = /^(?:a|en|et|ei|one)$/.test(words[at - 1] ?? '');
    if (before && !before.isRank && before.value <= 5 && (named || before.value === 1)) {
      return [{ at: at - 1, to: at + 1, count: before.value, of: value }];
    }
    return single ? [{ at: at - 1, to: at + 1, count: 1, of: value }] : [];
  });
}

const BETWEEN_DICE = /^(?:and|og|a|an|en|et|ei|pluss|plus)$/;

/** Two dice of one throw: `5 and 2`, `4 og 3`, `1-4`, `double fives`. */
function pairIn(words: readonly string[], numbers: readonly NumberSaid[]): readonly [Eyes, Eyes] | undefined {
  const sides = numbers.filter(({ value }) => value >= 1 && value <= 6);
  const doubled = words.findIndex((word) => /^(?:double|dobb?el|doble|pair)/.test(word));
  const [one, other] = sides;
  if (doubled >= 0 && one && !other && isEyes(one.value)) return [one.value, one.value];
  if (one && other && one.value === 2 && other.isRank && other.at === one.at + 1 && isEyes(other.value)) {
    return [other.value, other.value];
  }
  if (!one || !other || sides.length > 2 || numbers.length > 2) return undefined;
  const between = words.slice(one.at + 1, other.at);
  const isJoined = between.some((word) => /^(?:and|og|pluss|plus)$/.test(word)) || between.length === 0;
  if (!isJoined || !between.every((word) => BETWEEN_DICE.test(word))) return undefined;
  return isEyes(one.value) && isEyes(other.value) ? [one.value, other.value] : undefined;
}

function pairConcepts([one, other]: readonly [Eyes, Eyes]): readonly Concept[] {
  const are = (low: number, high: number) => Math.min(one, other) === low && Math.max(one, other) === high;
  return [
    ...(one + other >= 7 && one + other <= 9 ? ['two-dice-sum'] : []),
    ...(one === 3 || other === 3 ? ['two-dice-three'] : []),
    ...(one === other ? ['two-dice-double'] : []),
    ...(are(1, 4) ? ['two-dice-14'] : []),
    ...(are(1, 2) ? ['two-dice-12'] : []),
  ];
}
