import { readFileSync } from 'node:fs';
import type { Lang } from '../../src/i18n/lang.ts';
import { readBook } from '../../src/rulebooks/book-loader.ts';
import { BOOKS } from '../../src/rulebooks/books.ts';
import { plainText } from '../../src/rulebooks/plain-text.ts';
import { makeSearch, type SearchClause } from '../../src/rulebooks/search.ts';

function clausesIn(lang: Lang): readonly SearchClause[] {
  return BOOKS.flatMap((book) => {
    const read = readBook(readFileSync(`content/rulebooks/${lang}/${book}.md`, 'utf8'), book);
    if (!read.ok) throw new Error(read.problems.join('\n'));
    return read.book.chapters.flatMap(({ title: chapter, clauses }) =>
      clauses.map(({ id, title, markdown }) => ({ id, book, title, chapter, text: plainText(markdown) })),
    );
  });
}

/** All clauses of the rule books in each language, as the search has them, and the search in them. */
export const CLAUSES = { en: clausesIn('en'), nb: clausesIn('nb') };
export const SEARCH = { en: makeSearch(CLAUSES.en), nb: makeSearch(CLAUSES.nb) };
