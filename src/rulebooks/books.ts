import { GABONG_CLAUSES } from '../games/gabong/clauses.ts';
import { GOOLS_CLAUSES } from '../games/gools/clauses.ts';
import { GUG_CLAUSES } from '../games/gug/clauses.ts';
import { THREE_MAN_CLAUSES } from '../games/three-man/clauses.ts';

/** The rule books, each by the name that its clauses begin with. */
export const BOOKS = ['gug', 'gools', 'three-man', 'gabong'] as const;
export type Book = (typeof BOOKS)[number];

/** The games' names, the same in every language. */
export const BOOK_NAMES: Readonly<Record<Book, string>> = {
  gug: 'Gaa Under Gunnar',
  gools: 'Gabba Gools',
  'three-man': 'Three Man',
  gabong: 'Gabong',
};

/** Every clause of each book, in its order, as the engines name them. */
export const CLAUSES_OF = {
  gug: GUG_CLAUSES,
  gools: GOOLS_CLAUSES,
  'three-man': THREE_MAN_CLAUSES,
  gabong: GABONG_CLAUSES,
} as const satisfies Readonly<Record<Book, readonly string[]>>;
export type ClauseOf<B extends Book> = (typeof CLAUSES_OF)[B][number];
export type AnyClause = ClauseOf<Book>;

/** The book that a clause stands in; undefined for what is no clause. */
export const bookOf = (id: string): Book | undefined =>
  BOOKS.find((book) => CLAUSES_OF[book].some((clause) => clause === id));

/** A clause as its book numbers it: `10.2` of `gug-10.2`. */
export const numberOf = (id: string): string => id.slice(id.lastIndexOf('-') + 1);

/** The page of a book, without its language. */
export const pageOf = (book: Book): string => `rules/${book}/`;

/** The address of a clause in its book, without its language. @param id - a clause. */
export function anchorOf(id: AnyClause): string {
  const book = bookOf(id);
  if (!book) throw new RangeError(`${id} is no clause`);
  return `${pageOf(book)}#${id}`;
}
