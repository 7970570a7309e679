import { languagePaths } from '../../i18n/lang.ts';
import { BOOKS } from '../../rulebooks/books.ts';

/** For pages that stand for every rule book in every language, under `[...lang]` and `[book]`. */
export const bookPaths = () =>
  languagePaths().flatMap(({ params, props }) =>
    BOOKS.map((book) => ({ params: { ...params, book }, props: { ...props, book } })),
  );
