import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { readAsked } from './asked.ts';
import { type AnyClause, type Book, numberOf } from './books.ts';
import { excerpt, marked, type Piece } from './excerpt.ts';
import { wordsOf } from './fold.ts';
import type { Phrase, Wanted } from './synonyms.ts';

/** A clause as the search has it: its words without markup. */
export interface SearchClause {
  readonly id: AnyClause;
  readonly book: Book;
  readonly title: string;
  readonly chapter: string;
  readonly text: string;
}

export interface Found {
  readonly clause: SearchClause;
  readonly title: readonly Piece[];
  readonly excerpt: readonly Piece[];
}

/** More than these nobody reads. */
export const MOST = 20;
/** How much more a hit in the title counts, and one in the name of the chapter. */
const BOOST = { title: 4, chapter: 1.5, text: 1 };
/** Another name for a thing counts less than the one that was typed. */
const OTHER_NAME = 0.6;
const NAMED_BOOK = 4;
/** What is found by far less than the best is noise. */
const FAINTEST = 0.06;

const exact = (term: string): boolean => term.length < 2 || /^\d/.test(term);

const joined = (text: string): string =>
  wordsOf(text)
    .map(({ word }) => word)
    .join(' ');

const phraseQuery = (phrase: Phrase, isOwn: boolean): Query => ({
  combineWith: 'AND',
  queries: [...phrase],
  prefix: (term) => !exact(term) && (isOwn || term.length > 3),
  fuzzy: (term) => isOwn && !exact(term) && term.length > 3 && 0.2,
  boostTerm: () => (isOwn ? 1 : OTHER_NAME),
});

const covers = ({ queryTerms }: SearchResult, { own, others }: Wanted): boolean =>
  [own, ...others].some((phrase) => phrase.every((word) => queryTerms.includes(word)));

/** Makes the index of a language's clauses. @returns what finds them: the best first, a clause by its number before all. */
export function makeSearch(clauses: readonly SearchClause[]): (line: string) => readonly Found[] {
  const byId = new Map<string, SearchClause>(clauses.map((clause) => [clause.id, clause]));
  const index = new MiniSearch<SearchClause>({
    fields: ['title', 'chapter', 'text'],
    tokenize: (text) => wordsOf(text).map(({ word }) => word),
    processTerm: (term) => term,
  });
  index.addAll(clauses);

  return (line) => {
    const { books, number, wanted } = readAsked(line);
    const isIn = (book: Book) => books.length === 0 || books.includes(book);
    const numbered = clauses.filter(
      ({ id, book }) =>
        number !== undefined && isIn(book) && (numberOf(id) === number || numberOf(id).startsWith(`${number}.`)),
    );
    const titled = clauses.filter(({ title }) => joined(title) === joined(line));
    const results =
      wanted.length === 0
        ? []
        : index.search(
            {
              combineWith: 'OR',
              queries: wanted.map(({ own, others }) => ({
                combineWith: 'OR',
                queries: [phraseQuery(own, true), ...others.map((name) => phraseQuery(name, false))],
              })),
            },
            {
              boost: BOOST,
              boostDocument: (id) => (books.length > 0 && isIn(byId.get(String(id))!.book) ? NAMED_BOOK : 1),
            },
          );
    const ranked = results
      .map((result) => {
        const covered = wanted.filter((each) => covers(result, each)).length / wanted.length;
        return { result, score: result.score * covered ** 2 };
      })
      .sort((a, b) => b.score - a.score);
    const hits = new Map(ranked.map(({ result }) => [String(result.id), new Set(result.terms)]));
    const best = ranked[0]?.score ?? 0;
    const worded = ranked
      .filter(({ score }) => score > best * FAINTEST)
      .flatMap(({ result }) => byId.get(String(result.id)) ?? []);
    return [...new Set([...numbered, ...titled, ...worded])].slice(0, MOST).map((clause) => {
      const words = hits.get(clause.id) ?? new Set<string>();
      return { clause, title: marked(clause.title, words), excerpt: excerpt(clause.text, words) };
    });
  };
}
