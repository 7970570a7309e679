import { GABONG_CLAUSES } from '../games/gabong/clauses.ts';
import { GABONG_RULINGS } from '../games/gabong/rulings.ts';
import { GOOLS_CLAUSES } from '../games/gools/clauses.ts';
import { GOOLS_RULINGS } from '../games/gools/rulings.ts';
import { GUG_CLAUSES } from '../games/gug/clauses.ts';
import { GUG_RULINGS } from '../games/gug/rulings.ts';
import type { RulingForm } from '../games/shared/ruling.ts';
import { THREE_MAN_CLAUSES, THREE_MAN_RULINGS } from '../games/three-man/clauses.ts';
import { TOURNAMENT_RULINGS } from '../games/tournament/rulings.ts';
import { STATED } from './stated.ts';

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

const statedIn = (book: Book): Readonly<Record<string, RulingForm<AnyClause>>> =>
  Object.fromEntries(Object.entries(STATED).filter(([, { on }]) => on.every((clause) => bookOf(clause) === book)));

/** Every reading of each book, those that a table chooses first. */
export const RULINGS_OF: Readonly<Record<Book, Readonly<Record<string, RulingForm<AnyClause>>>>> = {
  // Its tournaments are in it too (18.1).
  gug: { ...GUG_RULINGS, ...TOURNAMENT_RULINGS, ...statedIn('gug') },
  gools: { ...GOOLS_RULINGS, ...statedIn('gools') },
  'three-man': { ...THREE_MAN_RULINGS, ...statedIn('three-man') },
  gabong: { ...GABONG_RULINGS, ...statedIn('gabong') },
};

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

/** The rulings on a clause, by their ids. */
export const rulingsOn = (book: Book, id: string): readonly string[] =>
  Object.entries(RULINGS_OF[book]).flatMap(([ruling, { on }]) => (on.some((cited) => cited === id) ? [ruling] : []));
