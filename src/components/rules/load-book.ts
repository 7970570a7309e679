import { type CollectionEntry, getEntry } from 'astro:content';
import type { Lang } from '../../i18n/lang.ts';
import type { Book } from '../../rulebooks/books.ts';

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
