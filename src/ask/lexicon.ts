import lists from '../../content/questions.json' with { type: 'json' };
import { type AnyClause, BOOKS, CLAUSES_OF } from '../rulebooks/books.ts';
import { wordsOf } from '../rulebooks/fold.ts';

/** What a word or a few words of a question stand for, whatever its language: `turn-round`, `end-station`. */
export type Concept = string;

/** A way to name a concept: its words, folded. */
interface Name {
  readonly words: readonly string[];
  readonly concept: Concept;
}

const foldedWords = (text: string): readonly string[] => wordsOf(text).map(({ word }) => word);

const NAMES: readonly Name[] = Object.entries({ ...lists.asking, ...lists.things }).flatMap(([concept, languages]) =>
  languages.flatMap((names) => names.split('|').map((name) => ({ words: foldedWords(name), concept }))),
);

const BY_FIRST: ReadonlyMap<string, readonly Name[]> = Map.groupBy(NAMES, ({ words }) => words[0]!);

/** Every word of the lists, by its first letter. */
const VOCABULARY: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  new Set(NAMES.flatMap(({ words }) => words)),
  (word) => word[0]!,
);

/** How surely a word is the one of the list: as written, with an ending, or with a slip of the finger. */
const SURE = { exact: 1, ending: 0.9, slip: 0.75 } as const;

/** An ending of either language may follow a word that is long enough to be told by its beginning. */
const LEAST_STEM = 4;
const LONGEST_ENDING = 3;
/** Shorter words with a letter changed would be any word; long ones may have two slips. */
const LEAST_SLIPPED = 5;
const LEAST_SLIPPED_TWICE = 9;

const hasEnding = (word: string, of: string): boolean =>
  of.length >= LEAST_STEM && word.startsWith(of) && word.length - of.length <= LONGEST_ENDING && /\D$/.test(word);

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

/** The words of the lists that a word may be, each by how surely. Whole words go before typing errors. */
function formsOf(word: string, isKnown: (word: string) => boolean): ReadonlyMap<string, number> {
  const near = VOCABULARY.get(word[0] ?? '') ?? [];
  const forms = new Map<string, number>();
  for (const of of near) {
    if (word === of) forms.set(of, SURE.exact);
    else if (hasEnding(word, of)) forms.set(of, SURE.ending);
  }
  if (forms.size > 0 || word.length < LEAST_SLIPPED || /\d/.test(word) || isKnown(word)) return forms;
  const most = word.length >= LEAST_SLIPPED_TWICE ? 2 : 1;
  for (const of of near) if (of.length >= LEAST_SLIPPED - 1 && slips(word, of, most) <= most) forms.set(of, SURE.slip);
  return forms;
}

/** A stretch of the words of a question that names something. */
export interface Mention {
  readonly concept: Concept;
  /** From 0 to 1. */
  readonly sure: number;
  /** Indices of words: its first, and the one after its last. */
  readonly from: number;
  readonly to: number;
}

/**
 * What the words of a question name: the longest names, those that lie in a longer one left out.
 *
 * @param isKnown - whether a word is one of either language that the rule books use: such a word is no slip.
 */
export function mentionsIn(words: readonly string[], isKnown: (word: string) => boolean): readonly Mention[] {
  const forms = words.map((word) => formsOf(word, isKnown));
  const found = words.flatMap((_, from) =>
    [...forms[from]!.keys()].flatMap((first) =>
      (BY_FIRST.get(first) ?? []).flatMap((name): Mention[] => {
        const sures = name.words.map((word, at) => forms[from + at]?.get(word) ?? 0);
        const sure = Math.min(...sures);
        return sure === 0 ? [] : [{ concept: name.concept, sure, from, to: from + name.words.length }];
      }),
    ),
  );
  return found.filter(
    (one) =>
      // "How many cards" is still a question of how many.
      isAsking(one.concept) ||
      !found.some((other) => other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from),
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

export const weightOf = (concept: Concept): number => (WEIGHTS.get(concept) ?? 1) * factorOf(concept);

/** The books that are called by their names in a question. */
export function namedBooks(concepts: { readonly has: (concept: Concept) => boolean }) {
  const of = { 'g-gug': 'gug', 'g-gools': 'gools', 'three-man': 'three-man', 'g-gabong': 'gabong' } as const;
  return Object.entries(of).flatMap(([concept, book]) => (concepts.has(concept) ? [book] : []));
}

/** Whether a word stands in the lists as it is. */
export const isListed = (word: string): boolean => VOCABULARY.get(word[0] ?? '')?.includes(word) ?? false;
