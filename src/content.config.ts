import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { bookLoader, clause, factsSchema, sentence } from './rulebooks/book-loader.ts';
import { type Book, BOOKS } from './rulebooks/books.ts';
import { RULINGS_OF } from './rulebooks/rulings.ts';

const FILES = `{${BOOKS.join(',')}}.json`;

/** One value for each id of the engine: an id that lacks one, or one too many, in either language, fails the build. */
const each = <Id extends string, Value extends z.ZodType>(ids: readonly Id[], value: (id: Id) => Value) =>
  z.strictObject(Object.fromEntries(ids.map((id) => [id, value(id)])) as Record<Id, Value>);

/** A gap of the rule book in words, and each reading a table may choose. */
const ruling = (options: readonly string[]) =>
  z.strictObject({ title: sentence, gap: sentence, options: each(options, () => sentence) });

/** A file is one book's, whole: a schema over the clauses of all books would accept any mixture of them. */
const ofItsBook = <Value extends z.ZodType>(schema: (book: Book) => Value) =>
  z.union(BOOKS.map(schema) as [Value, ...Value[]]);

/** A word of the site, and words for the same thing that are not to be used. */
const term = z.strictObject({ term: sentence, not: z.array(sentence).min(1) });

/** Three lines are read; a list is not. */
const threeLines = z.tuple([sentence, sentence, sentence]);

export const collections = {
  /** The rule books; the entry's id is language and game, as `en/gug`. */
  rulebooks: defineCollection({
    loader: bookLoader(),
    schema: z.object({
      title: sentence,
      original: z.enum(['en', 'nb']),
      lead: sentence,
      source: sentence.optional(),
      chapters: z.array(
        z.object({
          number: sentence,
          title: sentence,
          clauses: z.array(
            z.object({ id: clause, number: sentence, title: sentence, sentence, markdown: sentence, html: sentence }),
          ),
        }),
      ),
    }),
  }),
  /** What is known of every clause whatever the language, by book. */
  facts: defineCollection({
    loader: glob({ base: './content/rulebooks', pattern: FILES }),
    schema: ofItsBook(factsSchema),
  }),
  /** Every ruling in words. */
  rulings: defineCollection({
    loader: glob({ base: './content/rulings', pattern: `{en,nb}/${FILES}` }),
    schema: ofItsBook((book) => each(Object.keys(RULINGS_OF[book]), (id) => ruling(RULINGS_OF[book][id]!.options))),
  }),
  /** One word for one thing, in each language: a test finds the others, the forbidden ones, in all that people read. */
  glossary: defineCollection({
    loader: file('content/glossary.json'),
    schema: z.strictObject({
      id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
      en: term,
      nb: term,
      /** A part of the places that it holds for; without it, everywhere. */
      in: sentence.optional(),
    }),
  }),
  /** What a version brought, for those who had an earlier one; the newest stands first. */
  news: defineCollection({
    loader: file('content/news.json'),
    schema: z.strictObject({ id: z.string().regex(/^\d+\.\d+\.\d+$/), en: threeLines, nb: threeLines }),
  }),
  /** Pages that are no rules. */
  pages: defineCollection({
    loader: glob({ base: './content/rulebooks', pattern: '{en,nb}/drinking.md' }),
    schema: z.strictObject({ title: sentence, lead: sentence }),
  }),
};
