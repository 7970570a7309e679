import book from '../../content/verdicts.json' with { type: 'json' };
import { type AnyClause, bookOf } from '../rulebooks/books.ts';
import { type Concept, kindsOf, type Mention } from './lexicon.ts';

/** Kinds of words that facts go by, beside the concepts that they name. */
export type WordKind = keyof typeof book.words;

export const isOf = kindsOf<WordKind>(book.words);

/** Other questions want more than a yes or a no, and so do those that offer two answers. */
export const OPEN = ['how-many', 'who', 'where', 'why', 'how', 'how-often', 'which', 'mean', 'happens', 'worth'];
/** "When" at the head of a line asks. */
export const WHEN = /^(?:when|nar)$/;

/** Whether a concept is only another reading of words that name what is meant: "to touch" the Circle line, and no cards. */
export function isOtherwiseMeant(
  concept: Concept,
  mentions: readonly Mention[],
  isMeant: (concept: Concept) => boolean,
): boolean {
  const own = mentions.filter((each) => each.concept === concept);
  return (
    concept !== 'not' &&
    own.length > 0 &&
    own.every(({ from, to }) => mentions.some((each) => isMeant(each.concept) && each.from <= from && each.to >= to))
  );
}

const BOOK_CONCEPTS: Readonly<Record<string, string>> = {
  'g-gug': 'gug',
  'g-gools': 'gools',
  'three-man': 'three-man',
  'g-gabong': 'gabong',
};

export const isOwnBook = (concept: Concept, clause: AnyClause): boolean => BOOK_CONCEPTS[concept] === bookOf(clause);
