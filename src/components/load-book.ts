import { type CollectionEntry, getEntry } from 'astro:content';
import { fill } from '../i18n/fill.ts';
import { type Lang, pathIn } from '../i18n/lang.ts';
import { RULE_BOOKS } from '../i18n/rule-books.ts';
import { type Book, BOOK_NAMES, type ClauseOf, pageOf } from '../rulebooks/books.ts';
import { withRules } from '../rulebooks/rulings.ts';

/** A rule book in one language, and what is known of its clauses and rulings. */
export type LoadedBook = CollectionEntry<'rulebooks'>['data'] & {
  readonly facts: CollectionEntry<'facts'>['data'];
  readonly rulings: CollectionEntry<'rulings'>['data'];
};

/** A rule book with what is known of its clauses, at build time. @throws when a file is missing, by its name. */
export async function loadBook(lang: Lang, book: Book): Promise<LoadedBook> {
  const text = await getEntry('rulebooks', `${lang}/${book}`);
  const facts = await getEntry('facts', book);
  const rulings = await getEntry('rulings', `${lang}/${book}`);
  if (!text || !facts || !rulings)
    throw new Error(
      `content/rulebooks needs ${lang}/${book}.md and ${book}.json, content/rulings ${lang}/${book}.json.`,
    );
  return { ...text.data, facts: facts.data, rulings: rulings.data };
}

/**
 * The chapters of a book with their addresses. Chapter 7 of Gabba Gools is Three Man, which has a rule book of its own: it is
 * named in its place, so that nobody misses a number. @param page - where the book stands, unless the link stands there too.
 */
export const contentsOf = (lang: Lang, book: Book, chapters: LoadedBook['chapters'], page = '') =>
  chapters.flatMap(({ number, title }) => {
    const chapter = { number, title, href: `${page}#${book}-${number}` };
    if (book !== 'gools' || number !== '8') return [chapter];
    const threeMan = fill(RULE_BOOKS[lang].ownBook, { book: BOOK_NAMES['three-man'] });
    return [{ number: '7', title: threeMan, href: pathIn(lang, pageOf('three-man')) }, chapter];
  });

/** What a panel says of its rules: each clause in its one sentence, and its rulings in words. @throws as `loadBook`. */
export async function loadPanelWords<B extends Book>(lang: Lang, book: B) {
  const { chapters, rulings } = await loadBook(lang, book);
  const sentences = chapters.flatMap(({ clauses }) => clauses.map(({ id, sentence }) => [id, sentence] as const));
  // The loader has seen that these are exactly the clauses of the book.
  return { clauses: Object.fromEntries(sentences) as Record<ClauseOf<B>, string>, rulings: withRules(rulings) };
}
