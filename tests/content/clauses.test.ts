import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/i18n/lang.ts';
import { readBook } from '../../src/rulebooks/book-loader.ts';
import { BOOKS, type Book, CLAUSES_OF } from '../../src/rulebooks/books.ts';
import { RULINGS_OF } from '../../src/rulebooks/rulings.ts';

interface RulingWords {
  readonly title: string;
  readonly gap: string;
  readonly options: Readonly<Record<string, string>>;
}

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../content/${path}.json`, import.meta.url), 'utf8'));

/** Every clause of a book in its one sentence. */
function clausesIn(lang: string, book: Book): Readonly<Record<string, string>> {
  const read = readBook(readFileSync(`content/rulebooks/${lang}/${book}.md`, 'utf8'), book);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const clauses = read.book.chapters.flatMap((chapter) => chapter.clauses);
  return Object.fromEntries(clauses.map(({ id, sentence }) => [id, sentence]));
}
const rulingsIn = (lang: string, book: Book) =>
  read(`rulings/${lang}/${book}`) as Readonly<Record<string, RulingWords>>;

/** What must be the same in every language: figures of two and more digits (smaller ones may be words), and codes. */
const figures = (text: string) =>
  (text.match(/[\w@/-]*\d[\d.,]*\d[\w@/-]*/g) ?? []).map((figure) => figure.replace(',', '.')).toSorted();

describe.each(BOOKS.flatMap((book) => LANGS.map((lang) => ({ book, lang }))))(
  'the rules of $book in words: $lang',
  ({ book, lang }) => {
    const clauses = clausesIn(lang, book);
    const rulings = rulingsIn(lang, book);

    test('exactly the rulings of the engine, each with exactly its options', () => {
      expect(Object.keys(rulings)).toEqual(Object.keys(RULINGS_OF[book]));
      for (const [id, { options }] of Object.entries(RULINGS_OF[book]))
        expect(Object.keys(rulings[id]?.options ?? {})).toEqual([...options]);
    });

    test('every text is a whole sentence, and a title has no full stop', () => {
      const texts = Object.values(rulings).flatMap(({ gap, options }) => [gap, ...Object.values(options)]);
      for (const text of [...Object.values(clauses), ...texts]) expect(text).toMatch(/^[\p{Lu}\d“«-].*[.!?][”»]?$/u);
      for (const { title } of Object.values(rulings)) expect(title).toMatch(/^[\p{Lu}\d].*[^.\s]$/u);
    });
  },
);

describe.each(BOOKS)('%s', (book) => {
  const [en, nb] = [clausesIn('en', book), clausesIn('nb', book)];

  test('no rule reads the same in both languages', () => {
    for (const clause of CLAUSES_OF[book]) expect(nb[clause]).not.toBe(en[clause]);
    const [rulingsEn, rulingsNb] = [rulingsIn('en', book), rulingsIn('nb', book)];
    for (const id of Object.keys(RULINGS_OF[book])) expect(rulingsNb[id]).not.toEqual(rulingsEn[id]);
  });

  test.each(CLAUSES_OF[book])('%s has the same figures in both languages', (clause) => {
    expect(figures(nb[clause]!)).toEqual(figures(en[clause]!));
  });
});
