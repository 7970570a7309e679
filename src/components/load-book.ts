import { type CollectionEntry, getEntry } from 'astro:content';
import type { Lang } from '../i18n/lang.ts';
import type { Book, ClauseOf } from '../rulebooks/books.ts';
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

/** What a panel says of its rules: each clause in its one sentence, and its rulings in words. @throws as `loadBook`. */
export async function loadPanelWords<B extends Book>(lang: Lang, book: B) {
  const { chapters, rulings } = await loadBook(lang, book);
  const sentences = chapters.flatMap(({ clauses }) => clauses.map(({ id, sentence }) => [id, sentence] as const));
  // The loader has seen that these are exactly the clauses of the book.
  return { clauses: Object.fromEntries(sentences) as Record<ClauseOf<B>, string>, rulings: withRules(rulings) };
}
