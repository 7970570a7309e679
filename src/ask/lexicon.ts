import lists from '../../content/questions.json' with { type: 'json' };
import { groupBy } from '../games/shared/group.ts';
import type { Lang } from '../i18n/lang.ts';
import { type AnyClause, BOOKS, CLAUSES_OF } from '../rulebooks/books.ts';
import { wordsOf } from '../rulebooks/normalize.ts';

/** What a word or a few words of a question stand for, whatever its language: `turn-round`, `end-station`. */
export type Concept = string;

/** A way to name a concept: its words, folded. */
interface Name {
  readonly words: readonly string[];
  readonly concept: Concept;
  readonly isNorwegian: boolean;
}

const foldedWords = (text: string): readonly string[] => wordsOf(text).map(({ word }) => word);

const NAMES: readonly Name[] = Object.entries({ ...lists.asking, ...lists.things }).flatMap(([concept, languages]) =>
  languages.flatMap((names, at) =>
    names.split('|').map((name) => ({ words: foldedWords(name), concept, isNorwegian: at === 1 })),
  ),
);

const BY_FIRST: ReadonlyMap<string, readonly Name[]> = groupBy(NAMES, ({ words }) => words[0]!);

type Vocabulary = ReadonlyMap<string, readonly string[]>;

/** Every word of the lists, by its first letter. */
const vocabularyOf = (names: readonly Name[]): Vocabulary =>
  groupBy(new Set(names.flatMap(({ words }) => words)), (word) => word[0]!);

const VOCABULARY = vocabularyOf(NAMES);
const VOCABULARY_IN = {
  en: vocabularyOf(NAMES.filter(({ isNorwegian }) => !isNorwegian)),
  nb: vocabularyOf(NAMES.filter(({ isNorwegian }) => isNorwegian)),
};

/** How surely a word is the one of the list: as written, with an ending, or with a slip of the finger. */
const SURE = { exact: 1, ending: 0.9, slip: 0.75 } as const;

/** An ending of either language may follow a word that is long enough to be told by its beginning. */
const LEAST_STEM = 4;
const LONGEST_ENDING = 3;
/** Shorter words with a letter changed would be any word; long ones may have two slips. */
const LEAST_SLIPPED = 5;
const LEAST_SWAPPED = 3;
const LEAST_SLIPPED_TWICE = 9;

const hasEnding = (word: string, of: string): boolean =>
  of.length >= LEAST_STEM
    ? word.startsWith(of) && word.length - of.length <= LONGEST_ENDING && /\D$/.test(word)
    : of.length === LEAST_STEM - 1 && word === `${of}s`;

/** The fewest letters to add, leave out, change or swap with a neighbour, or more than `most`. */
export function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last]: [readonly number[], readonly number[]] = [[], [...Array(other.length + 1).keys()]];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
        swapped ? before[j - 2]! + 1 : Infinity,
      );
    }
    [before, last] = [last, row];
  }
  return last[other.length]!;
}

/** Whether two neighbours of a short word have changed places, and nothing else: `sun` for `snu`. */
const isSwapped = (word: string, of: string): boolean =>
  word.length >= LEAST_SWAPPED &&
  word.length === of.length &&
  word !== of &&
  slips(word, of, 1) === 1 &&
  [...word].sort().join('') === [...of].sort().join('');

/**
 * The words of the lists that a word may be, each by how surely. Whole words go before typing errors. Words of both
 * languages may stand in a line; endings and errors are rather those of its own, and a word that is a name takes none
 * of the other's.
 */
function formsOf(word: string, lang: Lang, isKnown: (word: string) => boolean): ReadonlyMap<string, number> {
  const first = word[0] ?? '';
  const [all, own] = [VOCABULARY.get(first) ?? [], VOCABULARY_IN[lang].get(first) ?? []];
  const forms = new Map<string, number>();
  const isCommon = isWord('common', word);
  const addEndings = (near: readonly string[]) => {
    for (const of of near) if (word !== of && !isCommon && hasEnding(word, of)) forms.set(of, SURE.ending);
  };
  addEndings(own);
  if (![word, ...forms.keys()].some(isName)) addEndings(all);
  if (all.includes(word)) return forms.set(word, SURE.exact);
  if (isCommon || /\d/.test(word) || isKnown(word)) return forms;
  const addSlips = (near: readonly string[]) => {
    for (const of of near) if (!forms.has(of) && isSlip(word, of)) forms.set(of, SURE.slip);
  };
  addSlips(own);
  if (forms.size === 0) addSlips(all);
  return forms;
}

/** Whether a word is a name by itself. */
const isName = (word: string): boolean => BY_FIRST.get(word)?.some(({ words }) => words.length === 1) ?? false;

const isSlip = (word: string, of: string): boolean => {
  if (word.length < LEAST_SLIPPED) return isSwapped(word, of);
  const most = word.length >= LEAST_SLIPPED_TWICE ? 2 : 1;
  return of.length >= LEAST_SLIPPED - 1 && slips(word, of, most) <= most;
};

/** A stretch of the words of a question that names something. */
export interface Mention {
  readonly concept: Concept;
  /** From 0 to 1. */
  readonly sure: number;
  /** Indices of words: its first, and the one after its last. */
  readonly from: number;
  readonly to: number;
  /** How many words its name has, without those that stand between them. */
  readonly length: number;
}

/** So many words that say nothing may stand between two of a name: `turen` _min_ `er over`. */
const FILLERS_MOST = 2;

/** How surely a name begins at a word, 0 where it does not, and the index after its last word. */
function spanOf(
  name: readonly string[],
  from: number,
  forms: readonly ReadonlyMap<string, number>[],
  isFiller: readonly boolean[],
): { readonly sure: number; readonly to: number } {
  let [at, sure] = [from, 1];
  for (const word of name) {
    const last = at === from ? at : at + FILLERS_MOST;
    while (at < last && isFiller[at] && !forms[at]?.has(word)) at += 1;
    sure = Math.min(sure, forms[at]?.get(word) ?? 0);
    at += 1;
  }
  return { sure, to: at };
}

/**
 * What the words of a question name: the longest names, those that lie in a longer one left out.
 *
 * @param lang - what it is written in.
 * @param isKnown - whether a word is one of either language that the rule books use: such a word is no slip.
 */
export function mentionsIn(
  words: readonly string[],
  lang: Lang,
  isKnown: (word: string) => boolean,
): readonly Mention[] {
  const forms = words.map((word) => formsOf(word, lang, isKnown));
  const isFiller = words.map((word) => isWord('fillers', word) || /^\d+$/.test(word));
  const found = words.flatMap((_, from) =>
    [...forms[from]!.keys()].flatMap((first) =>
      (BY_FIRST.get(first) ?? []).flatMap((name): Mention[] => {
        const { sure, to } = spanOf(name.words, from, forms, isFiller);
        // How something is asked is said in little words, of which others are made: `skal`, `skåler`.
        return sure === 0 || (isAsking(name.concept) && sure < SURE.exact)
          ? []
          : [{ concept: name.concept, sure, from, to, length: name.words.length }];
      }),
    ),
  );
  // "How many cards" is still a question of how many, and "how many" is none of how.
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          (!isAsking(one.concept) || isAsking(other.concept)) &&
          other.from <= one.from &&
          other.to >= one.to &&
          other.length > one.length,
      ),
  );
}

/** Concepts that say what is asked, not about what. */
export const isAsking = (concept: Concept): boolean => Object.hasOwn(lists.asking, concept);

/** What questions about a clause are made of: each list of concepts is one way to ask. */
export const WAYS_TO_ASK: ReadonlyMap<AnyClause, readonly (readonly Concept[])[]> = new Map(
  BOOKS.flatMap((book) => CLAUSES_OF[book]).map((clause: AnyClause) => [
    clause,
    (lists.clauses as Readonly<Record<string, string>>)[clause]?.split('; ').map((way) => way.split(' ')) ?? [],
  ]),
);

/** A concept counts the more, the fewer clauses are asked about by it. */
const WEIGHTS: ReadonlyMap<Concept, number> = (() => {
  const used = new Map<Concept, number>();
  for (const ways of WAYS_TO_ASK.values())
    for (const concept of new Set(ways.flat())) used.set(concept, (used.get(concept) ?? 0) + 1);
  return new Map([...used].map(([concept, count]) => [concept, Math.log(1 + WAYS_TO_ASK.size / count)]));
})();

/** What says how something is asked tells little about the clause. */
const ASKING_WEIGHT = 0.3;
const NUMBER_WEIGHT = 0.4;
/** That a station is named, and where it lies, tells less than what is asked of it. */
const STATION_WEIGHT = 0.6;

function factorOf(concept: Concept): number {
  if (isAsking(concept)) return ASKING_WEIGHT;
  if (concept.startsWith('at-')) return STATION_WEIGHT;
  return /^n\d+$/.test(concept) ? NUMBER_WEIGHT : 1;
}

const weights = new Map<Concept, number>();

export function weightOf(concept: Concept): number {
  const known = weights.get(concept);
  if (known !== undefined) return known;
  const weight = (WEIGHTS.get(concept) ?? 1) * factorOf(concept);
  weights.set(concept, weight);
  return weight;
}

/** The books that are called by their names in a question. */
export function namedBooks(concepts: { readonly has: (concept: Concept) => boolean }) {
  const of = { 'g-gug': 'gug', 'g-gools': 'gools', 'three-man': 'three-man', 'g-gabong': 'gabong' } as const;
  return Object.entries(of).flatMap(([concept, book]) => (concepts.has(concept) ? [book] : []));
}

/** Whether a word stands in the lists, as it is or without its ending. */
export const isListed = (word: string): boolean =>
  VOCABULARY.get(word[0] ?? '')?.some((of) => word === of || hasEnding(word, of)) ?? false;

/** What some words have in common that are no concept: they say how the words beside them are meant. */
type WordKind = keyof typeof lists.words;

/** Tells whether a folded word is of a kind, by lists of whole words and beginnings: `stasjon*` is every word that begins so. */
export function kindsOf<Kind extends string>(of: Readonly<Record<Kind, string>>) {
  const words = new Map(
    Object.entries<string>(of).map(([kind, names]) => {
      const forms = names.split('|').map((name) => ({ form: foldedWords(name)[0]!, isBeginning: name.endsWith('*') }));
      return [kind, forms] as const;
    }),
  );
  return (kind: Kind, word: string): boolean =>
    words.get(kind)!.some(({ form, isBeginning }) => (isBeginning ? word.startsWith(form) : word === form));
}

export const isWord = kindsOf<WordKind>(lists.words);
