import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { groupBy } from '../games/shared/group.ts';
import { readAsked } from './asked.ts';
import { type AnyClause, type Book, numberOf } from './books.ts';
import { wordsOf } from './normalize.ts';
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

/** What is found best by its own words is shown among the first three, whatever a question is thought to be about. */
const BEFORE_WORDS = 2;

/** Shorter words are looked for as they were typed: "back" with one letter changed is "jack". */
const LEAST_MISTYPED = 6;

/** Shorter words are no beginning of others: "no" is not "nobody". */
const LEAST_BEGINNING = 3;

const exact = (term: string): boolean => term.length < LEAST_BEGINNING || /^\d/.test(term);

const joined = (text: string): string =>
  wordsOf(text)
    .map(({ word }) => word)
    .join(' ');

/** @param isKnown - whether the rules have such a word: one that they have is not mistyped. */
const phraseQuery = (phrase: Phrase, isOwn: boolean, isKnown: (word: string) => boolean): Query => ({
  combineWith: 'AND',
  queries: [...phrase],
  prefix: (term) => !exact(term) && (isOwn || term.length > 3),
  fuzzy: (term) => isOwn && !exact(term) && term.length >= LEAST_MISTYPED && !isKnown(term) && 0.2,
  boostTerm: () => (isOwn ? 1 : OTHER_NAME),
});

const covers = ({ queryTerms }: SearchResult, { own, others }: Wanted): boolean =>
  [own, ...others].some((phrase) => phrase.every((word) => queryTerms.includes(word)));

/** What finds clauses: by number before all, then those that a question is known to be about, then by their words. */
export type Find = (line: string, about?: readonly AnyClause[]) => readonly Found[];

/** Makes the index of a language's clauses. @returns what finds them, the best first. */
export function makeSearch(clauses: readonly SearchClause[]): Find {
  const byId = new Map<string, SearchClause>(clauses.map((clause) => [clause.id, clause]));
  const byTitle = groupBy(clauses, ({ title }) => joined(title));
  const index = new MiniSearch<SearchClause>({
    fields: ['title', 'chapter', 'text'],
    tokenize: (text) => wordsOf(text).map(({ word }) => word),
    processTerm: (term) => term,
  });
  index.addAll(clauses);
  const known = new Set(
    clauses.flatMap(({ title, chapter, text }) => wordsOf(`${title} ${chapter} ${text}`).map(({ word }) => word)),
  );
  const isKnown = (word: string) => known.has(word);

  return (line, about = []) => {
    const { books, number, wanted } = readAsked(line);
    const isIn = (book: Book) => books.length === 0 || books.includes(book);
    const numbered = clauses.filter(
      ({ id, book }) =>
        number !== undefined && isIn(book) && (numberOf(id) === number || numberOf(id).startsWith(`${number}.`)),
    );
    const titled = byTitle.get(joined(line)) ?? [];
    const results =
      wanted.length === 0
        ? []
        : index.search(
            {
              combineWith: 'OR',
              queries: wanted.map(({ own, others }) => ({
                combineWith: 'OR',
                queries: [phraseQuery(own, true, isKnown), ...others.map((name) => phraseQuery(name, false, isKnown))],
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
    const meant = about.flatMap((id) => byId.get(id) ?? []);
    const mixed = [...meant.slice(0, BEFORE_WORDS), ...worded.slice(0, 1), ...meant.slice(BEFORE_WORDS), ...worded];
    return [...new Set([...numbered, ...titled, ...mixed])].slice(0, MOST).map((clause) => {
      const words = hits.get(clause.id) ?? new Set<string>();
      return { clause, title: marked(clause.title, words), excerpt: excerpt(clause.text, words) };
    });
  };
}

/** A stretch of text, and whether it is what was searched for. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** How much of a clause is shown, in characters, and how much of it before the first hit. */
const LENGTH = 170;
const BEFORE = 50;

/** A text in pieces. @param hits - the words that are marked, folded. */
function marked(text: string, hits: ReadonlySet<string>): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { word, from, to } of wordsOf(text)) {
    if (!hits.has(word)) continue;
    if (from > at) pieces.push({ text: text.slice(at, from), isHit: false });
    pieces.push({ text: text.slice(from, to), isHit: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isHit: false });
  return pieces;
}

/** What ends a sentence: a full stop and the like, before a capital, a number or a quotation mark. */
const SENTENCE_END = /[.!?][”»"’)]?\s(?=[\p{Lu}\p{N}“«"])/gu;

/** The part of a text that has most of the hits, from a sentence or else a word on, with dots where it was cut. */
export function excerpt(text: string, hits: ReadonlySet<string>): readonly Piece[] {
  const words = wordsOf(text);
  const found = words.filter(({ word }) => hits.has(word));
  const hitsFrom = (start: number) => found.filter(({ from, to }) => from >= start && to <= start + LENGTH - BEFORE);
  /** So many different words are hit in the part that begins with this one. */
  const seen = (start: number): number => new Set(hitsFrom(start).map(({ word }) => word)).size;
  const first = found.reduce((best, { from }) => (seen(from) > seen(best) ? from : best), found[0]?.from ?? 0);
  const sentences = [0, ...[...text.matchAll(SENTENCE_END)].map(({ 0: end, index }) => index + end.length)];
  const sentence = sentences.findLast((start) => start <= first)!;
  const word = words.find((one) => one.from >= first - BEFORE)?.from ?? 0;
  // At the end of a text there is room for the sentences before; a hit late in a long one would be left out.
  const last = sentences.find((start) => text.length - start <= LENGTH) ?? text.length;
  const isRoom = first - sentence <= LENGTH / 2 && (hitsFrom(first).at(-1)?.to ?? first) <= sentence + LENGTH;
  const from = Math.min(last, isRoom ? sentence : word);
  const to =
    text.length - from <= LENGTH
      ? text.length
      : (words.findLast((one) => one.to <= from + LENGTH)?.to ?? from + LENGTH);
  return marked(`${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`, hits);
}
