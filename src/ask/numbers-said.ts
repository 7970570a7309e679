import { isWord } from './lexicon.ts';

/** A number as it stands in a question, in digits or in words. */
export interface NumberSaid {
  readonly value: number;
  /** The index of its word. */
  readonly at: number;
  /** Said as a card or the side of a die: `treer`, `3s`. */
  readonly isRank: boolean;
}

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
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
  ].flatMap((words, value) => words.map((word) => [word, value] as const)),
);

/** Words for a side of a die or a card, without their endings. */
const RANK_WORDS: readonly (readonly [RegExp, number])[] = [
  [/^(?:ener|enar|einar|ones)/, 1],
  // The letters oe are folded to o.
  [/^(?:tor|tore|toren|torne|toar\w*|twos|deuces?)$/, 2],
  [/^(?:treer|trear|trere|threes$|trea$)/, 3],
  [/^(?:firer|firar|fours$|fira$)/, 4],
  [/^(?:femmer|femmar|femer|fives$|femma$)/, 5],
  [/^(?:sekser|seksar|sexer|sixes$|seksa$)/, 6],
  [/^(?:syver|sjuer|sjuar|sevens$|sjua$)/, 7],
  [/^(?:atter|attar|eights$|atta$)/, 8],
  [/^(?:nier|niar|nines$|nia$)/, 9],
  [/^(?:tier|tiar|tens$|tia$)/, 10],
  [/^(?:jacks?$|knave|knekt)/, 11],
  [/^(?:queens?$|dame|dama$|dronning)/, 12],
  [/^(?:kings?$|konge)/, 13],
  [/^(?:aces?$|ess$|esset$|es$|essene$)/, 14],
];

/** Whether a number counts something, so that it is no card, and no die shows it. */
export const isCounted = (words: readonly string[], at: number): boolean => isWord('counted', words[at + 1] ?? '');

const isRankWord = (word: string): boolean => RANK_WORDS.some(([form]) => form.test(word));

/** `en sekser` is a six, with or without `og` before it; `en og to` are two numbers. */
export const isArticle = (words: readonly string[], at: number): boolean =>
  /^(?:en|ein|ei)$/.test(words[at]!) &&
  (isRankWord(words[at + 1] ?? '') || ![words[at - 1], words[at + 1]].some((word) => /^(?:og|and)$/.test(word ?? '')));

/** The number that a word says, if it says one. @param isMarked - whether its ending makes it a card or a side of a die. */
export function numberAt(word: string, at: number, isMarked: boolean, norwegian: boolean): readonly NumberSaid[] {
  if (/^\d{1,3}$/.test(word)) return [{ value: Number(word), at, isRank: isMarked }];
  const rank = RANK_WORDS.find(([form]) => form.test(word))?.[1];
  if (rank !== undefined) return [{ value: rank, at, isRank: true }];
  // English has another word of these letters.
  if (!norwegian && (word === 'to' || word === 'en' || word === 'ei' || word === 'fire')) return [];
  const value = NUMBER_WORDS.get(word);
  return value === undefined ? [] : [{ value, at, isRank: false }];
}
