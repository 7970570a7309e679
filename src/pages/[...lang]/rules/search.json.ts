import type { APIRoute } from 'astro';
import { loadBook } from '../../../components/load-book.ts';
import { languagePaths, type Lang } from '../../../i18n/lang.ts';
import { BOOKS } from '../../../rulebooks/books.ts';
import { plainText } from '../../../rulebooks/plain-text.ts';
import type { SearchClause } from '../../../rulebooks/search.ts';

export const getStaticPaths = languagePaths;

/** Every clause of a language as the search reads it. */
export const GET: APIRoute<{ lang: Lang }> = async ({ props: { lang } }) => {
  const books = await Promise.all(
    BOOKS.map(async (book) => ({ book, chapters: (await loadBook(lang, book)).chapters })),
  );
  const clauses = books.flatMap(({ book, chapters }) =>
    chapters.flatMap(({ title: chapter, clauses }) =>
      clauses.map(({ id, title, markdown }): SearchClause => ({
        id: id as SearchClause['id'],
        book,
        title,
        chapter,
        text: plainText(markdown),
      })),
    ),
  );
  return Response.json(clauses);
};
